import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useDelayed } from '../../ui/useDelayed.ts'

const { first, more, delayMs, pageMost } = businessRules.lists

/** A list as the GraphQL contract pages it. */
export interface Connection<Node> {
  readonly totalCount: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[]
}

type Answer<Key extends string, Node> = { readonly [key in Key]: Connection<Node> }
type Page<Chosen> = Chosen & { readonly first: number; readonly after?: string | null | undefined }

/** What a list needs to show itself; see `usePages`. */
export interface Pages<Node> {
  /** What has come so far, in order; undefined before the first page. */
  readonly nodes: readonly Node[] | undefined
  /** Of the whole list. */
  readonly totalCount: number
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** The first page could not be read. */
  readonly hasFailed: boolean
  /** A later page could not be read; `loadMore` tries again. */
  readonly hasFailedMore: boolean
  readonly loadMore: () => void
  /** Reads that many more at once, for who looks for an entry further down. */
  readonly readOn: (count: number) => void
  readonly refetch: () => void
  /** Whether what is shown came from the server since the page was opened. */
  readonly isFresh: boolean
  /** Reads again what is shown, quietly and without making the list any shorter, so that the reader keeps the place. */
  readonly reread: () => Promise<void>
}

/**
 * A growing list page by page: 5 at first, then 3 more after 300 ms (customer document sections 2 and 9). `loadMore` is safe to call again
 * while a page is on its way. A list of other choices is another list: give the component that calls this a key of them.
 * @param key the field of the answer that is the list
 * @param chosen the variables beside `first` and `after`
 * @param showsFailure the caller shows it when nothing could be read, so that no toast says it again
 */
export function usePages<Key extends string, Node, Chosen extends object>(
  document: TypedDocumentNode<Answer<Key, Node>, Page<Chosen>>,
  key: Key,
  chosen: Chosen,
  { showsFailure = false }: { readonly showsFailure?: boolean } = {},
): Pages<Node> {
  const isFailureShown = useNothingKnown(document, { ...chosen, first }) && showsFailure
  const { data, error, loading, fetchMore, refetch, client, updateQuery } = useQuery<
    Answer<Key, Node>,
    Page<Chosen>
  >(document, {
    variables: { ...chosen, first },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { isFailureShown },
  })
  const list = data?.[key] as Connection<Node> | undefined
  const cursor = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null
  const growing = useMore(cursor, (after, count) =>
    fetchMore({
      variables: { ...chosen, first: count, after },
      context: { isQuiet: true },
      updateQuery: (known, { fetchMoreResult }) =>
        appended(known as typeof fetchMoreResult, fetchMoreResult, key),
    }),
  )
  const shown = list?.edges.length ?? 0
  const choice = useLatest({ chosen, shown })
  const reread = useCallback(async () => {
    const { chosen, shown } = choice.current
    const variables = { ...chosen, first: Math.min(Math.max(first, shown), pageMost) }
    const context = { isQuiet: true }
    const answer = await client
      .query<Answer<Key, Node>, Page<Chosen>>({
        query: document,
        variables,
        fetchPolicy: 'no-cache',
        context,
      })
      .catch(() => undefined)
    const fresh = answer?.data
    if (fresh)
      updateQuery(
        (known) => renewed(known as Answer<Key, Node>, fresh, { key, asked: variables.first }) as never,
      )
  }, [client, document, key, updateQuery, choice])
  return {
    nodes: list?.edges.map(({ node }) => node),
    totalCount: list?.totalCount ?? 0,
    hasMore: cursor !== null,
    hasFailed: error !== undefined && list === undefined,
    ...growing,
    refetch: useCallback(() => void refetch(), [refetch]),
    isFresh: list !== undefined && !loading && !error,
    reread,
  }
}

/** Whether the list had to be read from nothing when the page was opened; what was there before stays on the screen when reading fails. */
function useNothingKnown<Data, Variables extends object>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): boolean {
  const { cache } = useApolloClient()
  const [isNothing] = useState(() => cache.readQuery({ query, variables }) === null)
  return isNothing
}

/** Reads on from a cursor, once at a time. */
function useMore(cursor: string | null, read: (after: string, count: number) => Promise<unknown>) {
  const [isLoadingMore, setLoadingMore] = useState(false)
  const [hasFailedMore, setFailed] = useState(false)
  const later = useDelayed()
  const start = (count: number, waitMs: number) => {
    if (cursor === null || isLoadingMore) return
    setLoadingMore(true)
    later(waitMs, async () => {
      const hasCome = await read(cursor, count).then(
        () => true,
        () => false,
      )
      setFailed(!hasCome)
      setLoadingMore(false)
    })
  }
  const loadMore = () => start(more, delayMs)
  const readOn = (count: number) => start(count, 0)
  return { isLoadingMore, hasFailedMore, loadMore, readOn }
}

/** An entry that moved on while the next page was read is in both; it is shown once. */
function appended<Key extends string, Node, Data extends Answer<Key, Node>>(
  known: Data,
  next: Data,
  key: Key,
): Data {
  const seen = new Set(known[key].edges.map(({ cursor }) => cursor))
  const fresh = next[key].edges.filter(({ cursor }) => !seen.has(cursor))
  return { ...next, [key]: { ...next[key], edges: [...known[key].edges, ...fresh] } }
}

/** What was read again, and below it what the list had grown by meanwhile. */
function renewed<Key extends string, Node, Data extends Answer<Key, Node>>(
  known: Partial<Data>,
  fresh: Data,
  { key, asked }: { readonly key: Key; readonly asked: number },
): Data {
  const seen = new Set(fresh[key].edges.map(({ cursor }) => cursor))
  const below = known[key]?.edges.slice(asked).filter(({ cursor }) => !seen.has(cursor)) ?? []
  if (!known[key] || below.length === 0) return fresh
  const { pageInfo } = known[key]
  return { ...fresh, [key]: { ...fresh[key], pageInfo, edges: [...fresh[key].edges, ...below] } }
}

/** The value of the last drawing, for what runs later. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
