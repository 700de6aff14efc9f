import { useEffect, useRef } from 'react'

/** The id of the field that "/" leads to. */
export const searchFieldId = 'order-search-text'

/** "/" goes to the search from anywhere on the page, but not while somebody types or a dialog is open. */
export function useSearchKey(showSearch: () => void): void {
  const show = useRef(showSearch)
  useEffect(() => {
    show.current = showSearch
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
      event.preventDefault()
      show.current()
      requestAnimationFrame(() => document.getElementById(searchFieldId)?.focus())
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select') !== null
  return defaultPrevented || isTyping || document.querySelector('[role=dialog], [role=alertdialog]') !== null
}
