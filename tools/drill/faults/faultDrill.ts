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
  /** All by default. */
  readonly kinds?: readonly FaultKind[]
  /** Names of faults among them; all by default. */
  readonly names?: readonly string[]
  readonly tell: (line: string) => void
}

/** After so many rounds a new site takes the place of the old one, whose log would take longer and longer to verify. */
const ROUNDS_OF_A_SITE = 25

/**
 * Causes faults under load, and compares the log with all answers after each round. The same seed gives the same faults, wishes and
 * moments; the outcome depends on the machine.
 * @returns a row for each fault
 */
export async function drillFaults({
  rounds,
  seed,
  kinds = FAULT_KINDS,
  names,
  tell,
}: FaultDrillOrder): Promise<readonly FaultRow[]> {
  const random = createSeededRandom(seed)
  const chosen = kinds.filter(({ name }) => names?.includes(name) ?? true)
  const left = [...deal(chosen, rounds, random)]
  const rows = new Map(chosen.map(({ name }) => [name, emptyRow(name)]))
  while (left.length > 0) {
    const site = await openPairSite()
    try {
      const world = await settle(site, random.fork())
      for (let nth = 0; nth < ROUNDS_OF_A_SITE; nth++) {
        const kind = left.shift()
        if (kind === undefined) break
        const { hasEnded, ...row } = await drillKind(world, kind)
        rows.set(kind.name, withRound(rows.get(kind.name) ?? row, row))
        tell(lineOf(row))
        // its acknowledged commands are unknown
        if (!hasEnded) break
      }
    } finally {
      await site.leave()
    }
  }
  return [...rows.values()]
}

/** Which fault each round has: every one as often as the others, or once more, in an order of the seed's. */
function deal(kinds: readonly FaultKind[], rounds: number, random: SeededRandom): readonly FaultKind[] {
  return Array.from({ length: rounds }, (_, nth) => nth % kinds.length)
    .map((nth) => ({ nth, at: random.between(0, 2 ** 31) }))
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ nth }) => kinds[nth] ?? [])
}

async function drillKind(world: World, kind: FaultKind): Promise<FaultRow & { readonly hasEnded: boolean }> {
  const skipped = kind.skipped?.(world.site)
  if (skipped !== undefined) return { ...emptyRow(kind.name, skipped), hasEnded: true }
  const began = performance.now()
  const tried = await drillRound(world, kind).then(
    (row) => ({ ...row, hasEnded: true }),
    (error: unknown) => ({
      ...{ ...emptyRow(kind.name), rounds: 1, hasEnded: false },
      faults: [`the round did not end: ${String(error)}`],
    }),
  )
  const took = performance.now() - began
  const errors = world.site.takeErrors()
  return tried.faults.length === 0
    ? { ...tried, took }
    : { ...tried, took, faults: [...tried.faults, ...errors] }
}

function lineOf({ fault, skipped, took, acknowledged, unknown, slowestAnswer, faults }: FaultRow): string {
  if (skipped !== undefined) return `${fault}: skipped, ${skipped}`
  const outcome = faults.length === 0 ? 'holds' : `FAULTS:\n${faults.join('\n')}`
  const counts = `${acknowledged} acknowledged, ${unknown} unknown, slowest answer ${seconds(slowestAnswer)} s`
  return `${fault}, ${seconds(took)} s: ${counts}; ${outcome}`
}
