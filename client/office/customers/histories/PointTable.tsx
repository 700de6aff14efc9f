import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../../i18n/useText.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { type OfficePointRowFragment, OfficeUserPointsDocument } from '../userHistories.generated.ts'
import { EntryRow } from './EntryRow.tsx'
import { FilteredHistory } from './FilteredHistory.tsx'
import { OrderNo } from './OrderNo.tsx'

/** 'Point Change Histories' (back-office document, section 2; decisions F3, F4). */
export function PointTable({ customerId }: { readonly customerId: string }) {
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
