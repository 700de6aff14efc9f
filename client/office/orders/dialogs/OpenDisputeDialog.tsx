import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { sendOnce } from '../../../api/command/command.ts'
import type { DisputeReason } from '../../../api/schema.generated.ts'
import { cleanNote } from '../../../domain/orders/noteLength.ts'
import { CountedArea } from '../../../forms/CountedField.tsx'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { SelectField } from '../../../forms/SelectField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { EditDialog } from '../../parts/EditDialog.tsx'
import { OpenDisputeDocument } from '../orders.generated.ts'
import { OrderBrief } from './OrderBrief.tsx'
import type { OrderDialogProps } from './orderDialog.ts'

interface Complaint {
  readonly reason: DisputeReason
  readonly words: string
}

const resolver = fieldRules<Complaint>(async () => (await import('./disputeRules.ts')).openingRules)

/** Records a complaint about a completed order, in the customer's words, up to seven days after the service (decisions E8, W6). */
export function OpenDisputeDialog({ order, onClose }: OrderDialogProps) {
  const text = useText()
  const { orderNo } = order.order
  const { form, submit } = useServerForm<Complaint>({
    slot: `dispute ${orderNo}`,
    defaultValues: { reason: 'Quality', words: '' },
    resolver,
    send: ({ reason, words }) =>
      sendOnce({
        mutation: OpenDisputeDocument,
        about: orderNo,
        terms: { orderNo, reason, words: cleanNote(words) },
        seen: { revisionSeen: order.revision },
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
      <CountedArea
        name="words"
        limit={businessRules.lengths.text}
        label={text('officeOrders.dispute.words')}
        hint={text('officeOrders.dispute.hint')}
        rows={4}
      />
    </EditDialog>
  )
}
