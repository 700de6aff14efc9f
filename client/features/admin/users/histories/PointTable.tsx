import { chakra } from '@chakra-ui/react/styled-system'
import { type OfficePointRowFragment, OfficeUserPointsDocument } from '../../../../gql/graphql.ts'
import { useText } from '../../../../i18n/useText.ts'
import { stretchOf } from '../../../../parts/list/historyFilter.ts'
import { useChosenPeriod } from '../../../../parts/list/useChosenPeriod.ts'
import { Tag } from '../../../../ui/Tag.tsx'
import { useGrowingList } from '../useGrowingList.ts'
import { Signed, When } from './Amount.tsx'
import { HistoryHead, HistoryTable } from './HistoryTable.tsx'
import { OrderNo } from './OrderNo.tsx'

/** 'Point Change Histories' (back-office document, section 2; decisions F3, F4). */
export function PointTable({ customerId }: { readonly customerId: string }) {
  const text = useText()
  const [period] = useChosenPeriod()
  const list = useGrowingList(OfficeUserPointsDocument, { customerId, ...stretchOf(period) })
  const title = text('officeUsers.points.title')
  return (
    <>
      <HistoryHead title={title} customerId={customerId} catalog="Points" />
      <HistoryTable
        title={title}
        columns={[
          { label: text('officeUsers.column.when') },
          { label: text('officeUsers.column.what') },
          { label: text('officeUsers.column.by') },
          { label: text('officeUsers.column.points'), isFigure: true },
        ]}
        list={list}
        row={(entry) => <PointRow key={entry.id} entry={entry} />}
        none={text('officeUsers.points.none')}
      />
    </>
  )
}

/** A payment's number 0 is a deduction (decision F3). */
function PointRow({ entry }: { readonly entry: OfficePointRowFragment }) {
  const text = useText()
  const { kind, isReward, amount, paymentId, role, orderNo, occurred } = entry
  return (
    <tbody>
      <tr>
        <td>
          <When moment={occurred} />
        </td>
        <td>
          <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
            {text('histories.points.kind', { kind })}
            {isReward && <Tag tone="ok">{text('histories.reward')}</Tag>}
          </chakra.span>
          {orderNo && <OrderNo orderNo={orderNo} />}
        </td>
        <td data-word="">{text('histories.actor', { role })}</td>
        <td data-figure="">
          <Signed amount={paymentId === 0 ? -amount : amount} />
        </td>
      </tr>
    </tbody>
  )
}
