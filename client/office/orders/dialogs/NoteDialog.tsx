import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { sendOnce } from '../../../api/command/command.ts'
import { cleanNote } from '../../../domain/orders/noteLength.ts'
import { CountedArea } from '../../../forms/CountedField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { EditDialog } from '../../parts/EditDialog.tsx'
import { AddOfficeInstructionsDocument } from '../orders.generated.ts'
import { OrderBrief } from './OrderBrief.tsx'
import type { OrderDialogProps } from './orderDialog.ts'

/** A note for the crew, up to 500 characters, until service starts (decision E11). */
export function NoteDialog({ order, onClose }: OrderDialogProps) {
  const text = useText()
  const { orderNo } = order.order
  const { form, submit } = useServerForm<{ text: string }>({
    slot: `note ${orderNo}`,
    defaultValues: { text: '' },
    send: (values) =>
      sendOnce({
        mutation: AddOfficeInstructionsDocument,
        about: orderNo,
        terms: { orderNo, text: cleanNote(values.text) },
      }),
    onOvertaken: onClose,
    onDone: onClose,
  })
  return (
    <EditDialog
      title={text('officeOrders.action.addNote')}
      form={form}
      submit={submit}
      submitLabel={text('orders.actions.addInstructions')}
      onClose={onClose}
    >
      <OrderBrief order={order} />
      <CountedArea
        name="text"
        limit={businessRules.lengths.text}
        label={text('orders.instructions.label')}
        hint={text('officeOrders.note.hint')}
        rows={4}
        data-autofocus=""
      />
    </EditDialog>
  )
}
