import { useQuery } from '@apollo/client/react'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSettling } from '../../api/useSettling.ts'
import { OrderDetailDocument } from './orders.generated.ts'

/** The state that a page which changed the order leaves for the one that shows it. */
export interface OrderVisitState {
  readonly isAhead: boolean
}

/**
 * Reads an order and keeps it current. An answer that is ahead of the read models (`stale`) is shown as it came, and the order is refetched
 * a moment later, because a refetch would still show the old state; after any other answer it is refetched at once.
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
