import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { IconTile } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { catalogs } from '../parts/catalog/catalogs.ts'
import type { AccountOrder } from './accountData.ts'
import { useBookedFor } from './useBookedFor.ts'

/** One order ahead: what, when and how it stands. */
export function OngoingOrder({ order }: { readonly order: AccountOrder }) {
  const bookedFor = useBookedFor(order)
  const to = `/userOrderDetail/${order.orderNo}`
  return (
    <Row>
      <IconTile>
        <Icon name={catalogs[order.catalog].icon} size={32} />
      </IconTile>
      <Facts>
        <chakra.p flex="1 1 12rem" minWidth="0">
          <NameLink to={to}>{order.serviceName}</NameLink>
          <chakra.span display="block" color="muted" _firstLetter={{ textTransform: 'capitalize' }}>
            {bookedFor}
          </chakra.span>
        </chakra.p>
        <StatusBadge status={order.status} />
      </Facts>
    </Row>
  )
}

const NameLink = chakra(Link, { base: { fontWeight: 'strong', color: 'ink' } })

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '1',
    columnGap: '4',
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The status beside the words or below them, and both below the picture where letters are very large. */
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
