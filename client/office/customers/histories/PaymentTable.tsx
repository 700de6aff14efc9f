import { useText } from '../../../i18n/useText.ts'
import type { AskDialog } from '../dialogs/askedDialog.ts'
import { OfficeUserPaymentsDocument } from '../userHistories.generated.ts'
import { FilteredHistory } from './FilteredHistory.tsx'
import { PaymentRow } from './PaymentRow.tsx'

interface PaymentTableProps {
  readonly customerId: string
  /** Of somebody who was forgotten nothing is taken back. */
  readonly isFormer: boolean
  readonly ask: AskDialog
}

/** 'Payment Histories' with the office's comments (back-office document, sections 2 and 3; decision F11). */
export function PaymentTable({ customerId, isFormer, ask }: PaymentTableProps) {
  const text = useText()
  return (
    <FilteredHistory
      customerId={customerId}
      catalog="Payments"
      document={OfficeUserPaymentsDocument}
      title="officeUsers.payments.title"
      none="officeUsers.payments.none"
      columns={[
        { label: text('officeUsers.column.when') },
        { label: text('histories.sheet.invoice') },
        { label: text('histories.sheet.subtotal'), isFigure: true, isWide: true },
        { label: text('officeUsers.column.total'), isFigure: true },
      ]}
      row={(payment) => (
        <PaymentRow
          key={payment.paymentId}
          payment={payment}
          {...(!isFormer && { reverse: () => ask({ name: 'reverse', payment }) })}
        />
      )}
    />
  )
}
