import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { writeDate } from '../when/businessDates.ts'
import { monthOf } from '../when/calendarDates.ts'
import { DayCell } from './DayCell.tsx'
import { type Calendar, todayOf } from './dayOffers.ts'
import { MonthArrow } from './MonthArrow.tsx'
import { dayForKey } from './monthGridKeys.ts'
import { type DayView, neighbours, weeksOf } from './monthView.ts'

interface MonthCalendarProps {
  readonly calendar: Calendar
  readonly chosen: string | undefined
  /** A day was activated, bookable or not: the page opens its dialog or tells the reason. */
  readonly onActivate: (day: DayView) => void
}

/** A month, Monday first, with what each day offers; keys as in the date grid of the ARIA authoring practices. */
export function MonthCalendar({ calendar, chosen, onActivate }: MonthCalendarProps) {
  const intl = useIntl()
  const [focused, setFocused] = useState(chosen ?? todayOf(calendar))
  const moveFocus = useRef(false)
  const grid = useRef<HTMLTableElement>(null)
  const month = monthOf(focused)
  useEffect(() => {
    if (moveFocus.current) grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
    moveFocus.current = false
  }, [focused])

  const onKeyDown = (event: KeyboardEvent) => {
    const limits = { first: `${monthOf(calendar.now)}-01`, last: calendar.lastDate }
    const next = dayForKey(event.key, focused, limits)
    if (!next) return
    event.preventDefault()
    moveFocus.current = true
    setFocused(next)
  }
  const show = (target: string) => setFocused(firstFocusOf(target, calendar))
  const { previous, next } = neighbours(month, calendar)

  return (
    <section aria-labelledby="calendar-month">
      <chakra.div display="flex" alignItems="center" gap="2" mb="3">
        <chakra.h2
          id="calendar-month"
          aria-live="polite"
          textStyle="t20"
          mr="auto"
          _firstLetter={{ textTransform: 'capitalize' }}
        >
          {writeDate(intl, month, 'month')}
        </chakra.h2>
        <MonthArrow direction="previous" month={previous} onShow={show} />
        <MonthArrow direction="next" month={next} onShow={show} />
      </chakra.div>
      <chakra.table
        ref={grid}
        role="grid"
        aria-labelledby="calendar-month"
        onKeyDown={onKeyDown}
        tableLayout="fixed"
        borderCollapse="separate"
        borderSpacing={{ base: '2px', sm: '4px' }}
        width={{ base: 'calc(100% + 4px)', sm: 'calc(100% + 8px)' }}
        mx={{ base: '-2px', sm: '-4px' }}
      >
        <WeekdayHeads />
        <tbody>
          {weeksOf(month, calendar).map((week) => (
            <tr key={week.key}>
              {week.days.map((day, index) => (
                <DayCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: the seven columns are fixed
                  key={index}
                  day={day}
                  isLow={week.isGone}
                  isFocusable={day?.date === focused}
                  isChosen={day !== undefined && day.date === chosen}
                  onActivate={(activated) => {
                    setFocused(activated.date)
                    onActivate(activated)
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </section>
  )
}

/** 5 January 1970 was a Monday: seven days from there name the columns. */
const weekdays = Array.from({ length: 7 }, (_, index) => `1970-01-${String(5 + index).padStart(2, '0')}`)

function WeekdayHeads() {
  const intl = useIntl()
  return (
    <thead>
      <tr>
        {weekdays.map((date) => (
          <chakra.th
            key={date}
            scope="col"
            abbr={writeDate(intl, date, 'dayOfWeekLong')}
            textStyle="t14"
            fontWeight="medium"
            color="muted"
            pb="1"
            textAlign={{ base: 'center', sm: 'left' }}
            pl={{ sm: '2' }}
          >
            {writeDate(intl, date, 'dayOfWeek')}
          </chakra.th>
        ))}
      </tr>
    </thead>
  )
}

/** Today when its month is shown, else the first of the month. */
function firstFocusOf(month: string, calendar: Calendar): string {
  const today = todayOf(calendar)
  return monthOf(today) === month ? today : `${month}-01`
}
