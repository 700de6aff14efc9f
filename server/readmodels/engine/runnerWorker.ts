import { setTimeout as wait } from 'node:timers/promises'
import type { FollowerLog } from '../../eventstore/consumer/followerLog.ts'
import { gatherBatches } from '../../eventstore/consumer/gatherBatches.ts'
import { type Batch, comparePositions, type EventStore, type Position } from '../../eventstore/port.ts'
import { keepDoing, RETRY_POLICIES, retryDelay } from '../../kernel/retryPolicies.ts'
import { type Checkpoint, GenerationRetiredError } from './checkpoints.store.ts'
import type { Generation } from './generations.store.ts'
import type { ModelRecords } from './modelRecords.ts'
import type { Projection } from './projection.ts'
import { LockTimeoutError } from './runnerCutover.ts'
import { isPoison } from './runnerFailure.ts'
import type { Groups } from './runnerGroup.ts'
import type { Progress } from './runnerProgress.ts'
import { takeStep } from './runnerRetry.ts'

export interface WorkerContext {
  readonly records: ModelRecords
  readonly store: EventStore
  readonly log: FollowerLog
  readonly progress: Progress
  readonly signal: AbortSignal
  readonly groups: Groups
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
  let isAgain = false
  await keepDoing(
    AbortSignal.any([signal, retired.signal]),
    (succeeded) => {
      const following = follow(context, assignment, { isAgain, succeeded })
      isAgain = true
      return following.finally(() => progress.leave(assignment.key))
    },
    (error) => {
      if (error instanceof GenerationRetiredError) return retired.abort()
      log.warn({ projection: assignment.key.name, error: String(error) }, 'projecting again')
    },
  )
}

/** Together with others, and alone wherever that does not do. */
async function follow(
  context: WorkerContext,
  assignment: Assignment,
  { isAgain, succeeded }: { readonly isAgain: boolean; readonly succeeded: () => void },
): Promise<void> {
  for (let isAlone = isAgain; !context.signal.aborted; isAlone = true) {
    let at = await context.records.checkpoint(assignment.key)
    reportReached(context, assignment, at)
    if (isAlone) at = await followAlone(context, assignment, { at, succeeded })
    await context.groups.follow({ ...assignment, ...at })
  }
}

/** @returns where it stands when nothing keeps it from going with others, or when its tables were completed */
async function followAlone(
  context: WorkerContext,
  target: Assignment,
  from: { readonly at: Checkpoint; readonly succeeded: () => void },
): Promise<Checkpoint> {
  const subscription = new AbortController()
  const signal = AbortSignal.any([context.signal, subscription.signal])
  let { at } = from
  try {
    // every category, also those it ignores: only so does its checkpoint pass the last event of each append on every store,
    // for which a command waits before it answers
    for await (const batch of gatherBatches(context.store.subscribe({ after: at.position, signal }))) {
      const isCompleted = await advance({ ...context, signal }, target, { at, batch })
      at = await context.records.checkpoint(target.key)
      reportReached(context, target, at)
      from.succeeded()
      if (isCompleted || at.status === 'live' || !batch.live) return at
    }
  } finally {
    subscription.abort()
  }
  return at
}

/** Takes a batch, and lets readers see what was built when that was the last. @returns whether it was now given its indexes, and must catch up again */
async function advance(
  context: WorkerContext,
  target: Assignment,
  { at, batch }: { readonly at: Checkpoint; readonly batch: Batch },
): Promise<boolean> {
  const to = later(at.position, batch.checkpoint)
  if (to !== at.position)
    await takeStep({ ...context, target }, { from: at.position, to, events: batch.events })
  if (at.status === 'live' || !batch.live) return false
  if (await context.records.index(target)) return true
  await tryCutOver(context, target)
  return false
}

function reportReached(
  { progress }: WorkerContext,
  { key }: Assignment,
  { position, status }: Checkpoint,
): void {
  if (status === 'live') progress.reach(key, position)
}

/** While an event must first be set aside on the usual way, it stays as it is. */
async function tryCutOver(context: WorkerContext, target: Assignment): Promise<void> {
  try {
    await cutOverBetweenReaders(context, target)
    const { name, generation } = target.key
    context.log.info({ projection: name, generation }, 'the rebuilt read model is live')
  } catch (error) {
    if (!isPoison(error)) throw error
  }
}

/** As often as it takes; in the pauses everybody who had to wait goes on. */
async function cutOverBetweenReaders(context: WorkerContext, target: Assignment): Promise<void> {
  for (let attempt = 3; ; attempt++) {
    try {
      return await context.records.cutOver(target)
    } catch (error) {
      if (!(error instanceof LockTimeoutError)) throw error
      await wait(retryDelay(RETRY_POLICIES.consumer, attempt), undefined, { signal: context.signal })
    }
  }
}

function later(a: Position, b: Position): Position {
  return comparePositions(a, b) >= 0 ? a : b
}
