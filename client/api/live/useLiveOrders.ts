import { useEffect, useRef } from 'react'
import { followOrders } from './followOrders.ts'

/**
 * Reads again whenever an order changes, whoever changed it (decision T8): told over a web socket, whose code comes once the page stands;
 * where there is none, when the page is looked at again and every minute it is looked at.
 * @param reread reads what is shown again, quietly and without losing the reader's place
 * @param of.orderNo only of this order
 */
export function useLiveOrders(reread: () => unknown, of: { readonly orderNo?: string } = {}): void {
  const latest = useRef(reread)
  useEffect(() => {
    latest.current = reread
  })
  const { orderNo } = of
  useEffect(() => followOrders({ orderNo, reread: () => void latest.current() }), [orderNo])
}
