import { useWatch } from 'react-hook-form'
import { type Reply, sendCommand, sendIdempotent } from '../../api/command/command.ts'
import { fieldRules } from '../../forms/fieldRules.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Muted } from '../../ui/layout.tsx'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { EditDialog } from '../parts/EditDialog.tsx'
import { CheckPointFields } from './CheckPointFields.tsx'
import { type CheckPointValues, checkPointFormOf, checkPointInputOf, itemFieldOf } from './itemForms.ts'
import { checkPointRules, itemNameRule } from './itemRules.ts'
import { PricePreview } from './PricePreview.tsx'
import {
  AddCheckPointDocument,
  type CheckPointRowFragment,
  SaveCheckPointDocument,
  type ServiceOutcomeFragment,
  type ServiceRowFragment,
} from './services.generated.ts'

interface CheckPointDialogProps {
  readonly service: ServiceRowFragment
  /** The edited check point; without it, a new one. */
  readonly point: CheckPointRowFragment | undefined
}

const resolver = fieldRules<CheckPointValues>(async () => ({ schema: checkPointRules }))

/** Adds a check point to a service, or edits one. */
export function CheckPointDialog({ service, point }: CheckPointDialogProps) {
  const host = useDialogHost()
  const text = useText()
  const form = useServerForm<CheckPointValues, Reply<ServiceOutcomeFragment>>({
    kind: 'info',
    keepAs: point ? undefined : `check point of ${service.id}`,
    fieldOf: (field) => itemFieldOf(field, 'itemName'),
    defaultValues: checkPointFormOf(point),
    resolver,
    send: (values) => {
      const input = { ...checkPointInputOf(values), serviceId: service.id }
      if (!point) return sendIdempotent({ mutation: AddCheckPointDocument, about: service.id, terms: input })
      const target = { checkPointId: point.id, version: point.version }
      return sendCommand({ mutation: SaveCheckPointDocument, variables: { input: { ...input, ...target } } })
    },
    onDone: (reply) => host?.close(point?.id ?? reply.service?.checkPoints.at(-1)?.id),
  })
  const values = useWatch({ control: form.form.control }) as CheckPointValues
  const title = text(point ? 'officeItems.checkPoint.edit' : 'officeItems.checkPoint.add')
  return (
    <EditDialog title={title} form={form} submitLabel={point ? text('office.save') : title}>
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
