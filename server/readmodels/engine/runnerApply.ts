import { categoryOf, comparePositions, type Position, type RecordedEvent } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { moveCheckpoint } from './checkpoints.store.ts'
import { type DeadLetter, enterDeadLetter } from './deadLetters.store.ts'
import { foldRows, touchedKeys } from './foldRows.ts'
import type { GenerationKey } from './generations.store.ts'
import type { Projection } from './projection.ts'
import { loadRows, writeRows } from './readModelTables.store.ts'

/** One projection in one generation of its tables. */
export interface Target {
  readonly projection: Projection
  readonly key: GenerationKey
}

/** What lies between two checkpoints: events to apply, or an event to set aside. */
export interface Step {
  readonly from: Position
  readonly to: Position
  readonly events: readonly RecordedEvent[]
  readonly deadLetter?: DeadLetter
}

/**
 * Takes one step: rows, dead letters and the checkpoint change together or not at all, so that a step is taken exactly once whatever
 * dies in between, and whoever else tries.
 * @throws CheckpointMovedError, GenerationRetiredError when the step is not ours to take
 * @throws FoldError when a fold refuses an event
 */
export async function applyStep(db: Db, target: Target, step: Step): Promise<void> {
  // most events do not concern a projection: moving its checkpoint is then a single statement
  const isMoveOnly = sift(target.projection, step).known.length === 0 && !step.deadLetter
  if (isMoveOnly) return applyWithin(db, target, step)
  await db.transaction().execute((trx) => applyWithin(trx, target, step))
}

/** The same inside a transaction that is under way. */
export async function applyWithin(trx: Db, { projection, key }: Target, step: Step): Promise<void> {
  const { skipped } = sift(projection, step)
  const { setAside } = await moveCheckpoint(trx, key, { from: step.from, to: step.to, skipped })
  if (step.deadLetter) await enterDeadLetter(trx, key, step.deadLetter)
  const { known } = sift(projection, { ...step, setAside })
  if (known.length === 0) return
  const before = await loadRows(trx, key, { projection, keys: touchedKeys(projection, known) })
  await writeRows(trx, key, { projection, rows: foldRows(projection, known, before) })
}

/** What of a stretch a projection folds, and how many events of its categories it does not know. */
export interface Sifted {
  readonly known: readonly RecordedEvent[]
  readonly skipped: number
}

/** A stretch of the log as one generation meets it. */
export interface Stretch {
  readonly from: Position
  readonly events: readonly RecordedEvent[]
  /** Streams that are set aside. */
  readonly setAside?: ReadonlySet<string>
}

/** Leaves out what was delivered before, what does not concern the projection, and streams that are set aside. */
export function sift(projection: Projection, stretch: Stretch): Sifted {
  return siftByCategory(projection, { ...stretch, events: byCategory(stretch.events) })
}

/** The same with events by category, which several projections share. */
export function siftByCategory(
  { categories, types }: Projection,
  {
    from,
    events,
    setAside,
  }: Omit<Stretch, 'events'> & { readonly events: ReadonlyMap<string, readonly RecordedEvent[]> },
): Sifted {
  const ours = categories
    .flatMap((category) => events.get(category) ?? [])
    .filter(({ position }) => comparePositions(position, from) > 0)
  const ofTypes = ours.filter(({ type }) => types.includes(type))
  const known = setAside?.size ? ofTypes.filter(({ stream }) => !setAside.has(stream)) : ofTypes
  return { known, skipped: ours.length - ofTypes.length }
}

/** Events by category. Rows depend on one stream each, so that the order of streams does not matter. */
export function byCategory(events: readonly RecordedEvent[]): ReadonlyMap<string, readonly RecordedEvent[]> {
  return Map.groupBy(events, ({ stream }) => categoryOf(stream))
}
