import { type BookingRequest, slotOfHour } from '../../schema/rules/bookingCalendar.ts'
import { type PaymentMethod, Slot } from '../../schema/rules/enumerations.ts'
import type { Price } from '../catalog/price.ts'
import { ActorRole } from '../kernel/command.ts'
import type { AskedRhythm } from '../series/rhythm.ts'
import type { DemoBooker } from './demoPeople.ts'
import { demoService } from './demoPrice.ts'
import type { DemoNote, DemoSeries, DemoTime, DemoVisit } from './demoVisit.ts'

/** A command of the demo data; its permanent `key` makes a continued start a retry. */
export type DemoStep = OrderStep | MoneyStep | SeriesStep

/** A command on an order. */
export interface OrderStep {
  readonly key: string
  readonly at: Temporal.Instant
  readonly verb: OrderVerb
  readonly visit: DemoVisit
  /** The order's price, by the customer's rank at its placing (decision H5). */
  readonly price: Price
  /** The note of `note`. */
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

/** Cents before tax, and whole percent on top as reward points. */
export interface DemoPayment {
  readonly subtotal: number
  readonly rewardPercent: number
  readonly method: PaymentMethod
  /** For the office only. */
  readonly comment?: string
}

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

/** A command of a customer on their recurring visits. */
export interface SeriesStep {
  readonly key: string
  readonly at: Temporal.Instant
  readonly verb: 'startSeries' | 'skipVisit'
  readonly series: DemoSeries
  /** The price of a visit when the series begins, in points. */
  readonly pointsSeen: number
}

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

/** What a customer does about a series. */
export function stepsOf(series: DemoSeries, pointsSeen: number): readonly SeriesStep[] {
  const { key, startedAt, skipped } = series
  const started: SeriesStep = { key, at: startedAt, verb: 'startSeries', series, pointsSeen }
  return skipped ? [started, { ...started, at: skipped.at, verb: 'skipVisit' }] : [started]
}

/** How often a series recurs, as its customer asks for it. */
export function rhythmOf({ everyWeeks, first, time }: DemoSeries): AskedRhythm {
  const { hour, minute } = Temporal.PlainTime.from(time)
  return { everyWeeks, first: first.toString(), slot: slotOfHour(hour), hour, minute }
}

/** When a visit is booked for, in the names of the documented payload. */
export function timeOf({ service }: Pick<DemoVisit, 'service'>, { date, time }: DemoTime): BookingRequest {
  const { catalog: serviceCatalog, periodType } = demoService(service)
  const { year, month, day } = date
  const clock = time === undefined ? undefined : Temporal.PlainTime.from(time)
  return {
    serviceCatalog,
    periodType,
    year,
    month,
    day,
    slot: clock === undefined ? Slot.None : slotOfHour(clock.hour),
    hour: clock?.hour ?? 0,
    minute: clock?.minute ?? 0,
  }
}

const ROLES = { customer: ActorRole.Customer, admin: ActorRole.Admin, system: ActorRole.System } as const

/** The actor of a command: the customer, the order's crew, the office or the system. */
export function roleOf(step: DemoStep): ActorRole {
  switch (step.verb) {
    case 'place':
      return step.visit.recurring ? ActorRole.System : ActorRole.Customer
    case 'assign':
      return step.visit.crew?.isUsual ? ActorRole.System : ActorRole.Admin
    case 'move':
    case 'startSeries':
    case 'skipVisit':
      return ActorRole.Customer
    case 'note':
      return ROLES[step.note?.by ?? 'customer']
    case 'cancel':
      return ROLES[step.visit.cancelled?.by ?? 'customer']
    case 'start':
    case 'end':
      return ActorRole.Staff
    default:
      return ActorRole.Admin
  }
}
