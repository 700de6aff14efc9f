import { businessRules } from '../../schema/rules/businessRules.ts'
import type { PaymentMethod, Province } from '../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import { minus, nothing, totalOf } from './buckets.ts'
import type { BookingKey, Buckets, TaxLine } from './events.ts'
import type { Experience } from './experience.ts'

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
  /** Refunded reward points that paid for a bonus of a reversed recharge (decision M1). */
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
  /** How many of the points were reversed. */
  readonly reversed: number
  readonly at: Temporal.Instant
}

/** Reward points that were given. */
interface Grant {
  readonly grantId: string
  readonly amount: number
  /** The recharge they came with, if any. */
  readonly paymentId: number | undefined
  /** How many were withdrawn with the reversal of that recharge, or later for it. */
  readonly withdrawn: number
}

/** The reversal of a recharge, or of a part of it. */
export interface Reversal {
  readonly paymentId: number
  readonly creditNoteNo: string
  readonly points: number
  readonly rewardPoints: number
  /** Reward points of it that were already spent, and are owed since (decision M1). */
  readonly rewardOwed: number
  /** How many of those were paid since. */
  readonly recovered: number
  /** Recognises the retry of a reversal that is done. */
  readonly commandId: string
}

/** `frozen`: nothing can be spent, because the owner asked for erasure; `closed`: the owner is erased (decisions A20, M4). */
export type WalletAccess = 'open' | 'frozen' | 'closed'

/** The state of a person's wallet. */
export interface Wallet {
  readonly access: WalletAccess
  /** The number of events, which is the next event's revision; the next payment's id is one more (decision K3). */
  readonly revision: number
  readonly balance: Buckets
  /** Oldest first. */
  readonly placements: readonly Placement[]
  readonly orders: ReadonlyMap<string, OrderMoney>
  /** Oldest first. */
  readonly recharges: readonly Recharge[]
  /** Reward points given, with or without a recharge, by the grant's id, which recognises a retry. Oldest first. */
  readonly grants: ReadonlyMap<string, Grant>
  /** Oldest first. */
  readonly reversals: readonly Reversal[]
}

/** Reward points that are owed for reversed recharges now (decision M1). */
export function owedRewards({ reversals }: Pick<Wallet, 'reversals'>): number {
  return reversals.reduce((sum, { rewardOwed, recovered }) => sum + rewardOwed - recovered, 0)
}

/**
 * The orders that a new booking of the same service at the same address must be compared with (decisions D12, D13): all that were paid
 * and not refunded.
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

/**
 * The sum of both buckets if every possible refund came: of orders that are not completed, or so recently that a complaint may still be
 * opened (decisions E8, P51).
 */
export function mostHeld(wallet: Wallet, completed: Experience['orders'], at: Temporal.Instant): number {
  const latest = at.subtract({ hours: businessRules.dispute.days * 24 })
  let held = totalOf(wallet.balance)
  for (const [orderId, { gave, gotBack }] of wallet.orders) {
    const completedAt = completed.get(orderId)
    const isOver = completedAt !== undefined && Temporal.Instant.compare(completedAt, latest) < 0
    if (!isOver) held += totalOf(minus(gave, gotBack))
  }
  return held
}

/** Whether both buckets together would exceed what rows and replies can hold (decision P51). */
export function overfills(points: number): boolean {
  return points > businessRules.largestBalance
}

/** @param field the form's field that asks for too much */
export function walletFull(field: string): Rejection {
  return reject(RejectionCode.WALLET_FULL, { field, params: { most: businessRules.largestBalance } })
}
