import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from 'recharts'
import { ChartFrame, ink, tick } from './ChartFrame.tsx'

interface CancellationBarsProps {
  readonly rows: readonly { readonly name: string; readonly cancellations: number }[]
  readonly label: string
}

/** One bar a week, with its figure on top. */
export function CancellationBars({ rows, label }: CancellationBarsProps) {
  return (
    <ChartFrame label={label}>
      <BarChart
        data={[...rows]}
        margin={{ top: 20, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        barCategoryGap="30%"
      >
        <CartesianGrid vertical={false} stroke={ink.line} />
        <XAxis
          dataKey="name"
          tick={tick}
          tickLine={false}
          axisLine={false}
          interval="preserveStartEnd"
          minTickGap={24}
        />
        <YAxis
          width="auto"
          tick={tick}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          domain={[0, 'auto']}
          tickCount={4}
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
