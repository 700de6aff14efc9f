import { useCallback, useEffect, useRef } from 'react'
import { type Pages, usePages } from '../../api/list/usePages.ts'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { useSettling } from '../../api/useSettling.ts'
import { type CrewJobFragment, CrewOrdersDocument } from './crewOrders.generated.ts'
import { useListKeeping } from './keptList.ts'
import { onAnswer } from './queue/sendActions.ts'
import { useQueuedActions } from './queue/useQueuedActions.ts'
import { useCrewDay } from './useCrewDay.ts'

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
  useRereading(pages)
  return pages
}

/**
 * Refetches list and day after the server has answered an action (back-office document, section 4) or an order of the crew has changed
 * (decision T8).
 */
function useRereading({ reread }: Pages<CrewJobFragment>): void {
  const { refetch } = useCrewDay()
  const rereadAll = useCallback(
    () => Promise.all([reread(), refetch().catch(() => undefined)]),
    [reread, refetch],
  )
  useLiveOrders(rereadAll)
  const settle = useSettling(useCallback(() => rereadAll().then(giveFocusBack), [rereadAll]))
  const count = useQueuedActions().length
  const before = useRef(count)
  useEffect(() => {
    // sent, perhaps by another tab
    if (count < before.current) void reread()
    before.current = count
  }, [count, reread])
  useEffect(
    () =>
      onAnswer((outcome) => {
        void settle({ stale: outcome.kind === 'taken' && outcome.isStale })
      }),
    [settle],
  )
}

/** The pressed button may be gone with its card: the focus moves to the top of the page. */
function giveFocusBack(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
