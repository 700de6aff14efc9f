import { isWorkingDay, workingDayAfter, workingDayBefore } from './demoDays.ts'
import { calgaryAddressOf } from './demoPeople.ts'
import { at, type DemoSeries } from './demoVisit.ts'

/** Days from the placing of a visit to the visit (decision N3). */
const AHEAD_DAYS = 14

/** A visit in the past, one ahead, and the one after that skipped. */
export function averysSeries(today: Temporal.PlainDate): DemoSeries {
  const next = nextVisitOf(today)
  const first = next.subtract({ weeks: 2 })
  return {
    ...{ key: 'avery every other week', customer: 'avery', address: 0, service: 'standardClean' },
    ...{ everyWeeks: 2, first, time: '09:30' },
    startedAt: at(first.subtract({ days: AHEAD_DAYS + 6 }), '19:40'),
    skipped: { occurrence: next.add({ weeks: 2 }), at: at(today.subtract({ days: 1 }), '16:05') },
  }
}

/** Begun yesterday by a customer whose points do not pay for its first visit, which is at least a week ahead. */
export function waitingSeries(today: Temporal.PlainDate): DemoSeries {
  return {
    ...{ key: 'ines every month', customer: 'ines', address: calgaryAddressOf('ines') },
    ...{ service: 'standardClean', everyWeeks: 4, first: workingDayAfter(today, 7), time: '13:00' },
    startedAt: at(today.subtract({ days: 1 }), '17:20'),
  }
}

/** The night on which the system places a visit of a series. */
export function placedAtNight(occurrence: Temporal.PlainDate): Temporal.Instant {
  return at(occurrence.subtract({ days: AHEAD_DAYS }), '00:07')
}

/** The first working day from the sixth on that is two weeks after another, on which avery's other home was not cleaned. */
function nextVisitOf(today: Temporal.PlainDate, ahead = 6): Temporal.PlainDate {
  const next = workingDayAfter(today, ahead)
  const before = next.subtract({ weeks: 2 })
  const isFree = isWorkingDay(before) && !before.equals(workingDayBefore(today, 3))
  return isFree ? next : nextVisitOf(today, ahead + 1)
}
