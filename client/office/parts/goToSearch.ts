import { useEffect } from 'react'

/** How the page shows its search, for example from behind a tab; undefined if it cannot. */
let show: (() => void) | undefined
let isAwaited = false

/** Focuses the page's search, showing it first if needed. @returns whether the page has one */
export function goToSearch(): boolean {
  if (focusSearch()) return true
  isAwaited = show !== undefined
  show?.()
  return isAwaited
}

/** For a page that does not always show its search: `showSearch` shows it, and the focus follows. */
export function useHiddenSearch(showSearch: () => void): void {
  useEffect(() => {
    show = showSearch
    if (isAwaited && focusSearch()) isAwaited = false
  })
  useEffect(
    () => () => {
      show = undefined
      isAwaited = false
    },
    [],
  )
}

function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input[type=search]')
  search?.focus()
  search?.select()
  return search !== null
}
