import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../../i18n/useText.ts'
import type { CrewJobFragment } from '../crewOrders.generated.ts'
import { useFreshTries, useQueuedActions } from '../queue/useQueuedActions.ts'
import { ActionLines, type ActionsProps, Told } from './QueuedActionLines.tsx'

/** Queued actions whose order is not on the page, for example because another crew has it now: none disappears silently. */
export function LostActions({ jobs }: { readonly jobs: readonly CrewJobFragment[] | undefined }) {
  const fresh = useFreshTries()
  const shown = new Set(jobs?.map(({ orderNo }) => orderNo))
  const lost = useQueuedActions().filter(({ orderNo, key }) => jobs && !shown.has(orderNo) && !fresh.has(key))
  return <Told role="status">{lost.length > 0 && <LostList actions={lost} />}</Told>
}

/** Order by order. */
function LostList({ actions }: ActionsProps) {
  const text = useText()
  return (
    <chakra.ul display="grid" gap="3" mb="4" listStyleType="none">
      {[...Map.groupBy(actions, ({ orderNo }) => orderNo)].map(([orderNo, ofOrder]) => (
        <chakra.li key={orderNo} display="grid" gap="2">
          <chakra.p textStyle="t14" fontWeight="strong">
            {text('crew.order')} {orderNo}
          </chakra.p>
          <ActionLines actions={ofOrder} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
