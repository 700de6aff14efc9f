import { PaymentMethod } from '../../schema/rules/enumerations.ts'
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
import type { MoneyStep, OrderStep } from './demoSteps.ts'
import { at as momentOf } from './demoVisit.ts'

/** What the others pay, by every method: with Alberta's tax, Camille with Quebec's, Bronwyn with Ontario's. */
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
      comment: 'The Calgary house is rented out, so the bill goes to Ottawa.',
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

/** Avery's welcome, payments, and the one that was taken back. */
export function averysMoney(orders: readonly OrderStep[], today: Temporal.PlainDate): readonly MoneyStep[] {
  const changes = orders.filter(({ visit }) => visit.customer === 'avery').flatMap(changeBy)
  const payments = averysPayments(changes, momentOf(today.subtract({ days: 1 }), '15:10'))
  return [
    {
      key: 'avery welcome',
      at: momentOf(today.subtract({ days: AVERY_JOINED_DAYS_AGO }), '12:00'),
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
    ...averysMistake(momentOf(today.subtract({ days: 1 }), '15:01')),
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

/** @param orders all of them, oldest first */
export function othersMoney(orders: readonly OrderStep[]): readonly MoneyStep[] {
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
