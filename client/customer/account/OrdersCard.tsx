import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardHead, IconTile } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { catalogs } from '../parts/catalog/catalogs.ts'
import { UnlessLeaving } from '../parts/erasure/UnlessLeaving.tsx'
import type { AccountQuery } from './Account.generated.ts'

export type AccountOrder = AccountQuery['orders']['edges'][number]['node']

interface OrdersCardProps {
  readonly ongoing: number
  readonly history: number
  /** The next few ongoing ones. */
  readonly orders: readonly AccountOrder[]
  /** Has never ordered, and another card explains how to. */
  readonly isNew: boolean
}

/** Two counts that lead to the order lists, and the next orders (customer document, section 2). */
export function OrdersCard({ ongoing, history, orders, isNew }: OrdersCardProps) {
  const text = useText()
  return (
    <Card aria-labelledby="orders-title">
      <CardHead>
        <h2 id="orders-title">{text('account.orders')}</h2>
      </CardHead>
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))"
        gap="3"
        mb="4"
        listStyle="none"
      >
        <Count to="/userOrderList/0" label={text('account.orders.ongoing')} count={ongoing} />
        <Count to="/userOrderList/1" label={text('account.orders.history')} count={history} />
      </chakra.ul>
      {orders.length === 0 && (
        <UnlessLeaving>
          <chakra.p color="muted">{text(isNew ? 'account.orders.new' : 'account.orders.none')}</chakra.p>
        </UnlessLeaving>
      )}
      <chakra.ul listStyle="none">
        {orders.map((order) => (
          <OngoingOrder key={order.id} order={order} />
        ))}
      </chakra.ul>
    </Card>
  )
}

interface CountProps {
  readonly to: string
  readonly label: string
  readonly count: number
}

function Count({ to, label, count }: CountProps) {
  const formats = useFormats()
  const figure = (
    <chakra.b
      display="block"
      textStyle="t30"
      fontWeight="strong"
      color="ink"
      fontVariantNumeric="tabular-nums"
    >
      {formats.number(count)}
    </chakra.b>
  )
  return (
    <Tile p="0">
      <TileLink to={to}>
        {figure}
        <u>{label}</u>
      </TileLink>
    </Tile>
  )
}

const Tile = chakra('li', { base: { px: '4', py: '3', borderRadius: 'input', bg: 'sunk' } })

const TileLink = chakra(Link, {
  base: {
    display: 'block',
    px: '4',
    py: '3',
    textDecoration: 'none',
    borderRadius: 'input',
    '& u': { textUnderlineOffset: '3px' },
  },
})

/** One order ahead: what, when and its status. */
function OngoingOrder({ order }: { readonly order: AccountOrder }) {
  const intl = useIntl()
  const { periodType, bookedDate: date, bookedTime: time } = order
  const to = `/userOrderDetail/${order.orderNo}`
  return (
    <Cluster as="li" layerStyle="ruled" rowGap="1" columnGap="4" py="4" fontVariantNumeric="tabular-nums">
      <IconTile>
        <Icon name={catalogs[order.catalog].icon} size={32} />
      </IconTile>
      <Facts>
        <chakra.p flex="1 1 12rem" minWidth="0">
          <NameLink to={to}>{order.serviceName}</NameLink>
          <chakra.span
            display="block"
            color="muted"
            textWrap="balance"
            _firstLetter={{ textTransform: 'capitalize' }}
          >
            {writeBookedTime(intl, { periodType, date, time }, 'weekday')}
          </chakra.span>
        </chakra.p>
        <StatusBadge status={order.status} />
      </Facts>
    </Cluster>
  )
}

const NameLink = chakra(Link, { base: { fontWeight: 'strong', color: 'ink' } })

/** The status beside the text or below it, and both below the picture if letters are very large. */
const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '1',
    columnGap: '4',
    flex: '1 1 9rem',
    minWidth: 0,
  },
})
