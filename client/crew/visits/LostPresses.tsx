import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'
import { useFreshTries, usePresses } from '../parts/presses/usePresses.ts'
import { PressLines } from './PressLines.tsx'

/** Presses whose order is not on the page, such as one that went to another crew meanwhile: none is lost without a word. */
export function LostPresses({ jobs }: { readonly jobs: readonly CrewJobFragment[] | undefined }) {
  const text = useText()
  const fresh = useFreshTries()
  const shown = new Set(jobs?.map(({ orderNo }) => orderNo))
  const lost = usePresses().filter(({ orderNo, key }) => !shown.has(orderNo) && !fresh.has(key))
  if (!jobs || lost.length === 0) return null
  return (
    <chakra.ul display="grid" gap="3" mb="4" listStyleType="none">
      {[...new Set(lost.map(({ orderNo }) => orderNo))].map((orderNo) => (
        <li key={orderNo}>
          <chakra.p textStyle="t14" fontWeight="strong" mb="1">
            {text('crew.order')} {orderNo}
          </chakra.p>
          <PressLines presses={lost.filter((press) => press.orderNo === orderNo)} />
        </li>
      ))}
    </chakra.ul>
  )
}
