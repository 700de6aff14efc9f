import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { placeLine } from '../../format/addressText.ts'
import { useText } from '../../i18n/useText.ts'
import { StaffNames } from '../../ui/Avatar.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { rescheduleOrderPath, userOrderDetailPath } from '../parts/paths/customerPaths.ts'
import type { AccountOrder } from './OrdersCard.tsx'

/** The next visit over the whole width: when, what, where, who once a crew is assigned (decision E16), and what can be changed now (decision X8). */
export function NextVisit({ order }: { readonly order: AccountOrder }) {
  const intl = useIntl()
  const text = useText()
  const toOrder = userOrderDetailPath(order.orderNo)
  const { periodType, bookedDate: date, bookedTime: time } = order
  const { reschedule, addInstructions } = order.viewerMay
  return (
    <Card aria-labelledby="next-visit" gridColumn="1 / -1">
      <CardHead>
        <h2 id="next-visit">{text('account.next', { status: order.status })}</h2>
        <StatusBadge status={order.status} />
      </CardHead>
      <Facts>
        <Large>{writeBookedTime(intl, { periodType, date, time }, 'weekday')}</Large>
        <p>
          <chakra.strong display="block" fontWeight="strong">
            {order.serviceName}
          </chakra.strong>
          <chakra.span color="muted">{placeLine(order.address)}</chakra.span>
        </p>
        {order.staff.length > 0 && <StaffNames staff={order.staff} label={text('orders.crew.title')} />}
      </Facts>
      <Cluster rowGap="2" columnGap="3" mt="4" mb="-2">
        {reschedule && (
          <ButtonLink to={rescheduleOrderPath(order.orderNo)}>{text('orders.actions.reschedule')}</ButtonLink>
        )}
        {addInstructions && (
          <ButtonLink to={toOrder} state={{ asks: 'addInstructions' }}>
            {text('orders.actions.addInstructions')}
          </ButtonLink>
        )}
        <chakra.span display="inline-flex" alignItems="center" minHeight="11">
          <Link to={toOrder}>{text('account.next.order')}</Link>
        </chakra.span>
      </Cluster>
    </Card>
  )
}

const Large = chakra('p', {
  base: {
    textStyle: 't20',
    fontWeight: 'strong',
    // dates of other languages begin with a small letter
    _firstLetter: { textTransform: 'capitalize' },
  },
})

const Facts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr)',
    },
    gap: { base: '4', md: '6' },
    alignItems: 'center',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
})
