import { useWatch } from 'react-hook-form'
import { sendCommand, sendOnce } from '../../api/command/command.ts'
import { fieldRules } from '../../forms/fieldRules.ts'
import { useText } from '../../i18n/useText.ts'
import { Muted } from '../../ui/layout.tsx'
import { EditDialog } from '../parts/EditDialog.tsx'
import { CheckPointFields } from './CheckPointFields.tsx'
import { type CheckPointValues, checkPointFormOf, checkPointInputOf } from './itemForms.ts'
import { checkPointRules, itemNameRule } from './itemRules.ts'
import type { ItemDialogProps } from './openedItem.ts'
import { PricePreview } from './PricePreview.tsx'
import {
  AddCheckPointDocument,
  type CheckPointRowFragment,
  SaveCheckPointDocument,
  type ServiceOutcomeFragment,
  type ServiceRowFragment,
} from './services.generated.ts'
import { useItemForm } from './useItemForm.ts'

interface CheckPointDialogProps extends ItemDialogProps {
  readonly service: ServiceRowFragment
  /** The edited check point; without it, a new one. */
  readonly point: CheckPointRowFragment | undefined
}

const resolver = fieldRules<CheckPointValues>(async () => ({ schema: checkPointRules }))

/** Adds a check point to a service, or edits one. */
export function CheckPointDialog({ service, point, ...dialog }: CheckPointDialogProps) {
  const text = useText()
  const { form, submit } = useItemForm<CheckPointValues, ServiceOutcomeFragment>({
    dialog,
    ...(point ? {} : { slot: `check point of ${service.id}` }),
    defaultValues: checkPointFormOf(point),
    resolver,
    nameField: 'itemName',
    send: (values) => {
      const input = { ...checkPointInputOf(values), serviceId: service.id }
      if (!point) return sendOnce({ mutation: AddCheckPointDocument, about: service.id, terms: input })
      const target = { checkPointId: point.id, version: point.version }
      return sendCommand({ mutation: SaveCheckPointDocument, variables: { input: { ...input, ...target } } })
    },
    rowOf: (reply) => point?.id ?? reply.service?.checkPoints.at(-1)?.id,
  })
  const values = useWatch({ control: form.control }) as CheckPointValues
  const title = text(point ? 'officeItems.checkPoint.edit' : 'officeItems.checkPoint.add')
  return (
    <EditDialog
      title={title}
      form={form}
      submit={submit}
      submitLabel={point ? text('office.save') : title}
      onClose={dialog.onClose}
      finalFocus={dialog.finalFocus}
    >
      <Muted mt="-2">{service.name}</Muted>
      <CheckPointFields hasExtra={values.hasExtra} />
      <PricePreview services={[service]} draft={draftOf(values, point?.id)} />
    </EditDialog>
  )
}

/** The preview's terms; nothing while a part cannot be saved. A missing name changes no price. */
function draftOf(values: CheckPointValues, id: string | undefined) {
  const named = { ...values, itemName: values.itemName.trim() || '–' }
  const holds =
    checkPointRules.safeParse(named).success &&
    Object.values(values.names).every((name) => itemNameRule.safeParse(name || '–').success)
  return holds ? { checkPoint: { ...checkPointInputOf(named), id: id ?? null } } : undefined
}
