import { useIntl } from 'react-intl'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { ChartCard } from './ChartCard.tsx'
import { CancellationBars } from './charts/CancellationBars.tsx'
import { PointLines } from './charts/PointLines.tsx'
import { type Dashboard, ordersOf, percentOf, sumOf } from './dashboardFigures.ts'
import { writeShortDay } from './writeShortDay.ts'

/** Points sold and spent, and what customers hold. */
export function PointsCard({ weeks, outstanding }: Pick<Dashboard, 'weeks' | 'outstanding'>) {
  const text = useText()
  const intl = useIntl()
  const formats = useFormats()
  const title = text('officeStart.points.title')
  const answer = text('officeStart.points.answer', {
    sold: sumOf(weeks, ({ pointsSold }) => pointsSold),
    spent: sumOf(weeks, ({ pointsSpent }) => pointsSpent),
    held: outstanding.points + outstanding.rewardPoints,
    reward: outstanding.rewardPoints,
  })
  const head = [
    text('officeStart.week'),
    text('officeStart.points.soldColumn'),
    text('officeStart.points.spentColumn'),
    text('officeStart.points.returnedColumn'),
  ]
  const cells = weeks.map(({ from, pointsSold, pointsSpent, pointsReturned }) => [
    writeShortDay(intl, from),
    ...[pointsSold, pointsSpent, pointsReturned].map(formats.number),
  ])
  const rows = weeks.map(({ from, pointsSold: sold, pointsSpent: spent }) => ({
    name: writeShortDay(intl, from),
    sold,
    spent,
  }))
  return (
    <ChartCard title={title} answer={answer} table={{ head, rows: cells }}>
      <PointLines rows={rows} label={`${title} ${answer}`} />
    </ChartCard>
  )
}

/** Cancellations by week. */
export function CancellationsCard({ weeks }: Pick<Dashboard, 'weeks'>) {
  const text = useText()
  const intl = useIntl()
  const formats = useFormats()
  const total = sumOf(weeks, ({ cancellations }) => cancellations)
  const title = text('officeStart.cancellations.title')
  const percent = formats.percent(percentOf(total, sumOf(weeks, ordersOf)))
  const answer = text('officeStart.cancellations.answer', { total, percent })
  const rows = weeks.map(({ from, cancellations }) => ({ name: writeShortDay(intl, from), cancellations }))
  const table = {
    head: [text('officeStart.week'), text('officeStart.cancellations.column')],
    rows: rows.map(({ name, cancellations }) => [name, formats.number(cancellations)]),
  }
  return (
    <ChartCard title={title} answer={answer} table={table}>
      <CancellationBars rows={rows} label={`${title} ${answer}`} />
    </ChartCard>
  )
}
