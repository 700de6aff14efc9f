import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import {
  ServiceCatalog as CatalogIds,
  nameOf,
  OrderSearchType as SearchIds,
} from '../../../schema/rules/enumerations.ts'
import type { OrderListType, OrderSearchType, ServiceCatalog } from '../../api/schema.generated.ts'
import { type PageChoice, type PageSize, pageQuery, readPageChoice } from '../parts/pager/Pager.tsx'

/** The four tabs by their documented values (back-office document, section 2 "Order Settings"). */
export const orderTabs = ['1', '2', '3', '4'] as const
export type OrderTab = (typeof orderTabs)[number]
export const searchTab = '4'

/** What is searched for; the address has the documented numbers. */
export interface SearchChoice {
  /** Undefined until one was chosen. */
  readonly type: OrderSearchType | undefined
  readonly text: string
  /** None means all of them. */
  readonly catalogs: readonly ServiceCatalog[]
}

/** The page's whole state, kept in its address. */
export interface ListState {
  readonly tab: OrderTab
  /** Undefined: all of them (decision W7). */
  readonly catalog: ServiceCatalog | undefined
  readonly pages: PageChoice
  readonly search: SearchChoice
}

/** The lists of the first three tabs as the GraphQL contract names them. */
export const listTypes: Readonly<Record<Exclude<OrderTab, '4'>, OrderListType>> = {
  '1': 'Pending',
  '2': 'Confirmed',
  '3': 'History',
}

export const catalogs = Object.keys(CatalogIds) as readonly ServiceCatalog[]
export const searchTypes = Object.keys(SearchIds) as readonly OrderSearchType[]

/** Reads the address; missing or invalid parts are the first tab, all catalogs and the first page. */
export function readListState(query: URLSearchParams, usual?: PageSize): ListState {
  const tab = orderTabs.find((one) => one === query.get('tab')) ?? '1'
  const catalog = nameOf(CatalogIds, query.get('catalog'))
  const type = nameOf(SearchIds, query.get('type'))
  const named = (query.get('catalogs') ?? '').split(',')
  return {
    tab,
    catalog,
    pages: readPageChoice(query, usual),
    search: {
      type,
      text: query.get('text') ?? '',
      catalogs: mayNarrow(type) ? catalogs.filter((one) => named.includes(String(CatalogIds[one]))) : [],
    },
  }
}

/** A state's address, without default values. */
export function listQuery(
  { tab, catalog, pages, search }: ListState,
  usual?: PageSize,
): Record<string, string> {
  const { type, text } = search
  return {
    ...(tab === '1' ? {} : { tab }),
    ...(tab === searchTab || catalog === undefined ? {} : { catalog: String(CatalogIds[catalog]) }),
    ...(type ? { type: String(SearchIds[type]) } : {}),
    ...(text ? { text } : {}),
    ...(search.catalogs.length > 0
      ? { catalogs: search.catalogs.map((one) => CatalogIds[one]).join(',') }
      : {}),
    ...pageQuery(pages, usual),
  }
}

/** Catalogs can be chosen for order numbers, and while no type is chosen (back-office document, section 2; decision I7). */
export function mayNarrow(type: OrderSearchType | undefined): boolean {
  return type === undefined || type === 'OrderNo'
}

/** The same search by another type, which may not be narrowed by catalogs. */
export function withType(search: SearchChoice, type: OrderSearchType): SearchChoice {
  return { ...search, type, catalogs: mayNarrow(type) ? search.catalogs : [] }
}

function sorted(query: URLSearchParams): string {
  return [...query]
    .map((entry) => entry.join('='))
    .sort()
    .join('&')
}

/**
 * The page's state in its address, so that it survives a reload and can be shared; invalid parts are removed from it.
 * @param usual the size of a page that the address does not name
 */
export function useListState(usual: PageSize): {
  readonly state: ListState
  readonly show: (change: Partial<ListState>) => void
  /** Replaces the entry in the browser's history. */
  readonly correct: (change: Partial<ListState>) => void
} {
  const [query, setQuery] = useSearchParams()
  const state = useMemo(() => readListState(query, usual), [query, usual])
  const isOdd = sorted(query) !== sorted(new URLSearchParams(listQuery(state, usual)))
  useEffect(() => {
    if (isOdd)
      setQuery((now) => listQuery(readListState(now, usual), usual), {
        replace: true,
        preventScrollReset: true,
      })
  }, [isOdd, setQuery, usual])
  const show = useCallback(
    (change: Partial<ListState>) =>
      setQuery((now) => listQuery({ ...readListState(now, usual), ...change }, usual), {
        preventScrollReset: true,
      }),
    [setQuery, usual],
  )
  const correct = useCallback(
    (change: Partial<ListState>) =>
      setQuery((now) => listQuery({ ...readListState(now, usual), ...change }, usual), { replace: true }),
    [setQuery, usual],
  )
  return { state, show, correct }
}
