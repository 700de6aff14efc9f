import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { type ErasureRowFragment, OfficeErasureRequestsDocument } from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { EmptyPanel } from '../../../parts/page/EmptyPanel.tsx'
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx'
import { Button } from '../../../ui/Button.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { WaitingCard } from '../parts/WaitingCard.tsx'
import { ErasureRow } from './ErasureRow.tsx'
import { firstRequests } from './ListKinds.tsx'

const EraseDialog = whenOpened(() => import('./dialogs/EraseDialog.tsx').then((part) => part.EraseDialog))

/** Who asked to be forgotten, who asked first first, and what still stands in the way (decision A20). */
export function ErasureList() {
  const text = useText()
  const { requests, hasFailed, retry, loadMore } = useRequests()
  const [asked, ask] = useState<ErasureRowFragment>()
  if (hasFailed) return <LoadFailed size="sm" words="officeUsers.erasure.failed" onRetry={retry} />
  if (!requests) return <WaitingCard height="9rem" />
  if (requests.length === 0)
    return (
      <EmptyPanel
        icon="check"
        title={text('officeUsers.erasure.none')}
        text={text('officeUsers.erasure.how')}
      />
    )
  return (
    <>
      <chakra.p color="muted" textStyle="t14" mb="4">
        {text('officeUsers.erasure.lede')}
      </chakra.p>
      <chakra.ul display="grid" gap="3" listStyleType="none">
        {requests.map((request) => (
          <ErasureRow key={request.id} request={request} onErase={() => ask(request)} />
        ))}
      </chakra.ul>
      {loadMore && (
        <Button size="sm" mt="4" onClick={loadMore}>
          {text('officeUsers.history.more')}
        </Button>
      )}
      {asked && <EraseDialog customer={asked.customer} onClose={() => ask(undefined)} />}
    </>
  )
}

function useRequests() {
  const { data, error, refetch, fetchMore } = useQuery(OfficeErasureRequestsDocument, {
    variables: { first: firstRequests },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { isQuiet: true },
  })
  const page = data?.erasureRequests
  const loadMore = () =>
    void fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: ({ erasureRequests: known }, { fetchMoreResult: { erasureRequests: next } }) => ({
        erasureRequests: { ...next, edges: [...known.edges, ...next.edges] },
      }),
    }).catch(() => undefined)
  return {
    requests: page?.edges.map(({ node }) => node),
    hasFailed: error !== undefined && page === undefined,
    retry: () => void refetch().catch(() => undefined),
    loadMore: page?.pageInfo.hasNextPage ? loadMore : undefined,
  }
}
