import { OfficeUserPaymentsDocument } from '../../../../gql/graphql.ts'
import { useText } from '../../../../i18n/useText.ts'
import { stretchOf } from '../../../../parts/list/historyFilter.ts'
import { useChosenPeriod } from '../../../../parts/list/useChosenPeriod.ts'
import type { AskDialog } from '../dialogs/askedDialog.ts'
import { useGrowingList } from '../useGrowingList.ts'
import { HistoryHead, HistoryTable } from './HistoryTable.tsx'
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
  const [period] = useChosenPeriod()
  const list = useGrowingList(OfficeUserPaymentsDocument, { customerId, ...stretchOf(period) })
  const title = text('officeUsers.payments.title')
  return (
    <>
      <HistoryHead title={title} customerId={customerId} catalog="Payments" />
      <HistoryTable
        title={title}
        columns={[
          { label: text('officeUsers.column.when') },
          { label: text('officeUsers.column.invoice') },
          { label: text('officeUsers.column.subtotal'), isFigure: true, isWide: true },
          { label: text('officeUsers.column.total'), isFigure: true },
        ]}
        list={list}
        row={(payment) => (
          <PaymentRow
            key={payment.paymentId}
            payment={payment}
            {...(!isFormer && { reverse: () => ask({ name: 'reverse', payment }) })}
          />
        )}
        none={text('officeUsers.payments.none')}
      />
    </>
  )
}
