import { commandOf, occurredAt, type RecordedEvent } from '../kernel/event.ts'
import { growingFold } from '../kernel/fold.ts'
import { minus, nothing, plus } from './buckets.ts'
import type { PointsRewardRecovered, WalletEvent } from './events.ts'
import type { OrderMoney, Wallet } from './wallet.ts'

/** Folds a wallet from its events. */
export const walletFold = growingFold({ initial: emptyWallet(), copyOf, add })

function emptyWallet(): Wallet {
  return {
    access: 'open',
    revision: 0,
    balance: { points: 0, rewardPoints: 0 },
    placements: [],
    orders: new Map(),
    recharges: [],
    grants: new Map(),
    reversals: [],
  }
}

/** A wallet during a run of events: its collections are private copies; their entries are replaced, never mutated. */
type OpenWallet = ReturnType<typeof copyOf>

function copyOf(wallet: Wallet) {
  return {
    ...wallet,
    placements: [...wallet.placements],
    orders: new Map(wallet.orders),
    recharges: [...wallet.recharges],
    grants: new Map(wallet.grants),
    reversals: [...wallet.reversals],
  }
}

function add(wallet: OpenWallet, event: RecordedEvent<WalletEvent>): void {
  apply(wallet, event)
  wallet.revision += 1
}

function apply(wallet: OpenWallet, event: RecordedEvent<WalletEvent>): void {
  switch (event.type) {
    case 'points.recharged':
      recharged(wallet, event)
      break
    case 'points.rewarded':
      granted(wallet, event.data)
      break
    case 'points.spent':
      spent(wallet, event)
      break
    case 'points.refunded':
      wallet.balance = plus(wallet.balance, event.data)
      changeOrder(wallet, event.data.orderId, ({ gotBack }) => ({
        gotBack: plus(gotBack, event.data),
      }))
      break
    case 'points.fee-charged':
      wallet.balance = minus(wallet.balance, event.data)
      changeOrder(wallet, event.data.orderId, ({ fee }) => ({ fee: plus(fee, event.data) }))
      break
    case 'points.reward-recovered':
      recovered(wallet, event.data)
      break
    case 'points.recharge-reversed':
      reversed(wallet, event)
      break
    case 'points.frozen':
      wallet.access = 'frozen'
      break
    case 'points.unfrozen':
      wallet.access = 'open'
      break
    case 'points.closed':
      wallet.access = 'closed'
  }
}

function granted(
  wallet: OpenWallet,
  { grantId, amount, paymentId }: Extract<WalletEvent, { type: 'points.rewarded' }>['data'],
): void {
  wallet.balance = plus(wallet.balance, { points: 0, rewardPoints: amount })
  wallet.grants.set(grantId, { grantId, amount, paymentId, withdrawn: 0 })
}

function recharged(
  wallet: OpenWallet,
  event: RecordedEvent<Extract<WalletEvent, { type: 'points.recharged' }>>,
): void {
  const { paymentId, points, method, taxes, province, invoiceNo } = event.data
  const paid = { paymentId, points, method, taxes, province, invoiceNo, commandId: commandOf(event) }
  wallet.balance = plus(wallet.balance, { points, rewardPoints: 0 })
  wallet.recharges.push({ ...paid, reversed: 0, at: occurredAt(event) })
}

function spent(
  wallet: OpenWallet,
  event: RecordedEvent<Extract<WalletEvent, { type: 'points.spent' }>>,
): void {
  const { orderId, booking } = event.data
  wallet.balance = minus(wallet.balance, event.data)
  wallet.placements.push({ orderId, booking, at: occurredAt(event) })
  changeOrder(wallet, orderId, ({ gave }) => ({ gave: plus(gave, event.data) }))
}

function reversed(
  wallet: OpenWallet,
  event: RecordedEvent<Extract<WalletEvent, { type: 'points.recharge-reversed' }>>,
): void {
  const { paymentId, creditNoteNo, amount: points, rewardAmount: rewardPoints, rewardOwed } = event.data
  const reversal = { paymentId, creditNoteNo, points, rewardPoints, rewardOwed, recovered: 0 }
  wallet.balance = minus(wallet.balance, { points, rewardPoints })
  wallet.reversals.push({ ...reversal, commandId: commandOf(event) })
  withdraw(wallet, paymentId, rewardPoints)
  for (const [index, recharge] of wallet.recharges.entries())
    if (recharge.paymentId === paymentId)
      wallet.recharges[index] = { ...recharge, reversed: recharge.reversed + points }
}

function recovered(
  wallet: OpenWallet,
  { orderId, paymentId, creditNoteNo, amount }: PointsRewardRecovered['data'],
): void {
  wallet.balance = minus(wallet.balance, { points: 0, rewardPoints: amount })
  withdraw(wallet, paymentId, amount)
  changeOrder(wallet, orderId, (money) => ({ recovered: money.recovered + amount }))
  for (const [index, reversal] of wallet.reversals.entries())
    if (reversal.creditNoteNo === creditNoteNo)
      wallet.reversals[index] = { ...reversal, recovered: reversal.recovered + amount }
}

/** Marks part of a payment's reward as withdrawn. */
function withdraw({ grants }: OpenWallet, paymentId: number, amount: number): void {
  for (const grant of grants.values())
    if (grant.paymentId === paymentId)
      grants.set(grant.grantId, { ...grant, withdrawn: grant.withdrawn + amount })
}

function changeOrder(
  { orders }: OpenWallet,
  orderId: string,
  change: (money: OrderMoney) => Partial<OrderMoney>,
): void {
  const money = orders.get(orderId) ?? { gave: nothing, gotBack: nothing, fee: nothing, recovered: 0 }
  orders.set(orderId, { ...money, ...change(money) })
}
