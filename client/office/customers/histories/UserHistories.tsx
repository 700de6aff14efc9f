import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { atOnce, type PagedDocument, usePages } from '../../../api/list/usePages.ts'
import type { ActorRole, HistoryCatalog } from '../../../api/schema.generated.ts'
import { type ChosenStretch, stretchOf, useChosenPeriod } from '../../../domain/history/PeriodFilter.tsx'
import type { MessageId } from '../../../i18n/messageId.ts'
import { useText } from '../../../i18n/useText.ts'
import { Cluster } from '../../../ui/layout.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { officeOrderPath } from '../../parts/orderPath.ts'
import { LinkTabs } from '../../parts/tabs/LinkTabs.tsx'
import type { OpenUserDialog } from '../dialogs/userDialog.ts'
import { ReverseDialog } from '../dialogs/userDialogs.ts'
import {
  type OfficePointRowFragment,
  OfficeUserExperienceDocument,
  OfficeUserPaymentsDocument,
  OfficeUserPointsDocument,
} from '../userHistories.generated.ts'
import { userTabs, useUserList } from '../userListAddress.ts'
import type { OfficeUserCardFragment } from '../users.generated.ts'
import { ChangeTable, Signed, When } from './ChangeTable.tsx'
import { HistoryHead, HistoryTable } from './HistoryTable.tsx'
import { PaymentRow } from './PaymentRow.tsx'

interface UserTabsProps {
  readonly customer: OfficeUserCardFragment
  readonly open: OpenUserDialog
}

/** Point, exp and payment history (back-office document, section 2), and the office record. */
export function UserTabs({ customer, open }: UserTabsProps) {
  const text = useText()
  const { view, hrefOf } = useUserList()
  const tables = {
    points: <PointTable customerId={customer.id} />,
    exp: <ExperienceTable customerId={customer.id} />,
    payments: <PaymentTable customerId={customer.id} isFormer={customer.erased !== null} open={open} />,
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
      <Cluster as="span" columnGap="2" rowGap="1">
        {text('histories.points.kind', { kind })}
        {isReward && <Tag tone="ok">{text('histories.reward')}</Tag>}
      </Cluster>
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
  readonly open: OpenUserDialog
}

/** 'Payment Histories' with the office's comments (back-office document, sections 2 and 3; decision F11). */
function PaymentTable({ customerId, isFormer, open }: PaymentTableProps) {
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
          {...(!isFormer && {
            reverse: () => open((now) => <ReverseDialog customer={now} payment={payment} />),
          })}
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

/** The number of an order, with a link to its page. */
function OrderNo({ orderNo }: { readonly orderNo: string }) {
  const text = useText()
  return (
    <Link to={officeOrderPath(orderNo)} aria-label={text('officeUsers.order.find', { orderNo })}>
      {orderNo}
    </Link>
  )
}

interface FilteredHistoryProps<Node>
  extends Pick<ComponentProps<typeof HistoryTable<Node>>, 'columns' | 'row'> {
  readonly customerId: string
  readonly catalog: HistoryCatalog
  readonly document: PagedDocument<'list', Node, ChosenStretch & { readonly customerId: string }>
  readonly title: MessageId
  /** The text of an empty history. */
  readonly none: MessageId
}

/** A customer's history under its documented title, for the period of its filter. */
function FilteredHistory<Node>({ title, customerId, catalog, ...list }: FilteredHistoryProps<Node>) {
  const text = useText()
  const [period] = useChosenPeriod()
  return (
    <>
      <HistoryHead title={text(title)} customerId={customerId} catalog={catalog} />
      <History key={period} title={text(title)} customerId={customerId} period={period} {...list} />
    </>
  )
}

interface HistoryProps<Node> extends Omit<FilteredHistoryProps<Node>, 'title' | 'catalog'> {
  readonly title: string
  readonly period: string
}

/** Fifty entries at once (decision F8). */
function History<Node>({ customerId, period, document, none, ...table }: HistoryProps<Node>) {
  const text = useText()
  const list = usePages(document, 'list', { customerId, ...stretchOf(period) }, atOnce(50))
  return <HistoryTable list={list} none={text(none)} {...table} />
}
