import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { catalogIcons } from '../../domain/catalog/catalogIcons.ts'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { groupName } from '../parts/groupName.ts'
import { fullness, type Load, onlyBegins } from './boardDay.ts'
import type { WorkDay } from './workDays.ts'

interface WorkDayCellProps {
  /** Undefined for a day of another month. */
  readonly day: WorkDay | undefined
  /** The day's orders by catalog; undefined until they were read. */
  readonly loads: readonly Load[] | undefined
  /** They could not be read. */
  readonly hasFailed: boolean
  readonly isChosen: boolean
  readonly isFocusable: boolean
  readonly onChoose: (date: string) => void
}

/** A day: its number, who is off, its load, and how many visits have no crew. */
export function WorkDayCell({ day, loads, hasFailed, isChosen, isFocusable, onChoose }: WorkDayCellProps) {
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
        {!loads && !hasFailed && <Skeleton height="0.5rem" width="70%" />}
        {loads?.map((load) => (
          <DayLoad key={load.catalog} load={load} />
        ))}
        <Totals loads={loads ?? []} hasFacts={facts.length > 0} />
      </Day>
    </Frame>
  )
}

/** How many visits have no crew, in words; on a phone as a number beside that of all visits. */
function Totals({ loads, hasFacts }: { readonly loads: readonly Load[]; readonly hasFacts: boolean }) {
  const text = useText()
  const visits = loads.reduce((sum, load) => sum + load.visits, 0)
  const unassigned = loads.reduce((sum, load) => sum + load.unassigned, 0)
  return (
    <Marks aria-hidden>
      {(visits > 0 || hasFacts) && <Mark data-plain={visits > 0 ? '' : undefined}>{visits || '–'}</Mark>}
      {unassigned > 0 && (
        <OpenCount>
          <chakra.span hideFrom="md">{unassigned}</chakra.span>
          <chakra.span hideBelow="md">
            {text('officeBoard.cell.unassigned', { count: unassigned })}
          </chakra.span>
        </OpenCount>
      )}
    </Marks>
  )
}

/** One catalog's taken places on a day, or the months and seasons that begin then. */
function DayLoad({ load }: { readonly load: Load }) {
  const text = useText()
  const { catalog, visits, places, amTaken, pmTaken } = load
  const isHalved = catalog === 'HouseCleaning'
  const taken = `${isHalved ? amTaken + pmTaken : amTaken}/${isHalved ? 2 * places : places}`
  return (
    <LoadLine data-full={fullness(load) === 'none' ? undefined : ''}>
      <HiddenText>
        <LoadWords load={load} />
      </HiddenText>
      <Icon name={catalogIcons[catalog]} size={14} />
      <span aria-hidden>{onlyBegins(load) ? text('officeBoard.begins', { count: visits }) : taken}</span>
    </LoadLine>
  )
}

/** A catalog's load in words, for screen readers. */
export function LoadWords({ load }: { readonly load: Load }) {
  const text = useText()
  const { catalog, visits, unassigned } = load
  const words = { catalog: text(`catalog.${catalog}`), visits, unassigned, full: fullness(load) }
  return <>{text('officeBoard.cell', words)} </>
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
      ? [
          text('officeStaff.calendar.off', {
            groups: day.groupsOff.map((one) => groupName(text, one)).join(', '),
          }),
        ]
      : []),
  ]
}

const Frame = chakra('td', {
  base: {
    p: '0',
    height: { base: '3.25rem', md: '4.75rem' },
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
    minHeight: { base: '3.25rem', md: '4.75rem' },
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

/** The legend of the days' marks. */
export function LoadLegend() {
  const text = useText()
  return (
    <Legend>
      <chakra.span hideBelow="md">
        <b>1/4</b> {text('officeBoard.load')}
      </chakra.span>
      <chakra.span hideFrom="md">
        <OpenCount>1</OpenCount> {text('officeBoard.unassigned')}
      </chakra.span>
    </Legend>
  )
}

const Legend = chakra('p', {
  base: {
    display: 'flex',
    gap: '4',
    mt: '2',
    textStyle: 't12',
    color: 'muted',
    '& > span': { display: 'inline-flex', gap: '2', alignItems: 'center' },
  },
})

const LoadLine = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    mdDown: { srOnly: true },
    '& > svg': { color: 'muted' },
    '&[data-full] > span': { color: 'wheatText', fontWeight: 'strong' },
  },
})

/** How many visits have no crew. */
export const OpenCount = chakra('span', {
  base: { px: '1', borderRadius: 'full', bg: 'wheatTint', color: 'wheatText', fontWeight: 'strong' },
})

const Marks = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px',
    '&:empty': { display: 'none' },
    '[data-low] > &': { mdDown: { display: 'none' } },
  },
})

const Mark = chakra('span', {
  base: {
    hideFrom: 'md',
    minWidth: '1.125rem',
    px: '1',
    borderRadius: 'full',
    bg: 'wheatTint',
    color: 'wheatText',
    textAlign: 'center',
    '&[data-plain]': { bg: 'sunk', color: 'ink' },
  },
})
