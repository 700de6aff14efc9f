import { readFilters } from '../FilterChips.tsx'
import { type PageChoice, pageCount, pageQuery, readPageChoice } from '../pager/Pager.tsx'
import { usePageQuery } from './usePageQuery.ts'
import { useTyped } from './useTyped.ts'

/** How a list of few rows, which is read whole, is searched and narrowed. */
export interface ShortList<Row, Filter extends string> {
  readonly idOf: (row: Row) => string
  readonly isMeant: (typed: string, row: Row) => boolean
  readonly filters: Readonly<Record<Filter, (row: Row) => boolean>>
}

/** What the address may change to. */
interface Wanted<Filter> extends Partial<PageChoice> {
  readonly search?: string
  readonly only?: readonly Filter[]
  /** The row to show. */
  readonly row?: string
}

/**
 * A list that the page has whole, page by page: searched, narrowed by filters that add up, all of it in the page's address (decision W7).
 * A named row decides the page until the reader chooses another.
 * @param rows undefined until they are there
 */
export function useShortList<Row, Filter extends string>(
  rows: readonly Row[] | undefined,
  { idOf, isMeant, filters }: ShortList<Row, Filter>,
) {
  const [params, setParams] = usePageQuery()
  const offered = Object.keys(filters) as Filter[]
  const only = readFilters(params.get('only'), offered)
  const change = (wanted: Wanted<Filter>) => setParams((known) => changed(known, wanted), { replace: true })
  const typing = useTyped(params.get('search') ?? '', (search) => change({ search }))
  const found = rows?.filter(
    (row) => only.every((filter) => filters[filter](row)) && isMeant(typing.typed, row),
  )
  const total = found?.length ?? 0
  const asked = readPageChoice(params)
  const named = found?.findIndex((row) => idOf(row) === params.get('row')) ?? -1
  const page = named < 0 ? Math.min(asked.page, pageCount(total, asked.size)) : pageOf(named, asked.size)
  const choice: PageChoice = { size: asked.size, page }
  const start = (page - 1) * choice.size
  return {
    rows,
    /** The page; undefined until the rows are there. */
    items: found?.slice(start, start + choice.size),
    total,
    choice,
    only,
    offered,
    typing,
    change,
    /** Shows everything, and the page with that row. */
    showRow: (row: string) => change({ search: '', only: [], row }),
  }
}

function pageOf(place: number, size: number): number {
  return Math.floor(place / size) + 1
}

/** Another search, filter or size begins at page 1 unless a page or a row is named. */
function changed<Filter extends string>(known: URLSearchParams, wanted: Wanted<Filter>): URLSearchParams {
  const { search = known.get('search') ?? '', only, row = '' } = wanted
  const { size } = { ...readPageChoice(known), ...wanted }
  const parts = {
    search,
    only: only?.join(',') ?? known.get('only') ?? '',
    row,
    ...pageQuery({ page: wanted.page ?? 1, size }),
  }
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''))
}
