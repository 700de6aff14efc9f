import { chakra } from '@chakra-ui/react/styled-system'
import { useDroppable } from '@dnd-kit/core'
import { startTransition, useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { clockWords } from '../../../schema/rules/clockWords.ts'
import { Problem } from '../../api/command/Problem.tsx'
import type { Failed } from '../../api/command/useCommand.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { FoldToggle } from '../parts/smallControls.tsx'
import { type CrewDay, unassigned, type Visit } from './boardDay.ts'
import type { BoardDay } from './boardDrop.ts'
import { axis, boardColumns } from './boardPlaces.ts'
import { useCarried } from './Carrying.tsx'
import { CrewRow, type CrewRowProps, rowStyles } from './CrewRow.tsx'
import { VisitCard, visitStyles } from './VisitCard.tsx'

interface BoardProps extends Pick<CrewRowProps, 'onOpenOrders'> {
  readonly day: BoardDay
  readonly crews: readonly CrewDay[]
  readonly visits: readonly Visit[]
  /** Why the last drop failed. */
  readonly failed: Failed | undefined
}

/** A day's work: crews along the hours, and beside them unassigned visits, to be dragged or carried with keys. */
export function DispatchBoard({ day, crews, visits, failed, onOpenOrders }: BoardProps) {
  const text = useText()
  const waiting = unassigned(visits)
  const most = businessRules.officeCalendar.visitsOfDay
  return (
    <>
      <Problem reply={failed} />
      <Sides
        as="section"
        aria-label={text('officeBoard.title')}
        data-waiting={waiting.length > 0 ? '' : undefined}
      >
        <Waiting visits={waiting} day={day} />
        <chakra.div minWidth="0">
          <HourHeads />
          {crews.length === 0 && <chakra.p color="muted">{text('officeStaff.groups.none')}</chakra.p>}
          <CrewRows key={day.date} crews={crews} day={day} onOpenOrders={onOpenOrders} />
          {visits.length >= most && <Notice>{text('officeBoard.more', { shown: most })}</Notice>}
        </chakra.div>
      </Sides>
    </>
  )
}

/** More than fill a window; the others follow once these are drawn. */
const firstRows = 8

/** The crews with work; those without are one line, until it is pressed or a visit is carried. */
function CrewRows({ crews, ...row }: Pick<BoardProps, 'day' | 'onOpenOrders' | 'crews'>) {
  const text = useText()
  const { visit: carried, target } = useCarried()
  const [isUnfolded, setUnfolded] = useState(false)
  const foldId = useId()
  const busy = crews.filter(({ visits }) => visits.length > 0)
  const [rows, setRows] = useState(firstRows)
  useEffect(() => startTransition(() => setRows(Number.POSITIVE_INFINITY)), [])
  const idle = crews.filter(({ visits }) => visits.length === 0)
  const free = idle.filter(({ isActive, isOff }) => isActive && !isOff).length
  const isOpen = isUnfolded || carried !== undefined
  const rowOf = (crew: CrewDay) => (
    <CrewRow
      key={crew.id}
      crew={crew}
      carried={carried}
      target={target && 'groupId' in target && target.groupId === crew.id ? target : undefined}
      {...row}
    />
  )
  if (crews.length === 0) return null
  return (
    <chakra.div layerStyle="panel" textStyle="t14" data-carrying={carried ? '' : undefined}>
      <Crews>{busy.slice(0, rows).map(rowOf)}</Crews>
      {idle.length > 0 && (
        <chakra.div px="3" py="2" borderTopWidth={busy.length > 0 ? '1px' : '0'} borderColor="line">
          <FoldToggle isOpen={isOpen} of={foldId} onClick={() => setUnfolded(!isUnfolded)}>
            {text('officeBoard.free', { free, other: idle.length - free })}
          </FoldToggle>
        </chakra.div>
      )}
      <Crews id={foldId}>{isOpen && idle.map(rowOf)}</Crews>
    </chakra.div>
  )
}

/** The hours above the rows, which stay in sight. */
function HourHeads() {
  const intl = useIntl()
  const hours = Array.from({ length: axis.to - axis.from }, (_, at) => axis.from + at)
  return (
    <Heads aria-hidden>
      <span />
      <chakra.div display="grid" gridTemplateColumns="repeat(10, minmax(0, 1fr))">
        {hours.map((hour) => (
          <span key={hour}>
            {clockWords(intl.formatTime(hour * 3_600_000, { hour: 'numeric', timeZone: 'UTC' }))}
          </span>
        ))}
      </chakra.div>
    </Heads>
  )
}

interface WaitingProps {
  readonly visits: readonly Visit[]
  readonly day: BoardDay
}

/** Unassigned visits; a visit of another day that is dropped here moves without changing crews. */
function Waiting({ visits, day }: WaitingProps) {
  const text = useText()
  const headId = useId()
  const { visit: carried, target } = useCarried()
  const isPlace = carried?.officeMay.move && carried.order.bookedDate !== day.date
  const { setNodeRef } = useDroppable({ id: 'unassigned', data: { date: day.date }, disabled: !isPlace })
  if (visits.length === 0 && !isPlace) return null
  return (
    <Tray
      ref={setNodeRef}
      aria-labelledby={headId}
      data-over={isPlace && target && 'date' in target && target.date === day.date ? '' : undefined}
    >
      <chakra.h3 id={headId} textStyle="t14" mb="2">
        {text('officeBoard.unassigned')} {visits.length > 0 && <Tag tone="warn">{visits.length}</Tag>}
      </chakra.h3>
      <ul>
        {visits.map((visit) => (
          <VisitCard key={visit.id} visit={visit} isFixed={day.isPast} />
        ))}
      </ul>
    </Tray>
  )
}

const Sides = chakra('div', {
  base: {
    ...rowStyles,
    ...visitStyles,
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '&[data-waiting]': { xl: { gridTemplateColumns: 'minmax(0, 1fr) 14rem', '& > section': { order: 1 } } },
  },
})

const Tray = chakra('section', {
  base: {
    p: '3',
    borderWidth: '1px',
    borderColor: 'wheatLine',
    borderRadius: 'card',
    bg: 'wheatTint',
    '&[data-over]': { boxShadow: 'inset 0 0 0 2px {colors.brand}' },
    '& ul': {
      listStyle: 'none',
      display: 'grid',
      gap: '2',
      gridAutoFlow: { base: 'column', xl: 'row' },
      gridAutoColumns: '13rem',
      // keeps what is only heard inside what scrolls
      position: 'relative',
      overflowX: 'auto',
    },
    md: { position: 'sticky', top: 'var(--strip)', zIndex: '1' },
    xl: {
      maxHeight: 'calc(100dvh - var(--strip) - 1rem)',
      overflowY: 'auto',
      '& ul': { gridAutoColumns: 'auto' },
    },
  },
})

const Heads = chakra('div', {
  base: {
    display: { base: 'none', md: 'grid' },
    gridTemplateColumns: boardColumns,
    position: 'sticky',
    top: 'var(--strip)',
    zIndex: '1',
    pb: '1',
    bg: 'canvas',
    textStyle: 't12',
    fontWeight: 'medium',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Crews = chakra('ul', {
  base: { listStyle: 'none', '&:first-of-type > li:first-of-type': { borderTopWidth: '0' } },
})
