import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { groupName } from '../parts/groupName.ts'
import { orderSearchPath } from '../parts/orderSearchPath.ts'
import { ListFailed } from '../parts/settings/RowList.tsx'
import { RemainingOrdersDocument, type RemainingOrdersQuery } from './calendar.generated.ts'

type Remaining = RemainingOrdersQuery['orderReport']['edges'][number]['node']

/** Orders that stand on the day, each with the way to it. */
export function RemainingOrders({ date }: { readonly date: string }) {
  const text = useText()
  const { data, error, refetch } = useQuery(RemainingOrdersDocument, {
    variables: { day: date },
    context: { isQuiet: true },
  })
  const report = data?.orderReport
  return (
    <chakra.section aria-labelledby="work-orders">
      <chakra.h3 id="work-orders" textStyle="t14" mb="1">
        {report
          ? text('officeStaff.calendar.orders', { count: report.totalCount })
          : text('officeStaff.calendar.ordersTitle')}
      </chakra.h3>
      {!report &&
        (error ? (
          <ListFailed onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Skeleton height="3rem" />
        ))}
      <chakra.ul listStyle="none">
        {report?.edges.map(({ node }) => (
          <RemainingOrder key={node.id} remaining={node} />
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

function RemainingOrder({ remaining: { order, group } }: { readonly remaining: Remaining }) {
  const text = useText()
  const intl = useIntl()
  const facts = [
    order.serviceName,
    order.bookedTime && writeTime(intl, order.bookedTime),
    group && groupName(text, group.groupNo),
  ]
  return (
    <chakra.li display="grid" gap="1" py="2" borderTopWidth="1px" borderColor="line">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <chakra.span fontVariantNumeric="tabular-nums">
          <Link to={orderSearchPath(order.orderNo)}>{order.orderNo}</Link>
        </chakra.span>
        <StatusBadge status={order.status} />
      </chakra.div>
      <chakra.p color="muted">{facts.filter(Boolean).join(' · ')}</chakra.p>
    </chakra.li>
  )
}
