import { businessRules } from '../../../schema/rules/businessRules.ts'
import { CountingMode } from '../../../schema/rules/enumerations.ts'
import { FieldGrid } from '../../domain/address/FieldGrid.tsx'
import { NumberField } from '../../forms/NumberField.tsx'
import { SelectField } from '../../forms/SelectField.tsx'
import { useText } from '../../i18n/useText.ts'

/** An item's kind of amount, with the server's labels, and the amount. Both have their form's names. */
export function CountingFields({ mode, amount }: { readonly mode: string; readonly amount: string }) {
  const text = useText()
  return (
    <FieldGrid columns={2}>
      <SelectField name={mode} label={text('officeItems.countingType')}>
        <option value="">{text('office.choose')}</option>
        {(Object.keys(CountingMode) as (keyof typeof CountingMode)[]).map((name) => (
          <option key={name} value={name}>
            {text(`countingType.${name}`)}
          </option>
        ))}
      </SelectField>
      <AmountField name={amount} label={text('officeItems.amount')} />
    </FieldGrid>
  )
}

/** Whole minutes, or percent: the arrow keys allow the range of minutes, and the rules decide (decision I13). */
export function AmountField({ name, label }: { readonly name: string; readonly label: string }) {
  const { least, most } = businessRules.catalogue.minutes
  return <NumberField name={name} min={least} max={most} label={label} />
}
