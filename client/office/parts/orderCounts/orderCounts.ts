import { useQuery } from '@apollo/client/react'
import type { OrderListType, ServiceCatalog } from '../../../api/schema.generated.ts'
import { OrderCountsDocument, type OrderCountsQuery } from './orderCounts.generated.ts'

type Counts = OrderCountsQuery['orderCounts']

/** Orders of a tab, of one catalog or of all; undefined until the counts are known. */
export function ordersIn(
  counts: Counts | undefined,
  type: OrderListType,
  catalog?: ServiceCatalog,
): number | undefined {
  return counts
    ?.filter((one) => one.type === type && (catalog === undefined || one.catalog === catalog))
    .reduce((sum, { orders }) => sum + orders, 0)
}

/** How long the tabs of orders are; undefined until that is known. */
export function useOrderCounts(): Counts | undefined {
  const { data } = useQuery(OrderCountsDocument, {
    nextFetchPolicy: 'cache-first',
    context: { overlay: 'never' },
  })
  return data?.orderCounts
}
