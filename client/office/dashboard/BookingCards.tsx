import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Bar, BarChart, LabelList } from 'recharts'
import { useFormats } from '../../format/useFormats.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { ChartCard } from './ChartCard.tsx'
import { ChartAxes, ChartFrame, type Fills, ink, useFills } from './charts/ChartFrame.tsx'
import {
  type ByCatalog,
  catalogKeys,
  type Dashboard,
  ordersOf,
  peakOf,
  sumOf,
  writeShortDay,
} from './dashboardFigures.ts'

type Named = ByCatalog & { readonly name: string; readonly longName: string }

/** Placed orders by day or week. */
export function BookingsCard({ days, weeks }: Pick<Dashboard, 'days' | 'weeks'>) {
  const text = useText()
  const formats = useFormats()
  const [isByWeek, setByWeek] = useState(false)
  const [byDay, byWeek] = [useDays(days), useWeeks(weeks)]
  const { rows, answer, first } = isByWeek ? byWeek : byDay
  const title = text('officeStart.bookings.title')
  const head = [
    first,
    text('catalog.HouseCleaning'),
    text('catalog.LawnCare'),
    text('catalog.SnowRemoval'),
    text('officeStart.all'),
  ]
  const cells = rows.map((row) => [
    row.longName,
    ...[row.houseCleaning, row.lawnCare, row.snowRemoval, ordersOf(row)].map(formats.number),
  ])
  return (
    <ChartCard
      title={title}
      choice={<SpanChoice isByWeek={isByWeek} onChoose={setByWeek} />}
      answer={answer}
      table={{ head, rows: cells }}
    >
      <CatalogBars rows={rows} label={`${title} ${answer}`} />
    </ChartCard>
  )
}

interface SpanChoiceProps {
  readonly isByWeek: boolean
  readonly onChoose: (isByWeek: boolean) => void
}

function SpanChoice({ isByWeek, onChoose }: SpanChoiceProps) {
  const text = useText()
  const spans = [
    ['officeStart.span.days', false],
    ['officeStart.span.weeks', true],
  ] as const
  return (
    <Spans role="group" aria-label={text('officeStart.span')}>
      {spans.map(([label, byWeek]) => (
        <Span key={label} type="button" aria-pressed={byWeek === isByWeek} onClick={() => onChoose(byWeek)}>
          {text(label)}
        </Span>
      ))}
    </Spans>
  )
}

const Spans = chakra('div', {
  base: { gridColumn: '1 / -1', display: 'flex', gap: '1', mt: '1', textStyle: 't14' },
})

const Span = chakra('button', {
  base: {
    minHeight: '1.75rem',
    px: '2',
    borderRadius: 'input',
    color: 'muted',
    cursor: 'pointer',
    '&[aria-pressed=true]': { bg: 'brandTint', color: 'brand', fontWeight: 'strong' },
  },
})

/** The period's labels; `first` heads the table's first column. */
interface Shown {
  readonly rows: readonly Named[]
  readonly answer: string
  readonly first: string
}

/** The last 14 days. */
function useDays(days: Dashboard['days']): Shown {
  const text = useText()
  const intl = useIntl()
  const rows = days.map((day, at) => ({
    ...day,
    longName: writeShortDay(intl, day.date),
    name: at === days.length - 1 ? text('officeStart.today') : writeShortDay(intl, day.date),
  }))
  const peak = peakOf(rows, ordersOf)
  const answer = peak
    ? text('officeStart.days.answer', {
        total: sumOf(rows, ordersOf),
        day: peak.longName,
        peak: ordersOf(peak),
      })
    : text('officeStart.days.none')
  return { rows, answer, first: text('officeStart.day') }
}

/** The last 8 weeks. */
function useWeeks(weeks: Dashboard['weeks']): Shown {
  const text = useText()
  const intl = useIntl()
  const rows = weeks.map((week) => {
    const name = writeShortDay(intl, week.from)
    return { ...week, name, longName: name }
  })
  const last = rows.at(-1)
  const answer = text('officeStart.weeks.answer', {
    total: sumOf(rows, ordersOf),
    last: last ? ordersOf(last) : 0,
  })
  return { rows, answer, first: text('officeStart.week') }
}

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
function CatalogBars({ rows, label }: CatalogBarsProps) {
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
