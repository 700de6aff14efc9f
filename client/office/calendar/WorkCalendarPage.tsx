import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { LoadError, QueryState } from '../../api/QueryState.tsx'
import { MonthGrid, WeekRow } from '../../domain/calendar/MonthGrid.tsx'
import { daysInMonth, monthOf, weeksOfMonth } from '../../format/calendarDates.ts'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { SettingsFrame } from '../parts/settings/RowList.tsx'
import { WaitingCard } from '../parts/WaitingCard.tsx'
import { WorkCalendarDocument, type WorkCalendarQuery } from './calendar.generated.ts'
import { DayPanel } from './DayPanel.tsx'
import { DispatchBoard } from './DispatchBoard.tsx'
import { type MonthLoads, useDayVisits, useDispatch } from './useDispatch.tsx'
import { LoadLegend, WorkDayCell } from './WorkDayCell.tsx'
import {
  lastMonth,
  monthsBeside,
  nextWorkingDay,
  readPlace,
  type WorkCalendar,
  workDayOf,
} from './workDays.ts'

/** /adminCalendar: the load of the days, closed days and days off, and one day's dispatch board (decisions D2, D5, E5). */
export function Component() {
  const text = useText()
  const result = useQuery(WorkCalendarDocument, {
    context: { isInPlace: true, isFailureShown: true },
  })
  const today = useToday()
  return (
    <SettingsFrame title={text('office.nav.calendar')} lede={text('officeStaff.calendar.lede')}>
      <QueryState result={result} isOffice words="office.list.failed" skeleton={<CalendarSkeleton />}>
        {(calendar) => today && <Calendar calendar={calendar} today={today} />}
      </QueryState>
    </SettingsFrame>
  )
}

function CalendarSkeleton() {
  return (
    <Columns aria-hidden>
      <WaitingCard height="34rem" />
      <WaitingCard height="24rem" />
    </Columns>
  )
}

interface CalendarProps {
  readonly calendar: WorkCalendarQuery
  /** The server's date, yyyy-mm-dd. */
  readonly today: string
}

/** A month, the chosen day beside it, and its board below; day and month are in the address. */
function Calendar({ calendar, today }: CalendarProps) {
  const [query, setQuery] = useSearchParams()
  // closing the day that was opened does not lead to another one
  const [opened] = useState(() => nextWorkingDay(today, calendar))
  const { month, day: date } = readPlace(query, { today, opened })
  const day = workDayOf(date, today, calendar)
  const [openOrders, setOpenOrders] = useOpenOrders(date)
  const { monthLoads, dayLoads, visits, error, refetch } = useDayVisits(date, month)
  const dispatch = useDispatch()
  const go = (place: { month: string; day: string }) =>
    setQuery(
      { ...(place.month === monthOf(place.day) ? {} : { month: place.month }), day: place.day },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <Columns>
        <WorkMonth
          month={month}
          chosen={date}
          today={today}
          calendar={calendar}
          loads={monthLoads}
          onRetry={refetch}
          over={dispatch.dragAndDrop.over}
          onShow={(next) => go({ month: next, day: date })}
          onChoose={(chosen) => go({ month: monthOf(chosen), day: chosen })}
        />
        <DayPanel
          key={date}
          day={day}
          loads={dayLoads.of(date)}
          error={dayLoads.error}
          openOrders={openOrders}
          onOpenOrders={setOpenOrders}
          onRetry={refetch}
        />
      </Columns>
      <DispatchBoard
        day={day}
        calendar={calendar}
        visits={visits}
        error={error}
        dispatch={dispatch}
        onRetry={refetch}
        onOpenOrders={setOpenOrders}
      />
    </>
  )
}

/** The orders left on a day after it was closed or a crew got it off; reset for another day. */
function useOpenOrders(date: string) {
  const [kept, setKept] = useState<{ date: string; orders: readonly string[] }>()
  const set = (orders: readonly string[]) => setKept({ date, orders })
  return [kept?.date === date ? kept.orders : [], set] as const
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' },
    alignItems: 'start',
  },
})

interface WorkMonthProps {
  readonly month: string
  readonly chosen: string
  readonly today: string
  readonly calendar: WorkCalendar
  readonly loads: MonthLoads
  readonly onRetry: () => void
  /** The day under a dragged visit. */
  readonly over: string | undefined
  readonly onShow: (month: string) => void
  readonly onChoose: (date: string) => void
}

/** A month with closed days, days off and loads. */
function WorkMonth({
  month,
  chosen,
  today,
  calendar,
  loads,
  onRetry,
  over,
  onShow,
  onChoose,
}: WorkMonthProps) {
  const stop = focusStop(month, chosen, today)
  const last = lastMonth(today)
  return (
    <div>
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
                loads={loads.of(date)}
                hasFailed={loads.error !== undefined}
                isChosen={date === chosen}
                isOver={date !== undefined && date === over}
                isFocusable={date === stop}
                onChoose={onChoose}
              />
            )}
          />
        ))}
      </MonthGrid>
      <LoadLegend />
      {loads.error !== undefined && monthOf(chosen) !== month && (
        <LoadError isOffice words="officeBoard.load.failed" error={loads.error} onRetry={onRetry} />
      )}
    </div>
  )
}

/** The Tab stop: the chosen day while its month is shown. */
function focusStop(month: string, chosen: string, today: string): string {
  if (monthOf(chosen) === month) return chosen
  return monthOf(today) === month ? today : `${month}-01`
}
