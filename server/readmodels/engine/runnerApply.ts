import { categoryOf, comparePositions, type Position, type RecordedEvent } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { moveCheckpoint } from './checkpoints.store.ts'
import { foldRows, touchedKeys } from './foldRows.ts'
import type { GenerationKey } from './generations.store.ts'
import { type Parking, parkEvents, parkedStreamsAmong } from './parkedEvents.store.ts'
import type { Projection } from './projection.ts'
import { loadRows, writeRows } from './readModelTables.store.ts'

/** One projection in one generation of its tables. */
export interface Target {
  readonly projection: Projection
  readonly key: GenerationKey
}

/** What is between two checkpoints: events to apply, and events to hold back. */
export interface Step {
  readonly from: Position
  readonly to: Position
  readonly events: readonly RecordedEvent[]
  readonly parkings?: readonly Parking[]
}

/**
 * Takes one step: rows, held back events and the checkpoint change together or not at all, so that a step is taken exactly once
 * whatever dies in between, and whoever else tries.
 * @throws CheckpointMovedError, GenerationRetiredError when the step is not ours to take
 * @throws FoldError when a fold refuses an event
 */
export async function applyStep(db: Db, target: Target, step: Step): Promise<void> {
  // most of what happens is none of a projection's business: then one statement does
  if (
    sift(target.projection, step.from, byCategory(step.events)).known.length === 0 &&
    !step.parkings?.length
  )
    return applyWithin(db, target, step)
  await db.transaction().execute((trx) => applyWithin(trx, target, step))
}

/** The same inside a transaction that is under way. */
export async function applyWithin(trx: Db, target: Target, step: Step): Promise<void> {
  const { known, skipped } = sift(target.projection, step.from, byCategory(step.events))
  const { hasParked } = await moveCheckpoint(trx, target.key, { from: step.from, to: step.to, skipped })
  const streams = hasParked ? [...new Set(known.map(({ stream }) => stream))] : []
  const parked = await parkedStreamsAmong(trx, target.key, streams)
  const waiting = known.filter(({ stream }) => parked.has(stream))
  const held = waiting.map((event) => ({ event, error: null }))
  await parkEvents(trx, target.key, [...held, ...(step.parkings ?? [])])
  await foldInto(
    trx,
    target,
    known.filter(({ stream }) => !parked.has(stream)),
  )
}

/** Folds events into the rows as they stand. Inside a transaction that holds the generation. */
export async function foldInto(trx: Db, target: Target, events: readonly RecordedEvent[]): Promise<void> {
  const { projection, key } = target
  if (events.length === 0) return
  const before = await loadRows(trx, key, { projection, keys: touchedKeys(projection, events) })
  await writeRows(trx, key, { projection, rows: foldRows(projection, events, before) })
}

/** What of a stretch a projection knows, and how many events of its categories it does not. */
export interface Sifted {
  readonly known: readonly RecordedEvent[]
  readonly skipped: number
}

/** Leaves out what was delivered before and what is none of the projection's business. */
export function sift(
  { categories, types }: Projection,
  from: Position,
  events: ReadonlyMap<string, readonly RecordedEvent[]>,
): Sifted {
  const ours = categories
    .flatMap((category) => events.get(category) ?? [])
    .filter(({ position }) => comparePositions(position, from) > 0)
  const known = ours.filter(({ type }) => types.includes(type))
  return { known, skipped: ours.length - known.length }
}

/** Events by category. Rows depend on one stream each, so that the order of streams does not matter. */
export function byCategory(events: readonly RecordedEvent[]): ReadonlyMap<string, readonly RecordedEvent[]> {
  return Map.groupBy(events, ({ stream }) => categoryOf(stream))
}
