import { type RefObject, useLayoutEffect } from 'react'

/**
 * Scrolls a row of tabs that is wider than a phone so that the chosen one is in its middle, as far as the row goes, also when a count
 * loaded later widens a tab. Marks the row with `data-before` and `data-after` while tabs are out of sight on that side.
 * @param place of the chosen one among the row's children
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, place: number): void {
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined
    const mark = () => markHidden(element)
    const show = () => {
      bringIntoSight(element, place)
      mark()
    }
    show()
    element.addEventListener('scroll', mark, { passive: true })
    const sizes = new ResizeObserver(show)
    for (const watched of [element, ...element.children]) sizes.observe(watched)
    return () => {
      element.removeEventListener('scroll', mark)
      sizes.disconnect()
    }
  }, [row, place])
}

function bringIntoSight(row: HTMLElement, place: number): void {
  const tab = row.children.item(place)
  if (tab instanceof HTMLElement) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

/** Less than a pixel is rounding. */
function markHidden(row: HTMLElement): void {
  const before = row.scrollLeft
  const after = row.scrollWidth - row.clientWidth - before
  row.toggleAttribute('data-before', before >= 1)
  row.toggleAttribute('data-after', after >= 1)
}

const fade = '2rem'

/** A row of tabs that scrolls sideways on a phone; `useChosenInSight` says on which sides more tabs are hidden, and there it fades out. */
export const tabRow = {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  borderBottomWidth: '1px',
  borderColor: 'line',
  '--before': '0px',
  '--after': '0px',
  maskImage:
    'linear-gradient(to right, transparent, #000 var(--before), #000 calc(100% - var(--after)), transparent)',
  '&[data-before]': { '--before': fade },
  '&[data-after]': { '--after': fade },
} as const
