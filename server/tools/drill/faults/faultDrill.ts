import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { businessDate } from '../../../kernel/time.ts'
import { workdays } from '../../../testing/bookings.ts'
import { settleAdmin, settleStaff } from '../../../testing/colleagues.ts'
import { settleNewcomer } from '../../../testing/newcomers.ts'
import { seedCatalog } from '../../demo/demoCatalog.store.ts'
import { createSeededRandom, type SeededRandom } from '../../seededRandom.ts'
import { FAULT_KINDS, type FaultKind } from './faultKinds.ts'
import { beginMixedLoad, emptyTally, type Tally } from './mixedLoad.ts'
import { openPairSite, type PairSite } from './pairSite.ts'
import type { Colleagues, Lane } from './wishes.ts'

export interface FaultDrillOrder {
  /** Of each kind of fault. */
  readonly rounds: number
  readonly seed: number
  /** Which kinds, by their names; all unless told. */
  readonly kinds?: readonly string[]
  readonly tell: (line: string) => void
}

/** A row of the drill's table: what one kind of fault came to. */
export interface FaultRow {
  readonly fault: string
  readonly skipped?: string
  readonly rounds: number
  readonly acknowledged: number
  readonly unknown: number
  readonly lost: number
  readonly doubled: number
  /** In milliseconds, as {@link slowestStart}. */
  readonly slowestAnswer: number
  readonly slowestStart: number
  readonly faults: readonly string[]
}

interface World {
  readonly site: PairSite
  readonly lanes: readonly Lane[]
  readonly colleagues: Colleagues
  readonly random: SeededRandom
  /** Of all rounds so far. */
  readonly sums: Sums
  readonly tell: (line: string) => void
}

/** What the log must hold. */
interface Sums {
  acknowledged: number
  recharged: number
  rewarded: number
  readonly placed: Set<string>
  readonly cancelled: Set<string>
}

const LANES = 12
/** The most that one grant gives. */
const GRANT = 9_999_999

/**
 * Lets one thing after the other go wrong under load, and holds what is there after each round against what everybody was told. The same
 * seed gives the same wishes and moments; what the machine makes of them differs.
 */
export async function drillFaults({
  rounds,
  seed,
  kinds,
  tell,
}: FaultDrillOrder): Promise<readonly FaultRow[]> {
  const chosen = FAULT_KINDS.filter(({ name }) => kinds === undefined || kinds.includes(name))
  const site = await openPairSite()
  try {
    const world = await settle(site, createSeededRandom(seed), tell)
    const rows: FaultRow[] = []
    for (const kind of chosen) {
      const skipped = kind.skipped?.(site)
      rows.push(skipped === undefined ? await drillKind(world, kind, rounds) : emptyRow(kind.name, skipped))
    }
    return rows
  } finally {
    await site.leave()
  }
}

async function settle(site: PairSite, random: SeededRandom, tell: World['tell']): Promise<World> {
  const now = Temporal.Now.instant()
  const { home, db } = site
  await seedCatalog(db, now)
  const crews = await Promise.all(
    ['Crew 1', 'Crew 2', 'Crew 3'].map((groupNo) => settleCrew(site, groupNo, now)),
  )
  const lanes: Lane[] = []
  for (let nth = 0; nth < LANES; nth++) {
    const customer = await settleNewcomer(home, { points: GRANT, addresses: 2, now })
    lanes.push({ customer, orders: new Map(), payments: [], random: random.fork() })
  }
  const days = workdays(businessDate(now).add({ days: 2 }), 110)
  const colleagues = { admin: await settleAdmin(home, now), crews, days }
  const sums = {
    acknowledged: 0,
    recharged: 0,
    rewarded: LANES,
    placed: new Set(),
    cancelled: new Set(),
  } as Sums
  return { site, lanes, colleagues, random, sums, tell }
}

async function settleCrew({ home, db }: PairSite, groupNo: string, now: Temporal.Instant) {
  const groupId = crypto.randomUUID()
  const at = now.toString()
  await db.insertInto('staff_group').values({ id: groupId, group_no: groupNo, created_at: at }).execute()
  const member = await settleStaff(home, now)
  const joining = { staff_id: member.id, group_id: groupId, joined_at: at }
  await db.insertInto('staff_group_member').values(joining).execute()
  return { groupId, member }
}

async function drillKind(world: World, kind: FaultKind, rounds: number): Promise<FaultRow> {
  let row = emptyRow(kind.name)
  for (let round = 1; round <= rounds; round++) {
    const added = await oneRound(world, kind)
    row = {
      ...row,
      rounds: round,
      acknowledged: row.acknowledged + added.acknowledged,
      unknown: row.unknown + added.unknown,
      lost: row.lost + added.lost,
      doubled: row.doubled + added.doubled,
      slowestAnswer: Math.max(row.slowestAnswer, added.slowestAnswer),
      slowestStart: Math.max(row.slowestStart, added.slowestStart),
      faults: [...row.faults, ...added.faults],
    }
  }
  return row
}

async function oneRound(
  { site, lanes, colleagues, random, sums, tell }: World,
  kind: FaultKind,
): Promise<FaultRow> {
  const tally = emptyTally()
  const load = beginMixedLoad(site.servers, lanes, { colleagues, tally })
  await pause(random.between(500, 1_500))
  const unmeant = await kind.happen(site, random).then(
    () => [],
    (error: unknown) => [String(error)],
  )
  await pause(random.between(500, 1_500))
  await load.end()
  await untilReady(site)
  await load.resolve()
  add(sums, tally)
  const { lost, doubled, faults: differences } = await weigh(site, sums)
  const verified = await site.command('verify')
  const faults = [
    ...unmeant,
    ...differences,
    ...tally.faults,
    ...(verified.code === 0 ? [] : [`verify ended with ${verified.code}:\n${verified.output}`]),
  ]
  const { acknowledged, refused, unknown, wereThere, slowest } = tally
  tell(
    `${kind.name}: ${acknowledged} acknowledged, ${refused} refused, ${unknown} unknown of which ${wereThere} were carried out in the end, ` +
      `${lost} lost, ${doubled} doubled, slowest answer ${seconds(slowest)} s; ${faults.length === 0 ? 'verify passed' : `FAULTS:\n${faults.join('\n')}`}`,
  )
  const slow = { slowestAnswer: Math.round(slowest), slowestStart: site.takeSlowestStart() }
  return { fault: kind.name, rounds: 1, acknowledged, unknown, lost, doubled, ...slow, faults }
}

function add(sums: Sums, tally: Tally): void {
  sums.acknowledged += tally.acknowledged
  sums.recharged += tally.recharged
  sums.rewarded += tally.rewarded
  for (const orderNo of tally.placed) sums.placed.add(orderNo)
  for (const orderNo of tally.cancelled) sums.cancelled.add(orderNo)
}

/** Every key that was acknowledged is used once, and what it stands for is there as often. */
async function weigh({ db }: PairSite, sums: Sums): Promise<Pick<FaultRow, 'lost' | 'doubled' | 'faults'>> {
  const { rows } = await sql<{ type: string; events: number }>`
    select type, count(*)::integer as events from es.event group by type`.execute(db)
  const found = (type: string) => rows.find((row) => row.type === type)?.events ?? 0
  const differences = Object.entries({
    'key.used': sums.acknowledged,
    'order.placed': sums.placed.size,
    'order.cancelled': sums.cancelled.size,
    'points.recharged': sums.recharged,
    'points.rewarded': sums.rewarded,
  }).map(([type, told]) => ({ type, told, is: found(type) }))
  return {
    lost: Math.max(0, ...differences.map(({ told, is }) => told - is)),
    doubled: Math.max(0, ...differences.map(({ told, is }) => is - told)),
    faults: differences
      .filter(({ told, is }) => told !== is)
      .map(({ type, told, is }) => `${told} times ${type} were acknowledged, and ${is} are there`),
  }
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

function emptyRow(fault: string, skipped?: string): FaultRow {
  const counts = {
    rounds: 0,
    acknowledged: 0,
    unknown: 0,
    lost: 0,
    doubled: 0,
    slowestAnswer: 0,
    slowestStart: 0,
  }
  return { fault, ...(skipped !== undefined && { skipped }), ...counts, faults: [] }
}

/** Whether a kind of fault did no harm. */
export function holds({ lost, doubled, faults }: FaultRow): boolean {
  return lost === 0 && doubled === 0 && faults.length === 0
}

/** The drill's table, as Markdown. */
export function tableOf(rows: readonly FaultRow[]): readonly string[] {
  const lines = rows.map((row) =>
    row.skipped === undefined
      ? `| ${row.fault} | ${row.rounds} | ${row.acknowledged} | ${row.unknown} | ${row.lost} | ${row.doubled} | ${seconds(row.slowestAnswer)} | ${seconds(row.slowestStart)} | ${holds(row) ? 'holds' : 'FAILS'} |`
      : `| ${row.fault} | skipped: ${row.skipped} | | | | | | | |`,
  )
  const head =
    '| fault | rounds | acknowledged | unknown | lost | doubled | slowest answer s | slowest start s | |'
  return [head, '|---|--:|--:|--:|--:|--:|--:|--:|---|', ...lines]
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1)
}
