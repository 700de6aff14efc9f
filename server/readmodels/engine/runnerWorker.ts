import { setTimeout as wait } from 'node:timers/promises'
import type { FollowerLog } from '../../eventstore/consumer/followerLog.ts'
import { gatherBatches } from '../../eventstore/consumer/gatherBatches.ts'
import { type Batch, comparePositions, type EventStore, type Position } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { keepDoing, RETRY_POLICIES, retryDelay } from '../../kernel/retryPolicies.ts'
import { GenerationRetiredError } from './checkpoints.store.ts'
import { type Generation, openGenerations } from './generations.store.ts'
import type { Projection } from './projection.ts'
import { cutOver, LockTimeoutError } from './runnerCutover.ts'
import { isPoison } from './runnerFailure.ts'
import type { Progress } from './runnerProgress.ts'
import { replayParked } from './runnerReplay.ts'
import { takeStep } from './runnerRetry.ts'

export interface WorkerContext {
  readonly db: Db
  readonly store: EventStore
  readonly log: FollowerLog
  readonly progress: Progress
  readonly signal: AbortSignal
}

/** Work on one generation, whose lock this process holds. */
export interface Assignment {
  readonly projection: Projection
  readonly key: Generation
}

/**
 * Brings one generation up to date and keeps it there until the signal ends it or a newer generation replaces it. Whatever goes
 * wrong on the way, it starts again from the checkpoint in the database.
 */
export async function keepUpToDate(context: WorkerContext, assignment: Assignment): Promise<void> {
  const { log, signal, progress } = context
  const retired = new AbortController()
  await keepDoing(
    AbortSignal.any([signal, retired.signal]),
    (succeeded) => follow(context, assignment, succeeded).finally(() => progress.leave(assignment.key)),
    (error) => {
      if (error instanceof GenerationRetiredError) return retired.abort()
      log.warn({ projection: assignment.key.name, error: String(error) }, 'projecting again')
    },
  )
}

async function follow(context: WorkerContext, assignment: Assignment, succeeded: () => void): Promise<void> {
  const subscription = new AbortController()
  const signal = AbortSignal.any([context.signal, subscription.signal])
  await replay(context, assignment)
  let checkpoint: Checkpoint = await current(context.db, assignment.key)
  reportReached(context, assignment, checkpoint)
  try {
    // every category, also those it ignores: only so does its checkpoint pass the last event of each append on every store,
    // for which a command waits before it answers
    for await (const batch of gatherBatches(
      context.store.subscribe({ after: checkpoint.position, signal }),
    )) {
      checkpoint = await advance({ ...context, signal }, assignment, { checkpoint, batch })
      succeeded()
      reportReached(context, assignment, checkpoint)
    }
  } finally {
    subscription.abort()
  }
}

type Checkpoint = Pick<Generation, 'position' | 'status'>

async function advance(
  context: WorkerContext,
  target: Assignment,
  { checkpoint, batch }: { readonly checkpoint: Checkpoint; readonly batch: Batch },
): Promise<Checkpoint> {
  const from = checkpoint.position
  const to = later(from, batch.checkpoint)
  if (to !== from) await takeStep({ ...context, target }, { from, to, events: batch.events })
  const lead = checkpoint.status === 'building' && batch.live ? await tryCutOver(context, target) : undefined
  return lead === undefined ? { ...checkpoint, position: to } : { position: lead, status: 'live' }
}

function reportReached(
  { progress }: WorkerContext,
  { key }: Assignment,
  { position, status }: Checkpoint,
): void {
  if (status === 'live') progress.reach(key, position)
}

async function replay(context: WorkerContext, target: Assignment): Promise<void> {
  const { released, stillParked } = await replayParked(context, target)
  if (released.length + stillParked.length > 0)
    context.log.warn({ projection: target.key.name, released, stillParked }, 'parked streams were replayed')
}

async function current(db: Db, key: Generation): Promise<Generation> {
  const open = await openGenerations(db, [key.name])
  const own = open.find(({ generation }) => generation === key.generation)
  if (!own) throw new GenerationRetiredError(`${key.name} generation ${key.generation} is retired`)
  return own
}

/** @returns where the generation now stands as the live one; undefined while an event must first be parked on the usual way */
async function tryCutOver(context: WorkerContext, target: Assignment): Promise<Position | undefined> {
  try {
    const position = await cutOverBetweenReaders(context, target)
    const { name, generation } = target.key
    context.log.info({ projection: name, generation }, 'the rebuilt read model is live')
    return position
  } catch (error) {
    if (isPoison(error)) return undefined
    throw error
  }
}

/** As often as it takes; in the pauses everybody who had to wait goes on. */
async function cutOverBetweenReaders(context: WorkerContext, target: Assignment): Promise<Position> {
  for (let attempt = 3; ; attempt++) {
    try {
      return await cutOver(context, target)
    } catch (error) {
      if (!(error instanceof LockTimeoutError)) throw error
      await wait(retryDelay(RETRY_POLICIES.consumer, attempt), undefined, { signal: context.signal })
    }
  }
}

function later(a: Position, b: Position): Position {
  return comparePositions(a, b) >= 0 ? a : b
}
