import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardHead } from '../../ui/Card.tsx'
import type { AccountOrder } from './accountData.ts'
import { OngoingOrder } from './OngoingOrder.tsx'

interface OrdersCardProps {
  readonly ongoing: number
  readonly history: number
  /** The next few ongoing ones. */
  readonly orders: readonly AccountOrder[]
}

/** Two counts that lead to the order lists, and what comes next (customer document, section 2). */
export function OrdersCard({ ongoing, history, orders }: OrdersCardProps) {
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
      {orders.length === 0 && <chakra.p color="muted">{text('account.orders.none')}</chakra.p>}
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
  const figure = <Figure>{formats.number(count)}</Figure>
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

const Figure = chakra('b', {
  base: {
    display: 'block',
    textStyle: 't30',
    fontWeight: 'strong',
    color: 'ink',
    fontVariantNumeric: 'tabular-nums',
  },
})
