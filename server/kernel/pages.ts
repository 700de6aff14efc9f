import { z } from 'zod'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { type Rejection, reject } from './rejection.ts'

/** The question for a page of a growing list. */
export interface PageAsked {
  /** The maximum number: 1 to 100, unless a list allows more. */
  readonly first: number
  /** The cursor of the last entry already seen. */
  readonly after?: string | undefined
}

/** A stretch of a list. `nodes` and `cursors` belong together. */
export interface ListPage<View> {
  readonly nodes: readonly View[]
  readonly cursors: readonly string[]
  readonly hasNextPage: boolean
  /** Counts the entries of the whole list. */
  count(): Promise<number>
}

/** A list whose entries have places that sort as the list does. */
export interface Listing<Place> {
  /** A part of every cursor, so that a list rejects another list's cursors. */
  readonly name: string
  /** Of {@link placeParts}, or as strict. */
  readonly place: z.ZodType<Place>
  /** The length of its longest page, if it is not 100. */
  readonly most?: number
}

/** The values of places, limited to those that the database can compare: no NUL, no year 0, no larger integers. */
export const placeParts = {
  instant: z.iso.datetime().refine((at) => at >= '0001'),
  id: z.string().regex(/^[\w-]+$/),
  revision: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
} as const

/** The parameters for reading a page, with the place to continue after, if any. @returns a rejection FIELD_INVALID of `first` or `after` */
export function pageStart<Place>(
  { name, place, most = businessRules.lists.pageMost }: Listing<Place>,
  { first, after }: PageAsked,
): { readonly after: Place | undefined } | Rejection {
  if (!Number.isInteger(first) || first < 1 || first > most)
    return reject('FIELD_INVALID', { field: 'first' })
  if (after === undefined) return { after: undefined }
  const [list, at] = decoded(after)
  const read = place.safeParse(at)
  if (list !== name || !read.success) return reject('FIELD_INVALID', { field: 'after' })
  return { after: read.data }
}

/** Makes a page of the read rows. One row more than `first` means that the list continues. @param placed each row's view and its place */
export function pageOf<View, Place>(
  { name }: Listing<Place>,
  placed: readonly { readonly view: View; readonly place: Place }[],
  { first, count }: Pick<PageAsked, 'first'> & Pick<ListPage<View>, 'count'>,
): ListPage<View> {
  const shown = placed.slice(0, first)
  return {
    nodes: shown.map(({ view }) => view),
    cursors: shown.map(({ place }) => encodeURIComponent(JSON.stringify([name, place]))),
    hasNextPage: placed.length > first,
    count,
  }
}

function decoded(cursor: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(decodeURIComponent(cursor))
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

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
