import { CartesianGrid, XAxis, YAxis } from 'recharts'
import { ink, tick } from './ChartFrame.tsx'
import { figureTicks, namedTicks } from './chartLayout.ts'

interface ChartAxesProps {
  /** Of the rows, each with a `name`. */
  readonly names: readonly string[]
  /** The largest figure that is drawn. */
  readonly most: number
  /** Writes a figure beside its line; as it is without. */
  readonly write?: (figure: number) => string
}

/** Lines at round figures from 0 on, and under them some of the rows' names. */
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
        // of nothing at all the foot alone is drawn
        domain={[0, figures.at(-1) || 1]}
        {...(write && { tickFormatter: write })}
      />
    </>
  )
}
