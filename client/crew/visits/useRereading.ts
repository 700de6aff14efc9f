import { useEffect, useRef } from 'react'
import type { Pages } from '../../api/list/usePages.ts'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { useDelayed } from '../../ui/useDelayed.ts'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'
import { onAnswer } from '../parts/presses/tries.ts'
import { usePresses } from '../parts/presses/usePresses.ts'
import { useCrewDay } from '../parts/useCrewDay.ts'

/** How long the lists are given to catch up with an answer that was ahead of them. */
const settleMs = 1500

/** Reads list and day again whenever the server has answered a press (back-office document, section 4), or an order of the crew's changed (decision T8). */
export function useRereading({ reread }: Pages<CrewJobFragment>): void {
  const later = useDelayed()
  const { refetch } = useCrewDay()
  useLiveOrders(() => Promise.all([reread(), refetch().catch(() => undefined)]))
  const count = usePresses().length
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
