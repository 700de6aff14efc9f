import { setTimeout as pause } from 'node:timers/promises'
import { businessDate } from '../../kernel/time.ts'
import { apiClient } from '../../testing/apiClient.ts'
import { workdays } from '../../testing/bookings.ts'
import { createSeededRandom, type SeededRandom } from '../seededRandom.ts'
import { auditAccount } from './audit.ts'
import type { Account } from './ledger.ts'
import { beginLoad } from './load.ts'
import { prepareAccounts } from './prepareAccounts.ts'
import { openSite, type Site } from './site.ts'

export interface DrillOrder {
  readonly rounds: number
  readonly seed: number
  /** Takes one line. */
  readonly tell: (line: string) => void
}

export interface DrillOutcome {
  readonly kills: number
  readonly acknowledged: number
  readonly unanswered: number
  readonly wereThere: number
  /** The longest start, in milliseconds from the program's start until it was ready. */
  readonly slowestStart: number
  readonly faults: readonly string[]
}

interface World extends DrillOrder {
  readonly site: Site
  readonly accounts: readonly Account[]
  readonly random: SeededRandom
  readonly days: readonly string[]
}

const CUSTOMERS = 16
/** Within this time the program is on its way up, or has just become ready. */
const START_MS = 2_500
const LOAD_MS = 1_500

/**
 * Kills the running product again and again, under load and while it starts, and holds what is there after each start against what its
 * customers were told. The same seed gives the same moments and wishes; what the machine makes of them differs.
 */
export async function drill(order: DrillOrder): Promise<DrillOutcome> {
  const site = await openSite()
  try {
    const accounts = await prepareAccounts(site, CUSTOMERS)
    const days = workdays(businessDate(Temporal.Now.instant()).add({ days: 2 }), 110)
    const world = { ...order, site, accounts, days, random: createSeededRandom(order.seed) }
    site.start()
    await site.ready()
    const rounds: DrillOutcome[] = []
    for (let round = 1; round <= order.rounds; round++) rounds.push(await oneRound(world, round))
    await site.stop()
    return summed(rounds)
  } finally {
    await site.leave()
  }
}

async function oneRound({ site, accounts, random, days, tell }: World, round: number): Promise<DrillOutcome> {
  const client = apiClient(site.url)
  const load = beginLoad(client, accounts, { random: random.fork(), days })
  const loadMs = random.between(50, LOAD_MS)
  await pause(loadMs)
  // A drill that acknowledged nothing would prove nothing, however slow the machine.
  while (round === 1 && load.count.acknowledged === 0 && load.count.unanswered === 0) await pause(20)
  await site.kill()
  const { acknowledged, refused, unanswered, failures } = await load.end()
  const startKills = random.percent(35) ? [random.between(0, START_MS)] : []
  for (const ms of startKills) {
    site.start()
    await pause(ms)
    await site.kill()
  }
  site.start()
  const slowestStart = await site.ready()
  const audits = await Promise.all(accounts.map((account) => auditAccount(client, account)))
  const verified = await site.verify()
  const wereThere = audits.reduce((sum, one) => sum + one.wereThere, 0)
  const faults = [
    ...failures.map((failure) => `answered ${failure}`),
    ...audits.flatMap((audit) => audit.faults),
    ...(verified.code === 0 ? [] : [`verify ended with ${verified.code}:\n${verified.output}`]),
  ].map((fault) => `round ${round}: ${fault}`)
  tell(
    `round ${round}: killed after ${loadMs} ms of load${startKills.map((ms) => ` and ${ms} ms into the next start`)}; ` +
      `${acknowledged} acknowledged, ${refused} refused, ${unanswered} unanswered of which ${wereThere} were there; ` +
      `ready again in ${(slowestStart / 1000).toFixed(1)} s; ${faults.length === 0 ? 'verify passed, nothing lost' : `FAULTS:\n${faults.join('\n')}`}`,
  )
  return { kills: 1 + startKills.length, acknowledged, unanswered, wereThere, slowestStart, faults }
}

function summed(rounds: readonly DrillOutcome[]): DrillOutcome {
  const sum = (figure: (round: DrillOutcome) => number) =>
    rounds.reduce((total, round) => total + figure(round), 0)
  return {
    kills: sum(({ kills }) => kills),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    unanswered: sum(({ unanswered }) => unanswered),
    wereThere: sum(({ wereThere }) => wereThere),
    slowestStart: Math.max(0, ...rounds.map(({ slowestStart }) => slowestStart)),
    faults: rounds.flatMap(({ faults }) => faults),
  }
}
