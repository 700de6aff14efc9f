import type { Price } from '../catalog/price.ts'
import type { DemoPayment } from './demoMoney.ts'
import type { DemoBooker } from './demoPeople.ts'
import type { DemoNote, DemoVisit } from './demoVisit.ts'

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

/** The commands that an order's life consists of, their price still open. */
export function momentsOf(visit: DemoVisit): readonly Omit<OrderStep, 'price'>[] {
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
