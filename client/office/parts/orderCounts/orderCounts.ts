import type { OrderListType, ServiceCatalog } from '../../../api/schema.generated.ts'
import type { OrderCountsQuery } from './orderCounts.generated.ts'

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
