import { businessRules } from '../../../../schema/rules/businessRules.ts'
import type { DisputeReason } from '../../../api/schema.generated.ts'
import { cleanNote } from '../../../domain/orders/noteLength.ts'
import { ChoiceField } from '../../../forms/ChoiceField.tsx'
import { CountedArea } from '../../../forms/CountedField.tsx'
import { EditDialog } from '../../../forms/EditDialog.tsx'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { useCommandForm } from '../../../forms/useCommandForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { useDialogHost } from '../../../ui/useDialog.tsx'
import { OpenDisputeDocument } from '../orders.generated.ts'
import { OrderBrief, type OrderDialogProps } from './orderDialog.tsx'

interface Complaint {
  readonly words: string
  readonly reason: DisputeReason
}

const resolver = fieldRules<Complaint>(
  async () => (await import('../../../domain/orders/noteRules.ts')).complaintRules,
)

/** Records a complaint about a completed order, in the customer's words, up to seven days after the service (decisions E8, W6). */
export function OpenDisputeDialog({ order }: OrderDialogProps) {
  const text = useText()
  const { orderNo } = order.order
  const form = useCommandForm(OpenDisputeDocument, {
    about: orderNo,
    seen: { revisionSeen: order.revision },
    defaultValues: { words: '', reason: 'Quality' } as Complaint,
    resolver,
    terms: ({ words, reason }) => ({ orderNo, reason, words: cleanNote(words) }),
    onOvertaken: useDialogHost()?.close,
  })
  return (
    <EditDialog
      title={text('officeOrders.action.openDispute')}
      form={form}
      submitLabel={text('officeOrders.dispute.open')}
    >
      <OrderBrief order={order} />
      <CountedArea
        name="words"
        limit={businessRules.lengths.text}
        label={text('officeOrders.dispute.words')}
        hint={text('officeOrders.dispute.hint')}
        rows={4}
        data-autofocus=""
      />
      <ChoiceField
        name="reason"
        label={text('officeOrders.dispute.reason')}
        choices={(['Quality', 'Charge'] as const).map((value) => ({
          value,
          label: text(`officeOrders.dispute.${value}`),
        }))}
      />
    </EditDialog>
  )
}
