import { useEffect } from 'react'
import { OrderSearchType as SearchIds } from '../../../schema/rules/enumerations.ts'
import type { OrderSearchType } from '../../api/schema.generated.ts'

/** The office's order search: the fourth tab, by an order number by default (back-office document, section 2 "Order Search"). */
export function orderSearchPath(text: string, type: OrderSearchType = 'OrderNo'): string {
  return `/adminOrderList?${new URLSearchParams({ tab: '4', type: String(SearchIds[type]), text })}`
}

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
