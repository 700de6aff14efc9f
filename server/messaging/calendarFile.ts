import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { spanOf } from '../../schema/rules/bookingPeriods.ts'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { OrderStatus, PeriodType } from '../../schema/rules/enumerations.ts'
import type { MailedOrder } from './mailedOrder.ts'
import type { OrderMailKind } from './mailKinds.ts'
import type { OrderMaterial } from './mailMaterial.ts'
import { zoneRules } from './zoneRules.ts'

/** A calendar file beside a mail. @property method what calendars do with it: take the booking in, or out */
export interface CalendarFile {
  readonly method: 'REQUEST' | 'CANCEL'
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
 * The booking as a calendar file (decision J3). The order number is its UID for life, so that a move updates the entry and a cancellation
 * takes it away; work without an arrival time and periods fill whole days.
 * @returns undefined for mails that change nothing in a calendar
 */
export function calendarFile(
  kind: OrderMailKind,
  material: OrderMaterial,
  { now, sequence }: CalendarStamp,
): CalendarFile | undefined {
  const { order } = material
  if (!carriers.includes(kind) || order.moneyBack?.reason === 'dispute') return undefined
  const method = kind === 'orderCancelled' ? 'CANCEL' : 'REQUEST'
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
  calendar.createEvent({ ...eventOf(material), ...timesOf(order), stamp: now, sequence })
  return { method, fileName: `${order.orderNo}.ics`, content: calendar.toString() }
}

function eventOf({
  order,
  recipient,
  serviceName,
  addressLine,
  publicUrl,
}: OrderMaterial): Omit<ICalEventData, 'start'> {
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
    attendees: [
      {
        name: `${recipient.firstName} ${recipient.lastName}`,
        email: recipient.email,
        rsvp: false,
        status: ICalAttendeeStatus.ACCEPTED,
      },
    ],
  }
}

/** A visit with its arrival time lasts as long as the work was priced for; anything else fills its days, the last one included. */
function timesOf({
  bookedFor,
  periodType,
  minutes,
}: MailedOrder): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone' | 'transparency'> {
  const { date, time, zone } = bookedFor
  if (periodType === PeriodType.Day && time !== undefined) {
    const start = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: time })
    return { start, end: start.add({ minutes: Math.max(minutes, SHORTEST_MINUTES) }), timezone: zone }
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
