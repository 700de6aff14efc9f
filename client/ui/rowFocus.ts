/** Rows of the settings carry their item's id as `data-row` and can take the focus. */

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
      if (document.activeElement && document.activeElement !== document.body) return
      const left = rows()
      const next = left[Math.min(Math.max(place, 0), left.length - 1)]
      const target = next ?? document.querySelector<HTMLElement>('h1')
      target?.focus({ preventScroll: true })
    })
  }
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')]
}
