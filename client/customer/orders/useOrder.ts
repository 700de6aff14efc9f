import { useQuery } from '@apollo/client/react'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSettling } from '../../api/useSettling.ts'
import { OrderDetailDocument } from './orders.generated.ts'

/** What a page that changed the order leaves behind for the one that shows it. */
export interface OrderVisitState {
  readonly isAhead: boolean
}

/**
 * An order as it is now, and how it is kept so. An answer that is ahead of the read models (`stale`) is shown as it came, and the order
 * is read again a moment later, because reading at once would show what was before; after any other answer it is read at once.
 */
export function useOrder(orderNo: string) {
  const isAhead = (useLocation().state as OrderVisitState | null)?.isAhead === true
  const { data, error, refetch } = useQuery(OrderDetailDocument, {
    variables: { orderNo },
    fetchPolicy: isAhead ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const reread = useCallback(async () => void (await refetch().catch(() => undefined)), [refetch])
  const settle = useSettling(reread)
  useEffect(() => {
    if (isAhead) void settle({ stale: true })
  }, [isAhead, settle])
  return { data, error, reread, settle }
}
