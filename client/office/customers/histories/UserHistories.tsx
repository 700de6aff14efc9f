import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ActorRole } from '../../../api/schema.generated.ts'
import { useText } from '../../../i18n/useText.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { orderSearchPath } from '../../parts/orderSearchPath.ts'
import { LinkTabs } from '../../parts/tabs/LinkTabs.tsx'
import type { AskDialog } from '../dialogs/askedDialog.ts'
import {
  type OfficePointRowFragment,
  OfficeUserExperienceDocument,
  OfficeUserPaymentsDocument,
  OfficeUserPointsDocument,
} from '../userHistories.generated.ts'
import { userTabs, useUserList } from '../userListAddress.ts'
import type { OfficeUserCardFragment } from '../users.generated.ts'
import { Signed, When } from './Amount.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import { FilteredHistory } from './FilteredHistory.tsx'
import { PaymentRow } from './PaymentRow.tsx'

interface UserTabsProps {
  readonly customer: OfficeUserCardFragment
  readonly ask: AskDialog
}

/** Point, exp and payment history (back-office document, section 2), and the office record. */
export function UserTabs({ customer, ask }: UserTabsProps) {
  const text = useText()
  const { view, hrefOf } = useUserList()
  const tables = {
    points: <PointTable customerId={customer.id} />,
    exp: <ExperienceTable customerId={customer.id} />,
    payments: <PaymentTable customerId={customer.id} isFormer={customer.erased !== null} ask={ask} />,
    changes: <ChangeTable customer={customer} />,
  }
  return (
    <chakra.section aria-label={text('officeUsers.histories')} mt="3" containerType="inline-size">
      <LinkTabs
        label={text('officeUsers.histories')}
        tabs={userTabs.map((tab) => ({
          to: hrefOf({ tab }),
          label: text(`officeUsers.tab.${tab}`),
          isOpen: view.tab === tab,
        }))}
      />
      {tables[view.tab]}
    </chakra.section>
  )
}

/** 'Point Change Histories' (back-office document, section 2; decisions F3, F4). */
function PointTable({ customerId }: { readonly customerId: string }) {
  const text = useText()
  return (
    <FilteredHistory
      customerId={customerId}
      catalog="Points"
      document={OfficeUserPointsDocument}
      title="officeUsers.points.title"
      none="officeUsers.points.none"
      columns={[
        { label: text('officeUsers.column.when') },
        { label: text('officeUsers.column.what') },
        { label: text('officeUsers.column.by'), isAside: true },
        { label: text('histories.sheet.points'), isFigure: true },
      ]}
      row={(entry) => <PointRow key={entry.id} entry={entry} />}
    />
  )
}

/** A payment's number 0 is a deduction (decision F3). */
function PointRow({ entry }: { readonly entry: OfficePointRowFragment }) {
  const text = useText()
  const { kind, isReward, amount, paymentId, role, orderNo, creditNoteNo, occurred } = entry
  return (
    <EntryRow occurred={occurred} role={role} amount={paymentId === 0 ? -amount : amount}>
      <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
        {text('histories.points.kind', { kind })}
        {isReward && <Tag tone="ok">{text('histories.reward')}</Tag>}
      </chakra.span>
      {orderNo && <OrderNo orderNo={orderNo} />}
      {creditNoteNo && (
        <chakra.span display="block" textStyle="t12" color="muted">
          {creditNoteNo}
        </chakra.span>
      )}
    </EntryRow>
  )
}

/** 'Exp Change Histories' (back-office document, section 2; decision H1: it only adds). */
function ExperienceTable({ customerId }: { readonly customerId: string }) {
  const text = useText()
  return (
    <FilteredHistory
      customerId={customerId}
      catalog="Experience"
      document={OfficeUserExperienceDocument}
      title="officeUsers.exp.title"
      none="officeUsers.exp.none"
      columns={[
        { label: text('officeUsers.column.when') },
        { label: text('officeUsers.column.order') },
        { label: text('officeUsers.column.by'), isAside: true },
        { label: text('officeUsers.column.exp'), isFigure: true },
      ]}
      row={({ id, orderNo, ...entry }) => (
        <EntryRow key={id} {...entry}>
          {orderNo && <OrderNo orderNo={orderNo} />}
        </EntryRow>
      )}
    />
  )
}

interface PaymentTableProps {
  readonly customerId: string
  /** A former customer's payments cannot be reversed. */
  readonly isFormer: boolean
  readonly ask: AskDialog
}

/** 'Payment Histories' with the office's comments (back-office document, sections 2 and 3; decision F11). */
function PaymentTable({ customerId, isFormer, ask }: PaymentTableProps) {
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

interface EntryRowProps {
  readonly occurred: { readonly at: string; readonly zoneLabel: string }
  readonly role: ActorRole
  /** With its sign. */
  readonly amount: number
  /** What it was. */
  readonly children: ReactNode
}

/** An entry of points or experience: time, description, actor and amount; in a narrow table the actor is below the time. */
function EntryRow({ occurred, role, amount, children }: EntryRowProps) {
  const text = useText()
  const by = text('histories.actor', { role })
  return (
    <tbody>
      <tr>
        <td data-by={by}>
          <When moment={occurred} />
        </td>
        <td>{children}</td>
        <td data-word="" data-aside="">
          {by}
        </td>
        <td data-figure="">
          <Signed amount={amount} />
        </td>
      </tr>
    </tbody>
  )
}

/** The number of an order, which the order search finds. */
function OrderNo({ orderNo }: { readonly orderNo: string }) {
  const text = useText()
  return (
    <Link to={orderSearchPath(orderNo)} aria-label={text('officeUsers.order.find', { orderNo })}>
      {orderNo}
    </Link>
  )
}
