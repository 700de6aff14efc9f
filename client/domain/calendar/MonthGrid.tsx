import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { writeDate } from '../../format/businessDates.ts'
import { addDays, addMonths, weekdayOf } from '../../format/calendarDates.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster } from '../../ui/layout.tsx'

interface MonthGridProps {
  /** yyyy-mm */
  readonly month: string
  /** The months the arrows lead to; undefined at the limits. */
  readonly beside: { readonly previous?: string; readonly next?: string }
  readonly onShow: (month: string) => void
  /** The day that the Tab key reaches, yyyy-mm-dd. */
  readonly stop: string
  /** The first and last day that keys reach. */
  readonly limits: FocusLimits
  /** A key moved to another day, which becomes the tab stop and gets the focus. */
  readonly onMove: (date: string) => void
  /** Separate days, or a sheet with lines between them. */
  readonly look: 'apart' | 'sheet'
  /** `WeekRow`s whose days are buttons with their date as `data-date`. */
  readonly children: ReactNode
}

/** A month, Monday first, with arrows to its neighbours; keys as in the date grid of the ARIA authoring practices. */
export function MonthGrid({ month, beside, onShow, look, children, ...moving }: MonthGridProps) {
  const intl = useIntl()
  const titleId = useId()
  const isApart = look === 'apart'
  return (
    <section aria-labelledby={titleId}>
      <Cluster gap="2" mb={isApart ? '3' : '2'}>
        <chakra.h2
          id={titleId}
          aria-live="polite"
          textStyle={isApart ? 't20' : 't18'}
          me="auto"
          _firstLetter={{ textTransform: 'capitalize' }}
        >
          {writeDate(intl, month, 'month')}
        </chakra.h2>
        <chakra.span display="inline-flex" gap="2">
          <MonthArrow direction="previous" month={beside.previous} onShow={onShow} />
          <MonthArrow direction="next" month={beside.next} onShow={onShow} />
        </chakra.span>
      </Cluster>
      <Table look={look} role="grid" aria-labelledby={titleId} {...useKeys(moving)}>
        <thead>
          <tr>
            {weekdays.map((date) => (
              <th key={date} scope="col" abbr={writeDate(intl, date, 'dayOfWeekLong')}>
                {writeDate(intl, date, 'dayOfWeek')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </section>
  )
}

interface WeekRowProps<Day> {
  /** Monday to Sunday; undefined for days of another month. */
  readonly days: readonly (Day | undefined)[]
  readonly cell: (day: Day | undefined) => ReactNode
}

/** A week of the grid, one cell per day. */
export function WeekRow<Day>({ days, cell }: WeekRowProps<Day>) {
  return (
    <tr>
      {weekdays.map((weekday, column) => (
        <Fragment key={weekday}>{cell(days[column])}</Fragment>
      ))}
    </tr>
  )
}

/** 5 January 1970 was a Monday: seven days from there name the columns. */
const weekdays = Array.from({ length: 7 }, (_, index) => `1970-01-${String(5 + index).padStart(2, '0')}`)

/** Handles the grid's keys: the day that they reach gets the focus once it is shown. */
function useKeys({ stop, limits, onMove }: Pick<MonthGridProps, 'stop' | 'limits' | 'onMove'>) {
  const grid = useRef<HTMLTableElement>(null)
  const movesFocus = useRef(false)
  useEffect(() => {
    if (movesFocus.current) grid.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus()
    movesFocus.current = false
  }, [stop])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayForKey(event.key, stop, limits)
    if (!next) return
    event.preventDefault()
    // at a limit the day stays the same, so no effect would run
    movesFocus.current = next !== stop
    onMove(next)
  }
  return { ref: grid, onKeyDown }
}

const Table = chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    '& th': { fontWeight: 'medium', color: 'muted' },
  },
  variants: {
    look: {
      apart: {
        borderSpacing: { base: '2px', sm: '4px' },
        width: { base: 'calc(100% + 4px)', sm: 'calc(100% + 8px)' },
        mx: { base: '-2px', sm: '-4px' },
        '& th': { textStyle: 't14', pb: '1', pl: { sm: '2' }, textAlign: { base: 'center', sm: 'left' } },
        '@container (max-width: 14rem)': { '& th': { fontSize: 'min(0.875rem, 4.5vw)' } },
      },
      sheet: {
        borderSpacing: '0',
        bg: 'panel',
        borderWidth: '1px',
        borderColor: 'line',
        borderRadius: 'card',
        overflow: 'hidden',
        '& th': { py: '2', px: { base: '1', md: '2' }, textAlign: 'start' },
      },
    },
  },
})

interface MonthArrowProps {
  readonly direction: 'previous' | 'next'
  /** The month that it leads to; undefined at the limit. */
  readonly month: string | undefined
  readonly onShow: (month: string) => void
}

/** Leads to the previous or next month; at the documented limits it is disabled but keeps the focus. */
function MonthArrow({ direction, month, onShow }: MonthArrowProps) {
  const intl = useIntl()
  const label = month
    ? intl.formatMessage({ id: `booking.time.${direction}Named` }, { month: writeDate(intl, month, 'month') })
    : intl.formatMessage({ id: `booking.time.${direction}` })
  return (
    <chakra.button
      type="button"
      aria-label={label}
      aria-disabled={!month || undefined}
      onClick={() => month && onShow(month)}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize="11"
      borderRadius="input"
      cursor="pointer"
      _hover={{ bg: 'sunk' }}
      css={{ '&[aria-disabled]': { opacity: 0.45, cursor: 'default', bg: 'transparent' } }}
    >
      <Icon name={direction === 'previous' ? 'left' : 'right'} />
    </chakra.button>
  )
}

/** What the focus may reach: the first day of the current month and the last bookable day. */
interface FocusLimits {
  readonly first: string
  readonly last: string
}

/**
 * Where a key moves the focus in the month grid (the date grid keys of the ARIA authoring practices): arrows by day and week, Home and End
 * to the ends of the week, Page Up and Page Down by month, never past the limits. Undefined: not a grid key.
 */
export function dayForKey(key: string, from: string, limits: FocusLimits): string | undefined {
  const move = moves[key]
  if (!move) return undefined
  return clamp(move(from), limits)
}

const moves: Readonly<Record<string, (from: string) => string>> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -7),
  ArrowDown: (from) => addDays(from, 7),
  Home: (from) => addDays(from, 1 - weekdayOf(from)),
  End: (from) => addDays(from, 7 - weekdayOf(from)),
  PageUp: (from) => addMonths(from, -1),
  PageDown: (from) => addMonths(from, 1),
}

function clamp(date: string, { first, last }: FocusLimits): string {
  if (date < first) return first
  return date > last ? last : date
}
