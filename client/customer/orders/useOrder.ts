import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { refetchPage } from '../../api/command/refetchPage.ts'
import { OrderDetailDocument } from './orders.generated.ts'

/** The state that a page which changed the order leaves for the one that shows it. */
export interface OrderVisitState {
  readonly isAhead: boolean
}

/**
 * Reads an order. If the page before was ahead of the read models (`stale`), its answer is shown as it came, and the order is refetched
 * a moment later, because a refetch would still show the old state.
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
  return { data, error, refetch }
}
