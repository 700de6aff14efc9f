import { businessInstant } from '../kernel/time.ts'
import { calgaryAddressOf, type DemoBooker } from './demoPeople.ts'
import type { DemoBooking } from './demoPrice.ts'

/** One order of the demo data and how far its life went; a moment that is absent did not come. */
export interface DemoVisit extends DemoBooking {
  /** Names it for ever: the order's id follows from it. */
  readonly key: string
  /** The day it is for in the end; the first day of a month or a season. */
  readonly date: Temporal.PlainDate
  /** Arrival time, HH:MM, for cleanings. */
  readonly time?: string
  readonly placedAt: Temporal.Instant
  /** The series that the system placed it for, on one of its days. */
  readonly recurring?: { readonly series: DemoSeries; readonly occurrence: Temporal.PlainDate }
  /** By the customer, from another time. */
  readonly moved?: { readonly at: Temporal.Instant; readonly from: DemoTime }
  readonly crew?: DemoCrew
  /** The crew that took over. */
  readonly reassigned?: DemoCrew
  readonly resentAt?: Temporal.Instant
  readonly notes?: readonly DemoNote[]
  readonly startedAt?: Temporal.Instant
  readonly endedAt?: Temporal.Instant
  readonly cancelled?: DemoCancellation
  readonly disputedAt?: Temporal.Instant
  /** The customer's complaint. */
  readonly complaint?: string
  readonly resolved?: DemoResolution
}

/** Recurring visits of the demo data. */
export interface DemoSeries extends DemoBooking {
  /** Names the series for ever: its id follows from it. */
  readonly key: string
  readonly everyWeeks: 2 | 4
  /** Day of the first visit. */
  readonly first: Temporal.PlainDate
  /** Arrival time of every visit, HH:MM. */
  readonly time: string
  readonly startedAt: Temporal.Instant
  readonly skipped?: { readonly occurrence: Temporal.PlainDate; readonly at: Temporal.Instant }
}

/** Which crew, and when an admin gave it the order. */
export interface DemoCrew {
  readonly groupNo: GroupNo
  readonly assignedAt: Temporal.Instant
  /** Whether the system gave it the order, as the usual crew of the series. */
  readonly isUsual?: boolean
}

/** Instructions for the crew. */
export interface DemoNote {
  readonly at: Temporal.Instant
  readonly by: 'customer' | 'admin'
  readonly text: string
}

interface DemoCancellation {
  readonly at: Temporal.Instant
  readonly by: 'customer' | 'admin' | 'system'
  /** The office's message to the customer. */
  readonly note?: string
}

/** The office's decision on a complaint; reward points only with `completed`. */
export interface DemoResolution {
  readonly at: Temporal.Instant
  readonly outcome: 'completed' | 'refunded'
  readonly rewardPoints: number
  /** Why, for the office. */
  readonly note: string
}

export type GroupNo = 'Crew 1' | 'Crew 2'
export type DemoTime = Pick<DemoVisit, 'date' | 'time'>
/** A booking without its moment. */
export type Booked = Pick<DemoVisit, 'key' | 'customer' | 'address' | 'service' | 'date' | 'time'>

/** A customer's booking for the home in Calgary. */
export function bookingOf<What extends Omit<Booked, 'key' | 'customer' | 'address' | 'date'>>(
  customer: DemoBooker,
  key: string,
  what: What,
) {
  return { key: `${customer} ${key}`, customer, address: calgaryAddressOf(customer), ...what }
}

/** Booked six days ahead in the morning. */
export function booked(booking: Booked): DemoVisit {
  return { ...booking, placedAt: at(booking.date.subtract({ days: 6 }), '10:20') }
}

/** Booked, and assigned to a crew the next morning. */
export function confirmed(booking: Booked, groupNo: GroupNo): DemoVisit {
  const assignedAt = at(booking.date.subtract({ days: 5 }), '09:12')
  return { ...booked(booking), crew: { groupNo, assignedAt } }
}

/** Confirmed, and done in some two hours. */
export function done(booking: Booked, groupNo: GroupNo): DemoVisit {
  const startedAt = at(booking.date, booking.time ?? '08:45').add({ minutes: 5 })
  return { ...confirmed(booking, groupNo), startedAt, endedAt: startedAt.add({ minutes: 125 }) }
}

/** Complained about the next morning: for visits of two days ago and before. */
export function disputed(visit: DemoVisit, complaint: string): DemoVisit {
  return { ...visit, complaint, disputedAt: at(visit.date.add({ days: 1 }), '11:05') }
}

/** Complained about, and decided the day after that. */
export function resolved(
  visit: DemoVisit,
  complaint: string,
  resolution: Omit<DemoResolution, 'at'>,
): DemoVisit {
  const decidedAt = at(visit.date.add({ days: 2 }), '14:40')
  return { ...disputed(visit, complaint), resolved: { at: decidedAt, ...resolution } }
}

/** Booked in the last days, and assigned to a crew the next morning, if any. */
export function upcoming(today: Temporal.PlainDate, booking: Booked, groupNo?: GroupNo): DemoVisit {
  if (groupNo === undefined) return { ...booking, placedAt: at(today.subtract({ days: 1 }), '09:40') }
  const assignedAt = at(today.subtract({ days: 3 }), '09:05')
  return { ...booking, placedAt: at(today.subtract({ days: 4 }), '18:30'), crew: { groupNo, assignedAt } }
}

/** A time of day where the business is. @param time HH:MM */
export function at(day: Temporal.PlainDate, time: string): Temporal.Instant {
  return businessInstant(day, Temporal.PlainTime.from(time))
}
