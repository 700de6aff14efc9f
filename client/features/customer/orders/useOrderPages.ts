import { useQuery } from '@apollo/client/react'
import { useCallback, useState } from 'react'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { type OrderGroup, OrderListDocument, type OrderListQuery } from '../../../gql/graphql.ts'
import { useDelayed } from '../../../ui/useDelayed.ts'

const { first, more, delayMs } = businessRules.lists

/** How many orders are read at once while looking for one that is further down. */
const searchStep = 20

/**
 * A customer's orders page by page: 5 at first, then 3 more after 300 ms (document section 2).
 * `loadMore` is safe to call again while a page is on its way; `search` reads further at once.
 */
export function useOrderPages(group: OrderGroup) {
  const { data, error, fetchMore, refetch } = useQuery(OrderListDocument, {
    variables: { group, first },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const [isLoadingMore, setLoadingMore] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const later = useDelayed()
  const pageInfo = data?.orders.pageInfo
  const cursor = pageInfo?.hasNextPage ? pageInfo.endCursor : undefined

  const read = useCallback(
    async (count: number) => {
      try {
        await fetchMore({
          variables: { first: count, after: cursor },
          context: { isQuiet: true },
          updateQuery: (known, { fetchMoreResult }) => appended(known as OrderListQuery, fetchMoreResult),
        })
        setFailed(false)
      } catch {
        setFailed(true)
      }
      setLoadingMore(false)
    },
    [fetchMore, cursor],
  )
  const start = useCallback(
    (count: number, wait: number) => {
      if (!cursor) return
      setLoadingMore(true)
      later(wait, () => void read(count))
    },
    [cursor, later, read],
  )
  const loadMore = useCallback(() => start(more, delayMs), [start])
  const search = useCallback(() => start(searchStep, 0), [start])
  return {
    orders: data?.orders.edges.map((edge) => edge.node),
    totalCount: data?.orders.totalCount ?? 0,
    hasMore: cursor !== undefined,
    error,
    hasFailed,
    isLoadingMore,
    loadMore,
    search,
    refetch,
  }
}

function appended(known: OrderListQuery, next: OrderListQuery): OrderListQuery {
  const seen = new Set(known.orders.edges.map((edge) => edge.node.id))
  const fresh = next.orders.edges.filter((edge) => !seen.has(edge.node.id))
  return { ...next, orders: { ...next.orders, edges: [...known.orders.edges, ...fresh] } }
}
