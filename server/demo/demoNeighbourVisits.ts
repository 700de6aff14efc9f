import {
  lawnVisit,
  seasonOf,
  workingDayAfter,
  workingDayBefore,
  workingDayFrom,
  workingDayUpTo,
} from './demoDays.ts'
import type { DemoBooker } from './demoPeople.ts'
import { at, booked, bookingOf, confirmed, type DemoVisit, disputed, done, upcoming } from './demoVisit.ts'

/** The neighbours' past orders: lawns and snow in every finished status, and some cleanings. */
export function neighboursPast(today: Temporal.PlainDate): readonly DemoVisit[] {
  const daysAgo = (days: number) => workingDayUpTo(today.subtract({ days }))
  const cleaned = (customer: DemoBooker, days: number, time: string) =>
    bookingOf(customer, `clean ${days}`, { service: 'standardClean', date: daysAgo(days), time })
  const mowed = (customer: DemoBooker, date: Temporal.PlainDate, key: string) =>
    bookingOf(customer, `lawn ${key}`, { service: lawnVisit(date), date })
  const cleared = (customer: DemoBooker, date: Temporal.PlainDate, key: string) =>
    bookingOf(customer, `snow ${key}`, { service: 'snowVisit', date })
  return [
    done(cleaned('marisol', 12, '13:00'), 'Crew 1'),
    done(cleaned('bronwyn', 26, '12:30'), 'Crew 2'),
    done(mowed('hugo', daysAgo(14), 'done'), 'Crew 2'),
    done(cleared('theo', daysAgo(21), 'done'), 'Crew 1'),
    disputed(
      done(mowed('ines', workingDayBefore(today, 2), 'disputed'), 'Crew 2'),
      'The strip along the fence was not mowed.',
    ),
    disputed(
      done(cleared('hugo', workingDayBefore(today, 4), 'disputed'), 'Crew 1'),
      'The walkway was still icy at noon.',
    ),
    byTheOffice(confirmed(mowed('grace', daysAgo(33), 'called off'), 'Crew 2')),
    inTheLastHour(confirmed(mowed('theo', daysAgo(41), 'called off'), 'Crew 2')),
    overdue(booked(cleared('bronwyn', daysAgo(19), 'expired'))),
    seasonOfSnow(today),
  ]
}

/** Their future outdoor orders. */
export function neighboursPlans(today: Temporal.PlainDate): readonly DemoVisit[] {
  const ahead = (n: number) => workingDayAfter(today, n)
  const lawn = (customer: DemoBooker, n: number) =>
    bookingOf(customer, `lawn ${n}`, { service: lawnVisit(ahead(n)), date: ahead(n) })
  const snow = (customer: DemoBooker, n: number) =>
    bookingOf(customer, `snow ${n}`, { service: 'snowVisit', date: ahead(n) })
  const nextSeason = seasonOf(today).add({ years: 1 })
  return [
    upcoming(today, lawn('hugo', 3), 'Crew 2'),
    upcoming(today, snow('ines', 4), 'Crew 1'),
    upcoming(today, lawn('bronwyn', 7)),
    upcoming(today, bookingOf('hugo', 'next season', { service: 'snowSeason', date: nextSeason })),
    upcoming(today, snow('theo', 8)),
  ]
}

/** The afternoon before. */
function byTheOffice(visit: DemoVisit): DemoVisit {
  const cancelledAt = at(visit.date.subtract({ days: 1 }), '16:20')
  const note =
    'Our truck broke down and no other crew is free. We’re sorry, and we’ll call you to find a new day.'
  return { ...visit, cancelled: { at: cancelledAt, by: 'admin', note } }
}

/** By the customer when the crew is as good as there, for half of the price. */
function inTheLastHour(visit: DemoVisit): DemoVisit {
  return { ...visit, cancelled: { at: at(visit.date, '08:10'), by: 'customer' } }
}

/** It was never confirmed, so it expired with its day (decision E12). */
function overdue(visit: DemoVisit): DemoVisit {
  return { ...visit, cancelled: { at: at(visit.date.add({ days: 1 }), '06:00'), by: 'system' } }
}

/** The last season that is over, from its first working days to its last. */
function seasonOfSnow(today: Temporal.PlainDate): DemoVisit {
  const latest = seasonOf(today)
  const isOver = Temporal.PlainDate.compare(latest.add({ months: 8 }), today) <= 0
  const date = isOver ? latest : latest.subtract({ years: 1 })
  const visit = confirmed(bookingOf('hugo', 'a season', { service: 'snowSeason', date }), 'Crew 1')
  return {
    ...visit,
    startedAt: at(workingDayFrom(date.add({ days: 2 })), '08:40'),
    endedAt: at(workingDayUpTo(date.add({ months: 8 }).subtract({ days: 1 })), '15:00'),
  }
}
