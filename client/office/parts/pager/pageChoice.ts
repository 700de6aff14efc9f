import { businessRules } from '../../../../schema/rules/businessRules.ts'

/** The page sizes of the office's lists (back-office document, section 9; decision I6). */
export const { pageSizes } = businessRules.lists
type PageSize = (typeof pageSizes)[number]

/** The page of a list, from 1, and its size. */
export interface PageChoice {
  readonly page: number
  readonly size: PageSize
}

/** Reads `page` and `size` of an address; missing or invalid values are the first page of ten. */
export function readPageChoice(query: URLSearchParams): PageChoice {
  const page = Number(query.get('page') ?? 1)
  const size = pageSizes.find((one) => String(one) === query.get('size')) ?? pageSizes[0]
  return { page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1, size }
}

/** The same as parts of an address, without default values. */
export function pageQuery({ page, size }: PageChoice): Record<string, string> {
  return {
    ...(page === 1 ? {} : { page: String(page) }),
    ...(size === pageSizes[0] ? {} : { size: String(size) }),
  }
}

/** How many pages a list has, at least one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** Positions of the first and the last entry of a page, from 1; both 0 where it is empty. */
export function shownRange({ page, size }: PageChoice, total: number): { from: number; to: number } {
  const from = (page - 1) * size + 1
  return from > total ? { from: 0, to: 0 } : { from, to: Math.min(page * size, total) }
}
