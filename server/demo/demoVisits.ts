import type { DemoServiceText } from '../catalog/demoServiceTexts.ts'
import { businessInstant, inBusinessZone } from '../kernel/time.ts'
import {
  isWorkingDay,
  workingDayAfter,
  workingDayBefore,
  workingDayFrom,
  workingDayUpTo,
} from './demoDays.ts'
import type { DemoBooker } from './demoPeople.ts'
import type { DemoBooking } from './demoPrice.ts'
import { monthOfWork, outdoorVisit } from './demoSeasons.ts'

/** One order of the demo data and how far its life went; a moment that is absent did not come. */
export interface DemoVisit extends DemoBooking {
  /** Names it for ever: the order's id follows from it. */
  readonly key: string
  readonly date: Temporal.PlainDate
  /** Arrival time, HH:MM, for cleanings. */
  readonly time?: string
  readonly placedAt: Temporal.Instant
  readonly crew?: DemoCrew
  readonly startedAt?: Temporal.Instant
  readonly endedAt?: Temporal.Instant
  /** By the customer. */
  readonly cancelledAt?: Temporal.Instant
  readonly disputedAt?: Temporal.Instant
}

/** Which crew, and when an admin gave it the order. */
interface DemoCrew {
  readonly groupNo: 'Crew 1' | 'Crew 2'
  readonly assignedAt: Temporal.Instant
}

type Booking = Pick<DemoVisit, 'key' | 'customer' | 'address' | 'service' | 'date' | 'time'>
type GroupNo = DemoCrew['groupNo']

/** Every 40 days for some 17 months a standard clean, every 45 days something outside: 2,750 experience and more (decision H3). */
const CLEANS = 13
const CLEAN_EVERY_DAYS = 40
const OUTDOOR_VISITS = 11
const OUTDOOR_EVERY_DAYS = 45

/** All orders, in no order of time. @param startedAt the moment from which every date of the demo data counts */
export function demoVisits(startedAt: Temporal.Instant): readonly DemoVisit[] {
  const today = inBusinessZone(startedAt).toPlainDate()
  return [...averysPast(today), averyNow(startedAt), ...averysPlans(today), ...othersPlans(today)]
}

function averysPast(today: Temporal.PlainDate): readonly DemoVisit[] {
  const daysAgo = (days: number) => workingDayUpTo(today.subtract({ days }))
  const cleans = Array.from({ length: CLEANS }, (_, nth) =>
    done(
      averys(`clean ${nth + 1}`, 'standardClean', {
        date: daysAgo((CLEANS - nth) * CLEAN_EVERY_DAYS),
        time: '09:30',
      }),
      nth % 2 === 0 ? 'Crew 1' : 'Crew 2',
    ),
  )
  const outdoors = Array.from({ length: OUTDOOR_VISITS }, (_, nth) => {
    const date = daysAgo((OUTDOOR_VISITS - nth) * OUTDOOR_EVERY_DAYS + 7)
    return done(
      averys(`outdoors ${nth + 1}`, outdoorVisit(date), { date, address: nth % 2 === 0 ? 2 : 0 }),
      'Crew 2',
    )
  })
  return [
    ...cleans,
    ...outdoors,
    done(averys('deep clean', 'deepClean', { date: daysAgo(100), time: '09:00' }), 'Crew 2'),
    monthOfOutdoorWork(today),
    ...averysCancellations(daysAgo),
    disputed(
      done(
        averys('condo clean', 'standardClean', {
          date: workingDayBefore(today, 3),
          time: '12:30',
          address: 1,
        }),
        'Crew 2',
      ),
    ),
  ]
}

/** One before anybody was sent, free of charge, and one on the day itself, for a fifth of the price. */
function averysCancellations(daysAgo: (days: number) => Temporal.PlainDate): readonly DemoVisit[] {
  const free = booked(
    averys('cancelled early', 'carpetCleaning', { date: daysAgo(66), time: '10:00', address: 1 }),
  )
  const late = confirmed(
    averys('cancelled late', 'standardClean', { date: daysAgo(52), time: '13:00', address: 1 }),
    'Crew 1',
  )
  return [
    { ...free, cancelledAt: free.placedAt.add({ hours: 22 }) },
    { ...late, cancelledAt: at(late.date, '08:10') },
  ]
}

/** Eight months ago, from the first working day of the month to the last. */
function monthOfOutdoorWork(today: Temporal.PlainDate): DemoVisit {
  const date = today.subtract({ months: 8 }).with({ day: 1 })
  const visit = confirmed(averys('a month', monthOfWork(date), { date }), 'Crew 1')
  return {
    ...visit,
    startedAt: at(workingDayFrom(date), '08:40'),
    endedAt: at(workingDayUpTo(date.with({ day: date.daysInMonth })), '15:25'),
  }
}

/** In service today, or since the last working day where today nobody can be at work yet. */
function averyNow(startedAt: Temporal.Instant): DemoVisit {
  const now = inBusinessZone(startedAt)
  const today = now.toPlainDate()
  const isAtWork = isWorkingDay(today) && now.hour >= 10
  const date = isAtWork ? today : workingDayBefore(today, 1)
  const time = isAtWork && now.hour < 13 ? '09:00' : '12:00'
  const visit = confirmed(averys('in service', 'carpetCleaning', { date, time, address: 1 }), 'Crew 1')
  return { ...visit, startedAt: at(date, time).add({ minutes: 6 }) }
}

function averysPlans(today: Temporal.PlainDate): readonly DemoVisit[] {
  const ahead = (n: number) => workingDayAfter(today, n)
  const outdoors = ahead(6)
  return [
    upcoming(today, averys('next clean', 'standardClean', { date: ahead(3), time: '09:30' }), 'Crew 1'),
    upcoming(today, averys('next outdoors', outdoorVisit(outdoors), { date: outdoors, address: 2 })),
  ]
}

/** The first morning ahead, the second afternoon and the whole fifth day are full. */
function othersPlans(today: Temporal.PlainDate): readonly DemoVisit[] {
  const ahead = (n: number) => workingDayAfter(today, n)
  const plan = (
    customer: DemoBooker,
    service: DemoServiceText,
    [n, time]: readonly [number, string],
    crew?: GroupNo,
  ) => upcoming(today, { key: `${customer} ${n}`, customer, address: 0, service, date: ahead(n), time }, crew)
  return [
    plan('marisol', 'standardClean', [1, '09:00'], 'Crew 1'),
    plan('theo', 'standardClean', [1, '10:30'], 'Crew 2'),
    plan('grace', 'deepClean', [2, '09:00'], 'Crew 2'),
    plan('marisol', 'standardClean', [2, '13:00']),
    plan('camille', 'standardClean', [4, '13:30'], 'Crew 2'),
    plan('theo', 'deepClean', [5, '09:30'], 'Crew 1'),
    plan('grace', 'deepClean', [5, '09:00']),
  ]
}

function averys(
  key: string,
  service: DemoServiceText,
  when: { readonly date: Temporal.PlainDate; readonly time?: string; readonly address?: number },
): Booking {
  return { key: `avery ${key}`, customer: 'avery', address: 0, service, ...when }
}

/** Booked six days ahead in the morning. */
function booked(booking: Booking): DemoVisit {
  return { ...booking, placedAt: at(booking.date.subtract({ days: 6 }), '10:20') }
}

function confirmed(booking: Booking, groupNo: GroupNo): DemoVisit {
  const assignedAt = at(booking.date.subtract({ days: 5 }), '09:12')
  return { ...booked(booking), crew: { groupNo, assignedAt } }
}

function done(booking: Booking, groupNo: GroupNo): DemoVisit {
  const startedAt = at(booking.date, booking.time ?? '08:45').add({ minutes: 5 })
  return { ...confirmed(booking, groupNo), startedAt, endedAt: startedAt.add({ minutes: 125 }) }
}

/** The next morning: the third working day back is three days ago at least. */
function disputed(visit: DemoVisit): DemoVisit {
  return { ...visit, disputedAt: at(visit.date.add({ days: 1 }), '11:05') }
}

/** Booked in the last days, and given to a crew the morning after if at all. */
function upcoming(today: Temporal.PlainDate, booking: Booking, groupNo?: GroupNo): DemoVisit {
  if (groupNo === undefined) return { ...booking, placedAt: at(today.subtract({ days: 1 }), '09:40') }
  const assignedAt = at(today.subtract({ days: 3 }), '09:05')
  return { ...booking, placedAt: at(today.subtract({ days: 4 }), '18:30'), crew: { groupNo, assignedAt } }
}

function at(day: Temporal.PlainDate, time: string): Temporal.Instant {
  return businessInstant(day, Temporal.PlainTime.from(time))
}
