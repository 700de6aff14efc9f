import { type RefObject, useLayoutEffect } from 'react'

/**
 * Moves a row of tabs that is wider than a phone so that the chosen one stands in its middle, as far as the row goes.
 * @param place of the chosen one among the row's children
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, place: number): void {
  useLayoutEffect(() => {
    const tab = row.current?.children.item(place)
    if (!row.current || !(tab instanceof HTMLElement)) return
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [row, place])
}
