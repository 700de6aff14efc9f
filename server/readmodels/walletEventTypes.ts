import type { WalletEvent } from '../points/events.ts'
import { everyType } from './engine/projection.ts'

/** Every event of a wallet. */
export const walletEventTypes = everyType<WalletEvent['type']>({
  'points.recharged': true,
  'points.rewarded': true,
  'points.spent': true,
  'points.refunded': true,
  'points.fee-charged': true,
  'points.reward-recovered': true,
  'points.recharge-reversed': true,
  'points.frozen': true,
  'points.unfrozen': true,
  'points.closed': true,
})
