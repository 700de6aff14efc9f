import { chakra } from '@chakra-ui/react/styled-system'
import { CheckField } from '../../forms/CheckField.tsx'
import { SelectField } from '../../forms/SelectField.tsx'
import { useText } from '../../i18n/useText.ts'
import { FieldGrid } from './FieldGrid.tsx'
import { propertyQuestions } from './propertyQuestions.ts'
import { type PropertyFacts, propertyChecks } from './propertyTexts.ts'

interface PropertyFieldsProps {
  /** What is known already and can be corrected, but not taken back. */
  readonly known?: PropertyFacts
}

/** What a price may depend on, as selects and check boxes in a ServerForm (customer document, section 3). */
export function PropertyFields({ known }: PropertyFieldsProps) {
  const text = useText()
  return (
    <chakra.div display="grid" gap="4">
      <FieldGrid columns={2}>
        {propertyQuestions.map(({ name, label, classes }) => (
          // what a driveway is called has no room in half a line
          <chakra.div key={name} gridColumn={name === 'driveWayType' ? '1 / -1' : undefined}>
            <SelectField name={name} label={text(label)}>
              {!known?.[name] && <option value="0">{text('addresses.notStated')}</option>}
              {classes.map((each) => (
                <option key={each.id} value={each.id}>
                  {text(each.label)}
                </option>
              ))}
            </SelectField>
          </chakra.div>
        ))}
      </FieldGrid>
      <div>
        {propertyChecks.map(({ name, label }) => (
          <CheckField key={name} name={name}>
            {text(label)}
          </CheckField>
        ))}
      </div>
    </chakra.div>
  )
}
