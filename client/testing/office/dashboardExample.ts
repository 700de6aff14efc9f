/** No orders of any catalog. */
export const none = { houseCleaning: 0, lawnCare: 0, snowRemoval: 0 }
/** A week without orders. */
export const week = { ...none, cancellations: 0, pointsSold: 0, pointsSpent: 0, pointsReturned: 0 }
/** A business on a Wednesday with nothing to do but the day's visits, and one list that is behind. */
export const dashboard = {
  now: { at: '2025-11-19T10:40:00-07:00', zoneLabel: 'MST' },
  counts: { pending: 47, pendingNextDays: 9, users: 406, services: 17, staff: 21, groups: 9 },
  work: {
    lateVisits: 0,
    unendedVisits: 0,
    openComplaints: 0,
    erasureRequests: 0,
    stoppedVisits: 0,
    visitsWithoutCrew: 0,
    failedMails: 0,
  },
  today: { visits: 4, done: 1, running: 2, late: 1 },
  runningSeries: 0,
  failedVisits: [],
  missedVisits: [],
  days: [
    { date: '2025-11-18', houseCleaning: 14, lawnCare: 3, snowRemoval: 26 },
    { date: '2025-11-19', ...none, houseCleaning: 6 },
  ],
  weeks: [
    { ...week, from: '2025-11-10', houseCleaning: 60, cancellations: 3, pointsSold: 5000, pointsSpent: 4000 },
    { ...week, from: '2025-11-17', houseCleaning: 40, cancellations: 1, pointsSold: 100, pointsReturned: 70 },
  ],
  unassignedTomorrow: { ...none, snowRemoval: 2 },
  statuses: [
    { status: 'Pending', orders: 47 },
    { status: 'Confirmed', orders: 118 },
    { status: 'InService', orders: 14 },
    { status: 'Completed', orders: 386 },
    { status: 'Cancelled', orders: 21 },
    { status: 'Disputed', orders: 3 },
  ],
  outstanding: { points: 9000, rewardPoints: 1000 },
  crews: [
    { groupId: 'g-1', groupNo: 'Crew 1', orders: 5, takenDays: 2.25, workingDays: 6 },
    { groupId: 'g-2', groupNo: 'Crew 2', orders: 1, takenDays: 0.25, workingDays: 5 },
  ],
  readModels: [
    { name: 'orderHistory', lag: 0, oldestMs: 0, isCaughtUp: true, deadLetters: 0 },
    { name: 'payments', lag: 12, oldestMs: 150_000, isCaughtUp: false, deadLetters: 0 },
  ],
}
