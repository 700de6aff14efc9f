import type { KeyedCases } from './keyedCase.ts'
import { keyedEdits } from './keyedEdits.ts'
import { keyedMoneyMutations } from './keyedMoneyMutations.ts'
import { keyedOrderMutations } from './keyedOrderMutations.ts'
import { keyedSeriesMutations } from './keyedSeriesMutations.ts'

/** Every mutation that takes a key (decision L14), by its root field. */
export const keyedMutations: KeyedCases = {
  ...keyedOrderMutations,
  ...keyedSeriesMutations,
  ...keyedMoneyMutations,
  ...keyedEdits,
}
