import { useQuery } from '@apollo/client/react'
import { OrderCountsDocument, type OrderCountsQuery } from './orderCounts.generated.ts'

/** How long the tabs of orders are; undefined until that is known. Who waits for orders reads it again with `reread`. */
export function useOrderCounts(): {
  readonly counts: OrderCountsQuery['orderCounts'] | undefined
  readonly reread: () => Promise<void>
} {
  const { data, refetch } = useQuery(OrderCountsDocument, {
    nextFetchPolicy: 'cache-first',
    context: { isQuiet: true },
  })
  const reread = async () => void (await refetch().catch(() => undefined))
  return { counts: data?.orderCounts, reread }
}
