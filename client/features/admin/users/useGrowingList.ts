import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useState } from 'react'

/** A history as the office asks for it; null where there is no such customer. */
interface Answer<Node> {
  readonly list: {
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
    readonly edges: readonly { readonly cursor: string; readonly node: Node }[]
  } | null
}

type Asked<Chosen> = Chosen & { readonly first: number; readonly after?: string | null }

/** The question for a history, under the name `list`. */
export type HistoryDocument<Node, Chosen> = TypedDocumentNode<Answer<Node>, Asked<Chosen>>

/** As many at once as fit a long look. */
const AT_ONCE = 50

/** A history in each of its states, and the way to older entries. */
export interface GrowingList<Node> {
  /** Undefined before they come. */
  readonly nodes: readonly Node[] | undefined
  readonly hasFailed: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  readonly retry: () => void
}

/** A customer's history, newest first, fifty at once (decision F8). */
export function useGrowingList<Node, Chosen extends object>(
  document: HistoryDocument<Node, Chosen>,
  chosen: Chosen,
): GrowingList<Node> {
  const { data, error, fetchMore, refetch } = useQuery<Answer<Node>, Asked<Chosen>>(document, {
    variables: { ...chosen, first: AT_ONCE } as Asked<Chosen>,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { isQuiet: true },
  })
  const [isLoadingMore, setLoadingMore] = useState(false)
  const list = (data as Answer<Node> | undefined)?.list
  const after = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null
  const loadMore = async () => {
    if (after === null || isLoadingMore) return
    setLoadingMore(true)
    await fetchMore({
      variables: { ...chosen, first: AT_ONCE, after } as unknown as Partial<Asked<Chosen>>,
      updateQuery: (known, { fetchMoreResult }) =>
        appended(known as Answer<Node>, fetchMoreResult as Answer<Node>) as typeof fetchMoreResult,
    }).catch(() => undefined)
    setLoadingMore(false)
  }
  return {
    nodes: list?.edges.map(({ node }) => node),
    hasFailed: error !== undefined && data === undefined,
    hasMore: after !== null,
    isLoadingMore,
    loadMore: () => void loadMore(),
    retry: () => void refetch().catch(() => undefined),
  }
}

function appended<Node>(known: Answer<Node>, next: Answer<Node>): Answer<Node> {
  if (!known.list || !next.list) return next
  return { ...next, list: { ...next.list, edges: [...known.list.edges, ...next.list.edges] } }
}
