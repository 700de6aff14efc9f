import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'
import { statusAfter, waitingOf } from '../parts/presses/press.ts'
import { useFreshTries, usePresses } from '../parts/presses/usePresses.ts'

interface ShownJob {
  /** As the server told it. */
  readonly job: CrewJobFragment
  /** As it will be once the presses that wait are sent. */
  readonly now: CrewJobFragment
}

/** The jobs with what was pressed without a connection; a press that is just being sent has not happened yet. */
export function useJobsAfterPresses(jobs: readonly CrewJobFragment[]): readonly ShownJob[] {
  const fresh = useFreshTries()
  const waiting = waitingOf(usePresses()).filter(({ key }) => !fresh.has(key))
  return jobs.map((job) => {
    const own = waiting.filter(({ orderNo }) => orderNo === job.orderNo)
    const status = statusAfter(job.status, own)
    return { job, now: status === job.status ? job : { ...job, status } }
  })
}
