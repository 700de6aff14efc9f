import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchParams } from 'react-router'
import { monthOf } from '../../format/calendarDates.ts'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { ListFailed } from '../parts/settings/ListFailed.tsx'
import { SettingsFrame } from '../parts/settings/SettingsFrame.tsx'
import { WaitingCard } from '../parts/WaitingCard.tsx'
import { WorkCalendarDocument, type WorkCalendarQuery } from './calendar.generated.ts'
import { DayPanel } from './DayPanel.tsx'
import { WorkMonth } from './WorkMonth.tsx'
import { readPlace, workDayOf } from './workDays.ts'

/** /adminCalendar: days on which nobody works, or a group does not (decision D5). */
export function Component() {
  const text = useText()
  const { data, error, refetch } = useQuery(WorkCalendarDocument, {
    context: { isQuiet: true },
  })
  const today = useToday()
  const reread = () => refetch().catch(() => undefined)
  return (
    <SettingsFrame title={text('office.nav.calendar')} lede={text('officeStaff.calendar.lede')}>
      {data && today && <Calendar calendar={data} today={today} reread={reread} />}
      {!data &&
        (error ? (
          <ListFailed onRetry={() => void reread()} />
        ) : (
          <Columns aria-hidden>
            <WaitingCard height="34rem" />
            <WaitingCard height="24rem" />
          </Columns>
        ))}
    </SettingsFrame>
  )
}

interface CalendarProps {
  readonly calendar: WorkCalendarQuery
  /** By the server, yyyy-mm-dd. */
  readonly today: string
  readonly reread: () => Promise<unknown>
}

/** A month, and beside it the chosen day; both are in the address. */
function Calendar({ calendar, today, reread }: CalendarProps) {
  const [query, setQuery] = useSearchParams()
  const { month, day } = readPlace(query, today)
  const go = (place: { month: string; day: string }) =>
    setQuery(
      { ...(place.month === monthOf(place.day) ? {} : { month: place.month }), day: place.day },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Columns>
      <WorkMonth
        month={month}
        chosen={day}
        today={today}
        calendar={calendar}
        onShow={(next) => go({ month: next, day })}
        onChoose={(date) => go({ month: monthOf(date), day: date })}
      />
      <DayPanel key={day} day={workDayOf(day, today, calendar)} calendar={calendar} reread={reread} />
    </Columns>
  )
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22.5rem' },
    alignItems: 'start',
  },
})
