import { comparePositions, type EventStore, type Position } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { deadLetterCounts } from './deadLetters.store.ts'
import { type Generation, openGenerations } from './generations.store.ts'
import type { Projection } from './projection.ts'

/** How one read model stands, for readiness and metrics. */
export interface ProjectionStatus {
  readonly name: string
  readonly generation: number
  readonly codeVersion: number
  readonly position: Position
  readonly head: Position
  /** Distance to the head in the store's own positions: about events on PostgreSQL, bytes on KurrentDB; 0 when caught up. */
  readonly lag: number
  readonly isCaughtUp: boolean
  /**
   * What readers see was made by older code: tables or columns that this code asks for may not be there until its own is built. Newer code
   * only adds to them (docs/rollout.md).
   */
  readonly isOfOlderCode: boolean
  /** Whether this process writes it. */
  readonly isLedHere: boolean
  /** Dead letters: events that could not be projected, each of which sets its stream aside. */
  readonly deadLetters: number
  readonly skippedEvents: number
  /** The generation that is being built beside it, if there is one. */
  readonly building: { readonly generation: number; readonly position: Position } | undefined
}

export async function projectionStatus(
  from: { readonly db: Db; readonly store: EventStore; readonly isLedHere: boolean },
  projections: readonly Projection[],
): Promise<ProjectionStatus[]> {
  // the head first: what is projected meanwhile may pass it, which is no lag
  const head = await from.store.head()
  const [open, letters] = await Promise.all([openGenerations(from.db), deadLetterCounts(from.db)])
  return projections.flatMap(({ name, version }) => {
    const live = open.find((row) => row.name === name && row.status === 'live')
    if (!live) return []
    const dead = letters.find((row) => row.name === name && row.generation === live.generation)
    return {
      ...standing(live, head),
      isOfOlderCode: live.codeVersion < version,
      isLedHere: from.isLedHere,
      deadLetters: dead?.events ?? 0,
      building: open.find((row) => row.name === name && row.status === 'building'),
    }
  })
}

function standing({ name, generation, codeVersion, position, skipped }: Generation, head: Position) {
  const isCaughtUp = comparePositions(position, head) >= 0
  const lag = isCaughtUp ? 0 : Number(BigInt(head) - BigInt(position))
  return { name, generation, codeVersion, position, head, lag, isCaughtUp, skippedEvents: skipped }
}
