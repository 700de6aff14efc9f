import { chakra } from '@chakra-ui/react/styled-system'
import { useParams } from 'react-router'
import { readId } from '../../domain/booking/bookingRoute.ts'
import { useText } from '../../i18n/useText.ts'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { BackLink } from '../parts/page/BackLink.tsx'
import { BookingLoadFailed } from '../parts/page/BookingProblem.tsx'
import { OrderNotFound } from '../parts/page/OrderNotFound.tsx'
import { groupOf, userOrderListPath } from '../parts/paths/orderPaths.ts'
import { OrderCrew } from './OrderCrew.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderNews } from './OrderNews.tsx'
import { OrderPlans } from './OrderPlans.tsx'
import { OrderPrice } from './OrderPrice.tsx'
import { OrderRefund } from './OrderRefund.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { OrderVisit } from './OrderVisit.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'
import { useOrder } from './useOrder.ts'

/** /userOrderDetail/{orderNo}: everything about one order (document section 2). */
export function Component() {
  const orderNo = readId(useParams().orderNo)
  return orderNo ? <OrderDetail key={orderNo} orderNo={orderNo} /> : <OrderNotFound />
}

function OrderDetail({ orderNo }: { readonly orderNo: string }) {
  const { data, error, reread, settle } = useOrder(orderNo)
  if (error && !data) return <BookingLoadFailed onRetry={() => void reread()} />
  if (!data) return <OrderSkeleton />
  if (!data.order) return <OrderNotFound />
  return <OrderBody order={data.order} settle={settle} />
}

interface OrderBodyProps {
  readonly order: OrderDetailFragment
  readonly settle: ReturnType<typeof useOrder>['settle']
}

function OrderBody({ order, settle }: OrderBodyProps) {
  const text = useText()
  const group = groupOf(order.status)
  return (
    <Wrap>
      <BackLink to={userOrderListPath(group, order.orderNo)}>
        {text(group === 'Ongoing' ? 'orders.back.ongoing' : 'orders.back.history')}
      </BackLink>
      <OrderHead order={order} settle={settle} />
      <OrderNews order={order} />
      <OrderRefund order={order} />
      <Columns>
        <Column>
          <OrderVisit order={order} />
          <OrderTimeline order={order} />
        </Column>
        <Column>
          <OrderPrice order={order} />
          <OrderCrew order={order} />
          <OrderPlans order={order} />
        </Column>
      </Columns>
    </Wrap>
  )
}

function OrderSkeleton() {
  const text = useText()
  return (
    <Wrap>
      <BackLink to={userOrderListPath('Ongoing')}>{text('orders.back.ongoing')}</BackLink>
      <SkeletonRows rows={1} height="6rem" />
      <Columns mt="6">
        <SkeletonRows rows={2} height="14rem" />
        <SkeletonRows rows={2} height="12rem" />
      </Columns>
    </Wrap>
  )
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
    gap: '6',
    alignItems: 'start',
  },
})

const Column = chakra('div', { base: { display: 'grid', gap: '6', minWidth: 0 } })
