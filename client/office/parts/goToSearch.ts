import { useEffect } from 'react'

/** How the page brings its search to the screen, such as from behind a tab; undefined where it cannot. */
let show: (() => void) | undefined
let isAwaited = false

/** Puts the focus into the search of the page, which is shown first where it is out of sight. @returns whether the page has one */
export function goToSearch(): boolean {
  if (focusSearch()) return true
  isAwaited = show !== undefined
  show?.()
  return isAwaited
}

/** For a page that does not always show its search: `showSearch` does, and the focus goes there once it has come. */
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
