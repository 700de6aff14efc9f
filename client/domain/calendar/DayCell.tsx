import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { writeDate } from '../../format/businessDates.ts'
import { HiddenText } from '../../ui/Wrap.tsx'
import { type DayView, dayWord } from './monthView.ts'

interface DayCellProps {
  /** Undefined for a day of another month. */
  readonly day: DayView | undefined
  readonly isFocusable: boolean
  readonly isChosen: boolean
  readonly onActivate: (day: DayView) => void
}

/** A day: its number and what it offers. A day that cannot be chosen stays focusable and says why when activated. */
export function DayCell({ day, isFocusable, isChosen, onActivate }: DayCellProps) {
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
  return ['past', 'tooFar'].includes(offer.reason) ? 'gone' : offer.reason
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
