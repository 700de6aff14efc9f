import { AddOnService, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { isAddOnOf } from '../../../schema/rules/propertyConditions.ts'
import type { CatalogName } from '../../domain/catalog/wireNames.ts'
import { SelectField } from '../../forms/SelectField.tsx'
import { useText } from '../../i18n/useText.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { CountingFields } from './CountingFields.tsx'

interface AdditionalItemFieldsProps {
  readonly catalog: CatalogName
  /** The chosen condition; 0 without one. */
  readonly condType: number
}

/** Condition, attribute, kind of amount, and the services it applies to. */
export function AdditionalItemFields({ catalog, condType }: AdditionalItemFieldsProps) {
  const text = useText()
  const addOns = Object.values(AddOnService).filter((id) => isAddOnOf(ServiceCatalog[catalog], id))
  return (
    <>
      <ConditionFields condType={condType} />
      <CountingFields mode="countingType" amount="consuming" />
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
