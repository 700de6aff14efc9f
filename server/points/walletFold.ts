import { commandOf, type Fold, occurredAt, type Remembered } from '../kernel/fold.ts'
import { minus, nothing, plus } from './buckets.ts'
import type { WalletEvent } from './events.ts'
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
