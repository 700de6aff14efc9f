import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { addDays } from '../../format/calendarDates.ts'
import { useFormats } from '../../format/useFormats.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { type Dashboard, ordersOf } from './dashboardFigures.ts'

interface Figure {
  readonly label: MessageId
  readonly count: number
  readonly to: string
  /** Something to act on, where there is any. */
  readonly isUrgent?: boolean
}

/** Today at a glance, and what is unassigned tomorrow; each figure leads to the day or to the list of just these (decision W4). */
export function TodayStrip({ now, today, unassignedTomorrow }: Dashboard) {
  const text = useText()
  const formats = useFormats()
  const day = now.at.slice(0, 10)
  const calendar = (date: string) => `/adminCalendar?day=${date}`
  const report = (status: string) =>
    `/adminReports?${new URLSearchParams({ report: 'orders', by: 'Booked', from: day, to: day, status })}`
  const figures: readonly Figure[] = [
    { label: 'officeStart.today.visits', count: today.visits, to: calendar(day) },
    { label: 'officeStart.today.done', count: today.done, to: report('Completed') },
    { label: 'officeStart.today.running', count: today.running, to: report('InService') },
    { label: 'officeStart.today.late', count: today.late, to: calendar(day), isUrgent: true },
    {
      label: 'officeStart.today.unassigned',
      count: ordersOf(unassignedTomorrow),
      to: calendar(addDays(day, 1)),
      isUrgent: true,
    },
  ]
  return (
    <chakra.section aria-label={text('officeStart.today')} mb="4">
      <Figures>
        {figures.map(({ label, count, to, isUrgent = false }) => (
          <li key={label}>
            <FigureLink to={to} data-urgent={isUrgent && count > 0 ? '' : undefined}>
              <strong>{formats.number(count)}</strong> <span>{text(label)}</span>
            </FigureLink>
          </li>
        ))}
      </Figures>
    </chakra.section>
  )
}

const Figures = chakra('ul', {
  base: {
    layerStyle: 'panel',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
    listStyle: 'none',
    overflow: 'hidden',
    // a line between neighbours, in one row or several
    gap: '1px',
    bg: 'line',
    '& > li': { bg: 'panel' },
    mdDown: { '& > li:first-of-type': { gridColumn: '1 / -1' } },
  },
})

const FigureLink = chakra(Link, {
  base: {
    display: 'block',
    height: '100%',
    px: '4',
    py: '3',
    color: 'ink',
    textDecoration: 'none',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
    '& strong': { display: 'block', textStyle: 't24', fontWeight: 'strong' },
    '& span': { color: 'muted' },
    '&[data-urgent]': { bg: 'wheatTint', '& strong, & span': { color: 'wheatText' } },
    '&:hover': { bg: 'sunk', color: 'ink' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
