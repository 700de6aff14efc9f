import { CartesianGrid, XAxis, YAxis } from 'recharts'
import { ink, tick } from './ChartFrame.tsx'
import { figureTicks, namedTicks } from './chartLayout.ts'

interface ChartAxesProps {
  /** Of the rows, each with a `name`. */
  readonly names: readonly string[]
  /** The largest figure in the chart. */
  readonly most: number
  /** Formats a figure beside its line; unformatted by default. */
  readonly write?: (figure: number) => string
}

/** Lines at round figures from 0 on, and some of the rows' names below. */
export function ChartAxes({ names, most, write }: ChartAxesProps) {
  const figures = figureTicks(most)
  const axis = { tick, tickLine: false, axisLine: false } as const
  return (
    <>
      <CartesianGrid vertical={false} syncWithTicks stroke={ink.line} />
      <XAxis {...axis} dataKey="name" ticks={namedTicks(names)} interval="preserveEnd" minTickGap={8} />
      <YAxis
        {...axis}
        width="auto"
        ticks={figures}
        interval={0}
        // an empty chart has its base line alone
        domain={[0, figures.at(-1) || 1]}
        {...(write && { tickFormatter: write })}
      />
    </>
  )
}
