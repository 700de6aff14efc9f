import { useCallback, useEffect } from 'react'
import type { CustomerFilter, CustomerSorting } from '../../api/schema.generated.ts'
import { readFilters } from '../parts/FilterChips.tsx'
import { usePageQuery } from '../parts/list/usePageQuery.ts'
import { type PageChoice, readPageChoice } from '../parts/pager/Pager.tsx'

/** The lists of the page: all customers, or erasure requests. */
type UserListKind = 'all' | 'erasure'

/** What narrows the list, and what it goes by (decision W8); the first sorting is the usual one. */
export const userFilters = [
  'Inactive',
  'Vip',
  'UnconfirmedHome',
  'NoRecentVisit',
] as const satisfies CustomerFilter[]
export const userSortings = ['Newest', 'Name', 'LastVisit', 'Balance'] as const satisfies CustomerSorting[]

/** The part shown below a customer's card. */
export const userTabs = ['points', 'exp', 'payments', 'changes'] as const
type UserTab = (typeof userTabs)[number]

/** The page's state, all of it in its address, so that a reload keeps it and a link shares it. */
export interface UserListView extends PageChoice {
  readonly kind: UserListKind
  /** Empty for the whole list. */
  readonly search: string
  readonly only: readonly CustomerFilter[]
  readonly sort: CustomerSorting
  /** Id of the customer whose card is open. */
  readonly user: string | undefined
  readonly tab: UserTab
}

/** Reads an address; invalid parts count as missing. */
export function readUserList(params: URLSearchParams): UserListView {
  const tab = params.get('tab')
  return {
    kind: params.get('list') === 'erasure' ? 'erasure' : 'all',
    ...readPageChoice(params),
    search: params.get('search') ?? '',
    only: readFilters(params.get('only'), userFilters),
    sort: userSortings.find((each) => each === params.get('sort')) ?? 'Newest',
    user: params.get('user') || undefined,
    tab: userTabs.find((each) => each === tab) ?? 'points',
  }
}

/**
 * The address after a change. Another search, filter, sorting, size or list begins at page 1 unless the change names a page; another customer begins with
 * their whole history and no document, in the current tab.
 */
export function withUserList(known: URLSearchParams, change: Partial<UserListView>): URLSearchParams {
  const before = readUserList(known)
  const isOtherList = ['search', 'size', 'kind', 'only', 'sort'].some((name) => name in change)
  const view = { ...before, ...(isOtherList && { page: 1 }), ...change }
  const params = new URLSearchParams(known)
  if (view.user !== before.user) for (const name of ['period', 'invoice', 'creditNote']) params.delete(name)
  if (view.tab !== before.tab) params.delete('period')
  put(params, 'list', view.kind === 'erasure' ? 'erasure' : '')
  put(params, 'page', view.page === 1 ? '' : String(view.page))
  put(params, 'size', view.size === 10 ? '' : String(view.size))
  put(params, 'search', view.search)
  put(params, 'only', view.only.join(','))
  put(params, 'sort', view.sort === 'Newest' ? '' : view.sort)
  put(params, 'user', view.user ?? '')
  put(params, 'tab', view.tab === 'points' ? '' : view.tab)
  return params
}

function put(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value)
  else params.delete(name)
}

/** The address's state, links to other states, and a change in place. Invalid parts are removed from the address. */
export function useUserList() {
  const [params, setParams] = usePageQuery()
  const proper = withUserList(params, {})
  const isOdd = proper.toString() !== params.toString()
  useEffect(() => {
    if (isOdd) setParams((known) => withUserList(known, {}), { replace: true })
  }, [isOdd, setParams])
  const change = useCallback(
    (wanted: Partial<UserListView>, options?: { readonly replace: boolean }) =>
      setParams((known) => withUserList(known, wanted), options),
    [setParams],
  )
  return {
    view: readUserList(params),
    change,
    hrefOf: (wanted: Partial<UserListView>) => ({ search: withUserList(params, wanted).toString() }),
  }
}
