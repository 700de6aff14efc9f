import { chakra } from '@chakra-ui/react/styled-system'
import { CheckField } from '../../forms/CheckField.tsx'
import { SelectField } from '../../forms/SelectField.tsx'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { FieldGrid } from './FieldGrid.tsx'
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
              {!known?.[name] && <option value="">{text('addresses.notStated')}</option>}
              <PropertyOptions classes={classes.map((one) => ({ value: one.name, label: one.label }))} />
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

/** The hint, in bedrooms or garages, of classes whose size few people know (decision B4). */
const hints: Partial<Record<MessageId, MessageId>> = {
  'property.Area.From1000To2300': 'addresses.hint.From1000To2300',
  'property.Area.Under1000': 'addresses.hint.Under1000',
  'property.Area.From2300To4000': 'addresses.hint.From2300To4000',
  'property.Driveway.Standard': 'addresses.hint.Standard',
  'property.Driveway.LargerThanStandard': 'addresses.hint.LargerThanStandard',
  'property.Driveway.LargerThanFour': 'addresses.hint.LargerThanFour',
}

interface PropertyOptionsProps {
  readonly classes: readonly { readonly value: string | number; readonly label: MessageId }[]
}

/** The classes of a property fact as options, each with its hint. Needs the text parts `address` and `lookups`. */
export function PropertyOptions({ classes }: PropertyOptionsProps) {
  const text = useText()
  const named = (label: MessageId) => {
    const hint = hints[label]
    const name = text(label)
    return hint ? text('addresses.hint.beside', { name, hint: text(hint) }) : name
  }
  return classes.map(({ value, label }) => (
    <option key={value} value={value}>
      {named(label)}
    </option>
  ))
}
