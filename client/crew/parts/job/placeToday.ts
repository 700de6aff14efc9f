import type { CrewJobFragment } from '../crewOrders.generated.ts'

type Job = Pick<CrewJobFragment, 'id' | 'status' | 'periodType' | 'bookedDate' | 'bookedTime'>

/** A place among the visits of a day, counted from 1. */
export interface Place {
  readonly place: number
  readonly count: number
}

/**
 * The place of a visit without an hour (lawn and snow) among the crew's visits of today: after those that are done or under way, in the
 * list's order.
 * @param jobs the ongoing list
 * @param day how many visits of today are done and left; undefined until that is known
 * @returns undefined for visits with an hour, of other days, and for months and seasons
 */
export function placeToday(
  job: Job,
  jobs: readonly Job[],
  day: { readonly today: string; readonly done: number; readonly left: number } | undefined,
): Place | undefined {
  const isToday = ({ periodType, bookedDate }: Job) => periodType === 'Day' && bookedDate === day?.today
  if (!day || job.bookedTime || !isToday(job)) return undefined
  const isBegun = ({ status }: Job) => Number(status === 'InService')
  const inOrder = jobs.filter(isToday).sort((a, b) => isBegun(b) - isBegun(a))
  const before = inOrder.findIndex(({ id }) => id === job.id)
  const place = day.done + before + 1
  return before < 0 ? undefined : { place, count: Math.max(place, day.done + day.left) }
}
