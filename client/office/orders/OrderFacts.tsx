import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { cityLine, streetLine, type WrittenAddress } from '../../format/addressText.ts'
import { serverNow } from '../../format/serverClock.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconLine } from '../../ui/IconLine.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { toast } from '../../ui/toasts.ts'
import { HiddenText } from '../../ui/Wrap.tsx'
import { FactTip } from '../parts/tip/FactTip.tsx'
import type { OfficeOrderCardFragment } from './orders.generated.ts'

/** Number, when it was placed, service, points, when and where. */
export function OrderFacts({ order: office }: { readonly order: OfficeOrderCardFragment }) {
  const text = useText()
  const formats = useFormats()
  const { id, order, address } = office
  return (
    <>
      <Meta>
        <OrderNumber orderId={id} orderNo={order.orderNo} />
        <span>{text('officeOrders.placed', { moment: formats.moment(order.placed) })}</span>
        {order.status !== 'Pending' && (
          <chakra.span ms={{ sm: 'auto' }}>
            <StatusBadge status={order.status} />
          </chakra.span>
        )}
      </Meta>
      <Title>
        <chakra.h3 id={`order-${id}`} textStyle="t16">
          {order.serviceName}
        </chakra.h3>
        <chakra.p textStyle="t16" fontWeight="strong" fontVariantNumeric="tabular-nums">
          {text('booking.points', { points: order.totalPoints })}
        </chakra.p>
        <BookedFor order={order} />
      </Title>
      <IconLine icon="pin">{oneLine(address)}</IconLine>
    </>
  )
}

function BookedFor({ order }: { readonly order: OfficeOrderCardFragment['order'] }) {
  const intl = useIntl()
  const text = useText()
  const { periodType, bookedDate: date, bookedTime: time, booked } = order
  const isAhead = Date.parse(booked.at) > serverNow()
  return (
    <When>
      {isAhead && (
        <Dot>
          <HiddenText>{text('officeOrders.ahead')}</HiddenText>
        </Dot>
      )}
      <span>
        <chakra.strong fontWeight="strong">{writeBookedTime(intl, { periodType, date, time })}</chakra.strong>{' '}
        {booked.zoneLabel}
      </span>
    </When>
  )
}

const Meta = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Title = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '1',
    '& h3': { overflowWrap: 'anywhere' },
  },
})

const When = chakra('p', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Dot = chakra('span', {
  base: { position: 'relative', boxSize: '0.5rem', flex: 'none', borderRadius: 'full', bg: 'status1' },
})

/** An address on one line: 4-46 Larkspur Way SW, Calgary, AB T3H 2K7. */
export function oneLine(address: WrittenAddress): string {
  return `${streetLine(address)}, ${cityLine(address)}`
}

interface OrderNumberProps {
  readonly orderId: string
  readonly orderNo: string
}

/** The order number with the order's id behind it (back-office document, section 2), and a button that copies the number. */
function OrderNumber({ orderId, orderNo }: OrderNumberProps) {
  const text = useText()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(orderNo)
      toast('success', text('orders.copied'))
    } catch {
      toast('warning', text('number.copyFailed'))
    }
  }
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1">
      <FactTip label={text('officeOrders.number', { orderNo })} face={orderNo}>
        {text('officeOrders.id', { id: orderId })}
      </FactTip>
      <Button
        look="quiet"
        size="smIcon"
        my="-1"
        aria-label={text('officeOrders.copy', { orderNo })}
        onClick={() => void copy()}
      >
        <Icon name="copy" size={18} />
      </Button>
    </chakra.span>
  )
}
