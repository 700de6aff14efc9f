import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { monthOf } from '../../format/calendarDates.ts'
import { DayCell } from './DayCell.tsx'
import { type Calendar, firstFreeDay, todayOf } from './dayOffers.ts'
import { MonthGrid, WeekRow } from './MonthGrid.tsx'
import { type DayView, firstShownDay, neighbours, weeksOf } from './monthView.ts'

interface MonthCalendarProps {
  readonly calendar: Calendar
  readonly chosen: string | undefined
  /** The month shown first while no day is chosen; without one, or if it can no longer be booked, that of the first free day. */
  readonly opensOn?: string | undefined
  /** A day was activated, bookable or not: the page opens its dialog or shows the reason. */
  readonly onActivate: (day: DayView) => void
}

/** A month with what each day offers. */
export function MonthCalendar({ calendar, chosen, opensOn, onActivate }: MonthCalendarProps) {
  const [focused, setFocused] = useState(
    () =>
      reachable(chosen, calendar) ??
      reachable(opensOn, calendar) ??
      firstFreeDay(calendar) ??
      todayOf(calendar),
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
        limits={{ first: firstShownDay(calendar), last: calendar.lastDate }}
        onMove={setFocused}
      >
        {weeksOf(month, calendar).map((week) => (
          <WeekRow
            key={week.key}
            days={week.days}
            cell={(day) => (
              <DayCell
                day={day}
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

/** Today when its month is shown, else the first of the month. */
function firstFocusOf(month: string, calendar: Calendar): string {
  const today = todayOf(calendar)
  return monthOf(today) === month ? today : `${month}-01`
}
