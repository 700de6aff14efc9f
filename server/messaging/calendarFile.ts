import ical, {
  type ICalAttendeeData,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { spanOf } from '../../schema/rules/bookingPeriods.ts'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { OrderStatus, PeriodType } from '../../schema/rules/enumerations.ts'
import { minutesOf, type Order } from '../ordering/order.ts'
import type { OrderMailKind } from './mailKinds.ts'
import type { OrderMaterial, Recipient } from './mailMaterial.ts'
import { zoneRules } from './zoneRules.ts'

/** What calendars do with a file: add the booking as an invitation, remove it, or keep it as the owner's own entry. */
type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

/** A booking as a calendar file. */
export interface CalendarFile {
  readonly method: CalendarMethod
  readonly fileName: string
  readonly content: string
}

/** When the file is written, and after which event of the order's stream: later ones win. */
export interface CalendarStamp {
  readonly now: Temporal.Instant
  readonly sequence: number
}

const carriers: readonly OrderMailKind[] = [
  'orderReceived',
  'orderConfirmed',
  'confirmationResent',
  'orderChanged',
  'orderCancelled',
]

/**
 * The booking as a calendar file (decision J3). The order number is its UID for life, so a move updates the entry and a cancellation
 * removes it; work without an arrival time and periods fill whole days.
 * @returns undefined for mails that change nothing in a calendar
 */
export function calendarFile(
  kind: OrderMailKind,
  material: OrderMaterial,
  { now, sequence }: CalendarStamp,
): CalendarFile | undefined {
  const { order } = material
  if (!carriers.includes(kind) || order.cancelReason === 'dispute') return undefined
  const attendee = attendeeOf(material.recipient)
  return written(
    kind === 'orderCancelled' ? 'CANCEL' : 'REQUEST',
    { ...material, attendee },
    { now, sequence },
  )
}

/** The booking for its customer to keep: the same entry as in the mails, which update it, without an invitation (decision J3). */
export function savedCalendarFile(booking: CalendarEntry, stamp: CalendarStamp): CalendarFile {
  return written('PUBLISH', booking, stamp)
}

/** The content of an entry. @property attendee who is invited; absent if the calendar's owner saves the entry */
export type CalendarEntry = Pick<OrderMaterial, 'order' | 'serviceName' | 'addressLine' | 'publicUrl'> & {
  readonly attendee?: ICalAttendeeData
}

function written(
  method: CalendarMethod,
  entry: CalendarEntry,
  { now, sequence }: CalendarStamp,
): CalendarFile {
  const { order } = entry
  const { company } = businessRules
  const calendar = ical({ prodId: { company: company.name, product: 'bookings' } })
  calendar.method(ICalCalendarMethod[method])
  const span = spanOf(order.periodType, order.bookedFor.date)
  calendar.timezone({
    // of the entries alone: the stamp stays in UTC, as it must
    name: null,
    generator: (zone) =>
      zoneRules(zone, {
        first: Temporal.PlainDate.from(span.firstDay),
        last: Temporal.PlainDate.from(span.lastDay),
      }),
  })
  calendar.createEvent({ ...eventOf(entry), ...timesOf(order), stamp: now, sequence })
  return { method, fileName: `${order.orderNo}.ics`, content: calendar.toString() }
}

function eventOf({
  order,
  serviceName,
  addressLine,
  publicUrl,
  attendee,
}: CalendarEntry): Omit<ICalEventData, 'start'> {
  const { company } = businessRules
  const url = `${publicUrl}/userOrderDetail/${encodeURIComponent(order.orderNo)}`
  return {
    id: order.orderNo,
    summary: `${serviceName} (${company.name})`,
    location: addressLine,
    description: `${order.orderNo}\n${url}\n${company.phone}`,
    url,
    status: statusOf(order.status),
    organizer: { name: company.name, email: company.email },
    attendees: attendee ? [attendee] : [],
  }
}

function attendeeOf({ firstName, lastName, email }: Recipient): ICalAttendeeData {
  return { name: `${firstName} ${lastName}`, email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }
}

/** A visit with its arrival time lasts as long as the work was priced for; anything else fills its days, the last one included. */
function timesOf(
  order: Order,
): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone' | 'transparency'> {
  const { periodType } = order
  const { date, time, zone } = order.bookedFor
  if (periodType === PeriodType.Day && time !== undefined) {
    const start = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: time })
    const minutes = Math.max(minutesOf(order), SHORTEST_MINUTES)
    return { start, end: start.add({ minutes }), timezone: zone }
  }
  const { firstDay, lastDay } = spanOf(periodType, date)
  return {
    start: Temporal.PlainDate.from(firstDay),
    end: Temporal.PlainDate.from(lastDay).add({ days: 1 }),
    allDay: true,
    // a season of snow does not make its customer busy
    transparency: ICalEventTransparency.TRANSPARENT,
  }
}

/** Flat services are priced in few minutes; an entry of none would hide in a calendar. */
const SHORTEST_MINUTES = 30

function statusOf(status: OrderStatus): ICalEventStatus {
  if (status === OrderStatus.Cancelled) return ICalEventStatus.CANCELLED
  return status === OrderStatus.Pending ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}
