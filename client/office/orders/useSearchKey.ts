import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { hasSingleKeys } from '../parts/shortcutChoice.ts'

/** The id of the field that "/" leads to. */
export const searchFieldId = 'order-search-text'

/** "/" goes to the search from every tab of the page, but not while somebody types, a dialog is open or single keys are off. */
export function useSearchKey(showSearch: () => void): void {
  const isWanted = useRef(false)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
    event.preventDefault()
    if (focusSearch()) return
    isWanted.current = true
    showSearch()
  })
  // heard as soon as the page is seen
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  // once the tab with the field has come
  useEffect(() => {
    if (isWanted.current && focusSearch()) isWanted.current = false
  })
}

function focusSearch(): boolean {
  const field = document.getElementById(searchFieldId)
  field?.focus()
  return field !== null
}

function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select') !== null
  return (
    defaultPrevented ||
    isTyping ||
    !hasSingleKeys() ||
    document.querySelector('[role=dialog], [role=alertdialog]') !== null
  )
}
