import { useParams, useSearchParams } from 'react-router'
import type { OrderGroup } from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { BookingLoadFailed } from '../parts/page/BookingProblem.tsx'
import { SkeletonRows } from '../parts/page/BookingSkeleton.tsx'
import { EmptyPanel } from '../parts/page/EmptyPanel.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { userOrderListPath } from '../parts/paths/orderPaths.ts'
import { OrderFeed } from './OrderFeed.tsx'
import { useOrderPages } from './useOrderPages.ts'

/** /userOrderList/{catalog}: 0 = ongoing, anything else the history (document section 2). */
export function Component() {
  const group = useParams().catalog === '0' ? 'Ongoing' : 'History'
  return <OrderList key={group} group={group} />
}

const words = {
  Ongoing: {
    title: 'orders.list.ongoing',
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
  const pages = useOrderPages(group)
  const posOrderNo = useSearchParams()[0].get('posOrderNo') ?? undefined
  if (pages.error && !pages.orders) return <BookingLoadFailed onRetry={() => void pages.refetch()} />
  const { title, toOther, other, none } = words[group]
  return (
    <PageFrame
      title={text(title)}
      beside={<ButtonLink to={userOrderListPath(other)}>{text(toOther)}</ButtonLink>}
    >
      {!pages.orders && <SkeletonRows rows={5} height="8rem" />}
      {pages.orders?.length === 0 && (
        <EmptyPanel icon="orders" title={text('orders.list.none')} text={text(none)}>
          <ButtonLink look="primary" to="/account">
            {text('orders.list.book')}
          </ButtonLink>
        </EmptyPanel>
      )}
      {pages.orders && pages.orders.length > 0 && (
        <OrderFeed label={text(title)} pages={pages} orders={pages.orders} posOrderNo={posOrderNo} />
      )}
    </PageFrame>
  )
}
