import type { PaymentMethod, Province } from '../../schema/rules/enumerations.ts'
import { commandOf, type Fold, occurredAt, type Remembered } from '../kernel/fold.ts'
import type { BookingKey, Buckets, TaxLine, WalletEvent } from './events.ts'

/** A booking that was paid from this wallet, by its original time. */
export interface Placement {
  readonly orderId: string
  readonly booking: BookingKey
  readonly at: Temporal.Instant
}

/** What one order took from each bucket, got back, and was charged out of what came back. */
export interface OrderMoney {
  readonly gave: Buckets
  readonly gotBack: Buckets
  readonly fee: Buckets
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
export interface Grant {
  readonly grantId: string
  readonly amount: number
  /** The recharge they came with, if one. */
  readonly paymentId: number | undefined
  /** Of the amount, how many went back together with that recharge. */
  readonly withdrawn: number
}

/** A recharge, or a part of one, that was taken back. */
export interface Reversal {
  readonly paymentId: number
  readonly creditNoteNo: string
  readonly points: number
  readonly rewardPoints: number
  /** Recognises the retry of a reversal that is done. */
  readonly commandId: string
}

/** What a person's wallet holds and remembers. */
export interface Wallet {
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

export const walletFold: Fold<Wallet, Remembered<WalletEvent>> = {
  initial: {
    revision: 0,
    balance: { points: 0, rewardPoints: 0 },
    placements: [],
    orders: new Map(),
    recharges: [],
    grants: new Map(),
    reversals: [],
  },
  evolve: (wallet, event) => ({ ...applied(wallet, event), revision: wallet.revision + 1 }),
}

/** Both buckets together: what can be spent. */
export function totalOf(buckets: Buckets): number {
  return buckets.points + buckets.rewardPoints
}

/**
 * The orders a new booking of the same service at the same address must be compared with (decisions D12, D13): all that were paid
 * and never given back.
 * @param settled orders that no new booking can repeat any more, by id
 */
export function comparablePlacements(
  wallet: Wallet,
  booking: Pick<BookingKey, 'addressId' | 'serviceId'>,
  settled: ReadonlySet<string> = noOrders,
): readonly Placement[] {
  return wallet.placements.filter(
    ({ orderId, booking: earlier }) =>
      earlier.addressId === booking.addressId &&
      earlier.serviceId === booking.serviceId &&
      !settled.has(orderId) &&
      totalOf(wallet.orders.get(orderId)?.gotBack ?? nothing) === 0,
  )
}

const noOrders: ReadonlySet<string> = new Set()

export const nothing: Buckets = { points: 0, rewardPoints: 0 }

function applied(wallet: Wallet, event: Remembered<WalletEvent>): Wallet {
  switch (event.type) {
    case 'points.recharged':
      return recharged(wallet, event)
    case 'points.rewarded':
      return granted(wallet, event.data)
    case 'points.spent':
      return spent(wallet, event)
    case 'points.refunded':
      return {
        ...withOrder(wallet, event.data.orderId, (money) => ({
          ...money,
          gotBack: plus(money.gotBack, event.data),
        })),
        balance: plus(wallet.balance, event.data),
      }
    case 'points.fee-charged':
      return {
        ...withOrder(wallet, event.data.orderId, (money) => ({ ...money, fee: plus(money.fee, event.data) })),
        balance: minus(wallet.balance, event.data),
      }
    case 'points.recharge-reversed':
      return reversed(wallet, event)
  }
}

function granted(
  wallet: Wallet,
  { grantId, amount, paymentId }: Extract<WalletEvent, { type: 'points.rewarded' }>['data'],
): Wallet {
  const grant = { grantId, amount, paymentId, withdrawn: 0 }
  return {
    ...wallet,
    balance: plus(wallet.balance, { points: 0, rewardPoints: amount }),
    grants: new Map(wallet.grants).set(grantId, grant),
  }
}

function recharged(
  wallet: Wallet,
  event: Remembered<Extract<WalletEvent, { type: 'points.recharged' }>>,
): Wallet {
  const { paymentId, points, method, taxes, province, invoiceNo } = event.data
  const paid = { paymentId, points, method, taxes, province, invoiceNo, commandId: commandOf(event) }
  return {
    ...wallet,
    balance: plus(wallet.balance, { points, rewardPoints: 0 }),
    recharges: [...wallet.recharges, { ...paid, reversed: 0, at: occurredAt(event) }],
  }
}

function spent(wallet: Wallet, event: Remembered<Extract<WalletEvent, { type: 'points.spent' }>>): Wallet {
  const { orderId, booking } = event.data
  return {
    ...withOrder(wallet, orderId, (money) => ({ ...money, gave: plus(money.gave, event.data) })),
    balance: minus(wallet.balance, event.data),
    placements: [...wallet.placements, { orderId, booking, at: occurredAt(event) }],
  }
}

function reversed(
  wallet: Wallet,
  event: Remembered<Extract<WalletEvent, { type: 'points.recharge-reversed' }>>,
): Wallet {
  const { paymentId, creditNoteNo, amount: points, rewardAmount: rewardPoints = 0 } = event.data
  const of = (earlier: { readonly paymentId: number | undefined }) => earlier.paymentId === paymentId
  const grants = [...wallet.grants.values()].map((grant) =>
    of(grant) ? { ...grant, withdrawn: grant.withdrawn + rewardPoints } : grant,
  )
  return {
    ...wallet,
    balance: minus(wallet.balance, { points, rewardPoints }),
    recharges: wallet.recharges.map((recharge) =>
      of(recharge) ? { ...recharge, reversed: recharge.reversed + points } : recharge,
    ),
    grants: new Map(grants.map((grant) => [grant.grantId, grant])),
    reversals: [
      ...wallet.reversals,
      { paymentId, creditNoteNo, points, rewardPoints, commandId: commandOf(event) },
    ],
  }
}

function withOrder(wallet: Wallet, orderId: string, change: (money: OrderMoney) => OrderMoney): Wallet {
  const money = wallet.orders.get(orderId) ?? { gave: nothing, gotBack: nothing, fee: nothing }
  return { ...wallet, orders: new Map(wallet.orders).set(orderId, change(money)) }
}

function plus(a: Buckets, b: Buckets): Buckets {
  return { points: a.points + b.points, rewardPoints: a.rewardPoints + b.rewardPoints }
}

function minus(a: Buckets, b: Buckets): Buckets {
  return { points: a.points - b.points, rewardPoints: a.rewardPoints - b.rewardPoints }
}
