import { useFormContext } from 'react-hook-form'
import { AddOnService, type ConditionKind, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { isAddOnOf, propertyAttributes } from '../../../schema/rules/propertyConditions.ts'
import { FieldGrid } from '../../domain/address/FieldGrid.tsx'
import type { CatalogName } from '../../domain/catalog/wireNames.ts'
import { SelectField } from '../../forms/SelectField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { CountingTypes } from './CheckPointFields.tsx'

interface AdditionalItemFieldsProps {
  readonly catalog: CatalogName
  /** The condition chosen; 0 while none is. */
  readonly condType: number
}

const conditions = Object.keys(propertyAttributes).map(Number)

/** Condition, its attribute, how it counts, and for which services. */
export function AdditionalItemFields({ catalog, condType }: AdditionalItemFieldsProps) {
  const text = useText()
  const { setValue } = useFormContext()
  const attributes = propertyAttributes[condType as ConditionKind] ?? []
  const addOns = Object.values(AddOnService).filter((id) => isAddOnOf(ServiceCatalog[catalog], id))
  return (
    <>
      <FieldGrid
        columns={2}
        // another condition has other attributes
        onChange={({ target }) =>
          'name' in target && target.name === 'condType' && setValue('propertyAttr', '0')
        }
      >
        <SelectField name="condType" label={text('officeItems.condition')}>
          <option value="0">{text('office.choose')}</option>
          {conditions.map((id) => (
            <option key={id} value={id}>
              {text(`condition.${id}` as MessageId)}
            </option>
          ))}
        </SelectField>
        <SelectField name="propertyAttr" label={text('officeItems.attribute')}>
          <option value="0">{text('office.choose')}</option>
          {attributes.map((id) => (
            <option key={id} value={id}>
              {text(`property.${condType}.${id}` as MessageId)}
            </option>
          ))}
        </SelectField>
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
