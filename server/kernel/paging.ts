import { businessRules } from '../../schema/rules/businessRules.ts'
import { type Rejection, reject } from './rejection.ts'

/** A page as the back office asks for it: the first one is 1 (decision I6). */
export interface PageQuestion {
  readonly page: number
  readonly pageSize: number
}

/** Which rows those are. */
export interface PageRows {
  readonly offset: number
  readonly limit: number
}

/** One page of a list; `totalCount` counts the whole list, also past its end. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly totalCount: number
}

/** @returns a rejection FIELD_INVALID of `page` below 1 or `pageSize` other than 10, 20 and 50 (decision I6) */
export function pageRows({ page, pageSize }: PageQuestion): PageRows | Rejection {
  if (!Number.isInteger(page) || page < 1) return reject('FIELD_INVALID', { field: 'page' })
  const isOffered = businessRules.lists.pageSizes.some((size) => size === pageSize)
  if (!isOffered) return reject('FIELD_INVALID', { field: 'pageSize' })
  return { offset: (page - 1) * pageSize, limit: pageSize }
}
