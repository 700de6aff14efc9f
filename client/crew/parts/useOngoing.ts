import { useEffect, useRef } from 'react'
import { type Pages, usePages } from '../../api/list/usePages.ts'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { useDelayed } from '../../ui/useDelayed.ts'
import { type CrewJobFragment, CrewOrdersDocument } from './crewOrders.generated.ts'
import { useListKeeping } from './keptList.ts'
import { onAnswer } from './queue/sendActions.ts'
import { useQueuedActions } from './queue/useQueuedActions.ts'
import { useCrewDay } from './useCrewDay.ts'

const chosen = { Ongoing: { group: 'Ongoing' }, History: { group: 'History' } } as const
const told = { showsFailure: true } as const

/** What is under way, kept for when there is no connection; the page tells it when it cannot be read. */
export function useOngoing(): Pages<CrewJobFragment> {
  const pages = useCrewOrders('Ongoing')
  useListKeeping(pages)
  return pages
}

/** A list of the crew's orders, which follows what becomes of them. */
export function useCrewOrders(group: keyof typeof chosen): Pages<CrewJobFragment> {
  const pages = usePages(CrewOrdersDocument, 'crewOrders', chosen[group], told)
  useRereading(pages)
  return pages
}

/** How long the lists are given to catch up with an answer that was ahead of them. */
const settleMs = 1500

/** Reads list and day again whenever the server has answered an action (back-office document, section 4), or an order of the crew's changed (decision T8). */
function useRereading({ reread }: Pages<CrewJobFragment>): void {
  const later = useDelayed()
  const { refetch } = useCrewDay()
  useLiveOrders(() => Promise.all([reread(), refetch().catch(() => undefined)]))
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
        const read = async () => {
          await Promise.all([reread(), refetch().catch(() => undefined)])
          giveFocusBack()
        }
        if (outcome.kind === 'taken' && outcome.isStale) later(settleMs, () => void read())
        else void read()
      }),
    [later, reread, refetch],
  )
}

/** The button that was pressed may have gone with its card: the keyboard goes on from the top of the page. */
function giveFocusBack(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
