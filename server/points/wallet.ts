import type { PaymentMethod, Province } from '../../schema/rules/enumerations.ts'
import { nothing, totalOf } from './buckets.ts'
import type { BookingKey, Buckets, TaxLine } from './events.ts'

/** A booking that was paid from this wallet, by its original time. */
export interface Placement {
  readonly orderId: string
  readonly booking: BookingKey
  readonly at: Temporal.Instant
}

/** What one order took from each bucket, got back, and was charged when it was cancelled. */
export interface OrderMoney {
  readonly gave: Buckets
  readonly gotBack: Buckets
  readonly fee: Buckets
  /** Of the reward points that came back, what paid for a bonus whose recharge had gone back (decision M1). */
  readonly recovered: number
}

/** A payment that became points. */
export interface Recharge {
  readonly paymentId: number
  readonly points: number
  readonly method: PaymentMethod
  readonly taxes: readonly TaxLine[]
  readonly province: Province
  readonly invoiceNo: string
  /** Recognises the retry of a recharge that is done. */
  readonly commandId: string
  /** Of the points, how many were taken back again. */
  readonly reversed: number
  readonly at: Temporal.Instant
}

/** Reward points that were given. */
interface Grant {
  readonly grantId: string
  readonly amount: number
  /** The recharge they came with, if one. */
  readonly paymentId: number | undefined
  /** Of the amount, how many went back together with that recharge, or later for it. */
  readonly withdrawn: number
}

/** A recharge, or a part of one, that was taken back. */
export interface Reversal {
  readonly paymentId: number
  readonly creditNoteNo: string
  readonly points: number
  readonly rewardPoints: number
  /** Reward points that should have gone back with it and were spent: owed since (decision M1). */
  readonly rewardOwed: number
  /** Of those, how many were paid since. */
  readonly recovered: number
  /** Recognises the retry of a reversal that is done. */
  readonly commandId: string
}

/** `frozen`: nothing can be spent, because its owner asked to be forgotten; `closed`: they are forgotten (decisions A20, M4). */
export type WalletAccess = 'open' | 'frozen' | 'closed'

/** What a person's wallet holds and remembers. */
export interface Wallet {
  readonly access: WalletAccess
  /** Events so far: the revision the next one gets, so the next payment's id is one more (decision K3). */
  readonly revision: number
  readonly balance: Buckets
  /** Oldest first. */
  readonly placements: readonly Placement[]
  readonly orders: ReadonlyMap<string, OrderMoney>
  /** Oldest first. */
  readonly recharges: readonly Recharge[]
  /** Reward points given, with a recharge or without, by the id that recognises a grant which is done. Oldest first. */
  readonly grants: ReadonlyMap<string, Grant>
  /** Oldest first. */
  readonly reversals: readonly Reversal[]
}

/** Reward points that are owed for reversed recharges now (decision M1). */
export function owedRewards({ reversals }: Pick<Wallet, 'reversals'>): number {
  return reversals.reduce((sum, { rewardOwed, recovered }) => sum + rewardOwed - recovered, 0)
}

/**
 * The orders a new booking of the same service at the same address must be compared with (decisions D12, D13): all that were paid
 * and never given back.
 * @param booking `addressIds`: other records of the same place
 * @param completed orders that are over, by id: no new booking repeats them
 */
export function comparablePlacements(
  wallet: Wallet,
  booking: Pick<BookingKey, 'addressId' | 'serviceId'> & { readonly addressIds?: Ids | undefined },
  completed: Ids = noOrders,
): readonly Placement[] {
  return wallet.placements.filter(
    ({ orderId, booking: earlier }) =>
      (earlier.addressId === booking.addressId || booking.addressIds?.has(earlier.addressId)) &&
      earlier.serviceId === booking.serviceId &&
      !completed.has(orderId) &&
      totalOf(wallet.orders.get(orderId)?.gotBack ?? nothing) === 0,
  )
}

/** Records by their ids. */
export type Ids = Pick<ReadonlySet<string>, 'has'>

const noOrders: Ids = new Set()
