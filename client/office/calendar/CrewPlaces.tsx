import { chakra } from '@chakra-ui/react/styled-system'
import { useDroppable } from '@dnd-kit/core'
import { useText } from '../../i18n/useText.ts'
import { type CrewDay, isTimed, type Lane, type Visit } from './boardDay.ts'
import { aimOf, type BoardDay, hindranceAt, type Place } from './boardDrop.ts'
import { nameOf } from './boardPlaces.ts'

interface CrewPlacesProps {
  readonly crew: CrewDay
  readonly day: BoardDay
  /** The visit that is carried. */
  readonly visit: Visit
  /** Where it would be dropped, if that is in this row. */
  readonly target: Place | undefined
}

/** The drop targets of a crew, over its row, so that nothing moves when a visit is picked up: hatched with the reason where there is one. */
export function CrewPlaces(props: CrewPlacesProps) {
  const lanes: readonly Lane[] = isTimed(props.visit) ? ['Morning', 'Afternoon'] : ['AnyTime']
  return (
    <Over data-halves={lanes.length > 1 ? '' : undefined}>
      {lanes.map((lane) => (
        <LanePlace key={lane} lane={lane} {...props} />
      ))}
    </Over>
  )
}

function LanePlace({ crew, day, visit, target, lane }: CrewPlacesProps & { readonly lane: Lane }) {
  const text = useText()
  const place = { groupId: crew.id, lane }
  const { setNodeRef } = useDroppable({ id: nameOf(place), data: place })
  const hindrance = hindranceAt(visit, crew, lane, day)
  const isOver = target?.lane === lane && aimOf(visit, crew, target, day) !== undefined
  return (
    <Zone
      ref={setNodeRef}
      data-place={lane}
      data-hatched={hindrance ? '' : undefined}
      data-over={isOver ? '' : undefined}
    >
      {hindrance && <span>{text(hindrances[hindrance])}</span>}
    </Zone>
  )
}

/** The reasons in words. */
export const hindrances = {
  closed: 'officeStaff.calendar.closed',
  inactive: 'officeStaff.groups.inactive',
  off: 'officeStaff.dayOff',
  taken: 'officeBoard.taken',
  elsewhere: 'officeBoard.elsewhere',
} as const

/** The halves as wide as their hours on the axis: 8 to 12 and 12 to 18. */
const Over = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    pointerEvents: 'none',
    '&[data-halves]': { gridTemplateColumns: '4fr 6fr' },
  },
})

export const hatch = 'repeating-linear-gradient(45deg, transparent 0 7px, var(--chakra-colors-line) 7px 9px)'

const Zone = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'start center',
    minWidth: '0',
    m: '1px',
    borderRadius: 'input',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'brand',
    '& > span': {
      mt: '1',
      px: '2',
      borderRadius: 'full',
      bg: 'panel',
      textStyle: 't12',
      fontWeight: 'medium',
      boxShadow: '0 0 0 1px {colors.line}',
    },
    '&[data-hatched]': {
      borderColor: 'line',
      bg: 'color-mix(in srgb, var(--chakra-colors-panel) 55%, transparent)',
      backgroundImage: hatch,
    },
    '&[data-over]': { borderStyle: 'solid', boxShadow: 'inset 0 0 0 2px {colors.brand}' },
    '&[data-over]:not([data-hatched])': {
      bg: 'color-mix(in srgb, var(--chakra-colors-brand) 12%, transparent)',
    },
  },
})
