import { businessRules } from '../../../schema/rules/businessRules.ts'
import { CountingMode } from '../../../schema/rules/enumerations.ts'
import { FieldGrid } from '../../domain/address/FieldGrid.tsx'
import { NumberField } from '../../forms/NumberField.tsx'
import { SelectField } from '../../forms/SelectField.tsx'
import { useText } from '../../i18n/useText.ts'

/** How an item counts, in the server's words, and how much. Both are named as their form has them. */
export function CountingFields({ mode, amount }: { readonly mode: string; readonly amount: string }) {
  const text = useText()
  return (
    <FieldGrid columns={2}>
      <SelectField name={mode} label={text('officeItems.countingType')}>
        <option value="0">{text('office.choose')}</option>
        {Object.values(CountingMode).map((id) => (
          <option key={id} value={id}>
            {text(`countingType.${id}`)}
          </option>
        ))}
      </SelectField>
      <AmountField name={amount} label={text('officeItems.amount')} />
    </FieldGrid>
  )
}

/** Whole minutes, or percent: the arrow keys go as far as minutes do, and the rules have the last word (decision I13). */
export function AmountField({ name, label }: { readonly name: string; readonly label: string }) {
  const { least, most } = businessRules.catalogue.minutes
  return <NumberField name={name} min={least} max={most} label={label} />
}
