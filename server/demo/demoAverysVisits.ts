import { inBusinessZone } from '../kernel/time.ts'
import type { DemoServiceText } from './demoCatalog.ts'
import {
  latestWork,
  monthOfWork,
  outdoorVisit,
  workingDayAfter,
  workingDayBefore,
  workingDayFrom,
  workingDayUpTo,
} from './demoDays.ts'
import { averysSeries, placedAtNight } from './demoSeries.ts'
import {
  at,
  type Booked,
  booked,
  confirmed,
  type DemoVisit,
  disputed,
  done,
  resolved,
  upcoming,
} from './demoVisit.ts'

/**
 * Every 57 days for two years a standard clean until they recur every other week, every 66 days something outside: 2,750 experience and
 * more (decision H3).
 */
const CLEANS = 12
const CLEAN_EVERY_DAYS = 57
const OUTDOOR_VISITS = 11
const OUTDOOR_EVERY_DAYS = 66

/** Two years of avery: an order in every status, and what can happen to one. */
export function averysVisits(startedAt: Temporal.Instant): readonly DemoVisit[] {
  const today = inBusinessZone(startedAt).toPlainDate()
  const daysAgo = (days: number) => workingDayUpTo(today.subtract({ days }))
  const condo = { date: workingDayBefore(today, 3), time: '12:30', address: 1 }
  return [
    ...cleans(daysAgo),
    ...outdoors(daysAgo),
    done(averys('deep clean', 'deepClean', { date: daysAgo(100), time: '09:00' }), 'Crew 2'),
    monthOfOutdoorWork(today),
    ...cancellations(daysAgo),
    disputed(
      done(averys('condo clean', 'standardClean', condo), 'Crew 2'),
      'The balcony door was left open, and the bathroom mirror has streaks.',
    ),
    inService(startedAt),
    lastClean(today),
    nextClean(today),
    nextOutdoors(today),
  ]
}

type DaysAgo = (days: number) => Temporal.PlainDate

/** Of one avery complained, and it stayed completed, with 1,000 reward points as an apology. */
function cleans(daysAgo: DaysAgo): readonly DemoVisit[] {
  const visits = Array.from({ length: CLEANS }, (_, nth) =>
    done(
      averys(`clean ${nth + 1}`, 'standardClean', {
        date: daysAgo((CLEANS + 1 - nth) * CLEAN_EVERY_DAYS),
        time: '09:30',
      }),
      nth % 2 === 0 ? 'Crew 1' : 'Crew 2',
    ),
  )
  const decided = {
    outcome: 'completed',
    rewardPoints: 1_000,
    note: 'Spoke with the customer. The upstairs bathroom was missed; the rest was fine.',
  } as const
  return visits.map((visit, nth) =>
    nth === 8 ? resolved(visit, 'Nobody cleaned the upstairs bathroom this time.', decided) : visit,
  )
}

/** One was complained about, and refunded. */
function outdoors(daysAgo: DaysAgo): readonly DemoVisit[] {
  const visits = Array.from({ length: OUTDOOR_VISITS }, (_, nth) => {
    const date = daysAgo((OUTDOOR_VISITS - nth) * OUTDOOR_EVERY_DAYS + 7)
    const address = nth % 2 === 0 ? 2 : 0
    return done(averys(`outdoors ${nth + 1}`, outdoorVisit(date), { date, address }), 'Crew 2')
  })
  const decided = {
    outcome: 'refunded',
    rewardPoints: 0,
    note: 'The crew went to the wrong house. Refunded in full.',
  } as const
  return visits.map((visit, nth) =>
    nth === 5 ? resolved(visit, 'No one came. The yard looks the same as before.', decided) : visit,
  )
}

/** One before anybody was sent, free of charge, and one on the day itself, for a fifth of the price. */
function cancellations(daysAgo: DaysAgo): readonly DemoVisit[] {
  const free = booked(
    averys('cancelled early', 'carpetCleaning', { date: daysAgo(66), time: '10:00', address: 1 }),
  )
  const late = confirmed(
    averys('cancelled late', 'standardClean', { date: daysAgo(52), time: '13:00', address: 1 }),
    'Crew 1',
  )
  return [
    { ...free, cancelled: { at: free.placedAt.add({ hours: 22 }), by: 'customer' } },
    { ...late, cancelled: { at: at(late.date, '08:10'), by: 'customer' } },
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

/** In service today, or since the last working day while today's work has not begun. */
function inService(startedAt: Temporal.Instant): DemoVisit {
  const { date, isToday } = latestWork(startedAt)
  const time = isToday && inBusinessZone(startedAt).hour < 13 ? '09:00' : '12:00'
  const visit = confirmed(averys('in service', 'carpetCleaning', { date, time, address: 1 }), 'Crew 1')
  return { ...visit, startedAt: at(date, time).add({ minutes: 6 }) }
}

/** The first visit of avery's series; its crew becomes the usual one. */
function lastClean(today: Temporal.PlainDate): DemoVisit {
  const series = averysSeries(today)
  const { first: date, time } = series
  const placedAt = placedAtNight(date)
  const visit = done(averys('last clean', 'standardClean', { date, time }), 'Crew 2')
  const crew = { groupNo: 'Crew 2', assignedAt: placedAt.add({ hours: 9 }) } as const
  return { ...visit, placedAt, recurring: { series, occurrence: date }, crew }
}

/**
 * The second visit of avery's series: moved to an earlier day, given to the other crew, its confirmation mailed again, with notes by the
 * customer and the office.
 */
function nextClean(today: Temporal.PlainDate): DemoVisit {
  const series = averysSeries(today)
  const { time } = series
  const occurrence = series.first.add({ weeks: series.everyWeeks })
  const placedAt = placedAtNight(occurrence)
  return {
    ...averys('next clean', 'standardClean', { date: workingDayAfter(today, 3), time }),
    placedAt,
    recurring: { series, occurrence },
    crew: { groupNo: 'Crew 2', assignedAt: placedAt, isUsual: true },
    reassigned: { groupNo: 'Crew 1', assignedAt: at(today.subtract({ days: 2 }), '09:35') },
    moved: { at: at(today.subtract({ days: 2 }), '12:20'), from: { date: occurrence, time } },
    resentAt: at(today.subtract({ days: 2 }), '15:05'),
    notes: [
      {
        at: at(today.subtract({ days: 2 }), '08:42'),
        by: 'customer',
        text: 'The side door is unlocked. Please leave the study as is.',
      },
      {
        at: at(today.subtract({ days: 2 }), '15:00'),
        by: 'admin',
        text: 'Bring the tall ladder for the entryway light.',
      },
    ],
  }
}

function nextOutdoors(today: Temporal.PlainDate): DemoVisit {
  const date = workingDayAfter(today, 6)
  const visit = upcoming(today, averys('next outdoors', outdoorVisit(date), { date, address: 2 }))
  const text = 'My mother is home and hard of hearing, so please ring twice.'
  return { ...visit, notes: [{ at: visit.placedAt.add({ minutes: 4 }), by: 'customer', text }] }
}

function averys(
  key: string,
  service: DemoServiceText,
  when: { readonly date: Temporal.PlainDate; readonly time?: string; readonly address?: number },
): Booked {
  return { key: `avery ${key}`, customer: 'avery', address: 0, service, ...when }
}
