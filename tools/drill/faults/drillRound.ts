import { setTimeout as pause } from 'node:timers/promises'
import { rankFor } from '../../../schema/rules/ranks.ts'
import { readModelLags } from '../../../server/readmodels/engine/readModelStatus.queries.ts'
import { experienceOf } from '../../../server/readmodels/experienceStatement/experienceStatement.queries.ts'
import { invariantChecks } from '../../../server/runtime/verify/invariantChecks.ts'
import type { World } from './drillWorld.ts'
import { weighVisits } from './dueVisits.ts'
import type { FaultKind } from './faultKinds.ts'
import { emptyRow, type FaultRow } from './faultTable.ts'
import { enter, weigh } from './ledger.ts'
import { beginMixedLoad, emptyTally } from './mixedLoad.ts'
import type { PairSite } from './pairSite.ts'

/** For so long all is well under load before a fault and after it: at least, and at most. */
const WELL_MS = [300, 1_000] as const
/** Longer than another process needs to take over read models and to set aside poison events. */
const SHOWN_MS = 15_000

/**
 * Causes a fault under load. Afterwards, every unanswered call is sent again, and the log is compared with the answers and verified.
 * @throws Error if the site does not recover
 */
export async function drillRound(world: World, kind: FaultKind): Promise<FaultRow> {
  const { site, lanes, colleagues, random, ledger } = world
  await learnRanks(world)
  const tally = emptyTally()
  const load = beginMixedLoad(site.servers, lanes, { colleagues, tally })
  await pause(random.between(...WELL_MS))
  const unmeant = await kind.happen(site, random).then(
    () => [],
    (error: unknown) => [String(error)],
  )
  await pause(random.between(...WELL_MS))
  await load.end()
  await untilReady(site)
  await load.resolve()
  enter(ledger, tally)
  const { lost, doubled, faults } = await weigh(site.db, ledger)
  const visits = await weighVisits(site)
  const unplaced = tally.placed.size > 0 ? [] : ['nobody could place an order']
  return {
    ...{ ...emptyRow(kind.name), rounds: 1, lost: lost + visits.lost, doubled: doubled + visits.doubled },
    ...{ acknowledged: tally.acknowledged, unknown: tally.unknown },
    ...{ slowestAnswer: Math.round(tally.slowest), slowestStart: site.takeSlowestStart() },
    faults: [
      ...[...unmeant, ...unplaced, ...faults, ...visits.faults, ...tally.faults],
      ...(await notShown(site)),
      ...(await newViolations(world)),
    ],
  }
}

/** Served customers may have risen in rank; the product then rejects prices without the discount. */
async function learnRanks({ site, lanes }: World): Promise<void> {
  for (const lane of lanes)
    lane.rankDiscount = rankFor(await experienceOf(site.db, lane.customer.userId)).discountTenths
}

/** Read models may be behind for a while, and no longer. @returns those that are */
async function notShown({ home }: PairSite): Promise<readonly string[]> {
  for (const until = performance.now() + SHOWN_MS; ; await pause(100)) {
    const lags = await readModelLags(home, Temporal.Now.instant())
    const behind = lags.filter(({ isCaughtUp }) => !isCaughtUp)
    if (behind.length === 0) return []
    if (performance.now() > until) return behind.map(({ name, lag }) => `${name} stays ${lag} behind`)
  }
}

/** The product's own verification. @returns what contradicts an invariant, and did not before */
async function newViolations({ site, violations }: World): Promise<readonly string[]> {
  const reports = await Promise.all(invariantChecks(site.home).map((check) => check()))
  const found = reports
    .flat()
    .flatMap((report) => report.violations.map((words) => `${report.invariant}. ${report.title}: ${words}`))
    .filter((violation) => !violations.has(violation))
  for (const violation of found) violations.add(violation)
  return found
}

async function untilReady({ servers }: PairSite): Promise<void> {
  for (const { url } of servers)
    for (let tries = 0; ; tries++) {
      const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(
        () => undefined,
      )
      if (answer?.ok) break
      if (tries > 300) throw new Error(`${url} is not ready: ${await answer?.text()}`)
      await pause(200)
    }
}
