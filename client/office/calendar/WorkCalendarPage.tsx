import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { writeDate } from '../../format/businessDates.ts'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import { SettingsFrame } from '../parts/settings/RowList.tsx'
import { chosenSegment, segment, segmentFrame } from '../parts/tabs/TabList.tsx'
import { WaitingCard } from '../parts/WaitingCard.tsx'
import { WorkCalendarDocument, type WorkCalendarQuery } from './calendar.generated.ts'
import { DayView } from './DayView.tsx'
import { MonthView } from './MonthView.tsx'
import { calendarLimits, nextWorkingDay, readPlace } from './workDays.ts'

/**
 * /adminCalendar: a day's dispatch board, or a month's loads; closed days and days off (decisions D2, D5, E5, W3). Day and view are in the
 * address: `?day=` alone is the day, `?month=` beside it the month.
 */
export function Component() {
  const text = useText()
  const { monthsBack } = businessRules.officeCalendar
  const result = useQuery(WorkCalendarDocument, {
    variables: { monthsBack },
    context: { overlay: 'first' },
  })
  const today = useToday()
  return (
    <SettingsFrame
      title={text('office.nav.calendar')}
      lede={text('officeStaff.calendar.lede')}
      beside={<ViewLinks />}
    >
      <QueryState result={result} words="office.list.failed" skeleton={<WaitingCard height="34rem" />}>
        {(calendar) => today && <Calendar calendar={calendar} today={today} />}
      </QueryState>
    </SettingsFrame>
  )
}

interface CalendarProps {
  readonly calendar: WorkCalendarQuery
  /** The server's date, yyyy-mm-dd. */
  readonly today: string
}

function Calendar({ calendar, today }: CalendarProps) {
  const [query, setQuery] = useSearchParams()
  // closing the day that was opened does not lead to another one
  const [opened] = useState(() => nextWorkingDay(today, calendar))
  const { month, day, isOutside } = readPlace(query, { today, opened })
  const go = (place: { readonly day: string; readonly month?: string }) =>
    setQuery({ ...place }, { replace: true, preventScrollReset: true })
  return (
    <>
      {isOutside && <Outside today={today} />}
      {month === undefined ? (
        <DayView date={day} today={today} calendar={calendar} onChoose={(day) => go({ day })} />
      ) : (
        <MonthView
          month={month}
          chosen={day}
          today={today}
          calendar={calendar}
          onShow={(month) => go({ day, month })}
          onMove={(day) => go({ day, month: day.slice(0, 7) })}
          onChoose={(day) => go({ day })}
        />
      )}
    </>
  )
}

/** Says how far the calendar reaches, where something else is shown than the address asks for. */
function Outside({ today }: Pick<CalendarProps, 'today'>) {
  const text = useText()
  const intl = useIntl()
  const { first, last } = calendarLimits(today)
  const [from, to] = [first, last].map((date) => writeDate(intl, date, 'long'))
  return <Notice role="status">{text('officeBoard.outside', { first: from ?? '', last: to ?? '' })}</Notice>
}

/** The two views as links. */
function ViewLinks() {
  const text = useText()
  const [query] = useSearchParams()
  const today = useToday()
  if (!today) return null
  const { day, month } = readPlace(query, { today, opened: today })
  const links = [
    { to: `?day=${day}`, label: text('officeBoard.view.day'), isOpen: month === undefined },
    {
      to: `?day=${day}&month=${day.slice(0, 7)}`,
      label: text('officeBoard.view.month'),
      isOpen: month !== undefined,
    },
  ]
  return (
    <Views aria-label={text('officeBoard.view')}>
      {links.map(({ to, label, isOpen }) => (
        <Link key={to} to={to} replace aria-current={isOpen ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Views>
  )
}

const Views = chakra('nav', {
  base: {
    ...segmentFrame,
    display: 'flex',
    '& a': {
      ...segment,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      px: '4',
      color: 'muted',
      textDecoration: 'none',
    },
    '& a[aria-current]': chosenSegment,
  },
})
