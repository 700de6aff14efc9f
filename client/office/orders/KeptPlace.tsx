import { Component, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface KeptPlaceProps {
  /** Around the cards. */
  readonly frame: RefObject<HTMLElement | null>
  /** Another list each time it was read. */
  readonly orders: readonly { readonly id: string }[] | undefined
}

/** A card and where it stood in the window. */
interface Stand {
  readonly id: string
  readonly top: number
}

/**
 * Keeps the card that somebody is at where it stands on the screen when the list is read again and an order came in above it, or left:
 * the card with the focus, or else the first one in sight. Who looks at the top of the page sees what comes in there. Draws nothing;
 * a class, because only a class can measure between the rendering of a change and its arrival on the page.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate({ orders }: KeptPlaceProps): Stand | null {
    const { frame, orders: next } = this.props
    return orders === next || !frame.current ? null : standIn(frame.current)
  }

  override componentDidUpdate(_props: KeptPlaceProps, _state: unknown, stand: Stand | null): void {
    const card = stand && this.props.frame.current?.querySelector(`[data-order="${stand.id}"]`)
    if (!card) return
    const moved = card.getBoundingClientRect().top - stand.top
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  }

  override render() {
    return null
  }
}

function standIn(frame: HTMLElement): Stand | null {
  const cards = [...frame.querySelectorAll<HTMLElement>('[data-order]')]
  const focused = cards.find((card) => card.contains(document.activeElement) && isInSight(card))
  const first = window.scrollY > 0 ? cards.find(isInSight) : undefined
  const card = focused ?? first
  return card?.dataset.order ? { id: card.dataset.order, top: card.getBoundingClientRect().top } : null
}

function isInSight(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

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
