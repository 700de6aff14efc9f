import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { writeDate } from '../../format/businessDates.ts'
import { monthOf } from '../../format/calendarDates.ts'
import { HiddenText } from '../../ui/Wrap.tsx'
import { type Calendar, firstFreeDay, todayOf } from './dayOffers.ts'
import { MonthGrid, WeekRow } from './MonthGrid.tsx'
import { type DayView, dayWord, firstShownDay, neighbours, weeksOf } from './monthView.ts'

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

interface DayCellProps {
  /** Undefined for a day of another month. */
  readonly day: DayView | undefined
  readonly isFocusable: boolean
  readonly isChosen: boolean
  readonly onActivate: (day: DayView) => void
}

/** A day: its number and what it offers. A day that cannot be chosen stays focusable and says why when activated. */
function DayCell({ day, isFocusable, isChosen, onActivate }: DayCellProps) {
  const intl = useIntl()
  if (!day) return <chakra.td p="0" />
  const isRefused = day.offer.kind === 'refused'
  const word = dayWord(day.offer)
  return (
    <chakra.td p="0" aria-selected={isChosen}>
      <Day
        type="button"
        data-date={day.date}
        data-look={lookOf(day)}
        data-chosen={isChosen ? '' : undefined}
        tabIndex={isFocusable ? 0 : -1}
        aria-disabled={isRefused || undefined}
        aria-current={day.isToday ? 'date' : undefined}
        onClick={() => onActivate(day)}
      >
        <HiddenText>{nameOf(day, intl)} </HiddenText>
        <b aria-hidden>{Number(day.date.slice(8, 10))}</b>
        {word && (
          <span>
            <FormattedMessage id={`booking.day.${word}`} values={{ i: (words) => <i>{words}</i> }} />
          </span>
        )}
      </Day>
    </chakra.td>
  )
}

/** The full date for screen readers; the visible offer follows. */
function nameOf(day: DayView, intl: IntlShape): string {
  const date = writeDate(intl, day.date, 'weekday')
  return day.isToday ? intl.formatMessage({ id: 'booking.day.today' }, { date }) : date
}

function lookOf({ offer }: DayView): string {
  if (offer.kind === 'open') return 'open'
  return ['past', 'tooFar', 'season'].includes(offer.reason) ? 'gone' : offer.reason
}

const Day = chakra('button', {
  base: {
    display: 'grid',
    alignContent: 'space-between',
    justifyItems: { base: 'center', sm: 'start' },
    width: '100%',
    height: { base: '3.5rem', sm: '4.5rem' },
    px: { base: '0', sm: '2' },
    py: { base: '6px', sm: '2' },
    borderWidth: '1px',
    borderColor: 'inputLine',
    borderRadius: 'input',
    bg: 'panel',
    color: 'ink',
    textStyle: 't12',
    textAlign: { base: 'center', sm: 'left' },
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& b': { textStyle: 't16', fontWeight: 'strong' },
    '& span': { color: 'muted' },
    '& i': { fontStyle: 'normal', display: { base: 'none', sm: 'inline' } },
    '&[data-look=open]:hover': { borderColor: 'brand', bg: 'brandTint' },
    '&[aria-disabled]': { borderColor: 'transparent', bg: 'sunk', color: 'muted', cursor: 'default' },
    '&[aria-disabled] b': { fontWeight: 'normal' },
    '&[data-look=gone]': { bg: 'transparent' },
    '&[data-look=full] b': { textDecoration: 'line-through' },
    // The width below which both halves do not fit side by side; in rem, so that larger text counts too.
    '@container (max-width: 20.4rem)': { whiteSpace: 'normal', height: '4.5rem' },
    // With very large letters seven days have no room for text; the day's dialog says it.
    '@container (max-width: 14rem)': {
      '& b': { fontSize: 'min(1rem, 7vw)' },
      '& span': { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    '&[aria-current] b': { boxShadow: '0 2px 0 {colors.wheat}' },
    '&[data-chosen]': { bg: 'brand', borderColor: 'brand', color: 'onBrand' },
    '&[data-chosen]:hover': { bg: 'brandHover', borderColor: 'brandHover' },
    '&[data-chosen] span': { color: 'inherit' },
  },
})
