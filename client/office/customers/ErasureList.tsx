import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { atOnce, usePages } from '../../api/list/usePages.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { whenOpened } from '../../ui/whenOpened.tsx'
import { WaitingCard } from '../parts/WaitingCard.tsx'
import { ErasureRow } from './ErasureRow.tsx'
import { firstRequests } from './ListKinds.tsx'
import { type ErasureRowFragment, OfficeErasureRequestsDocument } from './users.generated.ts'

const EraseDialog = whenOpened(() => import('./dialogs/EraseDialog.tsx').then((part) => part.EraseDialog))

/** Who asked to be forgotten, who asked first first, and what still stands in the way (decision A20). */
export function ErasureList() {
  const text = useText()
  const { nodes: requests, ...pages } = usePages(
    OfficeErasureRequestsDocument,
    'erasureRequests',
    {},
    atOnce(firstRequests),
  )
  const [asked, ask] = useState<ErasureRowFragment>()
  if (pages.hasFailed)
    return <LoadFailed size="sm" words="officeUsers.erasure.failed" onRetry={pages.refetch} />
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
      {pages.hasMore && (
        <Button size="sm" mt="4" onClick={pages.loadMore}>
          {text('list.more')}
        </Button>
      )}
      {asked && <EraseDialog customer={asked.customer} onClose={() => ask(undefined)} />}
    </>
  )
}
