import { PaymentMethod } from '../../schema/rules/enumerations.ts'
import type { Price } from '../catalog/price.ts'
import { businessDate, businessInstant } from '../kernel/time.ts'
import { experienceOf } from '../points/commands/gainExperience.ts'
import {
  averysPayments,
  type DemoPayment,
  MISTYPED_REASON,
  mistyped,
  type PointsChange,
  paymentsFor,
  refundOf,
  WELCOME_POINTS,
} from './demoMoney.ts'
import type { DemoBooker } from './demoPeople.ts'
import { demoPrice } from './demoPrice.ts'
import type { DemoNote, DemoVisit } from './demoVisit.ts'
import { demoVisits } from './demoVisits.ts'

/** One command of the demo data; `key` names it for ever, so that taking it up again is a retry. */
export type DemoStep = OrderStep | MoneyStep

/** A command on an order. */
export interface OrderStep {
  readonly key: string
  readonly at: Temporal.Instant
  readonly verb: OrderVerb
  readonly visit: DemoVisit
  /** What the order costs, by the customer's rank when it was placed (decision H5). */
  readonly price: Price
  /** What is noted, of `note`. */
  readonly note?: DemoNote
}

type OrderVerb =
  | 'place'
  | 'assign'
  | 'reassign'
  | 'move'
  | 'resend'
  | 'note'
  | 'start'
  | 'end'
  | 'cancel'
  | 'dispute'
  | 'resolve'

/** A command on a wallet. */
export type MoneyStep = {
  readonly key: string
  readonly at: Temporal.Instant
  readonly customer: DemoBooker
} & (
  | { readonly verb: 'recharge'; readonly payment: DemoPayment }
  | { readonly verb: 'reward'; readonly amount: number }
  /** @property payment the key of the recharge that is taken back */
  | { readonly verb: 'reverse'; readonly payment: string; readonly reason: string }
)

/** What the others pay, by every method: theirs is Alberta's tax, Camille's Quebec's, and Bronwyn's Ontario's. */
const othersPayments: readonly (readonly [DemoBooker, DemoPayment])[] = [
  ['camille', { subtotal: 30_000, rewardPercent: 5, method: PaymentMethod.CreditCard }],
  ['marisol', { subtotal: 40_000, rewardPercent: 0, method: PaymentMethod.ETransfer }],
  ['theo', { subtotal: 50_000, rewardPercent: 2, method: PaymentMethod.DebitCard }],
  ['grace', { subtotal: 60_000, rewardPercent: 5, method: PaymentMethod.Cheque }],
  [
    'bronwyn',
    {
      subtotal: 45_000,
      rewardPercent: 10,
      method: PaymentMethod.CreditCard,
      comment: 'The house in Calgary is rented out; the bill goes to Ottawa.',
    },
  ],
  // 700.13 and 35.01 of tax are 735.14: a cent more in cash
  [
    'hugo',
    {
      subtotal: 70_013,
      rewardPercent: 3,
      method: PaymentMethod.Cash,
      comment: 'Counted with the customer at the desk.',
    },
  ],
  ['ines', { subtotal: 35_000, rewardPercent: 0, method: PaymentMethod.ETransfer }],
]

const AVERY_JOINED_DAYS_AGO = 770

/**
 * All commands of the demo data, oldest first, none later than its anchor.
 * @param startedAt the moment from which every date counts; the same moment gives the same plan
 */
export function demoPlan(startedAt: Temporal.Instant): readonly DemoStep[] {
  const today = businessDate(startedAt)
  const orders = pricedSteps(demoVisits(startedAt))
  return [...orders, ...averysMoney(orders, today), ...othersMoney(orders)].toSorted(byTime)
}

/** Follows everybody's experience through time, so that each order has the price of its moment. */
function pricedSteps(visits: readonly DemoVisit[]): readonly OrderStep[] {
  const experience = new Map<DemoBooker, number>()
  const prices = new Map<DemoVisit, Price>()
  return visits
    .flatMap(momentsOf)
    .toSorted(byTime)
    .map((moment) => {
      const { verb, visit } = moment
      const before = experience.get(visit.customer) ?? 0
      const price = prices.get(visit) ?? demoPrice(visit, before)
      prices.set(visit, price)
      if (verb === 'end') experience.set(visit.customer, before + experienceOf(price.totalPoints))
      return { ...moment, price }
    })
}

function momentsOf(visit: DemoVisit): readonly Omit<OrderStep, 'price'>[] {
  const moments = [
    ['place', visit.placedAt],
    ['assign', visit.crew?.assignedAt],
    ['reassign', visit.reassigned?.assignedAt],
    ['move', visit.moved?.at],
    ['resend', visit.resentAt],
    ['start', visit.startedAt],
    ['end', visit.endedAt],
    ['cancel', visit.cancelled?.at],
    ['dispute', visit.disputedAt],
    ['resolve', visit.resolved?.at],
  ] as const
  const notes = (visit.notes ?? []).map((note, nth) => ({
    key: `${visit.key} note ${nth + 1}`,
    at: note.at,
    verb: 'note' as const,
    visit,
    note,
  }))
  return [
    ...moments.flatMap(([verb, at]) => (at === undefined ? [] : [{ key: visit.key, at, verb, visit }])),
    ...notes,
  ]
}

function averysMoney(orders: readonly OrderStep[], today: Temporal.PlainDate): readonly MoneyStep[] {
  const changes = orders.filter(({ visit }) => visit.customer === 'avery').flatMap(changeBy)
  const payments = averysPayments(changes, momentOn(today, 1, '15:10'))
  return [
    {
      key: 'avery welcome',
      at: momentOn(today, AVERY_JOINED_DAYS_AGO, '12:00'),
      customer: 'avery',
      verb: 'reward',
      amount: WELCOME_POINTS,
    },
    ...payments.map(({ at, ...payment }, nth) => ({
      key: `avery payment ${nth + 1}`,
      at,
      customer: 'avery' as const,
      verb: 'recharge' as const,
      payment,
    })),
    ...averysMistake(momentOn(today, 1, '15:01')),
  ]
}

/** A recharge of ten times the money, taken back four minutes later. */
function averysMistake(at: Temporal.Instant): readonly MoneyStep[] {
  const step = { customer: 'avery' } as const
  const payment = 'avery mistyped payment'
  return [
    { ...step, key: payment, at, verb: 'recharge', payment: mistyped },
    {
      ...step,
      key: 'avery mistyped payment back',
      at: at.add({ minutes: 4 }),
      verb: 'reverse',
      payment,
      reason: MISTYPED_REASON,
    },
  ]
}

function changeBy({ verb, at, visit, price: { totalPoints } }: OrderStep): readonly PointsChange[] {
  if (verb === 'place') return [{ at, points: -totalPoints }]
  if (verb === 'cancel') return [{ at, points: refundOf(totalPoints, visit.crew !== undefined) }]
  if (verb !== 'resolve') return []
  const { outcome, rewardPoints = 0 } = visit.resolved ?? {}
  return [{ at, points: outcome === 'refunded' ? totalPoints : rewardPoints }]
}

function othersMoney(orders: readonly OrderStep[]): readonly MoneyStep[] {
  return othersPayments.flatMap(([customer, usual]) => {
    const placed = orders.filter(({ verb, visit }) => verb === 'place' && visit.customer === customer)
    return paymentsFor(placed.flatMap(changeBy), usual).map(({ at, ...payment }, nth) => ({
      key: `${customer} payment ${nth + 1}`,
      at,
      customer,
      verb: 'recharge' as const,
      payment,
    }))
  })
}

function momentOn(today: Temporal.PlainDate, daysAgo: number, time: string): Temporal.Instant {
  return businessInstant(today.subtract({ days: daysAgo }), Temporal.PlainTime.from(time))
}

function byTime(
  a: { readonly at: Temporal.Instant; readonly key: string },
  b: { readonly at: Temporal.Instant; readonly key: string },
): number {
  return Temporal.Instant.compare(a.at, b.at) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
}
