import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface KeptFocus {
  readonly orders: readonly { readonly id: string }[] | undefined
  /** A dialog is open. */
  readonly isAway: boolean
}

interface Place {
  readonly orderId: string
  readonly position: number
}

/**
 * Keeps somebody who works through a list at their place: when the card that had the focus leaves the list, such as an order that was
 * assigned, the card that moves up gets it, or the list's heading where none is left. While a dialog of the card is open the focus stays
 * there, whoever takes the order off the list meanwhile.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, { orders, isAway }: KeptFocus): void {
  const place = useRef<Place>(undefined)
  const latest = useRef(orders)
  useEffect(() => {
    latest.current = orders
  })
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-order]') : null
      const orderId = card?.dataset.order
      const position = latest.current?.findIndex(({ id }) => id === orderId) ?? -1
      // a dialog stands outside of the list, and belongs to the card it was opened from
      if (orderId && position >= 0) place.current = { orderId, position }
      else if (frame.current?.contains(target as Node)) place.current = undefined
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [frame])
  useLayoutEffect(() => {
    const { orderId, position } = place.current ?? { orderId: '', position: -1 }
    if (isAway || !orders || position < 0 || orders.some(({ id }) => id === orderId)) return
    place.current = undefined
    if (document.activeElement && document.activeElement !== document.body) return
    const next = orders[Math.min(position, orders.length - 1)]
    const card = next && frame.current?.querySelector<HTMLElement>(`[data-order="${next.id}"]`)
    const heading = frame.current?.querySelector<HTMLElement>('h2')
    ;(card ?? heading)?.focus({ preventScroll: true })
  }, [frame, orders, isAway])
}
