import { chakra } from '@chakra-ui/react/styled-system'
import { useCommand } from '../../api/command/useCommand.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { RemoveGroupDayOffDocument, SetGroupDayOffDocument } from '../parts/daysOff/daysOff.generated.ts'
import { groupName } from '../parts/groupName.ts'
import { RowLink } from '../parts/settings/RowList.tsx'
import { type CrewDay, changesOf, hindranceOf, type Lane, laneOf, lanes } from './boardDay.ts'
import type { Dispatch } from './useDispatch.tsx'
import { nameOfDrop } from './useDragAndDrop.ts'
import { DropHere, VisitCard } from './VisitCard.tsx'
import type { WorkDay } from './workDays.ts'

export interface CrewRowProps {
  readonly crew: CrewDay
  readonly day: WorkDay
  readonly dispatch: Dispatch
  /** Called with the orders left on the day after the crew got it off. */
  readonly onOpenOrders: (orders: readonly string[]) => void
}

export const laneNames = {
  Morning: 'booking.time.morning',
  Afternoon: 'booking.time.afternoon',
  AnyTime: 'officeBoard.anyTime',
} as const

/** A crew's work on the day, half by half, and whether it works at all. */
export function CrewRow({ crew, dispatch, ...acting }: CrewRowProps) {
  const text = useText()
  const name = groupName(text, crew.groupNo)
  const long = crew.visits.filter((visit) => laneOf(visit) === undefined)
  return (
    <Row data-off={crew.isOff || crew.isGone ? '' : undefined} aria-label={name}>
      <chakra.div minWidth="0">
        <chakra.h3 textStyle="t14" overflowWrap="anywhere">
          {name}
        </chakra.h3>
        <chakra.p color="muted">{text('officeBoard.crew.visits', { count: crew.visits.length })}</chakra.p>
        <CrewState crew={crew} name={name} {...acting} />
      </chakra.div>
      {long.length > 0 && (
        <Over>
          {long.map((visit) => (
            <VisitCard key={visit.id} visit={visit} dispatch={dispatch} />
          ))}
        </Over>
      )}
      {lanes.map((lane) => (
        <LaneCell key={lane} lane={lane} crew={crew} name={name} date={acting.day.date} dispatch={dispatch} />
      ))}
    </Row>
  )
}

/** Tags, and the button that gives the crew the day off or withdraws that; past days are read-only. */
function CrewState({ crew, name, day, onOpenOrders }: Omit<CrewRowProps, 'dispatch'> & { name: string }) {
  const text = useText()
  const giving = useCommand(SetGroupDayOffDocument, { keepsPlace: true })
  const withdrawing = useCommand(RemoveGroupDayOffDocument, { keepsPlace: true })
  const { id: groupId, isOff, isActive, isGone } = crew
  const toggle = async () => {
    const variables = { groupId, date: day.date }
    if (isOff) {
      await withdrawing.run(variables)
      return onOpenOrders([])
    }
    const reply = await giving.run(variables)
    onOpenOrders(reply?.openOrders ?? [])
  }
  return (
    <>
      {isOff && <Tag tone="warn">{text('officeStaff.dayOff')}</Tag>}
      {isGone && <Tag>{text('officeBoard.crew.gone')}</Tag>}
      {!isActive && !isGone && <Tag>{text('officeStaff.groups.inactive')}</Tag>}
      {!isGone && !day.isPast && (
        <div>
          <RowLink
            about={name}
            disabled={giving.isSending || withdrawing.isSending}
            onClick={() => void toggle()}
          >
            {text(isOff ? 'officeStaff.dayOff.works' : 'officeStaff.dayOff.give')}
          </RowLink>
        </div>
      )}
    </>
  )
}

interface LaneCellProps extends Pick<CrewRowProps, 'crew' | 'dispatch'> {
  readonly lane: Lane
  readonly name: string
  readonly date: string
}

/** One half of a crew's day, and a drop target while a visit is carried. */
function LaneCell({ lane, crew, name, date, dispatch }: LaneCellProps) {
  const text = useText()
  const { carried, isDragged, over, drop } = dispatch.dragAndDrop
  const place = { groupId: crew.id, lane, date }
  const visits = crew.visits.filter((visit) => laneOf(visit) === lane)
  const isMeant = carried && !crew.isGone && changesOf(carried, place)
  const hindrance = isMeant && hindranceOf(carried, crew, lane)
  const isPlace = isMeant && !hindrance
  const id = nameOfDrop(place)
  return (
    <Cell
      data-drop={isPlace ? id : undefined}
      data-over={over === id ? '' : undefined}
      data-busy={hindrance ? '' : undefined}
      data-empty={visits.length === 0 && !isMeant ? '' : undefined}
    >
      <chakra.h4 hideFrom="md" textStyle="t12" fontWeight="medium" color="muted">
        {text(laneNames[lane])}
      </chakra.h4>
      <Stack as="ul" listStyle="none" gap="2">
        {visits.map((visit) => (
          <VisitCard key={visit.id} visit={visit} dispatch={dispatch} />
        ))}
      </Stack>
      {hindrance && <chakra.p color="muted">{text(hindrances[hindrance])}</chakra.p>}
      {isPlace && (
        <DropHere
          data-place={lane}
          tabIndex={isDragged ? -1 : 0}
          aria-label={`${text('officeBoard.drop')} · ${text(`officeBoard.drop.${lane}`, { orderNo: carried.order.orderNo, crew: name })}`}
          onClick={() => drop(place)}
        >
          {text('officeBoard.drop')}
        </DropHere>
      )}
    </Cell>
  )
}

const hindrances = {
  inactive: 'officeStaff.groups.inactive',
  off: 'officeStaff.dayOff',
  taken: 'officeBoard.taken',
} as const

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '9rem repeat(3, minmax(0, 1fr))' },
    gap: '2',
    p: '3',
    '&[data-off]': { bg: 'sunk' },
  },
})

const Over = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '2',
    gridColumn: { md: '2 / span 2' },
    // the halves are below, the rest of the day beside both
    '& ~ :nth-of-type(2)': { gridColumn: { md: '2' } },
  },
})

const Cell = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    minWidth: 0,
    minHeight: { md: '3.5rem' },
    p: '1',
    borderRadius: 'input',
    '&[data-empty]': { mdDown: { display: 'none' }, alignSelf: 'start', bg: 'sunk' },
    '&[data-busy]': {
      backgroundImage:
        'repeating-linear-gradient(45deg, transparent 0 7px, var(--chakra-colors-line) 7px 8px)',
      cursor: 'not-allowed',
    },
    '&[data-over]': { bg: 'brandTint', boxShadow: 'inset 0 0 0 2px {colors.brand}' },
    '[data-off] > &': { bg: 'transparent' },
  },
})
