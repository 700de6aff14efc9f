import { commandOf, type Fold, occurredAt, type Remembered } from '../kernel/fold.ts'
import { minus, nothing, plus } from './buckets.ts'
import type { PointsRewardRecovered, WalletEvent } from './events.ts'
import type { OrderMoney, Wallet } from './wallet.ts'

/** A wallet out of its events, one after the other. */
export const walletFold: Fold<Wallet, Remembered<WalletEvent>> = {
  initial: {
    access: 'open',
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
    case 'points.reward-recovered':
      return recovered(wallet, event.data)
    case 'points.recharge-reversed':
      return reversed(wallet, event)
    case 'points.frozen':
      return { ...wallet, access: 'frozen' }
    case 'points.unfrozen':
      return { ...wallet, access: 'open' }
    case 'points.closed':
      return { ...wallet, access: 'closed' }
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
  const { paymentId, creditNoteNo, amount: points } = event.data
  const { rewardAmount: rewardPoints = 0, rewardOwed = 0 } = event.data
  const reversal = { paymentId, creditNoteNo, points, rewardPoints, rewardOwed, recovered: 0 }
  return {
    ...withdrawn(wallet, paymentId, rewardPoints),
    balance: minus(wallet.balance, { points, rewardPoints }),
    recharges: wallet.recharges.map((recharge) =>
      recharge.paymentId === paymentId ? { ...recharge, reversed: recharge.reversed + points } : recharge,
    ),
    reversals: [...wallet.reversals, { ...reversal, commandId: commandOf(event) }],
  }
}

function recovered(
  wallet: Wallet,
  { orderId, paymentId, creditNoteNo, amount }: PointsRewardRecovered['data'],
): Wallet {
  const paid = withdrawn(wallet, paymentId, amount)
  return {
    ...withOrder(paid, orderId, (money) => ({ ...money, recovered: money.recovered + amount })),
    balance: minus(wallet.balance, { points: 0, rewardPoints: amount }),
    reversals: wallet.reversals.map((reversal) =>
      reversal.creditNoteNo === creditNoteNo
        ? { ...reversal, recovered: reversal.recovered + amount }
        : reversal,
    ),
  }
}

/** Of the reward that came with a payment, so much is gone for good. */
function withdrawn(wallet: Wallet, paymentId: number, amount: number): Wallet {
  const grants = [...wallet.grants.values()].map((grant) =>
    grant.paymentId === paymentId ? { ...grant, withdrawn: grant.withdrawn + amount } : grant,
  )
  return { ...wallet, grants: new Map(grants.map((grant) => [grant.grantId, grant])) }
}

function withOrder(wallet: Wallet, orderId: string, change: (money: OrderMoney) => OrderMoney): Wallet {
  const money = wallet.orders.get(orderId) ?? { gave: nothing, gotBack: nothing, fee: nothing, recovered: 0 }
  return { ...wallet, orders: new Map(wallet.orders).set(orderId, change(money)) }
}
