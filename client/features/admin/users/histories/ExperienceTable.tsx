import { type OfficeExperienceRowFragment, OfficeUserExperienceDocument } from '../../../../gql/graphql.ts'
import { useText } from '../../../../i18n/useText.ts'
import { stretchOf } from '../../../../parts/list/historyFilter.ts'
import { useChosenPeriod } from '../../../../parts/list/useChosenPeriod.ts'
import { useGrowingList } from '../useGrowingList.ts'
import { Signed, When } from './Amount.tsx'
import { HistoryHead, HistoryTable } from './HistoryTable.tsx'
import { OrderNo } from './OrderNo.tsx'

/** 'Exp Change Histories' (back-office document, section 2; decision H1: it only adds). */
export function ExperienceTable({ customerId }: { readonly customerId: string }) {
  const text = useText()
  const [period] = useChosenPeriod()
  const list = useGrowingList(OfficeUserExperienceDocument, { customerId, ...stretchOf(period) })
  const title = text('officeUsers.exp.title')
  return (
    <>
      <HistoryHead title={title} customerId={customerId} catalog="Experience" />
      <HistoryTable
        title={title}
        columns={[
          { label: text('officeUsers.column.when') },
          { label: text('officeUsers.column.order') },
          { label: text('officeUsers.column.by') },
          { label: text('officeUsers.column.exp'), isFigure: true },
        ]}
        list={list}
        row={(entry) => <ExperienceRow key={entry.id} entry={entry} />}
        none={text('officeUsers.exp.none')}
      />
    </>
  )
}

function ExperienceRow({ entry }: { readonly entry: OfficeExperienceRowFragment }) {
  const text = useText()
  const { amount, role, orderNo, occurred } = entry
  return (
    <tbody>
      <tr>
        <td>
          <When moment={occurred} />
        </td>
        <td>{orderNo && <OrderNo orderNo={orderNo} />}</td>
        <td data-word="">{text('histories.actor', { role })}</td>
        <td data-figure="">
          <Signed amount={amount} />
        </td>
      </tr>
    </tbody>
  )
}
