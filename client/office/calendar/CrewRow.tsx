import { memo } from 'react'
import { useNavigate } from 'react-router'
import { isolated } from '../../../schema/rules/isolated.ts'
import { useCommand } from '../../api/command/useCommand.tsx'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { reassignPath } from '../parts/bulk/reassignPath.ts'
import { RemoveGroupDayOffDocument, SetGroupDayOffDocument } from '../parts/daysOff/daysOff.generated.ts'
import { groupName } from '../parts/groupName.ts'
import { type CrewDay, isLate, isTimed, meetsAt, minutesAt, type Visit } from './boardDay.ts'
import type { BoardDay, Place } from './boardDrop.ts'
import { boardColumns, columnsOf } from './boardPlaces.ts'
import { CrewChoice } from './CrewChoice.tsx'
import { CrewPlaces } from './CrewPlaces.tsx'
import { VisitCard } from './VisitCard.tsx'

export interface CrewRowProps {
  readonly crew: CrewDay
  readonly day: BoardDay
  /** The visit that is carried over the board. */
  readonly carried: Visit | undefined
  /** Where it would be dropped, if that is in this row. */
  readonly target: Place | undefined
  /** The visit of the tray that the next crew to be pressed gets. */
  readonly picked: Visit | undefined
  readonly onGive: (crew: CrewDay) => void
  /** Called with the orders left on the day after the crew got it off. */
  readonly onOpenOrders: (orders: readonly string[]) => void
}

/** A crew's day: visits by their hour, below them those of any time. Memoized, because a day has many rows and one changes. */
export const CrewRow = memo(function CrewRow(props: CrewRowProps) {
  const { crew, day, carried, target, picked, onGive, onOpenOrders } = props
  const text = useText()
  const name = groupName(text, crew.groupNo)
  const timed = crew.visits.filter(isTimed)
  const others = crew.visits.filter((visit) => !isTimed(visit))
  return (
    <li data-crew="" data-off={crew.isOff || crew.isGone ? '' : undefined} aria-label={name}>
      <div data-crew-head="">
        <div>
          <h3>{name}</h3>
          <p>{text('officeBoard.crew.visits', { count: crew.visits.length })}</p>
          {crew.people.length > 0 && <p>{crew.people.map((person) => isolated(person)).join(', ')}</p>}
          {crew.isOff && <Tag tone="warn">{text('officeStaff.dayOff')}</Tag>}
          {crew.isGone && <Tag>{text('officeBoard.crew.gone')}</Tag>}
          {!crew.isActive && !crew.isGone && <Tag>{text('officeStaff.groups.inactive')}</Tag>}
        </div>
        {!crew.isGone && !day.isPast && (
          <CrewMenu crew={crew} name={name} date={day.date} onOpenOrders={onOpenOrders} />
        )}
      </div>
      <div data-track="">
        {timed.length > 0 && (
          <ul data-hours="">
            {timed.map((visit) => (
              <VisitCard
                key={visit.id}
                visit={visit}
                isFixed={day.isPast}
                isLate={isLate(visit, day.timeNow)}
                isMeeting={meetsAt(visit, minutesAt(visit), timed)}
                columns={columnsOf(visit)}
              />
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <ul data-any="" aria-label={text('officeBoard.anyTime')}>
            {others.map((visit) => (
              <VisitCard key={visit.id} visit={visit} isFixed={day.isPast} />
            ))}
          </ul>
        )}
        {carried && !crew.isGone && <CrewPlaces crew={crew} day={day} visit={carried} target={target} />}
      </div>
      {picked && !crew.isGone && <CrewChoice {...{ crew, name, day, onGive }} visit={picked} />}
    </li>
  )
})

interface CrewMenuProps extends Pick<CrewRowProps, 'crew' | 'onOpenOrders'> {
  readonly name: string
  /** yyyy-mm-dd */
  readonly date: string
}

/** What can be done about a crew's day: its visits to others, and the day off, given or withdrawn. */
function CrewMenu({ crew, name, date, onOpenOrders }: CrewMenuProps) {
  const text = useText()
  const navigate = useNavigate()
  const giving = useCommand(SetGroupDayOffDocument, { keepsPlace: true })
  const withdrawing = useCommand(RemoveGroupDayOffDocument, { keepsPlace: true })
  const act = async () => {
    const variables = { groupId: crew.id, date }
    const reply = await (crew.isOff ? withdrawing : giving).run(variables)
    onOpenOrders(reply && 'openOrders' in reply ? (reply.openOrders ?? []) : [])
  }
  return (
    <MenuButton
      trigger={
        <Button
          look="quiet"
          size="smIcon"
          aria-label={text('officeBoard.crew.menu', { crew: name })}
          disabled={giving.isSending || withdrawing.isSending}
        >
          <Icon name="dots" />
        </Button>
      }
      choices={[
        ...(crew.visits.length > 0 ? [{ value: 'reassign', label: text('officeBoard.reassign') }] : []),
        { value: 'dayOff', label: text(crew.isOff ? 'officeStaff.dayOff.works' : 'officeStaff.dayOff.give') },
      ]}
      onChoose={(what) =>
        void (what === 'reassign'
          ? navigate(reassignPath(date, crew.id), { preventScrollReset: true })
          : act())
      }
    />
  )
}

/** The rows' styles, which the board has once, as the cards'. Visits that meet take lines of their own, so that each is seen whole. */
export const rowStyles = {
  '& [data-crew]': {
    position: 'relative',
    // below what stays in sight
    isolation: 'isolate',
    // its open menu lies over the rows that follow
    '&:has([aria-expanded=true])': { zIndex: '1' },
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: boardColumns },
    borderTopWidth: '1px',
    borderColor: 'line',
    '&[data-off]': { bg: 'sunk' },
  },
  '& [data-crew-head]': {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '1',
    minWidth: '0',
    px: '3',
    py: '2',
    pe: '1',
    borderColor: 'line',
    borderEndWidth: { md: '1px' },
  },
  '& [data-crew-head] h3': { textStyle: 't14', fontWeight: 'strong', overflowWrap: 'anywhere' },
  '& [data-crew-head] p': { textStyle: 't12', color: 'muted', overflowWrap: 'anywhere' },
  '& [data-track]': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    minWidth: '0',
    minHeight: '3rem',
    // rows out of sight are laid out when they come into it; while a visit is carried every place is measured
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 11rem',
    '[data-carrying] &': { contentVisibility: 'visible' },
    mdDown: { px: '3', pb: '3', gap: '2' },
    md: {
      // what has no hour reaches down to the next crew
      gridTemplateRows: 'auto 1fr',
      backgroundImage: 'linear-gradient(to right, var(--chakra-colors-line) 1px, transparent 1px)',
      backgroundSize: '10% 100%',
    },
  },
  '& [data-hours]': {
    listStyle: 'none',
    display: 'grid',
    gap: '1',
    mdDown: { '& > li': { gridColumn: 'auto !important' } },
    md: {
      gridTemplateColumns: 'repeat(60, minmax(0, 1fr))',
      columnGap: '0',
      gridAutoFlow: 'row dense',
      py: '1',
    },
  },
  '& [data-any]': {
    listStyle: 'none',
    display: 'grid',
    gap: '1',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
    md: { gridRow: '2', alignContent: 'start', p: '1', bg: 'sunk' },
  },
} as const
