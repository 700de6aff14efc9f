import { accountCalls, accountOperations } from './calls/accounts.calls.ts'
import { bookingCalls, bookingOperations } from './calls/booking.calls.ts'
import { catalogCalls, catalogOperations } from './calls/catalog.calls.ts'
import { crewsCalls, crewsOperations } from './calls/crews.calls.ts'
import { exportsCalls } from './calls/exports.calls.ts'
import { homesCalls, homesOperations } from './calls/homes.calls.ts'
import { moneyCalls, moneyOperations } from './calls/money.calls.ts'
import { orderCalls, orderOperations } from './calls/orders.calls.ts'
import { seriesOperations } from './calls/series.calls.ts'
import type { ValidCall, ValidOperation } from './calls/validCall.ts'

/** A right example of every documented call; one that is missing here fails the specs that go through all. */
export const validCalls: readonly ValidCall[] = [
  ...accountCalls,
  ...bookingCalls,
  ...catalogCalls,
  ...crewsCalls,
  ...orderCalls,
  ...exportsCalls,
  ...homesCalls,
  ...moneyCalls,
]

/** A right example of every root field of the schema; one that is missing here fails the specs that go through all. */
export const validOperations: readonly ValidOperation[] = [
  ...accountOperations,
  ...bookingOperations,
  ...catalogOperations,
  ...crewsOperations,
  ...orderOperations,
  ...seriesOperations,
  ...homesOperations,
  ...moneyOperations,
]

/** @throws when the call has no example */
export function validCall(path: string): ValidCall {
  const found = validCalls.find((call) => call.path === path)
  if (found === undefined) throw new Error(`${path} has no example`)
  return found
}

/** @throws when the root field has no example */
export function validOperation(root: string): ValidOperation {
  const found = validOperations.find((operation) => operation.root === root)
  if (found === undefined) throw new Error(`${root} has no example`)
  return found
}
