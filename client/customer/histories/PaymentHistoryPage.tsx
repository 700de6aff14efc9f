import { usePages } from '../../api/list/usePages.ts'
import { useText } from '../../i18n/useText.ts'
import { HistoryFrame, type ListProps } from './HistoryFrame.tsx'
import { HistoryList } from './HistoryList.tsx'
import { PaymentHistoryDocument } from './histories.generated.ts'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import { PaymentRow } from './PaymentRow.tsx'

/** /userPaymentHistory: payments, and the invoice of each in a dialog with an address of its own (customer document, section 2). */
export function Component() {
  return (
    <>
      <HistoryFrame
        catalog="Payments"
        title="histories.payments.title"
        list={(props) => <PaymentList {...props} />}
      />
      <InvoiceDialog />
    </>
  )
}

function PaymentList({ stretch, showAll }: ListProps) {
  const text = useText()
  return (
    <HistoryList
      title={text('histories.payments.title')}
      pages={usePages(PaymentHistoryDocument, 'payments', stretch)}
      row={(payment) => <PaymentRow key={payment.paymentId} payment={payment} />}
      showAll={showAll}
      none={{
        icon: 'note',
        text: text('histories.payments.none'),
        to: '/userRecharge',
        action: text('histories.recharge'),
      }}
    />
  )
}
