import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { isolated } from '../../../schema/rules/isolated.ts'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { catalogIcons } from '../../domain/catalog/catalogIcons.ts'
import { placeLine } from '../../format/addressText.ts'
import { writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { officeOrderPath } from '../parts/orderPath.ts'
import { laneOf, type Visit } from './boardDay.ts'
import type { Dispatch } from './useDispatch.tsx'

interface VisitCardProps {
  readonly visit: Visit
  readonly dispatch: Pick<Dispatch, 'dragAndDrop' | 'isSending'>
}

/** A visit on the board: time, service, place and customer, and the handle that moves it while the server allows it. */
export function VisitCard({ visit, dispatch }: VisitCardProps) {
  const text = useText()
  const { dragAndDrop, isSending } = dispatch
  const { order, customer, address, officeMay } = visit
  const { orderNo } = order
  const isHeld = dragAndDrop.carried?.id === visit.id
  return (
    <Frame
      data-held={isHeld ? '' : undefined}
      data-movable={officeMay.assign ? '' : undefined}
      onPointerDown={
        officeMay.assign && !isSending ? (event) => dragAndDrop.onPress(event, visit) : undefined
      }
    >
      {officeMay.assign && (
        <Handle
          type="button"
          data-handle={visit.id}
          aria-pressed={isHeld}
          aria-label={text('officeBoard.pickUp', { orderNo, service: order.serviceName })}
          disabled={isSending}
          onClick={() => dragAndDrop.pickUp(visit)}
        >
          <Icon name="grip" size={18} />
        </Handle>
      )}
      <chakra.div minWidth="0" flex="1">
        <Row as="p" fontWeight="medium" gap="1">
          <Icon name={catalogIcons[order.catalog]} size={16} />
          <chakra.span minWidth="0" overflowWrap="anywhere">
            <When visit={visit} /> {order.serviceName}
          </chakra.span>
        </Row>
        <chakra.p color="muted" overflowWrap="anywhere">
          {placeLine(address)} · {isolated(`${customer.firstName} ${customer.lastName}`)}
        </chakra.p>
        <chakra.p fontVariantNumeric="tabular-nums">
          <Link to={officeOrderPath(orderNo)}>{orderNo}</Link>
        </chakra.p>
        {!officeMay.assign && <StatusBadge status={order.status} />}
      </chakra.div>
    </Frame>
  )
}

/** The hour, or what else begins or fills the day. */
function When({ visit }: Pick<VisitCardProps, 'visit'>) {
  const intl = useIntl()
  const text = useText()
  const { periodType, bookedDate: date, bookedTime: time } = visit.order
  if (periodType !== 'Day') return `${writeBookedTime(intl, { periodType, date })} ·`
  if (!time) return null
  return laneOf(visit) === undefined
    ? `${writeTime(intl, time)} · ${text('officeBoard.wholeDay')} ·`
    : `${writeTime(intl, time)} ·`
}

const Frame = chakra('li', {
  base: {
    layerStyle: 'panel',
    display: 'flex',
    gap: '1',
    p: '2',
    borderRadius: 'input',
    textStyle: 't14',
    '&[data-movable]': { borderColor: 'inputLine', cursor: 'grab', userSelect: 'none' },
    '&[data-held]': { borderColor: 'brand', bg: 'brandTint', boxShadow: 'soft' },
  },
})

const Handle = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    alignSelf: 'start',
    boxSize: '1.75rem',
    ms: '-1',
    borderRadius: 'input',
    color: 'muted',
    cursor: 'grab',
    touchAction: 'none',
    '&:hover': { bg: 'sunk' },
    '&[aria-pressed=true]': { color: 'brand' },
  },
})

/** The targets for what is carried. */
export const DropHere = chakra(
  'button',
  {
    base: {
      minHeight: '2.25rem',
      px: '2',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'brand',
      borderRadius: 'input',
      color: 'brand',
      cursor: 'pointer',
      '&:hover, &:focus-visible': { bg: 'brandTint' },
    },
  },
  { defaultProps: { type: 'button' } },
)
