import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '../../api/command/useCommand.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { reassignPath } from '../parts/bulk/reassignPath.ts'
import { RemoveGroupDayOffDocument, SetGroupDayOffDocument } from '../parts/daysOff/daysOff.generated.ts'
import { groupName } from '../parts/groupName.ts'
import { type CrewDay, isTimed, meetsAt, minutesAt, type Visit } from './boardDay.ts'
import type { BoardDay, Place } from './boardDrop.ts'
import { boardColumns, columnsOf } from './boardPlaces.ts'
import { CrewPlaces } from './CrewPlaces.tsx'
import { VisitCard } from './VisitCard.tsx'

export interface CrewRowProps {
  readonly crew: CrewDay
  readonly day: BoardDay
  /** The visit that is carried over the board. */
  readonly carried: Visit | undefined
  /** Where it would be dropped, if that is in this row. */
  readonly target: Place | undefined
  /** Called with the orders left on the day after the crew got it off. */
  readonly onOpenOrders: (orders: readonly string[]) => void
}

/** A crew's day: visits by their hour, below them those of any time. Memoized, because a day has many rows and one changes. */
export const CrewRow = memo(function CrewRow({ crew, day, carried, target, onOpenOrders }: CrewRowProps) {
  const text = useText()
  const name = groupName(text, crew.groupNo)
  const timed = crew.visits.filter(isTimed)
  const others = crew.visits.filter((visit) => !isTimed(visit))
  return (
    <Row data-off={crew.isOff || crew.isGone ? '' : undefined} aria-label={name}>
      <Head>
        <div>
          <chakra.h3 textStyle="t14" fontWeight="strong" overflowWrap="anywhere">
            {name}
          </chakra.h3>
          <chakra.p color="muted" textStyle="t12">
            {text('officeBoard.crew.visits', { count: crew.visits.length })}
          </chakra.p>
          {crew.isOff && <Tag tone="warn">{text('officeStaff.dayOff')}</Tag>}
          {crew.isGone && <Tag>{text('officeBoard.crew.gone')}</Tag>}
          {!crew.isActive && !crew.isGone && <Tag>{text('officeStaff.groups.inactive')}</Tag>}
        </div>
        {!crew.isGone && !day.isPast && (
          <CrewMenu crew={crew} name={name} date={day.date} onOpenOrders={onOpenOrders} />
        )}
      </Head>
      <Track>
        {timed.length > 0 && (
          <Hours>
            {timed.map((visit) => (
              <VisitCard
                key={visit.id}
                visit={visit}
                isFixed={day.isPast}
                isMeeting={meetsAt(visit, minutesAt(visit), timed)}
                columns={columnsOf(visit)}
              />
            ))}
          </Hours>
        )}
        {others.length > 0 && (
          <AnyTime aria-label={text('officeBoard.anyTime')}>
            {others.map((visit) => (
              <VisitCard key={visit.id} visit={visit} isFixed={day.isPast} />
            ))}
          </AnyTime>
        )}
        {carried && !crew.isGone && <CrewPlaces crew={crew} day={day} visit={carried} target={target} />}
      </Track>
    </Row>
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

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: boardColumns },
    borderTopWidth: '1px',
    borderColor: 'line',
    '&[data-off]': { bg: 'sunk' },
  },
})

const Head = chakra('div', {
  base: {
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
})

/** The axis, with a line at each hour. */
const Track = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    minWidth: '0',
    minHeight: '3rem',
    mdDown: { px: '3', pb: '3', gap: '2' },
    md: {
      backgroundImage: 'linear-gradient(to right, var(--chakra-colors-line) 1px, transparent 1px)',
      backgroundSize: '10% 100%',
    },
  },
})

/** Visits that meet take rows of their own, so that each is seen whole. */
const Hours = chakra('ul', {
  base: {
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
})

const AnyTime = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '1',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    md: { p: '1', bg: 'sunk' },
  },
})
