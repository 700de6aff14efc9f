import type { KeyedCases } from './keyedCase.ts'
import { keyedEdits } from './keyedEdits.ts'
import { keyedMoneyMutations } from './keyedMoneyMutations.ts'
import { keyedOrderMutations } from './keyedOrderMutations.ts'
import { keyedSeriesMutations } from './keyedSeriesMutations.ts'

/** The fields that identify the first answer, beside its message. */
export const answerFields: Readonly<Record<string, string>> = {
  addAdditionalItem: 'item { id }',
  addAddress: 'address { id streetName }',
  addCheckPoint: 'service { id }',
  addCustomerAddress: 'address { id streetName } customer { id }',
  addInstructions: 'order { id orderNo }',
  addOfficeInstructions: 'order { id order { orderNo } }',
  addService: 'service { id }',
  assignGroup: 'order { id order { orderNo } }',
  cancelCustomerOrder: 'order { id order { orderNo } }',
  cancelOrder: 'order { id orderNo }',
  confirmRecharge: 'paymentId invoiceNo payment { paymentId invoiceNo }',
  endService: 'order { id orderNo }',
  grantRewardPoints: '',
  moveOrder: 'order { id order { orderNo } }',
  openDispute: 'order { id order { orderNo } }',
  placeCustomerOrder: 'order { id order { orderNo } }',
  placeOrder: 'order { id orderNo }',
  registerCustomer: 'customer { id }',
  resendConfirmation: 'order { id order { orderNo } }',
  reportFailedVisit: 'order { id orderNo }',
  reportProblem: 'order { id orderNo }',
  rescheduleOrder: 'order { id orderNo }',
  resolveDispute: 'order { id order { orderNo } }',
  reverseRecharge: 'creditNoteNo points rewardPoints payment { paymentId }',
  startService: 'order { id orderNo }',
  waiveFee: 'order { id order { orderNo } }',
  ...Object.fromEntries(Object.keys(keyedSeriesMutations).map((root) => [root, 'series { id }'])),
}

/** Every mutation that takes a key (decision L14), by its root field. */
export const keyedMutations: KeyedCases = {
  ...keyedOrderMutations,
  ...keyedSeriesMutations,
  ...keyedMoneyMutations,
  ...keyedEdits,
}
