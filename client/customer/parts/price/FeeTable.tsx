import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { useFormats } from '../../../format/useFormats.ts'
import type { MessageId } from '../../../i18n/messageId.ts'
import { useText, type Values } from '../../../i18n/useText.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { cancellationTerms } from './cancellationTerms.ts'

const { cancellation } = businessRules

interface FeeRow {
  readonly when: MessageId
  readonly fee: MessageId
  /** The variables of both texts; `amount` is added for points. */
  readonly values: Values
  /** What the row takes of an order's terms; nothing if it is free. */
  readonly takes?: keyof ReturnType<typeof cancellationTerms>
}

const rows: readonly FeeRow[] = [
  { when: 'booking.policy.pending', fee: 'booking.policy.none', values: {} },
  {
    when: 'booking.policy.grace',
    fee: 'booking.policy.none',
    values: { minutes: cancellation.graceMinutesAfterPlacing },
  },
  {
    when: 'booking.policy.early',
    fee: 'booking.policy.none',
    values: { hours: cancellation.freeHoursAhead },
  },
  {
    when: 'booking.policy.inside',
    fee: 'booking.policy.percentMost',
    values: {
      hours: cancellation.freeHoursAhead,
      percent: cancellation.feePercentInsideDay,
      points: cancellation.feeMaxPointsInsideDay,
    },
    takes: 'insideDayPoints',
  },
  {
    when: 'booking.policy.late',
    fee: 'booking.policy.percent',
    values: { hours: cancellation.lateHoursAhead, percent: cancellation.feePercentLate },
    takes: 'latePoints',
  },
  { when: 'booking.policy.period', fee: 'booking.policy.none', values: {} },
]

interface FeeTableProps {
  /** A third column: the fee of a visit of that price. */
  readonly example?: { readonly points: number; readonly title: string }
}

/** The cancellation fee by the time of cancelling (decision E3). */
export function FeeTable({ example }: FeeTableProps) {
  const text = useText()
  const formats = useFormats()
  const most = formats.worth(cancellation.feeMaxPointsInsideDay)
  const columns: Column<FeeRow>[] = [
    { id: 'when', name: text('booking.policy.when'), cell: ({ when, values }) => text(when, values) },
    {
      id: 'fee',
      name: text('booking.policy.fee'),
      cell: ({ fee, values }) => text(fee, { ...values, amount: most }),
    },
  ]
  if (example)
    columns.push({
      id: 'example',
      name: example.title,
      cell: ({ takes }) => <Example points={takes ? cancellationTerms(example.points)[takes] : 0} />,
    })
  return (
    <DataTable
      columns={columns}
      rows={rows}
      keyOf={({ when }) => when}
      cardsBelow={example ? '24rem' : '16rem'}
      look={look}
    />
  )
}

/** Points with their dollars below. */
function Example({ points }: { readonly points: number }) {
  const text = useText()
  const formats = useFormats()
  if (points === 0) return text('booking.policy.none')
  return (
    <>
      {text('booking.points', { points })}
      <chakra.span display="block" color="muted">
        {formats.worth(points)}
      </chakra.span>
    </>
  )
}

const look: SystemStyleObject = {
  textStyle: 't14',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
  '& :is(th, td) + :is(th, td)': { ps: '4' },
  '& th': { fontWeight: 'medium' },
  '& thead th': { color: 'muted' },
  '& tr': { breakInside: 'avoid' },
}
