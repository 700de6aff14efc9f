import type { CrewJobFragment } from '../crewOrders.generated.ts'

type Job = Pick<CrewJobFragment, 'status' | 'periodType' | 'bookedDate'>

/**
 * The job that stands on top, of a list as the server sorts it, visits by their time and then months and seasons: the visit being worked
 * on, else the next visit of today or later. Months and seasons begin long before anybody drives there, so that they come after visits of a
 * day. What is done, though not sent yet, is none, nor is what is overdue.
 * @param today yyyy-mm-dd; undefined until that is known
 */
export function nextJob<Each extends Job>(
  jobs: readonly Each[],
  today: string | undefined,
): Each | undefined {
  const open = jobs.filter((job) => job.status !== 'Completed' && !isOverdue(job, today))
  const visits = open.filter(({ periodType }) => periodType === 'Day')
  return [visits, open].flatMap((some) => [some.find(isUnderWay), some[0]]).find((job) => job !== undefined)
}

/** A visit of a day that is past, and was not begun. @param today yyyy-mm-dd; undefined until that is known */
export function isOverdue({ status, periodType, bookedDate }: Job, today: string | undefined): boolean {
  return status === 'Confirmed' && periodType === 'Day' && today !== undefined && bookedDate < today
}

function isUnderWay({ status }: Job): boolean {
  return status === 'InService'
}
