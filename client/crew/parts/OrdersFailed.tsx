import { failureCode } from '../../api/callFailure.ts'
import { failureWords } from '../../api/failureWords.ts'
import type { Pages } from '../../api/list/usePages.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'

/** Says that the orders could not be read, why, and how to retry; no toast says it (`useCrewOrders`). */
export function OrdersFailed({ failure, refetch }: Pick<Pages<unknown>, 'failure' | 'refetch'>) {
  const reason = failureWords(failure, failureCode(failure))
  return <LoadFailed words="crew.list.loadFailed" reason={reason} onRetry={refetch} />
}
