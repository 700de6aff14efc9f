import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { propertyAttributes } from '../../../schema/rules/propertyConditions.ts'
import { type Reply, sendCommand, sendIdempotent } from '../../api/command/command.ts'
import type { ConditionKind, ServiceCatalog } from '../../api/schema.generated.ts'
import { FieldGrid } from '../../domain/address/FieldGrid.tsx'
import { PropertyOptions } from '../../domain/address/PropertyFields.tsx'
import { classesOf } from '../../domain/address/propertyQuestions.ts'
import { EditDialog } from '../../forms/EditDialog.tsx'
import { fieldRules } from '../../forms/fieldRules.ts'
import { SelectField } from '../../forms/SelectField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { CountingFields } from './CountingFields.tsx'
import {
  type AdditionalItemValues,
  additionalItemFormOf,
  additionalItemInputOf,
  addOnsOf,
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
  readonly catalog: ServiceCatalog
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
    defaultValues: additionalItemFormOf(item),
    resolver,
    send: (values) => {
      const input = additionalItemInputOf(values)
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
  const draft = rules.safeParse(values).success
    ? { additionalItem: { ...additionalItemInputOf(values), id: item?.id ?? null } }
    : undefined
  const title = text(item ? 'officeItems.item.edit' : 'officeItems.item.add')
  return (
    <EditDialog title={title} form={form} submitLabel={item ? text('office.save') : title}>
      <AdditionalItemFields catalog={catalog} kind={values.conditionKind} />
      <PricePreview
        services={services.filter(({ addOn }) => addOn === values.addOn)}
        draft={draft}
        homeOf={(home) => homeWith(home, values.conditionKind, Number(values.attribute))}
      />
    </EditDialog>
  )
}

interface AdditionalItemFieldsProps {
  readonly catalog: ServiceCatalog
  /** The chosen condition; empty without one. */
  readonly kind: ConditionKind | ''
}

/** Condition, attribute, kind of amount, and the services it applies to. */
function AdditionalItemFields({ catalog, kind }: AdditionalItemFieldsProps) {
  const text = useText()
  return (
    <>
      <ConditionFields kind={kind} />
      <CountingFields mode="mode" amount="amount" />
      <SelectField name="addOn" label={text('officeItems.detailType')} hint={text('officeItems.item.for')}>
        {addOnsOf(catalog).map((name) => (
          <option key={name} value={name}>
            {text(`addOn.${name}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

const conditions = Object.keys(propertyAttributes) as ConditionKind[]

/** A property condition and its attribute, stacked, because an attribute's label does not fit in half a line. */
function ConditionFields({ kind }: Pick<AdditionalItemFieldsProps, 'kind'>) {
  const text = useText()
  const { setValue } = useFormContext()
  return (
    <FieldGrid
      gridTemplateColumns="minmax(0, 1fr)"
      // another condition has other attributes
      onChange={({ target }) =>
        'name' in target && target.name === 'conditionKind' && setValue('attribute', '0')
      }
    >
      <SelectField name="conditionKind" label={text('officeItems.condition')}>
        <option value="">{text('office.choose')}</option>
        {conditions.map((name) => (
          <option key={name} value={name}>
            {text(`condition.${name}`)}
          </option>
        ))}
      </SelectField>
      <SelectField name="attribute" label={text('officeItems.attribute')}>
        <option value="0">{text('office.choose')}</option>
        {kind && (
          <PropertyOptions
            classes={classesOf(kind, propertyAttributes[kind]).map(({ id, label }) => ({ value: id, label }))}
          />
        )}
      </SelectField>
    </FieldGrid>
  )
}
