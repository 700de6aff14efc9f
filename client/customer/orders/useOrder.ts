import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { refetchPage } from '../../api/command/refetchPage.ts'
import { OrderDetailDocument } from './orders.generated.ts'

/** What a page that changed the order leaves behind for the one that shows it. */
export interface OrderVisitState {
  readonly isAhead: boolean
}

/**
 * An order as it is now. Where the page before was ahead of the read models (`stale`), its answer is shown as it came, and the order is
 * read a moment later, because reading at once would show what was before.
 */
export function useOrder(orderNo: string) {
  const isAhead = (useLocation().state as OrderVisitState | null)?.isAhead === true
  const { data, error, refetch, client } = useQuery(OrderDetailDocument, {
    variables: { orderNo },
    fetchPolicy: isAhead ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  useEffect(() => {
    if (isAhead) void refetchPage(client, true)
  }, [isAhead, client])
  return { data, error, refetch: () => void refetch().catch(() => undefined) }
}
