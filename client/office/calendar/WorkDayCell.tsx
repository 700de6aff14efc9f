import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { catalogIcons } from '../../domain/catalog/catalogIcons.ts'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { groupName } from '../parts/groupName.ts'
import {
  fullestShare,
  fullness,
  type Load,
  onlyBegins,
  sharesOf,
  unassignedIn,
  visitsIn,
} from './boardDay.ts'
import { hatch } from './CrewPlaces.tsx'
import { LoadBar, LoadWords, OpenCount } from './LoadMarks.tsx'
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

/** A day: how many visits have no crew, who is off, and how full it is; on a phone all catalogs in one bar. */
export function WorkDayCell({ day, loads, hasFailed, isChosen, isFocusable, onChoose }: WorkDayCellProps) {
  const intl = useIntl()
  const facts = useFacts(day)
  if (!day) return <Frame data-beside="" />
  return (
    <Frame aria-selected={isChosen}>
      <Day
        type="button"
        data-date={day.date}
        data-chosen={isChosen ? '' : undefined}
        data-past={day.isPast ? '' : undefined}
        data-closed={day.isClosed || day.isSunday ? '' : undefined}
        tabIndex={isFocusable ? 0 : -1}
        aria-current={day.isToday ? 'date' : undefined}
        onClick={() => onChoose(day.date)}
      >
        <HiddenText>{writeDate(intl, day.date, 'weekday')} </HiddenText>
        <Head aria-hidden>
          <b>{Number(day.date.slice(8, 10))}</b>
          {loads && <Unassigned count={unassignedIn(loads)} />}
        </Head>
        {facts.map((fact) => (
          <Fact key={fact}>{fact}</Fact>
        ))}
        {!loads && !hasFailed && <Skeleton height="0.5rem" width="70%" />}
        {loads?.map((load) => (
          <CatalogLine key={load.catalog} load={load} />
        ))}
        {loads && loads.length > 0 && (
          <Whole aria-hidden>
            {visitsIn(loads)}
            <LoadBar shares={[fullestShare(loads)]} />
          </Whole>
        )}
      </Day>
    </Frame>
  )
}

/** In words where there is room for them. */
function Unassigned({ count }: { readonly count: number }) {
  const text = useText()
  if (count === 0) return null
  return (
    <OpenCount>
      <chakra.span hideFrom="lg">{count}</chakra.span>
      <chakra.span hideBelow="lg">{text('officeBoard.cell.unassigned', { count })}</chakra.span>
    </OpenCount>
  )
}

/** One catalog's taken places on a day, or the months and seasons that begin then. */
function CatalogLine({ load }: { readonly load: Load }) {
  const text = useText()
  const { catalog, visits, places, amTaken, pmTaken } = load
  const shares = sharesOf(load)
  const taken = shares.length > 1 ? amTaken + pmTaken : amTaken
  return (
    <Line data-full={fullness(load) === 'none' ? undefined : ''}>
      <HiddenText>
        <LoadWords load={load} />
      </HiddenText>
      <Icon name={catalogIcons[catalog]} size={16} />
      {onlyBegins(load) ? (
        <span aria-hidden>{text('officeBoard.begins', { count: visits })}</span>
      ) : (
        <>
          <LoadBar shares={shares} />
          <span aria-hidden>{`${taken}/${shares.length * places}`}</span>
        </>
      )}
    </Line>
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
      ? [
          text('officeStaff.calendar.off', {
            groups: day.groupsOff.map((one) => groupName(text, one)).join(', '),
          }),
        ]
      : []),
  ]
}

/** Taller where every catalog has a line of its own. */
const height = { base: '4rem', md: '6.25rem' } as const

const Frame = chakra('td', {
  base: {
    p: '0',
    height,
    verticalAlign: 'top',
    borderTopWidth: '1px',
    borderStartWidth: '1px',
    borderColor: 'line',
    '&:first-of-type': { borderStartWidth: '0' },
    '&[data-beside]': { bg: 'canvas' },
  },
})

const Day = chakra('button', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    width: '100%',
    height: '100%',
    minHeight: height,
    p: { base: '1', md: '2' },
    textAlign: 'start',
    textStyle: 't12',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { bg: 'sunk' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:not([data-past]) b': { fontWeight: 'strong' },
    '&[data-past]': { bg: 'canvas', color: 'muted', '& [data-bar] > i': { bg: 'inputLine' } },
    '&[data-closed]': { color: 'muted', backgroundImage: hatch },
    '&[aria-current] b': {
      minWidth: '1.5rem',
      px: '1',
      ms: '-4px',
      borderRadius: 'full',
      bg: 'brand',
      color: 'onBrand',
      textAlign: 'center',
    },
    '&[data-chosen]': { bg: 'brandTint', boxShadow: 'inset 0 0 0 2px {colors.brand}' },
  },
})

/** The number is as high as its mark of today. */
const Head = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2px',
    '& > b': { textStyle: 't14', lineHeight: '1.5rem', fontWeight: 'medium' },
  },
})

const Fact = chakra('span', {
  base: { overflowWrap: 'anywhere', mdDown: { srOnly: true }, color: 'muted' },
})

const Line = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '1',
    mdDown: { srOnly: true },
    '& > svg': { color: 'muted' },
    '&[data-full] > span:last-child': { color: 'wheatText', fontWeight: 'strong' },
  },
})

const Whole = chakra('span', { base: { hideFrom: 'md', display: 'grid', gap: '1' } })
