/** What lists do about the focus. Rows that can take it carry their item's id as `data-row`. */

/** Focuses an element, without scrolling, if what had the focus is gone. */
export function refocus(element: HTMLElement | null | undefined): void {
  const held = document.activeElement
  if (!held || held === document.body) element?.focus({ preventScroll: true })
}

/** Moves a reader who turned the page at the end of a list to the beginning of the next one. */
export function showTop(top: HTMLElement | null): void {
  top?.focus({ preventScroll: true })
  top?.scrollIntoView({ block: 'nearest' })
}

/** The row of an item, to focus it. */
export function rowOf(id: string | undefined): HTMLElement | null {
  return rows().find((row) => row.dataset.row === id) ?? null
}

let lastHeld = 0

/**
 * Remembers the row with the focus. The returned function, called after a refetch, focuses that row or the one in its place, unless the
 * focus is still somewhere or the reader has acted in another row since.
 */
export function heldRow(): () => void {
  const place = rows().findIndex((row) => row.contains(document.activeElement))
  lastHeld += 1
  const held = lastHeld
  return () => {
    requestAnimationFrame(() => {
      if (held !== lastHeld) return
      const left = rows()
      refocus(
        left[Math.min(Math.max(place, 0), left.length - 1)] ?? document.querySelector<HTMLElement>('h1'),
      )
    })
  }
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')]
}
