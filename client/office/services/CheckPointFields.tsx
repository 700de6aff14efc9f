import { chakra } from '@chakra-ui/react/styled-system'
import { CountingMode } from '../../../schema/rules/enumerations.ts'
import { FieldGrid } from '../../domain/address/FieldGrid.tsx'
import { CheckField } from '../../forms/CheckField.tsx'
import { SelectField } from '../../forms/SelectField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useText } from '../../i18n/useText.ts'
import { otherLanguages } from './itemForms.ts'

/** Name, minutes, the extra where it is switched on, and the name in other languages. */
export function CheckPointFields({ hasExtra }: { readonly hasExtra: boolean }) {
  const text = useText()
  return (
    <>
      <TextField data-autofocus="" name="itemName" label={text('officeItems.name')} autoComplete="off" />
      <FieldGrid columns={2}>
        <TextField
          name="timeConsuming"
          type="number"
          inputMode="numeric"
          min={1}
          max={500}
          label={text('officeItems.baseMinutes')}
        />
      </FieldGrid>
      <CheckField name="hasExtra">{text('officeItems.hasExtra')}</CheckField>
      {hasExtra && (
        <FieldGrid columns={2}>
          <SelectField name="extraCountingType" label={text('officeItems.countingType')}>
            <option value="0">{text('office.choose')}</option>
            <CountingTypes />
          </SelectField>
          <TextField
            name="extraConsuming"
            type="number"
            inputMode="numeric"
            min={1}
            max={500}
            label={text('officeItems.amount')}
          />
        </FieldGrid>
      )}
      <details>
        <chakra.summary cursor="pointer" textStyle="t14" color="brand" minHeight="6">
          {text('officeItems.translations')}
        </chakra.summary>
        <chakra.div display="grid" gap="4" mt="3">
          {otherLanguages.map((language) => (
            <TextField
              key={language}
              name={`names.${language}`}
              label={text('officeItems.nameIn', { language: text(`officeItems.language.${language}`) })}
              autoComplete="off"
            />
          ))}
        </chakra.div>
      </details>
    </>
  )
}

/** How an item can count, in the server's words. */
export function CountingTypes() {
  const text = useText()
  return Object.values(CountingMode).map((id) => (
    <option key={id} value={id}>
      {text(`countingType.${id}`)}
    </option>
  ))
}
