import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'

interface Page<Node> {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[]
}

/**
 * A record of changes, newest first, read again each time it is opened.
 * @param key the field of the answer that is the record
 */
export function useRecord<Key extends string, Node, Chosen extends object>(
  document: TypedDocumentNode<{ [key in Key]: Page<Node> }, Chosen & { after?: string | null | undefined }>,
  key: Key,
  chosen: Chosen,
) {
  const { data, error, fetchMore, refetch } = useQuery<
    { [key in Key]: Page<Node> },
    Chosen & { after?: string | null | undefined }
  >(document, {
    variables: chosen,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { isQuiet: true },
  })
  const page = data?.[key] as Page<Node> | undefined
  const after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  const more = () =>
    void fetchMore({
      variables: { ...chosen, after },
      updateQuery: (known, { fetchMoreResult }) => {
        const before = (known as typeof fetchMoreResult)[key]
        const next = fetchMoreResult[key]
        return { ...fetchMoreResult, [key]: { ...next, edges: [...before.edges, ...next.edges] } }
      },
    }).catch(() => undefined)
  return {
    nodes: page?.edges.map(({ cursor, node }) => ({ cursor, node })),
    hasFailed: error !== undefined && page === undefined,
    onRetry: () => void refetch().catch(() => undefined),
    onMore: after === null ? undefined : more,
  }
}
