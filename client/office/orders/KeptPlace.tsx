import { Component, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { refocus } from '../../ui/rowFocus.ts'

interface KeptPlaceProps {
  /** The container of the cards. */
  readonly frame: RefObject<HTMLElement | null>
  /** A new list after every refetch. */
  readonly orders: readonly { readonly id: string }[] | undefined
}

/** A card and its place in the window. */
interface Stand {
  readonly id: string
  readonly top: number
}

/**
 * Keeps the current card at its place on the screen when a refetch adds or removes orders above it: the card with the focus, or else the
 * first visible one. At the top of the page new orders simply appear. It renders nothing; it is a class, because only a class can measure
 * between the rendering of a change and its commit.
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
 * Keeps the reader's place in a list: when the card with the focus leaves the list, for example an assigned order, the card that moves up
 * gets the focus, or the list's heading without one. While a dialog of the card is open the focus stays there, even if somebody else takes
 * the order off the list.
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
      // a dialog is outside of the list but belongs to its card
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
    const next = orders[Math.min(position, orders.length - 1)]
    const card = next && frame.current?.querySelector<HTMLElement>(`[data-order="${next.id}"]`)
    const heading = frame.current?.querySelector<HTMLElement>('h2')
    refocus(card ?? heading)
  }, [frame, orders, isAway])
}
