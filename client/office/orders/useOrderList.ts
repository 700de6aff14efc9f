import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { pageCount } from '../parts/pager/Pager.tsx'
import { type ListState, listTypes, searchTab } from './listState.ts'
import {
  AdminOrdersDocument,
  type OfficeOrderCardFragment,
  SearchOrdersDocument,
} from './orders.generated.ts'

/** A page of orders, as far as it is loaded. */
export interface OrderList {
  /** Undefined during the first load. */
  readonly orders: readonly OfficeOrderCardFragment[] | undefined
  readonly total: number
  /** Why there is nothing to show; otherwise undefined. */
  readonly error: unknown
  /** No search was made yet. */
  readonly isIdle: boolean
  readonly refetch: () => unknown
}

const reading = {
  nextFetchPolicy: 'cache-first',
  context: { overlay: 'first' },
} as const

/**
 * The orders of the chosen tab, catalog and page, or a search's results. A page past the end, for example after its last order was
 * assigned, leads to the last one.
 */
export function useOrderList(state: ListState, correct: (change: Partial<ListState>) => void): OrderList {
  const { tab, pages, search } = state
  const isSearching = tab === searchTab
  const isIdle = isSearching && !(search.type && search.text.trim())
  const inTab = useTab(state)
  const found = useSearch(state, isIdle)
  const { data, error, refetch } = isSearching ? found : inTab
  const { items, totalCount } = data?.page ?? {}
  const total = useLastTotal(totalCount, [tab, state.catalog ?? null, ...(isSearching ? [search] : [])])
  const last = pageCount(total, pages.size)
  const isPastEnd = items?.length === 0 && pages.page > last
  useEffect(() => {
    if (isPastEnd) correct({ pages: { ...pages, page: last } })
  }, [isPastEnd, pages, last, correct])

  return {
    orders: isPastEnd ? undefined : items,
    total,
    error: items === undefined ? error : undefined,
    isIdle,
    refetch,
  }
}

/** While another page of the same list loads, the list keeps its length, so that nothing around it moves. */
function useLastTotal(total: number | undefined, list: readonly unknown[]): number {
  const name = JSON.stringify(list)
  const [last, setLast] = useState({ name, total })
  if (total !== undefined && (last.total !== total || last.name !== name)) setLast({ name, total })
  return total ?? (last.name === name ? last.total : undefined) ?? 0
}

function useTab({ tab, catalog, pages }: ListState) {
  const type = tab === searchTab ? 'Pending' : listTypes[tab]
  const variables = {
    type,
    catalog: catalog ?? null,
    page: pages.page,
    pageSize: pages.size,
  }
  return useQuery(AdminOrdersDocument, { ...reading, variables, skip: tab === searchTab })
}

function useSearch({ tab, pages, search }: ListState, isIdle: boolean) {
  const { type, text, catalogs } = search
  const variables = {
    type: type ?? ('OrderNo' as const),
    text: text.trim(),
    catalogs: [...catalogs],
    page: pages.page,
    pageSize: pages.size,
  }
  return useQuery(SearchOrdersDocument, { ...reading, variables, skip: tab !== searchTab || isIdle })
}
