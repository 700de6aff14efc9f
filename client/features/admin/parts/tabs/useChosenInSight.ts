import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * Moves a row of tabs that is wider than a phone so that the chosen one stands in its middle, as far as the row goes, and marks the row
 * with `data-before` and `data-after` while tabs are out of sight on that side.
 * @param place of the chosen one among the row's children
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, place: number): void {
  useLayoutEffect(() => {
    const tab = row.current?.children.item(place)
    if (!row.current || !(tab instanceof HTMLElement)) return
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [row, place])
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const mark = () => markHidden(element)
    element.addEventListener('scroll', mark, { passive: true })
    // the row itself, and tabs that grow by a count
    const sizes = new ResizeObserver(mark)
    for (const watched of [element, ...element.children]) sizes.observe(watched)
    return () => {
      element.removeEventListener('scroll', mark)
      sizes.disconnect()
    }
  }, [row])
}

/** Less than a pixel is rounding. */
function markHidden(row: HTMLElement): void {
  const before = row.scrollLeft
  const after = row.scrollWidth - row.clientWidth - before
  row.toggleAttribute('data-before', before >= 1)
  row.toggleAttribute('data-after', after >= 1)
}
