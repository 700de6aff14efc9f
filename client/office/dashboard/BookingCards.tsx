import { useIntl } from 'react-intl'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { ChartCard } from './ChartCard.tsx'
import { CatalogBars } from './charts/CatalogBars.tsx'
import { type ByCatalog, type Dashboard, ordersOf, peakOf, sumOf, writeShortDay } from './dashboardFigures.ts'

type Named = ByCatalog & { readonly name: string; readonly longName: string }

/** Bookings of the last 14 days. */
export function BookingsByDay({ days }: Pick<Dashboard, 'days'>) {
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
  return (
    <BookingCard
      title={text('officeStart.days.title')}
      answer={answer}
      rows={rows}
      first={text('officeStart.day')}
    />
  )
}

/** Bookings of the last 8 weeks. */
export function BookingsByWeek({ weeks }: Pick<Dashboard, 'weeks'>) {
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
  return (
    <BookingCard
      title={text('officeStart.weeks.title')}
      answer={answer}
      rows={rows}
      first={text('officeStart.week')}
    />
  )
}

interface BookingCardProps {
  readonly title: string
  readonly answer: string
  readonly rows: readonly Named[]
  /** Heads the table's first column. */
  readonly first: string
}

function BookingCard({ title, answer, rows, first }: BookingCardProps) {
  const text = useText()
  const formats = useFormats()
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
    <ChartCard title={title} answer={answer} table={{ head, rows: cells }}>
      <CatalogBars rows={rows} label={`${title} ${answer}`} />
    </ChartCard>
  )
}
