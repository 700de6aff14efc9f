import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { AddOnService, type ConditionKind, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { isAddOnOf, propertyAttributes } from '../../../schema/rules/propertyConditions.ts'
import { type Reply, sendCommand, sendIdempotent } from '../../api/command/command.ts'
import { FieldGrid } from '../../domain/address/FieldGrid.tsx'
import { PropertyOptions } from '../../domain/address/PropertyFields.tsx'
import { attribute } from '../../domain/address/propertyQuestions.ts'
import type { CatalogName } from '../../domain/catalog/wireNames.ts'
import { fieldRules } from '../../forms/fieldRules.ts'
import { SelectField } from '../../forms/SelectField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { EditDialog } from '../parts/EditDialog.tsx'
import { CountingFields } from './CountingFields.tsx'
import {
  type AdditionalItemValues,
  additionalItemFormOf,
  additionalItemInputOf,
  itemFieldOf,
} from './itemForms.ts'
import { additionalItemRules } from './itemRules.ts'
import { PricePreview } from './PricePreview.tsx'
import { homeWith } from './sampleHomes.ts'
import {
  AddAdditionalItemDocument,
  type AdditionalItemOutcomeFragment,
  type AdditionalItemRowFragment,
  SaveAdditionalItemDocument,
  type ServiceRowFragment,
} from './services.generated.ts'

interface AdditionalItemDialogProps {
  readonly catalog: CatalogName
  readonly services: readonly ServiceRowFragment[]
  /** The edited item; without it, a new one. */
  readonly item?: AdditionalItemRowFragment
}

/** Adds or edits an additional item: what a fact about a home adds or saves. */
export function AdditionalItemDialog({ catalog, services, item }: AdditionalItemDialogProps) {
  const host = useDialogHost()
  const text = useText()
  const rules = useMemo(() => additionalItemRules(catalog), [catalog])
  const resolver = useMemo(() => fieldRules<AdditionalItemValues>(async () => ({ schema: rules })), [rules])
  const form = useServerForm<AdditionalItemValues, Reply<AdditionalItemOutcomeFragment>>({
    kind: 'info',
    keepAs: item ? undefined : `additional item of ${catalog}`,
    fieldOf: (field) => itemFieldOf(field),
    defaultValues: additionalItemFormOf(item),
    resolver,
    send: async (values) => {
      const input = additionalItemInputOf(values)
      if (!input) return undefined
      if (!item)
        return sendIdempotent({
          mutation: AddAdditionalItemDocument,
          about: catalog,
          terms: { ...input, catalog },
        })
      const target = { itemId: item.id, version: item.version }
      return sendCommand({
        mutation: SaveAdditionalItemDocument,
        variables: { input: { ...input, ...target } },
      })
    },
    onDone: (reply) => host?.close(reply.item?.id),
  })
  const values = useWatch({ control: form.form.control }) as AdditionalItemValues
  const input = rules.safeParse(values).success ? additionalItemInputOf(values) : null
  const title = text(item ? 'officeItems.item.edit' : 'officeItems.item.add')
  return (
    <EditDialog title={title} form={form} submitLabel={item ? text('office.save') : title}>
      <AdditionalItemFields catalog={catalog} condType={Number(values.condType)} />
      <PricePreview
        services={services.filter(({ addOn }) => AddOnService[addOn] === Number(values.detailType))}
        draft={input ? { additionalItem: { ...input, id: item?.id ?? null } } : undefined}
        homeOf={(home) => homeWith(home, Number(values.condType), Number(values.propertyAttr))}
      />
    </EditDialog>
  )
}

interface AdditionalItemFieldsProps {
  readonly catalog: CatalogName
  /** The chosen condition; 0 without one. */
  readonly condType: number
}

/** Condition, attribute, kind of amount, and the services it applies to. */
function AdditionalItemFields({ catalog, condType }: AdditionalItemFieldsProps) {
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

const conditions = Object.keys(propertyAttributes).map(Number)

/** A property condition and its attribute, stacked, because an attribute's label does not fit in half a line. */
function ConditionFields({ condType }: { readonly condType: number }) {
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
