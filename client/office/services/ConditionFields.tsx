import { useFormContext } from 'react-hook-form'
import type { ConditionKind } from '../../../schema/rules/enumerations.ts'
import { propertyAttributes } from '../../../schema/rules/propertyConditions.ts'
import { FieldGrid } from '../../domain/address/FieldGrid.tsx'
import { PropertyOptions } from '../../domain/address/PropertyOptions.tsx'
import { attribute } from '../../domain/address/propertyQuestions.ts'
import { SelectField } from '../../forms/SelectField.tsx'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'

const conditions = Object.keys(propertyAttributes).map(Number)

/** A property condition and its attribute, stacked, because an attribute's label does not fit in half a line. */
export function ConditionFields({ condType }: { readonly condType: number }) {
  const text = useText()
  const { setValue } = useFormContext()
  const kind = condType as ConditionKind
  const attributes = propertyAttributes[kind] ?? []
  return (
    <FieldGrid
      gridTemplateColumns="minmax(0, 1fr)"
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
        <PropertyOptions classes={attributes.map((id) => ({ id, label: attribute(kind, id) }))} />
      </SelectField>
    </FieldGrid>
  )
}
