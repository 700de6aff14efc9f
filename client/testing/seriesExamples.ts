import type { SeriesDetailFragment, SeriesVisitFragment } from '../domain/series/Series.generated.ts'
import { nadiasAddress, named } from './bookingExamples.ts'

/* What the server answers in the specs of recurring visits: Nadia's standard clean every other Tuesday. */

export function plannedVisit(date: string, change: Partial<SeriesVisitFragment> = {}): SeriesVisitFragment {
  return named('SeriesVisit', {
    ...{
      date,
      slot: 'Morning',
      time: '09:30',
      state: 'Planned',
      takenDate: null,
      takenTime: null,
      orderNo: null,
    },
    ...{ orderStatus: null, missedReason: null, movesTo: null, canSkip: false, canUnskip: false },
    ...change,
  })
}

export const runningSeries: SeriesDetailFragment = named('Series', {
  id: 's-1',
  catalog: 'HouseCleaning',
  serviceName: 'Standard clean',
  address: nadiasAddress,
  begun: { at: '2025-11-10T09:00:00-07:00', zoneLabel: 'MST' },
  everyWeeks: 2,
  weekday: 2,
  slot: 'Morning',
  time: '09:30',
  whenFull: 'Move',
  state: 'Running',
  agreedPoints: 14_820,
  pointsNow: 14_820,
  missingPoints: 0,
  closedDates: [],
  usualStaff: [],
  pauses: [],
  nextVisits: [plannedVisit('2025-12-02', { canSkip: true }), plannedVisit('2025-12-16', { canSkip: true })],
  pastVisits: [],
})
