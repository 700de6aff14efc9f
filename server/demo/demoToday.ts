import { inBusinessZone } from '../kernel/time.ts'
import {
  isWorkingDay,
  latestWork,
  lawnVisit,
  monthOfWork,
  outdoorVisit,
  seasonOf,
  workingDayBefore,
  workingDayFrom,
} from './demoDays.ts'
import type { DemoBooker } from './demoPeople.ts'
import { at, type Booked, bookingOf, confirmed, type DemoVisit, type GroupNo } from './demoVisit.ts'

/** Both crews' work on the day of the first start: an order in service, months that may begin, and visits if it is a working day. */
export function workOfToday(startedAt: Temporal.Instant): readonly DemoVisit[] {
  const today = inBusinessZone(startedAt).toPlainDate()
  const visits: readonly DemoVisit[] = [
    visitOfToday('theo', today, 'Crew 1'),
    visitOfToday('hugo', today, 'Crew 2'),
  ]
  return [
    lawnInService(startedAt),
    snowInService(today),
    monthInService(today),
    monthToBegin('bronwyn', today, 'Crew 1'),
    monthToBegin('ines', today, 'Crew 2'),
    ...(isWorkingDay(today) ? visits : []),
  ]
}

function lawnInService(startedAt: Temporal.Instant): DemoVisit {
  const { date } = latestWork(startedAt)
  const visit = confirmed(
    bookingOf('marisol', 'lawn in service', { date, service: lawnVisit(date) }),
    'Crew 2',
  )
  return { ...visit, startedAt: at(date, '09:12') }
}

/** A whole season, or the month where its season has not begun. */
function snowInService(today: Temporal.PlainDate): DemoVisit {
  const date = seasonOf(today)
  const begun = workingDayFrom(date.add({ days: 2 }))
  const end = date.add({ months: 8 })
  const isSeason = Temporal.PlainDate.compare(begun, today) < 0 && Temporal.PlainDate.compare(today, end) < 0
  if (!isSeason)
    return begunMonth(today, bookingOf('grace', 'snow in service', { service: 'snowMonth' }), 'Crew 1')
  const visit = confirmed(bookingOf('grace', 'snow in service', { date, service: 'snowSeason' }), 'Crew 1')
  return { ...visit, startedAt: at(begun, '08:40') }
}

function monthInService(today: Temporal.PlainDate): DemoVisit {
  const service = monthOfWork(workingDayBefore(today, 1))
  return begunMonth(today, bookingOf('theo', 'month in service', { service }), 'Crew 2')
}

/** The month of the last working day, since its first one. */
function begunMonth(today: Temporal.PlainDate, booking: Omit<Booked, 'date'>, crew: GroupNo): DemoVisit {
  const date = workingDayBefore(today, 1).with({ day: 1 })
  return { ...confirmed({ ...booking, date }, crew), startedAt: at(workingDayFrom(date), '08:40') }
}

function monthToBegin(customer: DemoBooker, today: Temporal.PlainDate, crew: GroupNo): DemoVisit {
  const date = today.with({ day: 1 })
  const visit = confirmed(bookingOf(customer, 'month to begin', { date, service: monthOfWork(date) }), crew)
  const text = 'Start when the weather calls for it, and please ring the bell on the first visit.'
  return { ...visit, notes: [{ at: visit.placedAt.add({ minutes: 9 }), by: 'customer', text }] }
}

function visitOfToday(customer: DemoBooker, date: Temporal.PlainDate, crew: GroupNo): DemoVisit {
  return confirmed(bookingOf(customer, 'today', { date, service: outdoorVisit(date) }), crew)
}
