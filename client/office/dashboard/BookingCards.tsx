import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { ChartCard } from './ChartCard.tsx'
import { CatalogBars } from './charts/CatalogBars.tsx'
import { type ByCatalog, type Dashboard, ordersOf, peakOf, sumOf, writeShortDay } from './dashboardFigures.ts'

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
