/** Rows of the settings carry their thing's id as `data-row` and can take the focus. */

/** The row of a thing, to give the focus to. */
export function rowOf(id: string | undefined): HTMLElement | null {
  return rows().find((row) => row.dataset.row === id) ?? null
}

let lastHeld = 0

/**
 * Remembers the row that holds the focus. What it gives back, called when the list was read again, puts the focus there, or on the row
 * that took its place; it leaves a focus alone that is still somewhere, and to whoever acted in another row since.
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
