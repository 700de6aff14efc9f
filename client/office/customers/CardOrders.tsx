import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { officeOrderPath } from '../parts/orderPath.ts'
import { ordersOf } from './customerWords.tsx'
import {
  type OfficeUserCardFragment,
  OfficeUserOrdersDocument,
  type OfficeUserOrdersQuery,
} from './users.generated.ts'

type Visit = OfficeUserOrdersQuery['open']['edges'][number]['node']['order']

/** A customer's next and last visit, and the orders that are not finished, each with a link to its page (decision W8). */
export function CardOrders({ customer }: { readonly customer: OfficeUserCardFragment }) {
  const text = useText()
  const today = useToday()
  const { data } = useQuery(OfficeUserOrdersDocument, {
    variables: { customerId: customer.id },
    fetchPolicy: 'cache-and-network',
    context: { overlay: 'never' },
  })
  // the report begins with the latest day
  const open = data?.open.edges.map(({ node }) => node.order).toReversed() ?? []
  const next = open.find(
    ({ bookedDate, status }) => today !== undefined && bookedDate >= today && status !== 'InService',
  )
  const last = data?.last.edges[0]?.node.order
  const more = (data?.open.totalCount ?? 0) - open.length
  return (
    <chakra.section aria-label={text('office.nav.orders')} my="4" aria-busy={!data}>
      <Facts>
        <Fact label={text('officeUsers.visit.next')}>
          {data && <VisitLink visit={next} none={text('officeUsers.visit.none')} />}
        </Fact>
        <Fact label={text('officeUsers.column.lastVisit')}>
          {data && <VisitLink visit={last} none={text('officeUsers.lastVisit.none')} />}
        </Fact>
      </Facts>
      {open.length > 0 && (
        <>
          <chakra.h3 textStyle="t14" fontWeight="strong" mt="3">
            {text('officeUsers.visit.open', { count: data?.open.totalCount ?? 0 })}
          </chakra.h3>
          <Orders>
            {open.map((order) => (
              <li key={order.id}>
                <Cluster columnGap="2">
                  <Link to={officeOrderPath(order.orderNo)}>{order.orderNo}</Link>
                  <StatusBadge status={order.status} />
                </Cluster>
                <chakra.p color="muted">
                  {order.serviceName} · <When visit={order} />
                </chakra.p>
              </li>
            ))}
          </Orders>
          {more > 0 && <Link to={ordersOf(customer)}>{text('officeUsers.action.orders')}</Link>}
        </>
      )}
    </chakra.section>
  )
}

function VisitLink({ visit, none }: { readonly visit: Visit | undefined; readonly none: string }) {
  if (!visit) return <chakra.span color="muted">{none}</chakra.span>
  return (
    <Link to={officeOrderPath(visit.orderNo)}>
      <When visit={visit} />
    </Link>
  )
}

function When({ visit: { periodType, bookedDate: date, bookedTime: time } }: { readonly visit: Visit }) {
  const intl = useIntl()
  return <>{writeBookedTime(intl, { periodType, date, time })}</>
}

const Orders = chakra('ul', {
  base: {
    listStyle: 'none',
    mt: '1',
    '& > li': { py: '2' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})
