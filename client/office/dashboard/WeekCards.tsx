import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { Bar, BarChart, LabelList, Line, LineChart } from 'recharts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { ChartCard } from './ChartCard.tsx'
import { ChartAxes, ChartFrame, ink } from './charts/ChartFrame.tsx'
import { endShifts, labelWidth } from './charts/chartLayout.ts'
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

interface PointLinesProps {
  readonly rows: readonly { readonly name: string; readonly sold: number; readonly spent: number }[]
  readonly label: string
}

/** Points sold and spent by week; each line is labelled at its end. */
function PointLines({ rows, label }: PointLinesProps) {
  const text = useText()
  const intl = useIntl()
  const short = (points: number) =>
    intl.formatNumber(points, { notation: 'compact', maximumSignificantDigits: 3 })
  const last = rows.at(-1)
  const words = {
    sold: text('officeStart.points.sold', { points: short(last?.sold ?? 0) }),
    spent: text('officeStart.points.spent', { points: short(last?.spent ?? 0) }),
  }
  const most = Math.max(0, ...rows.flatMap(({ sold, spent }) => [sold, spent]))
  const shifts = endShifts(last ?? { sold: 0, spent: 0 }, most)
  return (
    <ChartFrame label={label}>
      <LineChart
        data={[...rows]}
        margin={{ top: 20, right: 14 + labelWidth(Object.values(words)), bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <ChartAxes names={rows.map(({ name }) => name)} most={most} write={short} />
        <Line
          dataKey="sold"
          stroke={ink.first}
          strokeWidth={2.5}
          dot={false}
          isAnimationActive={false}
          label={endLabel({
            rows,
            words: words.sold,
            dy: shifts.sold,
            mark: <circle r="4.5" fill={ink.first} />,
          })}
        />
        <Line
          dataKey="spent"
          stroke={ink.third}
          strokeWidth={2.5}
          strokeDasharray="6 4"
          dot={false}
          isAnimationActive={false}
          label={endLabel({
            rows,
            words: words.spent,
            dy: shifts.spent,
            mark: <path d="M-4.5-4.5h9v9h-9z" fill={ink.third} />,
          })}
        />
      </LineChart>
    </ChartFrame>
  )
}

interface EndLabel {
  readonly rows: PointLinesProps['rows']
  readonly words: string
  /** So that labels of two ends that meet do not hide each other. */
  readonly dy: number
  /** The end of a line, drawn around 0; its shape identifies the line, as its dashes do. */
  readonly mark: ReactElement
}

interface Place {
  readonly index?: number | undefined
  readonly x?: string | number | undefined
  readonly y?: string | number | undefined
}

function endLabel({ rows, words, dy, mark }: EndLabel) {
  return function Label({ index, x, y }: Place) {
    if (index !== rows.length - 1) return <g />
    return (
      <g transform={`translate(${Number(x)} ${Number(y)})`}>
        {mark}
        <text x={12} y={dy} fill={ink.ink} className="strong">
          {words}
        </text>
      </g>
    )
  }
}
