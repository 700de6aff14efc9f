import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runAudits } from '../runtime/verify/audit.ts'
import { auditDocuments } from '../runtime/verify/invariantsOfDocuments.ts'
import { orderingAudits } from '../runtime/verify/orderInvariants.ts'
import { createDomainWorld } from '../testing/domainWorld.ts'
import { play } from '../testing/everyLife/play.ts'
import { steps, verbs } from '../testing/everyLife/step.ts'

/**
 * Whatever two customers, an admin, the crews and the system do in whatever order, the invariants hold on the log; no move lowers a fee that
 * is due, the fee shown is the fee taken, and it is paid as any spend (decisions M1, M5, M6, M12).
 */

describe('every life', () => {
  it('keeps the invariants, and all verbs happen', () => {
    const happenedVerbs = new Set<string>()
    fc.assert(
      fc.property(fc.array(steps, { minLength: 30, maxLength: 60 }), (story) => {
        const world = createDomainWorld()
        const told = { world, orderIds: [] as string[], looks: new Map() }
        let at = Temporal.Instant.from('2026-11-21T15:00:00Z')
        for (const user of [0, 1])
          play.recharge({ verb: 'recharge', pick: user, turn: 11, hours: 0, ...told, at })
        for (const step of story) {
          at = at.add({ minutes: step.hours * 20 + 1 })
          if (play[step.verb]({ ...step, ...told, at })) happenedVerbs.add(step.verb)
        }
        const reports = runAudits([...orderingAudits(), auditDocuments()], world.log)
        expect(reports.flatMap((report) => report.violations)).toStrictEqual([])
      }),
      { numRuns: 150, seed: 20_261_121 },
    )
    expect(happenedVerbs).toStrictEqual(new Set(verbs))
  })
})
