import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { catalogIcons } from '../../domain/catalog/catalogIcons.ts'
import { RhythmLink } from '../../domain/series/RhythmLink.tsx'
import { placeLine } from '../../format/addressText.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { IconTile } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster, Muted, Stack } from '../../ui/layout.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { UnlessLeaving } from '../parts/erasure/UnlessLeaving.tsx'
import { bookAgainPath, bookingAgain } from '../parts/paths/bookingPaths.ts'
import { groupOf, userOrderDetailPath } from '../parts/paths/customerPaths.ts'
import { userSeriesPath } from '../parts/paths/seriesPaths.ts'
import type { OrderCardFragment } from './orders.generated.ts'

interface OrderCardProps {
  readonly order: OrderCardFragment
  /** From 1. */
  readonly position: number
  /** Orders of the whole list. */
  readonly count: number
}

/** One order of a list: service, status, when, where, points; the whole card leads to the detail. */
export function OrderCard({ order, position, count }: OrderCardProps) {
  const intl = useIntl()
  const text = useText()
  const titleId = `order-${order.orderNo}`
  const { periodType, bookedDate, bookedTime, orderNo } = order
  return (
    <Article
      role="article"
      data-order={orderNo}
      tabIndex={0}
      aria-labelledby={titleId}
      aria-posinset={position}
      aria-setsize={count}
    >
      <IconTile>
        <Icon name={catalogIcons[order.catalog]} size={32} />
      </IconTile>
      <Stack gap="1" minWidth="0">
        <Cluster rowGap="1" columnGap="3">
          <chakra.h2 id={titleId} textStyle="t18">
            {order.serviceName}
          </chakra.h2>
          <StatusBadge status={order.status} />
        </Cluster>
        <chakra.p fontVariantNumeric="tabular-nums" _firstLetter={{ textTransform: 'capitalize' }}>
          {writeBookedTime(intl, { periodType, date: bookedDate, time: bookedTime })}{' '}
          {bookedTime && <chakra.span color="muted">{order.booked.zoneLabel}</chakra.span>}
        </chakra.p>
        <Muted>{placeLine(order.address)}</Muted>
        <chakra.div
          position="relative"
          zIndex="1"
          width="fit-content"
          textStyle="t14"
          _empty={{ display: 'none' }}
        >
          <RhythmLink series={order.series} to={userSeriesPath} />
        </chakra.div>
      </Stack>
      <Foot>
        <chakra.strong fontWeight="strong">
          {text('booking.points', { points: order.totalPoints })}
        </chakra.strong>
        <Cluster columnGap="3" justifyContent="flex-end" ms="auto">
          {groupOf(order.status) === 'History' && (
            <UnlessLeaving>
              <ButtonLink
                size="sm"
                // above the link that covers the whole card
                position="relative"
                zIndex="1"
                minHeight="11"
                to={bookAgainPath(order)}
                state={bookingAgain(order)}
                aria-label={text('orders.againOf', { service: order.serviceName })}
              >
                {text('orders.again')}
              </ButtonLink>
            </UnlessLeaving>
          )}
          <Detail to={userOrderDetailPath(orderNo)} aria-label={text('orders.list.detailOf', { orderNo })}>
            {text('orders.list.detail')}
            <Icon name="right" />
          </Detail>
        </Cluster>
      </Foot>
    </Article>
  )
}

/** If few letters fit in a line, as with text twice as large on a phone, the picture is above. */
const veryNarrow = '@container (max-width: 14rem)'

const Article = chakra('div', {
  base: {
    layerStyle: 'panel',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    gap: { base: '3', md: '4' },
    alignItems: 'start',
    p: { base: '4', md: '5' },
    '&:hover': { borderColor: 'brandLine' },
    '&:focus-visible': { borderRadius: 'card' },
    [veryNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const Foot = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', md: '3' },
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    flexDirection: { base: 'row', md: 'column' },
    justifyContent: 'space-between',
    alignItems: { base: 'center', md: 'flex-end' },
    alignSelf: 'stretch',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Detail = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '11',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'card' },
  },
})
