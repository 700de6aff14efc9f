import { createSeededRandom, type SeededRandom } from '../../seededRandom.ts'
import { drillRound } from './drillRound.ts'
import { settle, type World } from './drillWorld.ts'
import { FAULT_KINDS, type FaultKind } from './faultKinds.ts'
import { emptyRow, type FaultRow, seconds, withRound } from './faultTable.ts'
import { openPairSite } from './pairSite.ts'

export interface FaultDrillOrder {
  /** Over all faults together. */
  readonly rounds: number
  readonly seed: number
  /** Which faults, by their names; all unless told. */
  readonly names?: readonly string[]
  readonly tell: (line: string) => void
}

/**
 * Lets one thing after the other go wrong under load, and holds what is there after each round against what everybody was told. The same
 * seed gives the same faults, wishes and moments; what the machine makes of them differs.
 * @returns a row for each fault. After a round that could not be ended there are no more
 */
export async function drillFaults(order: FaultDrillOrder): Promise<readonly FaultRow[]> {
  const site = await openPairSite()
  try {
    const world = await settle(site, createSeededRandom(order.seed))
    const chosen = FAULT_KINDS.filter(({ name }) => order.names?.includes(name) ?? true)
    const rows = new Map(chosen.map((kind) => [kind.name, emptyRow(kind.name, kind.skipped?.(site))]))
    const possible = chosen.filter(({ name }) => rows.get(name)?.skipped === undefined)
    await drillAll(world, deal(possible, order.rounds, world.random), { rows, tell: order.tell })
    return [...rows.values()]
  } finally {
    await site.leave()
  }
}

/** Which fault each round has: every one as often as the others, or once more, in an order of the seed's. */
function deal(kinds: readonly FaultKind[], rounds: number, random: SeededRandom): readonly FaultKind[] {
  return Array.from({ length: kinds.length > 0 ? rounds : 0 }, (_, nth) => nth % kinds.length)
    .map((nth) => ({ nth, at: random.between(0, 2 ** 31) }))
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ nth }) => kinds[nth] ?? [])
}

async function drillAll(
  world: World,
  dealt: readonly FaultKind[],
  { rows, tell }: { readonly rows: Map<string, FaultRow>; readonly tell: (line: string) => void },
): Promise<void> {
  for (const [nth, kind] of dealt.entries()) {
    const began = performance.now()
    let isOver = false
    const round = await drillRound(world, kind).catch((error: unknown): FaultRow => {
      isOver = true
      return { ...emptyRow(kind.name), rounds: 1, faults: [`the round did not end: ${String(error)}`] }
    })
    const row = { ...round, took: performance.now() - began }
    tell(`${nth + 1} of ${dealt.length}, ${lineOf(row)}`)
    rows.set(kind.name, withRound(rows.get(kind.name) ?? emptyRow(kind.name), row))
    if (isOver) return
  }
}

function lineOf({ fault, took, acknowledged, unknown, slowestAnswer, faults }: FaultRow): string {
  const outcome = faults.length === 0 ? 'holds' : `FAULTS:\n${faults.join('\n')}`
  const counts = `${acknowledged} acknowledged, ${unknown} unknown, slowest answer ${seconds(slowestAnswer)} s`
  return `${fault}, ${seconds(took)} s: ${counts}; ${outcome}`
}
