import type { FollowerLog } from '../../eventstore/consumer/followerLog.ts'
import { gatherBatches } from '../../eventstore/consumer/gatherBatches.ts'
import {
  type Batch,
  comparePositions,
  type EventStore,
  type Position,
  type RecordedEvent,
} from '../../eventstore/port.ts'
import { deadLetterOf, foldStep, type Member, memberOf, type Stretch } from './foldStep.ts'
import type { ModelRecords, Step } from './modelRecords.ts'

/** How much of the log is taken at once when catching up: the more, the fewer rows are written twice. */
const CATCHING_UP = { maxEvents: 4_000, maxMs: 250 }

export interface FollowContext {
  readonly records: Pick<ModelRecords, 'readRows' | 'write'>
  readonly store: Pick<EventStore, 'subscribe'>
  readonly log: FollowerLog
  readonly signal: AbortSignal
  /** Called after each step that was written. */
  readonly moved?: (step: Step) => void
}

/** Generations at one position, which moves with each step that is written. */
export interface Following {
  readonly members: readonly Member[]
  position: Position
}

/** Where generations stop; without it they go on until the signal ends it. */
export interface End {
  readonly until?: Position | undefined
  /** Whether they stop where the log ends for now. */
  readonly untilCaughtUp?: boolean
}

/** Another process moved a checkpoint or replaced a generation: what was folded must not be written. */
export class CheckpointMovedError extends Error {
  override readonly name = 'CheckpointMovedError'
}

/** The database refused the data of a step: one of its events has to be set aside. */
export class RefusedStepError extends Error {
  override readonly name = 'RefusedStepError'
  constructor(
    readonly to: Position,
    cause: unknown,
  ) {
    super(String(cause), { cause })
  }
}

/**
 * Follows the log and folds each batch while the one before it is written. It receives all categories: on every store the checkpoint then
 * passes the last event of each append, for which a command waits before it answers.
 * @throws CheckpointMovedError, RefusedStepError; the members are then of no use any more
 */
export async function followLog(context: FollowContext, following: Following, end: End = {}): Promise<void> {
  let from = following.position
  if (hasReached(from, end.until)) return
  let writing: Promise<void> | undefined
  const take = async (stretch: Stretch) => {
    const step = await foldStep(context.records, following, stretch)
    await writing
    writing = write(context, following, step)
    // its failure is thrown where it is awaited
    writing.catch(() => undefined)
    from = stretch.to
  }
  const reading = subscribed(context, from, async (batches) => {
    for await (const batch of gatherBatches(batches, CATCHING_UP)) {
      const to = earlier(batch.checkpoint, end.until)
      if (comparePositions(to, from) > 0) await take({ from, to, events: upTo(batch, to) })
      if (batch.live) await writing
      if (isOver(end, from, batch)) return
    }
  })
  await reading.finally(() => writing)
}

/**
 * Takes the log event by event up to a position, for one generation, and sets aside the stream of each event that the database refuses.
 * @throws CheckpointMovedError
 */
export async function followSingly(
  context: FollowContext,
  following: Following,
  until: Position,
): Promise<void> {
  let { members } = following
  if (hasReached(following.position, until)) return
  await subscribed(context, following.position, async (batches) => {
    for await (const event of singly(batches, { from: following.position, until })) {
      const stretch = { from: following.position, to: event.position, events: [event] }
      const step = await foldStep(context.records, { members }, stretch)
      try {
        await write(context, following, step)
      } catch (error) {
        if (!(error instanceof RefusedStepError)) throw error
        const letters = members.map(({ key }) => ({ ...deadLetterOf(event, error), key }))
        await write(context, following, { ...step, written: [], deadLetters: letters })
        // without what they knew of rows that were not written
        members = members.map((member) => memberOf(member, [...member.setAside, event.stream]))
      }
    }
  })
}

async function* singly(
  batches: AsyncIterable<Batch>,
  { from, until }: { readonly from: Position; readonly until: Position },
): AsyncGenerator<RecordedEvent> {
  for await (const batch of batches) {
    yield* upTo(batch, until).filter(({ position }) => comparePositions(position, from) > 0)
    if (hasReached(batch.checkpoint, until)) return
  }
}

async function write(
  { records, moved, log }: FollowContext,
  following: Following,
  step: Step,
): Promise<void> {
  const isWritten = await records.write(step).catch((error: unknown) => {
    throw isPoison(error) ? new RefusedStepError(step.to, error) : error
  })
  if (!isWritten) throw new CheckpointMovedError(`the read models are no longer at ${step.from}`)
  for (const { key, event, error } of step.deadLetters) {
    const about = { projection: key.name, generation: key.generation, stream: event.stream, error }
    log.error(
      { ...about, revision: String(event.revision) },
      'an event could not be projected: its stream is set aside until a rebuild',
    )
  }
  following.position = step.to
  moved?.(step)
}

/** SQLSTATE classes that blame the data: 22 data exception, 23 integrity violation, 54 a limit of the database. */
const DATA_FAULTS = ['22', '23', '54']

/**
 * Tells a fault of an event from an outage. Only the former may ever set a stream aside: a database that is away, full, or missing a
 * table is waited for, however long it takes.
 */
export function isPoison(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.length === 5 && DATA_FAULTS.includes(code.slice(0, 2))
}

async function subscribed(
  { store, signal }: FollowContext,
  after: Position,
  work: (batches: AsyncIterable<Batch>) => Promise<void>,
): Promise<void> {
  const subscription = new AbortController()
  try {
    await work(store.subscribe({ after, signal: AbortSignal.any([signal, subscription.signal]) }))
  } finally {
    subscription.abort()
  }
}

function isOver({ until, untilCaughtUp }: End, from: Position, { live }: Batch): boolean {
  return hasReached(from, until) || (live && untilCaughtUp === true)
}

function upTo({ events }: Batch, to: Position): readonly RecordedEvent[] {
  return events.filter(({ position }) => comparePositions(position, to) <= 0)
}

function hasReached(position: Position, until: Position | undefined): boolean {
  return until !== undefined && comparePositions(position, until) >= 0
}

function earlier(position: Position, until: Position | undefined): Position {
  return until !== undefined && comparePositions(until, position) < 0 ? until : position
}
