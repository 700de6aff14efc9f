import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { AccessNotes } from '../../domain/address/AccessNotes.tsx'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { RhythmLink } from '../../domain/series/RhythmLink.tsx'
import { addressLine } from '../../format/addressText.ts'
import { serverNow } from '../../format/serverClock.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { copyText } from '../../ui/CopyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ToggleTip } from '../../ui/ToggleTip.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { officeOrderPath } from '../parts/orderPath.ts'
import { officeSeriesPath } from '../parts/seriesPaths.ts'
import type { OfficeOrderCardFragment } from './orders.generated.ts'

interface OrderFactsProps {
  readonly order: OfficeOrderCardFragment
  /** Opens the question whether the property is right; undefined on cards without actions. */
  readonly onConfirm: (() => void) | undefined
}

/** Number, placing date, service, time and place (back-office document, section 2). */
export function OrderFacts({ order: office, onConfirm }: OrderFactsProps) {
  const text = useText()
  const formats = useFormats()
  const { id, order } = office
  return (
    <Facts>
      <Meta>
        <OrderNumber orderId={id} orderNo={order.orderNo} />
        {order.status !== 'Pending' && (
          <chakra.span my="-2px" ms={{ smDown: 'auto' }}>
            <StatusBadge status={order.status} />
          </chakra.span>
        )}
        <span>{text('officeOrders.placed', { moment: formats.moment(order.placed) })}</span>
        {order.failedVisit && <Tag tone="warn">{text('orderAction.VisitFailed')}</Tag>}
      </Meta>
      <Title>
        <chakra.h3 id={`order-${id}`} textStyle="t16">
          <Link to={officeOrderPath(order.orderNo)}>{order.serviceName}</Link>
        </chakra.h3>
        <BookedFor order={order} />
      </Title>
      <OrderPlace order={office} onConfirm={onConfirm} />
      <RhythmLink series={order.series} to={officeSeriesPath} />
    </Facts>
  )
}

/** The address, and whether somebody has confirmed what is said of the property. */
export function OrderPlace({ order: { address }, onConfirm }: OrderFactsProps) {
  const text = useText()
  return (
    <>
      <Where>
        <chakra.span display="inline-flex" gap="2">
          <Icon name="pin" />
          {addressLine(address)}
        </chakra.span>
        {!address.isConfirmed && (
          <Tag tone="warn">
            <Icon name="alert" size={14} />
            {text('officeOrders.unconfirmed')}
          </Tag>
        )}
        {!address.isConfirmed && onConfirm && (
          <Button look="link" textStyle="t14" minHeight="6" onClick={onConfirm}>
            {text('officeOrders.confirmProperty')}
          </Button>
        )}
      </Where>
      <AccessNotes label={text('addresses.access.label')} notes={address.accessNotes} />
    </>
  )
}

/** When the work is, with a dot while that is ahead (back-office document, section 2). */
export function BookedFor({ order }: { readonly order: OfficeOrderCardFragment['order'] }) {
  const intl = useIntl()
  const text = useText()
  const { periodType, bookedDate: date, bookedTime: time, booked } = order
  const isAhead = Date.parse(booked.at) > serverNow()
  return (
    <chakra.p display="flex" alignItems="baseline" gap="2">
      {isAhead && (
        <chakra.span position="relative" boxSize="0.5rem" flex="none" borderRadius="full" bg="status1">
          <HiddenText>{text('officeOrders.ahead')}</HiddenText>
        </chakra.span>
      )}
      <span>
        <chakra.strong fontWeight="strong">{writeBookedTime(intl, { periodType, date, time })}</chakra.strong>{' '}
        {periodType === 'Day' && booked.zoneLabel}
      </span>
    </chakra.p>
  )
}

const Facts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '1',
    fontVariantNumeric: 'tabular-nums',
  },
})

const line = { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' } as const

const Meta = chakra('div', {
  base: { ...line, columnGap: '3', alignItems: 'center', color: 'muted', minHeight: '6' },
})

const Title = chakra('div', {
  base: {
    ...line,
    rowGap: '0',
    alignItems: 'baseline',
    '& h3': { overflowWrap: 'anywhere' },
    '& a': { color: 'ink', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  },
})

const Where = chakra('div', {
  base: {
    ...line,
    alignItems: 'center',
    columnGap: '2',
    minHeight: '6',
    overflowWrap: 'anywhere',
    '& > span:first-of-type > svg': { color: 'muted' },
    '& > span': { minWidth: '0' },
  },
})

interface OrderNumberProps {
  readonly orderId: string
  readonly orderNo: string
}

/** The order number with the order's id behind it (back-office document, section 2), and a button that copies the number. */
function OrderNumber({ orderId, orderNo }: OrderNumberProps) {
  const text = useText()
  const copy = () => void copyText(orderNo, { copied: 'orders.copied', failed: 'number.copyFailed' })
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1">
      <ToggleTip label={text('officeOrders.number', { orderNo })} face={orderNo}>
        {text('officeOrders.id', { id: orderId })}
      </ToggleTip>
      <Button
        look="quiet"
        size="smIcon"
        my="-1"
        aria-label={text('officeOrders.copy', { orderNo })}
        onClick={copy}
      >
        <Icon name="copy" size={18} />
      </Button>
    </chakra.span>
  )
}
