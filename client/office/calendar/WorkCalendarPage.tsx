import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { MonthGrid, WeekRow } from '../../domain/calendar/MonthGrid.tsx'
import { writeDate } from '../../format/businessDates.ts'
import { daysInMonth, monthOf, weeksOfMonth } from '../../format/calendarDates.ts'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { OpenOrdersNotice } from '../parts/daysOff/OpenOrdersNotice.tsx'
import { ListFailed } from '../parts/settings/RowList.tsx'
import { SettingsFrame } from '../parts/settings/SettingsFrame.tsx'
import { WaitingCard } from '../parts/WaitingCard.tsx'
import { ClosingPart } from './ClosingPart.tsx'
import { WorkCalendarDocument, type WorkCalendarQuery } from './calendar.generated.ts'
import { GroupsPart } from './GroupsPart.tsx'
import { RemainingOrders } from './RemainingOrders.tsx'
import { WorkDayCell } from './WorkDayCell.tsx'
import { lastMonth, monthsBeside, readPlace, type WorkCalendar, type WorkDay, workDayOf } from './workDays.ts'

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

interface DayPanelProps {
  readonly day: WorkDay
  readonly calendar: WorkCalendar
  readonly reread: () => Promise<unknown>
}

/** The chosen day: closing it, groups that have it off, and the orders that stand on it. What lies behind can only be looked at. */
function DayPanel({ day, calendar, reread }: DayPanelProps) {
  const text = useText()
  const intl = useIntl()
  const [openOrders, setOpenOrders] = useState<readonly string[]>([])
  return (
    <Card aria-labelledby="work-day" p={{ base: '4', md: '4' }}>
      <chakra.h2
        id="work-day"
        aria-live="polite"
        textStyle="t16"
        mb="3"
        _firstLetter={{ textTransform: 'capitalize' }}
      >
        {writeDate(intl, day.date, 'full')}
      </chakra.h2>
      <chakra.div display="grid" gap="5">
        {day.isPast && <Notice>{text('officeStaff.calendar.past')}</Notice>}
        {!day.isPast && (
          <>
            <OpenOrdersNotice orders={openOrders} />
            <ClosingPart day={day} reread={reread} onOpenOrders={setOpenOrders} />
            <GroupsPart
              day={day}
              groups={calendar.staffGroups}
              reread={reread}
              onOpenOrders={setOpenOrders}
            />
          </>
        )}
        <RemainingOrders date={day.date} />
      </chakra.div>
    </Card>
  )
}

interface WorkMonthProps {
  readonly month: string
  readonly chosen: string
  readonly today: string
  readonly calendar: WorkCalendar
  readonly onShow: (month: string) => void
  readonly onChoose: (date: string) => void
}

/** A month with who does not work. */
function WorkMonth({ month, chosen, today, calendar, onShow, onChoose }: WorkMonthProps) {
  const stop = focusStop(month, chosen, today)
  const last = lastMonth(today)
  return (
    <MonthGrid
      look="sheet"
      month={month}
      beside={monthsBeside(month, today)}
      onShow={onShow}
      stop={stop}
      limits={{ first: `${monthOf(today)}-01`, last: `${last}-${daysInMonth(last)}` }}
      onMove={onChoose}
    >
      {weeksOfMonth(month).map((week) => (
        <WeekRow
          key={week.find((date) => date)}
          days={week}
          cell={(date) => (
            <WorkDayCell
              day={date ? workDayOf(date, today, calendar) : undefined}
              isChosen={date === chosen}
              isFocusable={date === stop}
              onChoose={onChoose}
            />
          )}
        />
      ))}
    </MonthGrid>
  )
}

/** The one day the Tab key reaches: the chosen one while its month is shown. */
function focusStop(month: string, chosen: string, today: string): string {
  if (monthOf(chosen) === month) return chosen
  return monthOf(today) === month ? today : `${month}-01`
}
