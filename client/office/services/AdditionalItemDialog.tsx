import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { AddOnService } from '../../../schema/rules/enumerations.ts'
import { sendCommand, sendOnce } from '../../api/command/command.ts'
import type { CatalogName } from '../../domain/catalog/wireNames.ts'
import { fieldRules } from '../../forms/fieldRules.ts'
import { useText } from '../../i18n/useText.ts'
import { EditDialog } from '../parts/EditDialog.tsx'
import { AdditionalItemFields } from './AdditionalItemFields.tsx'
import { type AdditionalItemValues, additionalItemFormOf, additionalItemInputOf } from './itemForms.ts'
import { additionalItemRules } from './itemRules.ts'
import type { ItemDialogProps } from './openedItem.ts'
import { PricePreview } from './PricePreview.tsx'
import { homeWith } from './sampleHomes.ts'
import {
  AddAdditionalItemDocument,
  type AdditionalItemOutcomeFragment,
  type AdditionalItemRowFragment,
  SaveAdditionalItemDocument,
  type ServiceRowFragment,
} from './services.generated.ts'
import { useItemForm } from './useItemForm.ts'

interface AdditionalItemDialogProps extends ItemDialogProps {
  readonly catalog: CatalogName
  readonly services: readonly ServiceRowFragment[]
  /** The edited item; without it, a new one. */
  readonly item: AdditionalItemRowFragment | undefined
}

/** Adds or edits an additional item: what a fact about a home adds or saves. */
export function AdditionalItemDialog({ catalog, services, item, ...dialog }: AdditionalItemDialogProps) {
  const text = useText()
  const rules = useMemo(() => additionalItemRules(catalog), [catalog])
  const resolver = useMemo(() => fieldRules<AdditionalItemValues>(async () => ({ schema: rules })), [rules])
  const { form, submit } = useItemForm<AdditionalItemValues, AdditionalItemOutcomeFragment>({
    dialog,
    ...(item ? {} : { slot: `additional item of ${catalog}` }),
    defaultValues: additionalItemFormOf(item),
    resolver,
    send: async (values) => {
      const input = additionalItemInputOf(values)
      if (!input) return undefined
      if (!item)
        return sendOnce({ mutation: AddAdditionalItemDocument, about: catalog, terms: { ...input, catalog } })
      const target = { itemId: item.id, version: item.version }
      return sendCommand({
        mutation: SaveAdditionalItemDocument,
        variables: { input: { ...input, ...target } },
      })
    },
    rowOf: (reply) => reply.item?.id,
  })
  const values = useWatch({ control: form.control }) as AdditionalItemValues
  const input = rules.safeParse(values).success ? additionalItemInputOf(values) : null
  const title = text(item ? 'officeItems.item.edit' : 'officeItems.item.add')
  return (
    <EditDialog
      title={title}
      form={form}
      submit={submit}
      submitLabel={item ? text('office.save') : title}
      onClose={dialog.onClose}
      finalFocus={dialog.finalFocus}
    >
      <AdditionalItemFields catalog={catalog} condType={Number(values.condType)} />
      <PricePreview
        services={services.filter(({ addOn }) => AddOnService[addOn] === Number(values.detailType))}
        draft={input ? { additionalItem: { ...input, id: item?.id ?? null } } : undefined}
        homeOf={(home) => homeWith(home, Number(values.condType), Number(values.propertyAttr))}
      />
    </EditDialog>
  )
}
