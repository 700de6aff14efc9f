import { chakra } from '@chakra-ui/react/styled-system'
import { startTransition, useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { clockWords } from '../../../schema/rules/clockWords.ts'
import { Problem } from '../../api/command/useCommand.tsx'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import { FoldToggle } from '../parts/smallControls.tsx'
import { type CrewDay, unassigned, type Visit } from './boardDay.ts'
import type { BoardDay } from './boardDrop.ts'
import { axis, boardColumns } from './boardPlaces.ts'
import { useCarried } from './Carrying.tsx'
import { CrewRow, type CrewRowProps, rowStyles } from './CrewRow.tsx'
import type { useDispatch } from './useDispatch.tsx'
import { usePicked } from './usePicked.ts'
import { visitStyles } from './VisitCard.tsx'
import { WaitingTray } from './WaitingTray.tsx'

interface BoardProps extends Pick<CrewRowProps, 'onOpenOrders'> {
  readonly day: BoardDay
  readonly crews: readonly CrewDay[]
  readonly visits: readonly Visit[]
  readonly dispatch: ReturnType<typeof useDispatch>
}

/** A day's work: crews along the hours, and beside them unassigned visits, to be dragged, pressed or carried with keys. */
export function DispatchBoard({ day, crews, visits, dispatch, onOpenOrders }: BoardProps) {
  const text = useText()
  const waiting = unassigned(visits)
  const { picked, pick, give } = usePicked({ waiting, day, dispatch })
  const most = businessRules.officeCalendar.visitsOfDay
  return (
    <>
      <Problem reply={dispatch.failed} />
      <Sides
        as="section"
        aria-label={text('officeBoard.title')}
        data-waiting={waiting.length > 0 ? '' : undefined}
      >
        <WaitingTray visits={waiting} day={day} picked={picked} onPick={pick} />
        <chakra.div minWidth="0">
          <HourHeads />
          {crews.length === 0 && <chakra.p color="muted">{text('officeStaff.groups.none')}</chakra.p>}
          <CrewRows
            key={day.date}
            crews={crews}
            day={day}
            isWaiting={waiting.length > 0 && !day.isPast}
            picked={picked}
            onGive={give}
            onOpenOrders={onOpenOrders}
          />
          {visits.length >= most && <Notice>{text('officeBoard.more', { shown: most })}</Notice>}
        </chakra.div>
      </Sides>
    </>
  )
}

/** More than fill a window; the others follow once these are drawn. */
const firstRows = 4

interface CrewRowsProps extends Pick<BoardProps, 'day' | 'crews' | 'onOpenOrders'> {
  /** Visits wait for a crew, so that those without work are in sight. */
  readonly isWaiting: boolean
  readonly picked: Visit | undefined
  readonly onGive: CrewRowProps['onGive']
}

/** The crews with work; those without are one line while nothing waits for them, until it is pressed or a visit is carried. */
function CrewRows({ crews, isWaiting, picked, ...row }: CrewRowsProps) {
  const text = useText()
  const { visit: carried, target } = useCarried()
  const [isUnfolded, setUnfolded] = useState<boolean>()
  const foldId = useId()
  const busy = crews.filter(({ visits }) => visits.length > 0)
  const [rows, setRows] = useState(firstRows)
  useEffect(() => startTransition(() => setRows(Number.POSITIVE_INFINITY)), [])
  const idle = crews.filter(({ visits }) => visits.length === 0)
  const free = idle.filter(({ isActive, isOff }) => isActive && !isOff).length
  const isOpen = (isUnfolded ?? isWaiting) || carried !== undefined || picked !== undefined
  const rowOf = (crew: CrewDay) => (
    <CrewRow
      key={crew.id}
      crew={crew}
      carried={carried}
      picked={carried ? undefined : picked}
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
          <FoldToggle isOpen={isOpen} of={foldId} onClick={() => setUnfolded(!isOpen)}>
            {text('officeBoard.free', { free, other: idle.length - free })}
          </FoldToggle>
        </chakra.div>
      )}
      <Crews id={foldId}>{isOpen && idle.slice(0, Math.max(rows - busy.length, 0)).map(rowOf)}</Crews>
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
