import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { Line, LineChart } from 'recharts'
import { useText } from '../../../i18n/useText.ts'
import { ChartAxes } from './ChartAxes.tsx'
import { ChartFrame, ink } from './ChartFrame.tsx'
import { endShifts, labelWidth } from './chartLayout.ts'

interface PointLinesProps {
  readonly rows: readonly { readonly name: string; readonly sold: number; readonly spent: number }[]
  readonly label: string
}

/** Points sold and spent by week; each line is labelled at its end. */
export function PointLines({ rows, label }: PointLinesProps) {
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
