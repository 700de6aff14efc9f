import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { monthOf } from '../../format/calendarDates.ts'
import { DayCell } from './DayCell.tsx'
import { type Calendar, firstFreeDay, todayOf } from './dayOffers.ts'
import { MonthGrid, WeekRow } from './MonthGrid.tsx'
import { type DayView, neighbours, weeksOf } from './monthView.ts'

interface MonthCalendarProps {
  readonly calendar: Calendar
  readonly chosen: string | undefined
  /** Whose month is shown first while no day is chosen; where there is none or it cannot be booked any more, the first with a free day. */
  readonly opensOn?: string | undefined
  /** A day was activated, bookable or not: the page opens its dialog or tells the reason. */
  readonly onActivate: (day: DayView) => void
}

/** A month with what each day offers. */
export function MonthCalendar({ calendar, chosen, opensOn, onActivate }: MonthCalendarProps) {
  const [focused, setFocused] = useState(
    () => chosen ?? reachable(opensOn, calendar) ?? firstToLookAt(calendar),
  )
  const month = monthOf(focused)
  const activate = (day: DayView) => {
    setFocused(day.date)
    onActivate(day)
  }
  return (
    <chakra.div containerType="inline-size">
      <MonthGrid
        look="apart"
        month={month}
        beside={neighbours(month, calendar)}
        onShow={(target) => setFocused(firstFocusOf(target, calendar))}
        stop={focused}
        limits={{ first: `${monthOf(calendar.now)}-01`, last: calendar.lastDate }}
        onMove={setFocused}
      >
        {weeksOf(month, calendar).map((week) => (
          <WeekRow
            key={week.key}
            days={week.days}
            cell={(day) => (
              <DayCell
                day={day}
                isLow={week.isGone}
                isFocusable={day?.date === focused}
                isChosen={day !== undefined && day.date === chosen}
                onActivate={activate}
              />
            )}
          />
        ))}
      </MonthGrid>
    </chakra.div>
  )
}

function reachable(date: string | undefined, calendar: Calendar): string | undefined {
  return date && date >= todayOf(calendar) && date <= calendar.lastDate ? date : undefined
}

/** Today while its month offers anything, as it may not at its end; else the first day that is free. */
function firstToLookAt(calendar: Calendar): string {
  const today = todayOf(calendar)
  const free = firstFreeDay(calendar)
  return free && monthOf(free) !== monthOf(today) ? free : today
}

/** Today when its month is shown, else the first of the month. */
function firstFocusOf(month: string, calendar: Calendar): string {
  const today = todayOf(calendar)
  return monthOf(today) === month ? today : `${month}-01`
}
