import { businessRules } from '../../schema/rules/businessRules.ts'
import { PaymentMethod } from '../../schema/rules/enumerations.ts'
import { divideHalfUp } from '../kernel/money.ts'
import type { DemoBooker } from './demoPeople.ts'
import type { DemoPayment, MoneyStep, OrderStep } from './demoSteps.ts'
import { at as momentOf } from './demoVisit.ts'

/** Points that an order took (below 0) or gave back. */
interface PointsChange {
  readonly at: Temporal.Instant
  readonly points: number
}

type PaidAt = DemoPayment & { readonly at: Temporal.Instant }

const { ETransfer, DebitCard, CreditCard, Cheque, Cash } = PaymentMethod

/** The others' payments, by every method: with Alberta's tax, Camille with Quebec's, Bronwyn with Ontario's. */
const OTHERS: readonly (readonly [DemoBooker, DemoPayment])[] = [
  ['camille', paid(CreditCard, 30_000, 5)],
  ['marisol', paid(ETransfer, 40_000, 0)],
  ['theo', paid(DebitCard, 50_000, 2)],
  ['grace', paid(Cheque, 60_000, 5)],
  ['bronwyn', paid(CreditCard, 45_000, 10, 'The Calgary house is rented out, so the bill goes to Ottawa.')],
  // 700.13 and 35.01 of tax are 735.14: a cent more in cash
  ['hugo', paid(Cash, 70_013, 3, 'Counted with the customer at the desk.')],
  ['ines', paid(ETransfer, 35_000, 0)],
]

/** What ines has left in the end, in points: less than the visit that waits costs. */
const LEFT_TO_INES = 2_400
/** What avery gets for signing up, and when that was. */
const WELCOME_POINTS = 1_000
const JOINED_DAYS_AGO = 770
/** What avery pays whenever the points run out: 60,000 points and 3,000 reward points. */
const USUAL = paid(ETransfer, 60_000, 5)
const HOURS_BEFORE = 2
/** The last payment, when everything is booked: 15,000 points and 1,500 reward points. */
const CLOSING = paid(CreditCard, 15_000, 10, 'Paid over the phone.')
/** The same typed with a nought too many, and taken back four minutes later: avery has a credit note. */
const MISTYPED = { ...CLOSING, subtotal: 150_000 }
const MISTYPED_REASON = 'Extra zero: 1,500.00 entered instead of 150.00.'
/** The closing payment makes 21,480 points; before it the reward points are used up, because they are spent first (decision F1). */
const LEFT_BEFORE_CLOSING = 21_480 - CLOSING.subtotal

/** Avery's welcome, payments, and the one that was taken back. @param orders all of them, oldest first */
export function averysMoney(orders: readonly OrderStep[], today: Temporal.PlainDate): readonly MoneyStep[] {
  const customer = 'avery'
  const yesterdayAt = (time: string) => momentOf(today.subtract({ days: 1 }), time)
  const joinedAt = momentOf(today.subtract({ days: JOINED_DAYS_AGO }), '12:00')
  const mistakeAt = yesterdayAt('15:01')
  const key = 'avery mistyped payment'
  return [
    { key: 'avery welcome', at: joinedAt, customer, verb: 'reward', amount: WELCOME_POINTS },
    ...recharges(customer, averysPayments(changesOf(orders, customer), yesterdayAt('15:10'))),
    { key, at: mistakeAt, customer, verb: 'recharge', payment: MISTYPED },
    {
      ...{ key: `${key} back`, at: mistakeAt.add({ minutes: 4 }), customer },
      ...{ verb: 'reverse', payment: key, reason: MISTYPED_REASON },
    },
  ]
}

/** The others' payments. Refunds of their orders remain in the wallets. @param orders all of them, oldest first */
export function othersMoney(orders: readonly OrderStep[]): readonly MoneyStep[] {
  const placed = orders.filter(({ verb }) => verb === 'place')
  return OTHERS.flatMap(([customer, payment]) => {
    const changes = changesOf(placed, customer)
    const payments = paymentsFor(changes, payment)
    return recharges(
      customer,
      customer === 'ines' ? leaving(LEFT_TO_INES, { payments, changes, held: 0 }) : payments,
    )
  })
}

/**
 * The usual payment whenever an order costs more than there is; the last of these leaves 6,480 points after all orders; and the closing
 * one on top, which makes 21,480 points and 1,500 reward points, 22,980 together.
 * @param closedAt after the last order
 */
function averysPayments(changes: readonly PointsChange[], closedAt: Temporal.Instant): readonly PaidAt[] {
  const payments = paymentsFor(changes, USUAL, WELCOME_POINTS)
  const held = WELCOME_POINTS
  return [...leaving(LEFT_BEFORE_CLOSING, { payments, changes, held }), { ...CLOSING, at: closedAt }]
}

interface Wallet {
  readonly payments: readonly PaidAt[]
  readonly changes: readonly PointsChange[]
  /** Before the first of both. */
  readonly held: number
}

/** The payments, the last of them such that this many points are left in the end. */
function leaving(points: number, { payments, changes, held }: Wallet): readonly PaidAt[] {
  const last = payments.at(-1)
  if (last === undefined) throw new Error('a demo customer booked nothing')
  const earlier = payments.slice(0, -1)
  const paid = earlier.reduce((sum, payment) => sum + worthOf(payment), held)
  const spent = changes.reduce((sum, change) => sum - change.points, 0)
  return [...earlier, { ...last, subtotal: points + spent - paid, rewardPercent: 0 }]
}

/** The same sum two hours before each order that the points left would not pay. @param changes oldest first */
function paymentsFor(changes: readonly PointsChange[], payment: DemoPayment, held = 0): readonly PaidAt[] {
  const payments: PaidAt[] = []
  let balance = held
  for (const { at, points } of changes) {
    if (balance + points < 0) {
      payments.push({ ...payment, at: at.subtract({ hours: HOURS_BEFORE }) })
      balance += worthOf(payment)
    }
    balance += points
  }
  return payments
}

function recharges(customer: DemoBooker, payments: readonly PaidAt[]): readonly MoneyStep[] {
  return payments.map(({ at, ...payment }, nth) => {
    const key = `${customer} payment ${nth + 1}`
    return { key, at, customer, verb: 'recharge', payment }
  })
}

function changesOf(orders: readonly OrderStep[], customer: DemoBooker): readonly PointsChange[] {
  return orders.filter(({ visit }) => visit.customer === customer).flatMap(changeBy)
}

function changeBy({ verb, at, visit, price: { totalPoints } }: OrderStep): readonly PointsChange[] {
  if (verb === 'place') return [{ at, points: -totalPoints }]
  if (verb === 'cancel') return [{ at, points: refundOf(totalPoints, visit.crew !== undefined) }]
  if (verb !== 'resolve') return []
  const { outcome, rewardPoints = 0 } = visit.resolved ?? {}
  return [{ at, points: outcome === 'refunded' ? totalPoints : rewardPoints }]
}

/** What comes back of an order that its customer cancels: all of it, or less the fee once a crew was to come within the day (decision E3). */
function refundOf(totalPoints: number, isConfirmed: boolean): number {
  const { feePercentInsideDay, feeMaxPointsInsideDay } = businessRules.cancellation
  const fee = Math.min(divideHalfUp(totalPoints * feePercentInsideDay, 100), feeMaxPointsInsideDay)
  return isConfirmed ? totalPoints - fee : totalPoints
}

/** @param subtotal cents before tax, each of which is a point */
function paid(method: PaymentMethod, subtotal: number, rewardPercent: number, comment?: string): DemoPayment {
  return { subtotal, rewardPercent, method, ...(comment !== undefined && { comment }) }
}

function worthOf({ subtotal, rewardPercent }: DemoPayment): number {
  return subtotal + Math.floor((subtotal * rewardPercent) / 100)
}
