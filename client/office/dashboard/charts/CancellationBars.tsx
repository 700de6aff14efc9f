import { Bar, BarChart, LabelList } from 'recharts'
import { ChartAxes } from './ChartAxes.tsx'
import { ChartFrame, ink } from './ChartFrame.tsx'

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
