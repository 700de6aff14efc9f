import { useEffect, useRef } from 'react'
import { followOrders } from './followOrders.ts'

/**
 * Refetches when an order changes (decision T8): on a message over the web socket, whose code loads after the page; without a socket when
 * the page becomes visible and every minute while it is.
 * @param reread refetches the shown data quietly, without losing the reader's place
 * @param of.orderNo only this order
 */
export function useLiveOrders(reread: () => unknown, of: { readonly orderNo?: string } = {}): void {
  const latest = useRef(reread)
  useEffect(() => {
    latest.current = reread
  })
  const { orderNo } = of
  useEffect(() => followOrders({ orderNo, reread: () => void latest.current() }), [orderNo])
}
