import type { CrewJobFragment } from '../crewOrders.generated.ts'

type Job = Pick<CrewJobFragment, 'status' | 'periodType'>

/**
 * The job that stands on top, of a list as the server sorts it, visits by their time and then months and seasons: the visit being worked on, else the next visit. Months and seasons
 * begin long before anybody drives there, so that they come after visits of a day. What is done, though not sent yet, is none.
 */
export function nextJob<Each extends Job>(jobs: readonly Each[]): Each | undefined {
  const open = jobs.filter(({ status }) => status !== 'Completed')
  const visits = open.filter(({ periodType }) => periodType === 'Day')
  return [visits, open].flatMap((some) => [some.find(isUnderWay), some[0]]).find((job) => job !== undefined)
}

function isUnderWay({ status }: Job): boolean {
  return status === 'InService'
}
