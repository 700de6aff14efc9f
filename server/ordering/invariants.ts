import type { Audit } from '../kernel/audit.ts'
import { auditDays } from './invariantsOfDays.ts'
import { auditExperience, auditPayments, auditTransitions } from './invariantsOfOrders.ts'
import { auditBalances, auditRefunds } from './invariantsOfPoints.ts'
import { auditWork } from './invariantsOfWork.ts'

/**
 * Invariants 1 to 5, 8 and 10 of the event model, fresh for one pass over the log. Invariant 6 is billing's own; 7 compares read models
 * and needs a database.
 */
export function orderingAudits(): Audit[] {
  return [
    auditBalances(),
    auditPayments(),
    auditRefunds(),
    auditExperience(),
    auditDays(),
    auditTransitions(),
    auditWork(),
  ]
}
