import { useIntl } from 'react-intl'
import { Bar, BarChart, LabelList } from 'recharts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { ChartCard } from './ChartCard.tsx'
import { ChartAxes } from './charts/ChartAxes.tsx'
import { ChartFrame, ink } from './charts/ChartFrame.tsx'
import { PointLines } from './charts/PointLines.tsx'
import { type Dashboard, ordersOf, percentOf, sumOf, writeShortDay } from './dashboardFigures.ts'

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

interface CancellationBarsProps {
  readonly rows: readonly { readonly name: string; readonly cancellations: number }[]
  readonly label: string
}

/** One bar per week, with its figure on top. */
function CancellationBars({ rows, label }: CancellationBarsProps) {
  return (
    <ChartFrame label={label}>
      <BarChart
        data={[...rows]}
        margin={{ top: 20, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        barCategoryGap="30%"
      >
        <ChartAxes
          names={rows.map(({ name }) => name)}
          most={Math.max(0, ...rows.map(({ cancellations }) => cancellations))}
        />
        <Bar dataKey="cancellations" fill="var(--chakra-colors-status4)" isAnimationActive={false}>
          <LabelList
            dataKey="cancellations"
            position="top"
            fill={ink.ink}
            fontSize="0.75rem"
            fontWeight="650"
          />
        </Bar>
      </BarChart>
    </ChartFrame>
  )
}
