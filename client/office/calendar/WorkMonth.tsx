import { MonthGrid, WeekRow } from '../../domain/calendar/MonthGrid.tsx'
import { daysInMonth, monthOf, weeksOfMonth } from '../../format/calendarDates.ts'
import { WorkDayCell } from './WorkDayCell.tsx'
import { lastMonth, monthsBeside, type WorkCalendar, workDayOf } from './workDays.ts'

interface WorkMonthProps {
  readonly month: string
  readonly chosen: string
  readonly today: string
  readonly calendar: WorkCalendar
  readonly onShow: (month: string) => void
  readonly onChoose: (date: string) => void
}

/** A month with who does not work. */
export function WorkMonth({ month, chosen, today, calendar, onShow, onChoose }: WorkMonthProps) {
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
