import type { CrewJobFragment } from '../crewOrders.generated.ts'

type Job = Pick<CrewJobFragment, 'status' | 'periodType' | 'bookedDate'> &
  Partial<Pick<CrewJobFragment, 'failedVisit'>>

/**
 * The job on top of a list in the server's order, visits by their time and then months and seasons: the visit in service, else the next
 * visit of today or later. Months and seasons come last, because they begin long before the crew drives there. Done visits, also unsent
 * ones, overdue visits and those that could not be done do not count.
 * @param today yyyy-mm-dd; undefined until it is known
 */
export function nextJob<Each extends Job>(
  jobs: readonly Each[],
  today: string | undefined,
): Each | undefined {
  const open = jobs.filter((job) => job.status !== 'Completed' && !job.failedVisit && !isOverdue(job, today))
  const visits = open.filter(({ periodType }) => periodType === 'Day')
  return [visits, open].flatMap((some) => [some.find(isUnderWay), some[0]]).find((job) => job !== undefined)
}

/** A visit of an earlier day that was not begun. @param today yyyy-mm-dd; undefined until it is known */
export function isOverdue({ status, periodType, bookedDate }: Job, today: string | undefined): boolean {
  return status === 'Confirmed' && periodType === 'Day' && today !== undefined && bookedDate < today
}

/** A visit of today that the crew could not do: it may come back to it. @param today yyyy-mm-dd; undefined until it is known */
export function isFailedToday(
  { periodType, bookedDate, failedVisit }: Job,
  today: string | undefined,
): boolean {
  return Boolean(failedVisit) && periodType === 'Day' && bookedDate === today
}

function isUnderWay({ status }: Job): boolean {
  return status === 'InService'
}
