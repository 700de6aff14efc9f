import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { cleanNote } from '../../../domain/orders/noteLength.ts'
import { CountedArea } from '../../../forms/CountedField.tsx'
import { EditDialog } from '../../../forms/EditDialog.tsx'
import { useCommandForm } from '../../../forms/useCommandForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { useDialogHost } from '../../../ui/useDialog.tsx'
import { CancelCustomerOrderDocument } from '../orders.generated.ts'
import { OrderBrief, type OrderDialogProps } from './orderDialog.tsx'

/**
 * Cancels an order free of charge, with an optional reason for the customer; asks the documented question itself (back-office document
 * section 5, decision E4).
 */
export function CancelOrderDialog({ order }: OrderDialogProps) {
  const text = useText()
  const { revision, order: shown } = order
  const { orderNo, periodType, status } = shown
  const form = useCommandForm(CancelCustomerOrderDocument, {
    about: orderNo,
    seen: { revisionSeen: revision },
    defaultValues: { reason: '' },
    terms: ({ reason }) => ({ orderNo, reason: cleanNote(reason) || null }),
    context: { leaveTo: '/' },
    onOvertaken: useDialogHost()?.close,
  })
  const isPart = status === 'InService' && periodType !== 'Day'
  return (
    <EditDialog
      title={text('orders.actions.cancel')}
      form={form}
      submitLabel={text('orders.actions.cancel')}
      closeLabel={text('officeOrders.cancel.keep')}
      isDestructive
    >
      <OrderBrief order={order} />
      <chakra.p fontWeight="medium">{text('officeOrders.cancel.question')}</chakra.p>
      <p>
        {text(isPart ? 'officeOrders.cancel.part' : 'officeOrders.cancel.whole', {
          points: shown.totalPoints,
        })}
      </p>
      <CountedArea
        name="reason"
        limit={businessRules.lengths.text}
        label={text('officeOrders.cancel.reason')}
        hint={text('officeOrders.cancel.hint')}
        rows={3}
        data-autofocus=""
      />
    </EditDialog>
  )
}
