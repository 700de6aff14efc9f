import { setTimeout as wait } from 'node:timers/promises'
import { comparePositions, type EventStore, type Position } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import { type Generation, GenerationRetiredError, openGenerations } from './generations.store.ts'
import type { Projection } from './projection.ts'
import { gatherBatches } from './runnerBatches.ts'
import { cutOver } from './runnerCutover.ts'
import { backOff } from './runnerFailure.ts'
import type { RunnerLog } from './runnerLog.ts'
import type { Progress } from './runnerProgress.ts'
import { replayParked } from './runnerReplay.ts'
import { takeStep } from './runnerRetry.ts'

export interface WorkerContext {
  readonly db: Db
  readonly store: EventStore
  readonly log: RunnerLog
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
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      await follow(context, assignment)
    } catch (error) {
      if (error instanceof GenerationRetiredError) return
      if (!signal.aborted)
        log.warn({ projection: assignment.key.name, error: String(error) }, 'projecting again')
      await wait(backOff(failures), undefined, { signal }).catch(() => undefined)
    } finally {
      progress.leave(assignment.key)
    }
  }
}

async function follow(context: WorkerContext, { projection, key }: Assignment): Promise<void> {
  const target = { projection, key }
  const subscription = new AbortController()
  const signal = AbortSignal.any([context.signal, subscription.signal])
  await replay(context, target)
  const start = await current(context.db, key)
  let { position, status } = start
  if (status === 'live') context.progress.reach(key, position)
  try {
    // every category, also those it ignores: only so does its checkpoint pass the last event of each append on every store,
    // for which a command waits before it answers
    for await (const batch of gatherBatches(context.store.subscribe({ after: position, signal }))) {
      const to = later(position, batch.checkpoint)
      if (to !== position)
        await takeStep({ ...context, target, signal }, { from: position, to, events: batch.events })
      position = to
      if (status === 'building' && batch.live && (await cutOver(context.db, key)))
        status = announced(context, key)
      if (status === 'live') context.progress.reach(key, position)
    }
  } finally {
    subscription.abort()
  }
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

function announced({ log }: WorkerContext, { name, generation }: Generation): 'live' {
  log.info({ projection: name, generation }, 'the rebuilt read model is live')
  return 'live'
}

function later(a: Position, b: Position): Position {
  return comparePositions(a, b) >= 0 ? a : b
}
