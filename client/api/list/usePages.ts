import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useCallback, useState } from 'react'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useDelayed } from '../../ui/useDelayed.ts'

const { first, more, delayMs, pageMost } = businessRules.lists

/** A list as the GraphQL contract pages it. */
export interface Connection<Node> {
  readonly totalCount?: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[]
}

/** Null if there is no such owner. */
type Answer<Key extends string, Node> = { readonly [key in Key]: Connection<Node> | null }
type Page<Chosen> = Chosen & { readonly first: number; readonly after?: string | null | undefined }

/** The query of the list that is the answer's field `Key`. */
export type PagedDocument<Key extends string, Node, Chosen> = TypedDocumentNode<
  Answer<Key, Node>,
  Page<Chosen>
>

/** How many entries come first and with each step, and how long a step waits, in milliseconds. */
interface Steps {
  readonly first: number
  readonly more: number
  readonly delayMs: number
}

interface Options extends Partial<Steps> {
  /** The caller shows that nothing could be read, so no toast repeats it. */
  readonly showsFailure?: boolean
  /** See `DefaultContext`. */
  readonly overlay?: 'never'
}

/** Office lists: that many per step. */
export function atOnce(count: number): Options {
  return { first: count, more: count, delayMs: 0, overlay: 'never' }
}

/** What a list needs to render itself; see `usePages`. */
export interface Pages<Node> {
  /** The entries so far, in order; undefined before the first page. */
  readonly data: readonly Node[] | undefined
  /** The same with their cursors, which identify entries without an id. */
  readonly edges: Connection<Node>['edges'] | undefined
  /** The length of the whole list. */
  readonly totalCount: number
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** A later page could not be read; `loadMore` tries again. */
  readonly hasFailedMore: boolean
  /** Why the first page, or a later one, could not be read. */
  readonly error: unknown
  readonly loadMore: () => void
  /** Reads that many more at once, to find an entry further down. */
  readonly readOn: (count: number) => void
  readonly refetch: () => void
  /** Whether the list was read from the server since the page opened. */
  readonly isFresh: boolean
}

/**
 * Reads a growing list page by page: 5 first, then 3 more after 300 ms (customer document sections 2 and 9) by default. `loadMore` may be
 * called while a page is loading. The cache holds one list (see `pagedList`), and the query always asks for as many entries as are shown,
 * so that a refetch keeps its length. Other variables are another list: give the calling component a key of them.
 * @param key the field of the answer that is the list
 * @param chosen the variables beside `first` and `after`
 */
export function usePages<Key extends string, Node, Chosen extends object>(
  document: PagedDocument<Key, Node, Chosen>,
  key: Key,
  chosen: Chosen,
  { showsFailure = false, overlay, ...told }: Options = {},
): Pages<Node> {
  const steps = { first, more, delayMs, ...told }
  const known = useKnownLength(document, key, { ...chosen, first: steps.first })
  const [asked, setAsked] = useState(() => within(steps.first, known ?? 0))
  const variables = { ...chosen, first: asked }
  const { data, error, loading, fetchMore, refetch } = useQuery<Answer<Key, Node>, Page<Chosen>>(document, {
    ...reading,
    variables,
    context: { ...(overlay && { overlay }), isFailureShown: showsFailure && known === undefined },
  })
  const list = data?.[key] as Connection<Node> | null | undefined
  const length = within(asked, list?.edges.length ?? 0)
  // not while a query is in progress, which another one would cancel
  if (!loading && length > asked) setAsked(length)
  const cursor = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null
  const growing = useMore(cursor, steps, (after, count) =>
    fetchMore({ variables: { ...variables, first: count, after }, context: { overlay: 'never' } }),
  )
  return {
    data: list?.edges.map(({ node }) => node),
    edges: list?.edges,
    totalCount: list?.totalCount ?? 0,
    hasMore: cursor !== null,
    ...growing,
    error: list ? growing.error : error,
    refetch: useCallback(() => void refetch().catch(() => undefined), [refetch]),
    isFresh: Boolean(list) && !loading && !error,
  }
}

/** A longer query for the same list finds its beginning in the cache. */
const reading = {
  nextFetchPolicy: () => 'cache-first' as const,
  refetchWritePolicy: 'merge',
} as const

/** As many as are shown, up to the largest page. */
function within(asked: number, shown: number): number {
  return Math.min(Math.max(asked, shown), Math.max(asked, pageMost))
}

/** The list's length when the page opened; undefined if nothing was cached. */
function useKnownLength<Key extends string, Node, Chosen extends object>(
  query: PagedDocument<Key, Node, Chosen>,
  key: Key,
  variables: Page<Chosen>,
): number | undefined {
  const { cache } = useApolloClient()
  const [length] = useState(() => {
    const list: Connection<Node> | null | undefined = cache.readQuery({ query, variables })?.[key]
    return list?.edges.length
  })
  return length
}

/** Reads on from a cursor, one page at a time. */
function useMore(
  cursor: string | null,
  { more, delayMs }: Steps,
  read: (after: string, count: number) => Promise<unknown>,
) {
  const [isLoadingMore, setLoadingMore] = useState(false)
  const [error, setError] = useState<unknown>()
  const later = useDelayed()
  const start = (count: number, waitMs: number) => {
    if (cursor === null || isLoadingMore) return
    setLoadingMore(true)
    later(waitMs, async () => {
      await read(cursor, count).then(() => setError(undefined), setError)
      setLoadingMore(false)
    })
  }
  const loadMore = () => start(more, delayMs)
  const readOn = (count: number) => start(count, 0)
  return { isLoadingMore, hasFailedMore: error !== undefined, error, loadMore, readOn }
}
