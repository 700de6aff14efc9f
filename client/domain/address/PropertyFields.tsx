import { chakra } from '@chakra-ui/react/styled-system'
import { CheckField } from '../../forms/CheckField.tsx'
import { SelectField } from '../../forms/SelectField.tsx'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import { PropertyOptions } from './PropertyOptions.tsx'
import { type ClassedFact, propertyQuestions } from './propertyQuestions.ts'
import { type PropertyFacts, propertyChecks } from './propertyTexts.ts'

/** Classes with a hint do not fit in half a line, and a building type would be alone in its row. */
const isShort = (name: ClassedFact) => name === 'bathType' || name === 'kitchenType'

interface PropertyFieldsProps {
  /** A known fact can be corrected but not cleared. */
  readonly known?: PropertyFacts
}

/** What a price may depend on, as selects and check boxes in a ServerForm (customer document, section 3). */
export function PropertyFields({ known }: PropertyFieldsProps) {
  const text = useText()
  return (
    <Stack gap="4">
      <FieldGrid columns={2}>
        {propertyQuestions.map(({ name, label, classes }) => (
          <chakra.div key={name} gridColumn={isShort(name) ? undefined : '1 / -1'}>
            <SelectField name={name} label={text(label)}>
              {!known?.[name] && <option value="0">{text('addresses.notStated')}</option>}
              <PropertyOptions classes={classes} />
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
    </Stack>
  )
}
