import { Component, type RefObject } from 'react'

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
