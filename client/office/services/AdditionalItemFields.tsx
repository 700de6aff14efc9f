import { AddOnService, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { isAddOnOf } from '../../../schema/rules/propertyConditions.ts'
import { FieldGrid } from '../../domain/address/FieldGrid.tsx'
import type { CatalogName } from '../../domain/catalog/wireNames.ts'
import { SelectField } from '../../forms/SelectField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useText } from '../../i18n/useText.ts'
import { CountingTypes } from './CheckPointFields.tsx'
import { ConditionFields } from './ConditionFields.tsx'

interface AdditionalItemFieldsProps {
  readonly catalog: CatalogName
  /** The condition chosen; 0 while none is. */
  readonly condType: number
}

/** Condition, its attribute, how it counts, and for which services. */
export function AdditionalItemFields({ catalog, condType }: AdditionalItemFieldsProps) {
  const text = useText()
  const addOns = Object.values(AddOnService).filter((id) => isAddOnOf(ServiceCatalog[catalog], id))
  return (
    <>
      <ConditionFields condType={condType} />
      <FieldGrid columns={2}>
        <SelectField name="countingType" label={text('officeItems.countingType')}>
          <option value="0">{text('office.choose')}</option>
          <CountingTypes />
        </SelectField>
        <TextField
          name="consuming"
          type="number"
          inputMode="numeric"
          min={1}
          max={500}
          label={text('officeItems.amount')}
        />
      </FieldGrid>
      <SelectField
        name="detailType"
        label={text('officeItems.detailType')}
        hint={text('officeItems.item.for')}
      >
        {addOns.map((id) => (
          <option key={id} value={id}>
            {text(`addOn.${id}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
