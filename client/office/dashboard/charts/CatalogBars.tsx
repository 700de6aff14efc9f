import { chakra } from '@chakra-ui/react/styled-system'
import { Bar, BarChart, LabelList } from 'recharts'
import { useFormats } from '../../../format/useFormats.ts'
import type { MessageId } from '../../../i18n/messageId.ts'
import { useText } from '../../../i18n/useText.ts'
import { type ByCatalog, catalogKeys, ordersOf, peakOf, sumOf } from '../dashboardFigures.ts'
import { ChartAxes } from './ChartAxes.tsx'
import { ChartFrame, type Fills, ink, useFills } from './ChartFrame.tsx'

const names = {
  houseCleaning: 'catalog.HouseCleaning',
  lawnCare: 'catalog.LawnCare',
  snowRemoval: 'catalog.SnowRemoval',
} as const satisfies Record<keyof Fills, MessageId>

interface CatalogBarsProps {
  /** Under each bar; some of them are shown. */
  readonly rows: readonly (ByCatalog & { readonly name: string })[]
  readonly label: string
}

/** Orders by catalog, stacked; the highest bar has its figure on top. */
export function CatalogBars({ rows, label }: CatalogBarsProps) {
  const { fills, patterns } = useFills()
  const peak = peakOf(rows, ordersOf)
  const data = rows.map((row) => ({ ...row, peak: row === peak ? ordersOf(row) : '' }))
  return (
    <>
      <ChartFrame label={label}>
        <BarChart
          data={data}
          margin={{ top: 20, right: 0, bottom: 0, left: 0 }}
          accessibilityLayer={false}
          barCategoryGap="14%"
        >
          {patterns}
          <ChartAxes names={rows.map(({ name }) => name)} most={peak ? ordersOf(peak) : 0} />
          {catalogKeys.map((key) => (
            <Bar
              key={key}
              dataKey={key}
              stackId="orders"
              fill={fills[key]}
              stroke={ink.panel}
              isAnimationActive={false}
            >
              {key === 'snowRemoval' && (
                <LabelList dataKey="peak" position="top" fill={ink.ink} fontSize="0.75rem" fontWeight="650" />
              )}
            </Bar>
          ))}
        </BarChart>
      </ChartFrame>
      <CatalogKey rows={rows} fills={fills} />
    </>
  )
}

/** The legend of the fills, with sums. */
function CatalogKey({ rows, fills }: { readonly rows: readonly ByCatalog[]; readonly fills: Fills }) {
  const text = useText()
  const formats = useFormats()
  return (
    <Key>
      {catalogKeys.map((key) => (
        <li key={key}>
          <svg width="16" height="16" aria-hidden="true">
            <rect width="16" height="16" rx="3" fill={fills[key]} />
          </svg>
          {text(names[key])} <strong>{formats.number(sumOf(rows, (row) => row[key]))}</strong>
        </li>
      ))}
    </Key>
  )
}

const Key = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    listStyle: 'none',
    mt: 'auto',
    pt: '3',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& strong': { fontWeight: 'strong' },
  },
})
