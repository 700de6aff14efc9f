import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { refetchPage } from '../../api/command/refetchPage.ts'
import { type Pages, usePages } from '../../api/list/usePages.ts'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { type CrewJobFragment, CrewOrdersDocument } from './crewOrders.generated.ts'
import { useListKeeping } from './keptList.ts'
import { useQueuedActions } from './queue/useQueuedActions.ts'

const chosen = { Ongoing: { group: 'Ongoing' }, History: { group: 'History' } } as const
const told = { showsFailure: true } as const

/** The ongoing orders, stored for times without a connection; the page reports that they cannot be read. */
export function useOngoing(): Pages<CrewJobFragment> {
  const pages = useCrewOrders('Ongoing')
  useListKeeping(pages)
  return pages
}

/** A list of the crew's orders that follows their changes. */
export function useCrewOrders(group: keyof typeof chosen): Pages<CrewJobFragment> {
  const pages = usePages(CrewOrdersDocument, 'crewOrders', chosen[group], told)
  useRefetching()
  return pages
}

/** Refetches list and day whenever an order of the crew's changed (decision T8) or another tab sent an action. */
function useRefetching(): void {
  const client = useApolloClient()
  useLiveOrders()
  const count = useQueuedActions().length
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) void refetchPage(client)
    before.current = count
  }, [count, client])
}
