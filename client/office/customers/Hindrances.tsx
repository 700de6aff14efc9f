import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { serverNow } from '../../format/serverClock.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Tag } from '../../ui/Tag.tsx'
import { ordersOf } from './customerWords.tsx'
import type { ErasureStandingFragment, OfficeUserRowFragment } from './users.generated.ts'

/** What still prevents a customer's erasure, or that nothing does (decision A20). */
export function Hindrances({
  customer,
}: {
  readonly customer: OfficeUserRowFragment & ErasureStandingFragment
}) {
  const text = useText()
  const formats = useFormats()
  const { points, openOrders, erasure } = customer
  const hindrances = erasureHindrances(customer, serverNow())
  if (hindrances.length === 0)
    return (
      <chakra.span>
        <Tag tone="ok">{text('officeUsers.erasure.free')}</Tag>
      </chakra.span>
    )
  const words = {
    unasked: text('officeUsers.erasure.unasked'),
    orders: <Link to={ordersOf(customer)}>{text('officeUsers.erasure.orders', { orders: openOrders })}</Link>,
    points: text('officeUsers.erasure.points', { points, dollars: formats.worth(points) }),
    wait: erasure && text('officeUsers.erasure.wait', { moment: formats.moment(erasure.earliest) }),
  }
  return (
    <chakra.ul mt="1" ps="5" listStyleType="disc" aria-label={text('officeUsers.erasure.hindrances')}>
      {hindrances.map((name) => (
        <li key={name}>{words[name]}</li>
      ))}
    </chakra.ul>
  )
}

/** What prevents an erasure now. */
type Hindrance = 'unasked' | 'orders' | 'points' | 'wait'

type Standing = Pick<ErasureStandingFragment, 'openOrders' | 'points'> & {
  readonly erasure: { readonly earliest: { readonly at: string } } | null
}

/**
 * Without a request, with unfinished orders, with paid points that must be paid back first, or on the first day, on which the owner may
 * still read the mail (decision A20). The server decides.
 * @param now in milliseconds
 */
export function erasureHindrances(
  { openOrders, points, erasure }: Standing,
  now: number,
): readonly Hindrance[] {
  return [
    ...(erasure === null ? (['unasked'] as const) : []),
    ...(openOrders > 0 ? (['orders'] as const) : []),
    ...(points > 0 ? (['points'] as const) : []),
    ...(erasure && Date.parse(erasure.earliest.at) > now ? (['wait'] as const) : []),
  ]
}
