import { inBusinessZone } from '../../kernel/time.ts'
import { averysVisits } from './demoAverysVisits.ts'
import { backlog } from './demoBacklog.ts'
import { fullDays } from './demoFullDays.ts'
import { neighboursPast, neighboursPlans } from './demoNeighbourVisits.ts'
import { workOfToday } from './demoToday.ts'
import type { DemoVisit } from './demoVisit.ts'

/** All orders, in no order of time. @param startedAt the moment from which every date of the demo data counts */
export function demoVisits(startedAt: Temporal.Instant): readonly DemoVisit[] {
  const today = inBusinessZone(startedAt).toPlainDate()
  return [
    ...averysVisits(startedAt),
    ...fullDays(today),
    ...workOfToday(startedAt),
    ...neighboursPast(today),
    ...neighboursPlans(today),
    ...backlog(today),
  ]
}
