import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { HiddenText } from '../../ui/Wrap.tsx'
import type { WorkDay } from './workDays.ts'

interface WorkDayCellProps {
  /** Undefined where the week reaches into another month. */
  readonly day: WorkDay | undefined
  readonly isChosen: boolean
  readonly isFocusable: boolean
  readonly onChoose: (date: string) => void
}

/** A day: its number, and who does not work; on a phone the number of such facts. */
export function WorkDayCell({ day, isChosen, isFocusable, onChoose }: WorkDayCellProps) {
  const intl = useIntl()
  const facts = useFacts(day)
  if (!day) return <Frame />
  return (
    <Frame aria-selected={isChosen}>
      <Day
        type="button"
        data-date={day.date}
        data-chosen={isChosen ? '' : undefined}
        data-low={day.isPast || day.isSunday ? '' : undefined}
        data-closed={day.isClosed || day.isSunday ? '' : undefined}
        tabIndex={isFocusable ? 0 : -1}
        aria-current={day.isToday ? 'date' : undefined}
        onClick={() => onChoose(day.date)}
      >
        <HiddenText>{writeDate(intl, day.date, 'weekday')} </HiddenText>
        <b aria-hidden>{Number(day.date.slice(8, 10))}</b>
        {facts.map((fact) => (
          <Fact key={fact}>{fact}</Fact>
        ))}
        {facts.length > 0 && <Mark aria-hidden>{facts.length}</Mark>}
      </Day>
    </Frame>
  )
}

function useFacts(day: WorkDay | undefined): string[] {
  const text = useText()
  if (!day) return []
  return [
    ...(day.isClosed ? [text('officeStaff.calendar.closed')] : []),
    ...day.closedCatalogs.map((catalog) =>
      text('officeStaff.calendar.closedFor', { catalog: text(`catalog.${catalog}`) }),
    ),
    ...(day.groupsOff.length > 0
      ? [text('officeStaff.calendar.off', { groups: day.groupsOff.join(', ') })]
      : []),
  ]
}

const Frame = chakra('td', {
  base: {
    p: '0',
    height: { base: '3.25rem', md: '5.5rem' },
    verticalAlign: 'top',
    borderTopWidth: '1px',
    borderStartWidth: '1px',
    borderColor: 'line',
    '&:first-of-type': { borderStartWidth: '0' },
  },
})

const Day = chakra('button', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    width: '100%',
    height: '100%',
    minHeight: { base: '3.25rem', md: '5.5rem' },
    p: '2',
    textAlign: 'start',
    textStyle: 't12',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    '& b': { textStyle: 't14', fontWeight: 'medium' },
    '&:hover': { bg: 'sunk' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-low]': { color: 'muted' },
    '&[data-closed]': { bg: 'sunk' },
    '&[aria-current] b': { boxShadow: '0 2px 0 {colors.wheat}', justifySelf: 'start' },
    '&[data-chosen]': { bg: 'brandTint', boxShadow: 'inset 0 0 0 2px {colors.brand}' },
  },
})

const Fact = chakra('span', {
  base: {
    overflowWrap: 'anywhere',
    mdDown: { srOnly: true },
    color: 'wheatText',
    '[data-low] > &': { color: 'muted' },
  },
})

const Mark = chakra('span', {
  base: {
    hideFrom: 'md',
    justifySelf: 'start',
    minWidth: '1.125rem',
    px: '1',
    borderRadius: 'full',
    bg: 'wheatTint',
    color: 'wheatText',
    textAlign: 'center',
    '[data-low] > &': { display: 'none' },
  },
})
