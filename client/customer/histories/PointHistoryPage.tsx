import { usePages } from '../../api/list/usePages.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Muted } from '../../ui/layout.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Words } from '../../ui/Words.tsx'
import { UnlessLeaving } from '../parts/erasure/UnlessLeaving.tsx'
import { Balance } from './Balance.tsx'
import { HistoryFrame, HistoryList, type ListProps } from './HistoryFrame.tsx'
import { ActorTag, HistoryRow, InvoiceLink, OrderWords, SignedAmount } from './HistoryRow.tsx'
import type { PointRowFragment } from './histories.generated.ts'
import { PointHistoryDocument } from './histories.generated.ts'

/** /userPointHistory: the balance, and every movement of points (customer document, section 2). */
export function Component() {
  return (
    <HistoryFrame
      catalog="Points"
      title="histories.points.title"
      figure={(viewer, isEmpty) => <Balance held={viewer} action={!isEmpty && <RechargeLink />} />}
      list={(props) => <PointList {...props} />}
    />
  )
}

function PointList({ stretch, showAll }: ListProps) {
  const text = useText()
  return (
    <HistoryList
      title={text('histories.points.title')}
      pages={usePages(PointHistoryDocument, 'pointHistory', stretch)}
      row={(entry) => <PointRow key={entry.id} entry={entry} />}
      showAll={showAll}
      none={{
        icon: 'chart',
        text: text('histories.points.none'),
        to: '/userRecharge',
        action: text('histories.recharge'),
      }}
    />
  )
}

/** A payment's number 0 is a deduction (decision F3). */
function PointRow({ entry }: { readonly entry: PointRowFragment }) {
  const { kind, orderNo, serviceName, creditNoteNo, amount, balanceAfter } = entry
  const { paymentId, isReward, role, occurred } = entry
  return (
    <HistoryRow
      title={serviceName}
      about={
        orderNo ? (
          <OrderWords id="histories.points.ofOrder" kind={kind} orderNo={orderNo} />
        ) : (
          <Words id="histories.points.kind" values={{ kind }} />
        )
      }
      moment={occurred}
      tags={
        <>
          {isReward && (
            <Tag tone="ok">
              <Words id="histories.reward" />
            </Tag>
          )}
          {creditNoteNo && (
            <Tag>
              <Words id="histories.credit.note" values={{ number: creditNoteNo }} />
            </Tag>
          )}
          <ActorTag role={role} />
        </>
      }
      amount={
        <>
          <SignedAmount points={paymentId === 0 ? -amount : amount} />
          <Muted>
            <Words id="histories.balanceAfter" values={{ points: balanceAfter }} />
          </Muted>
        </>
      }
      action={kind === 'Recharged' && <InvoiceLink paymentId={paymentId} />}
    />
  )
}

function RechargeLink() {
  return (
    <UnlessLeaving>
      <ButtonLink className="no-print" to="/userRecharge">
        <Icon name="plus" />
        <Words id="histories.recharge.title" />
      </ButtonLink>
    </UnlessLeaving>
  )
}
