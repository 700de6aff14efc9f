import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { WorkCalendarQuery } from '../../../gql/graphql.ts'
import { MonthArrow } from '../../../parts/calendar/MonthArrow.tsx'
import { dayForKey } from '../../../parts/calendar/monthGridKeys.ts'
import { writeDate } from '../../../parts/when/businessDates.ts'
import { daysInMonth, monthOf, weeksOfMonth } from '../../../parts/when/calendarDates.ts'
import { WorkDayCell } from './WorkDayCell.tsx'
import { lastMonth, monthsBeside, workDayOf } from './workDays.ts'

interface WorkMonthProps {
  readonly month: string
  readonly chosen: string
  readonly today: string
  readonly calendar: WorkCalendarQuery
  readonly onShow: (month: string) => void
  readonly onChoose: (date: string) => void
}

/** A month, Monday first, with who does not work; keys as in the date grid of the ARIA authoring practices. */
export function WorkMonth({ month, chosen, today, calendar, onShow, onChoose }: WorkMonthProps) {
  const intl = useIntl()
  const grid = useRef<HTMLTableElement>(null)
  const moveFocus = useRef(false)
  const stop = focusStop(month, chosen, today)
  useEffect(() => {
    if (moveFocus.current) grid.current?.querySelector<HTMLElement>(`[data-date="${chosen}"]`)?.focus()
    moveFocus.current = false
  }, [chosen])
  const onKeyDown = (event: KeyboardEvent) => {
    const last = lastMonth(today)
    const limits = { first: `${monthOf(today)}-01`, last: `${last}-${daysInMonth(last)}` }
    const next = dayForKey(event.key, stop, limits)
    if (!next) return
    event.preventDefault()
    moveFocus.current = true
    onChoose(next)
  }
  const { previous, next } = monthsBeside(month, today)
  return (
    <section aria-labelledby="work-month">
      <chakra.div display="flex" alignItems="center" gap="2" mb="2">
        <chakra.h2 id="work-month" aria-live="polite" textStyle="t18" me="auto">
          {writeDate(intl, month, 'month')}
        </chakra.h2>
        <MonthArrow direction="previous" month={previous} onShow={onShow} />
        <MonthArrow direction="next" month={next} onShow={onShow} />
      </chakra.div>
      <Grid ref={grid} role="grid" aria-labelledby="work-month" onKeyDown={onKeyDown}>
        <WeekdayHeads />
        <tbody>
          {weeksOfMonth(month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks and the seven columns are fixed
            <tr key={row}>
              {week.map((date, column) => (
                <WorkDayCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={column}
                  day={date ? workDayOf(date, today, calendar) : undefined}
                  isChosen={date === chosen}
                  isFocusable={date === stop}
                  onChoose={onChoose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </section>
  )
}

/** The one day the Tab key reaches: the chosen one while its month is shown. */
function focusStop(month: string, chosen: string, today: string): string {
  if (monthOf(chosen) === month) return chosen
  return monthOf(today) === month ? today : `${month}-01`
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
            py="2"
            px="2"
            fontWeight="medium"
            color="muted"
            textAlign="start"
          >
            {writeDate(intl, date, 'dayOfWeek')}
          </chakra.th>
        ))}
      </tr>
    </thead>
  )
}

const Grid = chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    bg: 'panel',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
  },
})
