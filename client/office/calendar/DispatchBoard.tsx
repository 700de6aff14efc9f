import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useRef } from 'react'
import { Problem } from '../../api/command/Problem.tsx'
import { LoadError } from '../../api/QueryState.tsx'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Muted } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { groupName } from '../parts/groupName.ts'
import { crewDays, lanes, unassigned, type Visit } from './boardDay.ts'
import { CrewRow, type CrewRowProps, laneNames } from './CrewRow.tsx'
import { useHandFocus } from './useDragAndDrop.ts'
import { DropHere, VisitCard } from './VisitCard.tsx'
import type { WorkCalendar } from './workDays.ts'

/** The server's limit for a day. */
const MOST = 200

interface BoardProps extends Omit<CrewRowProps, 'crew'> {
  readonly calendar: WorkCalendar
  /** Undefined until they were read. */
  readonly visits: readonly Visit[] | undefined
  /** Why they could not be read. */
  readonly error: unknown
  readonly onRetry: () => void
}

/** A day's work: crews by half, and beside them unassigned visits. Visits are dragged, or picked up and dropped with keys. */
export function DispatchBoard({ day, calendar, visits, error, onRetry, dispatch, ...acting }: BoardProps) {
  const text = useText()
  const board = useRef<HTMLElement>(null)
  const { dragAndDrop, dialog } = dispatch
  const { carried } = dragAndDrop
  useHandFocus(carried?.id, { isElsewhere: dialog.isOpen, isDragged: dragAndDrop.isDragged })
  const crews = visits && crewDays(calendar.staffGroups, visits, day.date)
  const nameOf = (groupId: string) => groupName(text, crews?.find(({ id }) => id === groupId)?.groupNo ?? '')
  return (
    <chakra.section
      ref={board}
      aria-labelledby="board"
      onKeyDown={(event) => walk(event, board.current)}
      mt="8"
      containerType="inline-size"
    >
      <chakra.h2 id="board" tabIndex={-1} textStyle="t18">
        {text('officeBoard.title')}
      </chakra.h2>
      <Muted mb="3" maxWidth="42rem">
        {text('officeBoard.hint')}
      </Muted>
      <Held role="status">
        {carried && !dragAndDrop.isDragged && (
          <>
            <span>{text('officeBoard.held', { orderNo: carried.order.orderNo })}</span>
            <Button size="sm" onClick={dragAndDrop.putBack}>
              {text('officeBoard.putBack')}
            </Button>
          </>
        )}
      </Held>
      <Problem reply={dispatch.failed} />
      {!crews &&
        (error ? (
          <LoadError isOffice words="officeBoard.failed" error={error} onRetry={onRetry} />
        ) : (
          <Skeleton height="16rem" />
        ))}
      {crews && visits && (
        <Sides>
          <Waiting visits={unassigned(visits)} date={day.date} dispatch={dispatch} />
          <chakra.div minWidth="0">
            <chakra.div
              aria-hidden
              display={{ base: 'none', md: 'grid' }}
              gridTemplateColumns="9rem repeat(3, minmax(0, 1fr))"
              gap="2"
              px="3"
              pb="1"
              textStyle="t12"
              fontWeight="medium"
              color="muted"
            >
              <span />
              {lanes.map((lane) => (
                <span key={lane}>{text(laneNames[lane])}</span>
              ))}
            </chakra.div>
            {crews.length === 0 && <chakra.p color="muted">{text('officeStaff.groups.none')}</chakra.p>}
            <Crews>
              {crews.map((crew) => (
                <CrewRow key={crew.id} crew={crew} day={day} dispatch={dispatch} {...acting} />
              ))}
            </Crews>
            {visits.length >= MOST && <Notice>{text('officeBoard.more', { shown: MOST })}</Notice>}
          </chakra.div>
        </Sides>
      )}
      {dialog.host(nameOf)}
    </chakra.section>
  )
}

interface WaitingProps extends Pick<BoardProps, 'dispatch'> {
  readonly visits: readonly Visit[]
  readonly date: string
}

/** Unassigned visits, beside the crews; a visit carried here from another day moves without changing crews. */
function Waiting({ visits, date, dispatch }: WaitingProps) {
  const text = useText()
  const { carried, drop } = dispatch.dragAndDrop
  const isPlace = carried?.officeMay.move && carried.order.bookedDate !== date
  return (
    <Tray aria-labelledby="board-unassigned" data-none={visits.length === 0 ? '' : undefined}>
      <chakra.h3 id="board-unassigned" textStyle="t14" mb="2">
        {text('officeBoard.unassigned')} {visits.length > 0 && <Tag tone="warn">{visits.length}</Tag>}
      </chakra.h3>
      {visits.length === 0 && <chakra.p color="muted">{text('officeBoard.unassigned.none')}</chakra.p>}
      <ul>
        {visits.map((visit) => (
          <VisitCard key={visit.id} visit={visit} dispatch={dispatch} />
        ))}
      </ul>
      {isPlace && (
        <DropHere
          mt="2"
          width="100%"
          data-place="Morning"
          data-drop={date}
          aria-label={`${text('officeBoard.drop')} · ${text('officeBoard.drop.day', { orderNo: carried.order.orderNo })}`}
          onClick={() => drop({ date })}
        >
          {text('officeBoard.drop')}
        </DropHere>
      )}
    </Tray>
  )
}

/** Arrow keys move between drop targets: up and down through the crews, sideways through the halves. */
function walk(event: KeyboardEvent, board: HTMLElement | null): void {
  const here = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null
  if (!here || !board || !event.key.startsWith('Arrow')) return
  event.preventDefault()
  const places = [...board.querySelectorAll<HTMLElement>('[data-place]')]
  const isAside = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  const isBack = event.key === 'ArrowLeft' || event.key === 'ArrowUp'
  const column = isAside ? places : places.filter(({ dataset }) => dataset.place === here.dataset.place)
  column[column.indexOf(here) + (isBack ? -1 : 1)]?.focus()
}

/** An empty region exists unseen, because screen readers announce changes only in a region that they know. */
const Held = chakra('div', {
  base: {
    '&:not(:empty)': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      px: '4',
      py: '2',
      mb: '3',
      borderWidth: '1px',
      borderColor: 'brand',
      borderRadius: 'card',
      bg: 'brandTint',
      textStyle: 't14',
      position: 'sticky',
      top: '0',
      zIndex: '1',
    },
  },
})

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@container (min-width: 56rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) 17rem',
      '& > section': { order: 1 },
    },
  },
})

const Tray = chakra('section', {
  base: {
    p: '3',
    borderWidth: '1px',
    borderColor: 'wheatLine',
    borderRadius: 'card',
    bg: 'wheatTint',
    textStyle: 't14',
    '&[data-none]': { bg: 'panel', borderColor: 'line' },
    '& ul': {
      listStyle: 'none',
      display: 'grid',
      gap: '2',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    },
  },
})

const Crews = chakra('ul', {
  base: {
    layerStyle: 'panel',
    listStyle: 'none',
    textStyle: 't14',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})
