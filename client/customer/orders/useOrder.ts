import { useQuery } from '@apollo/client/react'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Reply } from '../../api/command/command.ts'
import { useDelayed } from '../../ui/useDelayed.ts'
import { OrderDetailDocument } from './orders.generated.ts'

/** How long the lists are given to catch up with a command whose answer was ahead of them. */
const settleMs = 1500

/** What a page that changed the order leaves behind for the one that shows it. */
export interface OrderVisitState {
  readonly isAhead: boolean
}

/**
 * An order as it is now, and how it is kept so. An answer that is ahead of the read models (`stale`) is shown as it came, and the order
 * is read again a moment later, because reading at once would show what was before; after any other answer it is read at once.
 */
export function useOrder(orderNo: string) {
  const isAhead = (useLocation().state as OrderVisitState | null)?.isAhead === true
  const { data, error, refetch } = useQuery(OrderDetailDocument, {
    variables: { orderNo },
    fetchPolicy: isAhead ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const later = useDelayed()
  const reread = useCallback(async () => void (await refetch().catch(() => undefined)), [refetch])
  const rereadLater = useCallback(() => later(settleMs, () => void reread()), [later, reread])
  useEffect(() => {
    if (isAhead) rereadLater()
  }, [isAhead, rereadLater])
  const settle = useCallback(
    async ({ stale }: Reply) => {
      if (stale) rereadLater()
      else await reread()
    },
    [reread, rereadLater],
  )
  return { data, error, reread, settle }
}
