import { sendOnce } from '../../../api/command/command.ts'
import type { DisputeReason } from '../../../api/schema.generated.ts'
import { SelectField } from '../../../forms/SelectField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { EditDialog } from '../../parts/EditDialog.tsx'
import { OpenDisputeDocument } from '../orders.generated.ts'
import { OrderBrief } from './OrderBrief.tsx'
import type { OrderDialogProps } from './orderDialog.ts'

/** Records a complaint about a completed order, up to seven days after the service (decision E8). */
export function OpenDisputeDialog({ order, onClose, settle }: OrderDialogProps) {
  const text = useText()
  const { orderNo } = order.order
  const { form, submit } = useServerForm<{ reason: DisputeReason }>({
    slot: `dispute ${orderNo}`,
    defaultValues: { reason: 'Quality' },
    send: ({ reason }) =>
      sendOnce({
        mutation: OpenDisputeDocument,
        about: orderNo,
        terms: { orderNo, reason },
        seen: { revisionSeen: order.revision },
        reread: settle,
      }),
    onOvertaken: onClose,
    onDone: onClose,
  })
  return (
    <EditDialog
      title={text('officeOrders.action.openDispute')}
      form={form}
      submit={submit}
      submitLabel={text('officeOrders.dispute.open')}
      onClose={onClose}
    >
      <OrderBrief order={order} />
      <SelectField name="reason" label={text('officeOrders.dispute.reason')} data-autofocus="">
        <option value="Quality">{text('officeOrders.dispute.Quality')}</option>
        <option value="Charge">{text('officeOrders.dispute.Charge')}</option>
      </SelectField>
    </EditDialog>
  )
}
