import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { LoadError } from '../../api/QueryState.tsx'
import { MonthGrid, WeekRow } from '../../domain/calendar/MonthGrid.tsx'
import { daysInMonth, monthOf, weeksOfMonth } from '../../format/calendarDates.ts'
import { MonthLegend } from './MonthLegend.tsx'
import { useDayLoads } from './useDispatch.tsx'
import { WorkDayCell } from './WorkDayCell.tsx'
import { calendarLimits, monthsBeside, type WorkCalendar, workDayOf } from './workDays.ts'

interface MonthViewProps {
  /** yyyy-mm */
  readonly month: string
  readonly chosen: string
  readonly today: string
  readonly calendar: WorkCalendar
  readonly onShow: (month: string) => void
  /** A key moved to another day. */
  readonly onMove: (date: string) => void
  /** Opens the day. */
  readonly onChoose: (date: string) => void
}

/** A month with closed days, days off and loads; a day opens its board. */
export function MonthView({ month, chosen, today, calendar, onShow, onMove, onChoose }: MonthViewProps) {
  const { loads, refetch } = useDayLoads(`${month}-01`, daysInMonth(month))
  useLiveOrders()
  const stop = focusStop(month, chosen, today)
  return (
    <div>
      <MonthGrid
        look="sheet"
        month={month}
        beside={monthsBeside(month, today)}
        onShow={onShow}
        stop={stop}
        limits={calendarLimits(today)}
        onMove={onMove}
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
                isFocusable={date === stop}
                onChoose={onChoose}
              />
            )}
          />
        ))}
      </MonthGrid>
      <MonthLegend />
      {loads.error !== undefined && (
        <LoadError words="officeBoard.load.failed" error={loads.error} onRetry={refetch} />
      )}
    </div>
  )
}

/** The Tab stop: the chosen day while its month is shown. */
function focusStop(month: string, chosen: string, today: string): string {
  if (monthOf(chosen) === month) return chosen
  return monthOf(today) === month ? today : `${month}-01`
}
