import { chakra } from '@chakra-ui/react/styled-system'
import { useDroppable } from '@dnd-kit/core'
import { useIntl } from 'react-intl'
import { writeDate } from '../../format/businessDates.ts'
import { addDays } from '../../format/calendarDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { TabList } from '../parts/tabs/TabList.tsx'
import { fullestShare, fullness, type Load, unassignedIn, visitsIn } from './boardDay.ts'
import { useCarried } from './Carrying.tsx'
import { hatch } from './CrewPlaces.tsx'
import { LoadBar, LoadWords, OpenCount } from './LoadMarks.tsx'
import type { DayLoads } from './useDispatch.tsx'
import { stripLength, takesVisit, type WorkDay } from './workDays.ts'

interface DayStripProps {
  readonly days: readonly WorkDay[]
  readonly chosen: string
  readonly loads: DayLoads
  /** The first and last day that can be read. */
  readonly limits: { readonly first: string; readonly last: string }
  readonly onChoose: (date: string) => void
}

/** The id of the strip's tabs. */
export const stripId = 'board-days'

/** Two weeks as tabs with their loads, which stay in sight and are drop targets too. */
export function DayStrip({ days, chosen, loads, limits, onChoose }: DayStripProps) {
  const text = useText()
  const first = days[0]?.date ?? chosen
  const arrow = (label: 'earlier' | 'later', date: string) => (
    <Button
      look="quiet"
      size="smIcon"
      aria-label={text(`officeBoard.days.${label}`)}
      disabled={addDays(date, stripLength - 1) < limits.first || date > limits.last}
      onClick={() => onChoose(date < limits.first ? limits.first : date)}
    >
      <Icon name={label === 'earlier' ? 'left' : 'right'} />
    </Button>
  )
  return (
    <Strip data-strip="">
      {arrow('earlier', addDays(first, -stripLength))}
      <TabList
        id={stripId}
        label={text('officeBoard.days')}
        look="line"
        chosen={chosen}
        onChoose={onChoose}
        tabs={days.map((day) => ({
          value: day.date,
          face: <DayFace day={day} loads={loads.of(day.date)} hasFailed={loads.error !== undefined} />,
        }))}
      />
      {arrow('later', addDays(first, stripLength))}
    </Strip>
  )
}

interface DayFaceProps {
  readonly day: WorkDay
  /** Undefined until they were read. */
  readonly loads: readonly Load[] | undefined
  readonly hasFailed: boolean
}

function DayFace({ day, loads, hasFailed }: DayFaceProps) {
  const intl = useIntl()
  const { setNodeRef, refusal, isOver } = useDayDrop(day, loads)
  return (
    <Face
      ref={setNodeRef}
      data-low={day.isPast || day.isSunday ? '' : undefined}
      data-today={day.isToday ? '' : undefined}
      data-hatched={refusal || isShut(day) ? '' : undefined}
      data-over={isOver ? '' : undefined}
    >
      <HiddenText>{writeDate(intl, day.date, 'weekday')} </HiddenText>
      <span aria-hidden>{writeDate(intl, day.date, 'dayOfWeek')}</span>
      <b aria-hidden>{Number(day.date.slice(8, 10))}</b>
      <span data-load="">
        <DayFigures
          refusal={refusal ?? (isShut(day) ? 'closed' : undefined)}
          loads={loads}
          hasFailed={hasFailed}
        />
      </span>
      {loads && loads.length > 0 && <LoadBar shares={[fullestShare(loads)]} />}
      <HiddenText>
        {loads?.map((load) => (
          <LoadWords key={load.catalog} load={load} />
        ))}
      </HiddenText>
    </Face>
  )
}

/** The tab as a drop target for the visit that is carried. */
function useDayDrop(day: WorkDay, loads: readonly Load[] | undefined) {
  const { visit, target } = useCarried()
  const isOther = visit !== undefined && visit.order.bookedDate !== day.date
  const refusal = isOther ? refusalOf(day, loads, visit.order.catalog) : undefined
  const isPlace = isOther && !refusal && visit.officeMay.move
  const { setNodeRef } = useDroppable({ id: day.date, data: { date: day.date }, disabled: !isPlace })
  return { setNodeRef, refusal, isOver: target && 'date' in target && target.date === day.date }
}

interface DayFiguresProps extends Omit<DayFaceProps, 'day'> {
  readonly refusal: Refusal | undefined
}

/** Why nothing can come, or how many visits there are. */
function DayFigures({ refusal, loads, hasFailed }: DayFiguresProps) {
  const text = useText()
  if (refusal) return text(refusals[refusal])
  if (!loads) return hasFailed ? null : <Skeleton height="0.75rem" width="1.5rem" />
  const open = unassignedIn(loads)
  return (
    <>
      <span aria-hidden>{visitsIn(loads) || '–'}</span>
      {open > 0 && <OpenCount aria-hidden>{open}</OpenCount>}
    </>
  )
}

const refusals = {
  past: 'officeBoard.past',
  closed: 'officeStaff.calendar.closed',
  full: 'booking.day.full',
} as const
type Refusal = keyof typeof refusals

function isShut({ isClosed, isSunday }: WorkDay): boolean {
  return isClosed || isSunday
}

/** Why a day takes no visit of a catalog, as far as the strip knows. */
function refusalOf(
  day: WorkDay,
  loads: readonly Load[] | undefined,
  catalog: Load['catalog'],
): Refusal | undefined {
  if (day.isPast) return 'past'
  if (!takesVisit(day, catalog)) return 'closed'
  const load = loads?.find((each) => each.catalog === catalog)
  return load && fullness(load) === 'day' ? 'full' : undefined
}

const Strip = chakra('div', {
  base: {
    '--strip': '5.25rem',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    position: 'sticky',
    top: '0',
    zIndex: '2',
    minHeight: '5.25rem',
    bg: 'canvas',
    '& [role=tab]': { p: '0', flex: '1 0 4rem' },
  },
})

const Face = chakra('span', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    width: '100%',
    minHeight: '4.75rem',
    pt: '1',
    px: '1',
    textStyle: 't12',
    color: 'ink',
    '& b': { textStyle: 't16', fontWeight: 'medium' },
    '& [data-bars]': { width: '70%', mt: '1' },
    '& [data-load]': { display: 'flex', alignItems: 'center', gap: '1', minHeight: '1rem' },
    '&[data-low]': { color: 'muted' },
    '&[data-today] b': { boxShadow: '0 2px 0 {colors.wheat}' },
    '&[data-hatched]': { backgroundImage: hatch, backgroundSize: 'auto' },
    '&[data-over]': { bg: 'brandTint', boxShadow: 'inset 0 0 0 2px {colors.brand}' },
  },
})
