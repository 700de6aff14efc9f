import { setTimeout as wait } from 'node:timers/promises'
import { comparePositions, type Position } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { livePositions } from './generations.store.ts'
import type { Projection } from './projection.ts'
import type { Progress } from './runnerProgress.ts'

/** Whose progress matters: projections by name, or those that handle any of these event types; all of them where the types are not known. */
export type Interest =
  | { readonly projections: readonly string[] }
  | { readonly types: readonly string[] | undefined }

/** How often the checkpoint rows are asked for projections that another process writes. */
const POLL_MS = 25

export function interested(projections: readonly Projection[], interest: Interest): string[] {
  const chosen = projections.filter((projection) =>
    'projections' in interest
      ? interest.projections.includes(projection.name)
      : (interest.types?.some((type) => projection.types.includes(type)) ?? true),
  )
  return chosen.map(({ name }) => name)
}

/**
 * Waits until readers of these projections see everything up to a position.
 * @returns false when that was not so within the time: what is read then is stale
 */
export async function waitForProjections(
  known: { readonly db: Db; readonly progress: Progress },
  names: readonly string[],
  until: { readonly position: Position; readonly timeoutMs: number },
): Promise<boolean> {
  const deadline = AbortSignal.timeout(until.timeoutMs)
  const expired = new Promise<false>((resolve) => deadline.addEventListener('abort', () => resolve(false)))
  return Promise.race([caughtUp({ ...known, names, position: until.position, deadline }), expired])
}

interface Waiting {
  readonly db: Db
  readonly progress: Progress
  readonly names: readonly string[]
  readonly position: Position
  readonly deadline: AbortSignal
}

async function caughtUp(waiting: Waiting): Promise<boolean> {
  const { progress, position } = waiting
  let behind = waiting.names
  let askedAt = Number.NEGATIVE_INFINITY
  while (!waiting.deadline.aborted) {
    const moved = progress.moved()
    behind = behind.filter((name) => !progress.hasReached(name, position))
    const elsewhere = behind.filter((name) => !progress.leads(name))
    // by the clock: other progress may move all the time
    const isDue = performance.now() - askedAt >= POLL_MS
    const isAsked = elsewhere.length > 0 && (isDue || progress.hasHeardOf(position))
    if (isAsked) askedAt = performance.now()
    const reached = isAsked ? await reachedElsewhere(waiting, elsewhere) : []
    behind = behind.filter((name) => !reached.includes(name))
    if (behind.length === 0) return true
    const dueIn = Math.max(0, askedAt + POLL_MS - performance.now())
    await (elsewhere.length > 0 ? Promise.race([moved, wait(dueIn)]) : moved)
  }
  return false
}

/** A database that does not answer leaves the answer stale; the command itself is done. */
async function reachedElsewhere({ db, position }: Waiting, names: readonly string[]): Promise<string[]> {
  const positions = await livePositions(db, names).catch(() => new Map<string, Position>())
  return names.filter((name) => comparePositions(positions.get(name) ?? ('0' as Position), position) >= 0)
}
