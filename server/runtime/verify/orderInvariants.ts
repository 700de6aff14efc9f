import type { Audit } from './audit.ts'
import { auditDays } from './invariantsOfDays.ts'
import { auditExperience, auditPayments, auditTransitions } from './invariantsOfOrders.ts'
import { auditBalances, auditRefunds } from './invariantsOfPoints.ts'
import { auditRewards } from './invariantsOfRewards.ts'
import { auditSeries } from './invariantsOfSeries.ts'
import { auditWork } from './invariantsOfWork.ts'

/**
 * Invariants 1 to 5 and 8 to 11, fresh for one pass over the log. Invariant 6 is billing's own; 7 compares read models
 * and needs a database. They fold events by themselves, because they check the fold that the product uses.
 */
export function orderingAudits(): Audit[] {
  return [
    auditBalances(),
    auditPayments(),
    auditRefunds(),
    auditExperience(),
    auditDays(),
    auditTransitions(),
    auditRewards(),
    auditWork(),
    auditSeries(),
  ]
}
