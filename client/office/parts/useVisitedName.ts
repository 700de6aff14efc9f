import { useText } from '../../i18n/useText.ts'
import { type Visited, visitedName, wholeName } from './visitedName.ts'

/** Whom the crew meets, and in words the customer where that is somebody else. */
export function useVisitedName(visit: Visited) {
  const text = useText()
  const [name, owner] = [visitedName(visit), wholeName(visit.customer)]
  return {
    name,
    customer: owner && owner !== name ? text('officeOrders.customerIs', { name: owner }) : undefined,
  }
}
