import { chakra } from '@chakra-ui/react/styled-system'
import { type DraggableAttributes, type DraggableSyntheticListeners, useDraggable } from '@dnd-kit/core'
import { type MouseEvent, memo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { clockWords } from '../../../schema/rules/clockWords.ts'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { catalogIcons } from '../../domain/catalog/catalogIcons.ts'
import { streetLine } from '../../format/addressText.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { officeOrderPath } from '../parts/orderPath.ts'
import { isTimed, minutesAt, type Visit } from './boardDay.ts'
import { Whom } from './Whom.tsx'

interface VisitCardProps {
  readonly visit: Visit
  /** The day is over, so that nothing moves. */
  readonly isFixed: boolean
  /** It meets another visit of its crew. */
  readonly isMeeting?: boolean
  /** It should have begun by now. */
  readonly isLate?: boolean
  /** It was pressed, and the crew that is pressed next gets it. */
  readonly isPicked?: boolean
  /** Where a press picks it. */
  readonly onPick?: () => void
  /** Its place on the axis of hours. */
  readonly columns?: string
}

/** A visit on the board, which is dragged while the server allows it: by mouse and finger anywhere, by keys on its handle. */
export function VisitCard(props: VisitCardProps) {
  const { visit, isFixed } = props
  const text = useText()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: visit.id,
    data: { visit },
    disabled: isFixed || !visit.officeMay.assign,
    attributes: { roleDescription: text('officeBoard.movable') },
  })
  return (
    <Face
      {...props}
      isDragging={isDragging}
      attributes={attributes}
      listeners={listeners}
      setNode={setNodeRef}
      setHandle={setActivatorNodeRef}
    />
  )
}

interface FaceProps extends VisitCardProps {
  readonly isDragging: boolean
  readonly attributes: DraggableAttributes
  readonly listeners: DraggableSyntheticListeners
  readonly setNode: (element: HTMLElement | null) => void
  readonly setHandle: (element: HTMLElement | null) => void
}

/** Unchanged while others are carried, because a day has hundreds. */
const Face = memo(function Face(props: FaceProps) {
  const { visit, isFixed, isMeeting, isLate, isPicked, onPick, columns, ...dragging } = props
  const { order, address, officeMay } = visit
  const isMovable = officeMay.assign && !isFixed
  return (
    <li
      ref={dragging.setNode}
      data-visit=""
      data-held={dragging.isDragging || isPicked ? '' : undefined}
      data-movable={isMovable ? '' : undefined}
      data-meeting={isMeeting ? '' : undefined}
      style={columns ? { gridColumn: columns } : undefined}
      {...(isMovable ? { ...dragging.listeners, ...(onPick && { onClick: pickedBy(onPick) }) } : {})}
    >
      <p>
        <Icon name={catalogIcons[order.catalog]} size={16} />
        <b>
          <When visit={visit} />
        </b>
        {visit.hasNotes && <NoteMark />}
        {isMovable && <Handle visit={visit} isPicked={isPicked} {...dragging} />}
      </p>
      <Whom visit={visit} />
      <Tags visit={visit} isMeeting={isMeeting === true} isLate={isLate === true} />
      <p data-pair="" data-quiet="">
        <span>{streetLine(address)}</span>
        {!isTimed(visit) && <OrderLink orderNo={order.orderNo} />}
      </p>
      {isTimed(visit) && (
        <p data-pair="" data-quiet="">
          <span>{order.serviceName}</span>
          <OrderLink orderNo={order.orderNo} />
        </p>
      )}
    </li>
  )
})

/** A press anywhere on the card but on its link. */
function pickedBy(onPick: () => void) {
  return ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a')) onPick()
  }
}

function OrderLink({ orderNo }: { readonly orderNo: string }) {
  return (
    <Link to={officeOrderPath(orderNo)} draggable={false}>
      {orderNo}
    </Link>
  )
}

function Handle({ visit, attributes, isDragging, isPicked = false, setHandle }: Omit<FaceProps, 'isFixed'>) {
  const text = useText()
  const { orderNo, serviceName } = visit.order
  return (
    <button
      type="button"
      ref={setHandle}
      data-handle={visit.id}
      aria-label={text('officeBoard.pickUp', { orderNo, service: serviceName })}
      aria-describedby={attributes['aria-describedby']}
      aria-roledescription={attributes['aria-roledescription']}
      aria-pressed={isDragging || isPicked}
    >
      <span />
    </button>
  )
}

function NoteMark() {
  const text = useText()
  return (
    <chakra.span color="wheatText" title={text('officeBoard.hasNotes')}>
      <Icon name="note" size={16} />
      <HiddenText>{text('officeBoard.hasNotes')}</HiddenText>
    </chakra.span>
  )
}

type TagsProps = Pick<VisitCardProps, 'visit'> & Required<Pick<VisitCardProps, 'isMeeting' | 'isLate'>>

/** What is unusual about it: work that is late, began, failed or is over, hours that meet others, a property that is not confirmed. */
function Tags({ visit, isMeeting, isLate }: TagsProps) {
  const text = useText()
  const { officeMay, order, address } = visit
  if (officeMay.assign && address.isConfirmed && !isMeeting && !isLate && !order.failedVisit) return null
  return (
    <p data-tags="">
      {!officeMay.assign && <StatusBadge status={order.status} />}
      {isLate && <Tag tone="warn">{text('officeBoard.late')}</Tag>}
      {order.failedVisit && <Tag tone="warn">{text('orderAction.VisitFailed')}</Tag>}
      {isMeeting && <Tag tone="warn">{text('officeBoard.overlap')}</Tag>}
      {!address.isConfirmed && <Tag>{text('officeBoard.unconfirmed')}</Tag>}
    </p>
  )
}

/** The hours of the work, or what fills or begins the day. */
function When({ visit }: Pick<VisitCardProps, 'visit'>) {
  const { periodType, bookedDate: date, serviceName } = visit.order
  const intl = useIntl()
  if (isTimed(visit)) return <Hours visit={visit} />
  return periodType === 'Day'
    ? serviceName
    : `${writeBookedTime(intl, { periodType, date })} · ${serviceName}`
}

function Hours({ visit }: Pick<VisitCardProps, 'visit'>) {
  const intl = useIntl()
  const begin = minutesAt(visit)
  const [from, to] = [begin, begin + visit.minutes].map((minutes) => minutes * 60_000)
  const style = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  return clockWords(intl.formatDateTimeRange(from ?? 0, to ?? 0, style))
}

/** The cards' styles, which the board has once: computed for each of hundreds of cards they would delay the first paint. */
export const visitStyles = {
  '& [data-visit]': {
    layerStyle: 'panel',
    minWidth: '0',
    px: '2',
    py: '1',
    borderRadius: 'input',
    textStyle: 't14',
    '& > p': { display: 'flex', alignItems: 'center', gap: '1' },
    '& > p > b, & > [data-pair] > span': {
      flex: '1',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > p > b': { fontWeight: 'strong', fontVariantNumeric: 'tabular-nums' },
    '& small': { textStyle: 't12', fontWeight: 'medium', color: 'muted' },
    '& > [data-quiet]': { textStyle: 't12', color: 'muted' },
    '& a': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
    '& > [data-tags]': {
      flexWrap: 'wrap',
      gap: '1',
      my: '1',
      '& > span': { textStyle: 't12', py: '2px' },
    },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      boxSize: '1.5rem',
      my: '-2px',
      me: '-4px',
      borderRadius: 'input',
      color: 'muted',
      cursor: 'grab',
    },
    '& button > span': {
      width: '10px',
      height: '15px',
      backgroundImage: 'radial-gradient(circle, currentColor 1.3px, transparent 1.6px)',
      backgroundSize: '5px 5px',
    },
    '&[data-movable]': {
      borderColor: 'inputLine',
      cursor: 'grab',
      userSelect: 'none',
      touchAction: 'manipulation',
      '&:hover': { bg: 'sunk' },
    },
    '&[data-meeting]': { borderColor: 'wheat', borderStyle: 'dashed' },
    '&[data-held]': { bg: 'brandTint', borderStyle: 'dashed', borderColor: 'brand' },
  },
} as const
