import { chakra } from '@chakra-ui/react/styled-system'
import { useDroppable } from '@dnd-kit/core'
import { useId } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Tag } from '../../ui/Tag.tsx'
import { isLate, type Visit } from './boardDay.ts'
import type { BoardDay } from './boardDrop.ts'
import { useCarried } from './Carrying.tsx'
import { VisitCard } from './VisitCard.tsx'

interface WaitingProps {
  readonly visits: readonly Visit[]
  readonly day: BoardDay
  /** The visit that the next crew gets. */
  readonly picked: Visit | undefined
  readonly onPick: (visit: Visit | undefined) => void
}

/** Unassigned visits, each given to a crew by two presses; a visit of another day that is dropped here moves without changing crews. */
export function WaitingTray({ visits, day, picked, onPick }: WaitingProps) {
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
      <chakra.h3 id={headId} textStyle="t14" mb="1">
        {text('officeBoard.unassigned')} {visits.length > 0 && <Tag tone="warn">{visits.length}</Tag>}
      </chakra.h3>
      {!day.isPast && visits.length > 0 && (
        <chakra.p role="status" textStyle="t12" mb="2">
          {picked ? text('officeBoard.picked', { orderNo: picked.order.orderNo }) : text('officeBoard.pick')}
        </chakra.p>
      )}
      <ul>
        {visits.map((visit) => {
          const isPicked = visit.id === picked?.id
          return (
            <VisitCard
              key={visit.id}
              visit={visit}
              isFixed={day.isPast}
              isLate={isLate(visit, day.timeNow)}
              isPicked={isPicked}
              onPick={() => onPick(isPicked ? undefined : visit)}
            />
          )
        })}
      </ul>
    </Tray>
  )
}

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
