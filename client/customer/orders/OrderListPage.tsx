import { useParams, useSearchParams } from 'react-router'
import { usePages } from '../../api/list/usePages.ts'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import type { OrderGroup } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { UnlessLeaving } from '../parts/erasure/UnlessLeaving.tsx'
import { BookingLoadFailed } from '../parts/page/BookingProblem.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { userOrderListPath } from '../parts/paths/customerPaths.ts'
import { OrderFeed } from './OrderFeed.tsx'
import { OrderListDocument } from './orders.generated.ts'

/** /userOrderList/{catalog}: 0 = ongoing, anything else the history (document section 2). */
export function Component() {
  const group = useParams().catalog === '0' ? 'Ongoing' : 'History'
  return <OrderList key={group} group={group} />
}

const words = {
  Ongoing: {
    title: 'orders.ongoing',
    toOther: 'orders.list.toHistory',
    other: 'History',
    none: 'orders.list.noneOngoing',
  },
  History: {
    title: 'orders.list.history',
    toOther: 'orders.list.toOngoing',
    other: 'Ongoing',
    none: 'orders.list.noneHistory',
  },
} as const

function OrderList({ group }: { readonly group: OrderGroup }) {
  const text = useText()
  const pages = usePages(OrderListDocument, 'orders', { group })
  useLiveOrders()
  const posOrderNo = useSearchParams()[0].get('posOrderNo') ?? undefined
  const { data: orders, error, refetch } = pages
  if (error && !orders) return <BookingLoadFailed words="orders.error.load" error={error} onRetry={refetch} />
  const { title, toOther, other, none } = words[group]
  return (
    <PageFrame
      title={text(title)}
      beside={<ButtonLink to={userOrderListPath(other)}>{text(toOther)}</ButtonLink>}
    >
      {!orders && <SkeletonRows rows={5} height="8rem" />}
      {orders?.length === 0 && (
        <EmptyPanel icon="orders" title={text('orders.list.none')} text={text(none)}>
          <UnlessLeaving>
            <ButtonLink look="primary" to="/account">
              {text('orders.list.book')}
            </ButtonLink>
          </UnlessLeaving>
        </EmptyPanel>
      )}
      {orders && orders.length > 0 && (
        <OrderFeed label={text(title)} group={group} pages={pages} orders={orders} posOrderNo={posOrderNo} />
      )}
    </PageFrame>
  )
}
