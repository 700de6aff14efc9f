import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { refetchPage } from '../command/refetchPage.ts'
import { followOrders } from './followOrders.ts'

type Refetch = () => Promise<void>

/**
 * Refetches the page whenever an order changes, no matter who changed it (decision T8). A web socket announces changes; its code is loaded
 * once the page is drawn. Without a socket the page is refetched when it is looked at again, and every minute while it is looked at.
 * @param orderNo follows this order alone
 * @param onChange wraps the refetch, to compare what is shown before and after
 */
export function useLiveOrders(
  orderNo?: string,
  onChange: (refetch: Refetch) => unknown = (refetch) => refetch(),
): void {
  const client = useApolloClient()
  const change = useEffectEvent(() => void onChange(() => refetchPage(client)))
  useEffect(() => followOrders({ orderNo, onChange: () => change() }), [orderNo])
}
