import { setTimeout as wait } from 'node:timers/promises'
import { type LockSession, openLockSession } from '../../eventstore/consumer/lockSession.ts'
import type { Db } from '../../kernel/database.ts'
import { type BuiltFrom, type Generation, openGenerations } from './generations.store.ts'
import type { ModelRecords } from './modelRecords.ts'
import type { Projection } from './projection.ts'
import { type GroupContext, Groups } from './runnerGroup.ts'
import { isOurs } from './runnerPrepare.ts'
import { type Assignment, keepUpToDate, type WorkerContext } from './runnerWorker.ts'

export interface SupervisorContext extends GroupContext {
  readonly records: ModelRecords
  readonly db: Db
  readonly connectionString: string
  readonly projections: readonly Projection[]
  readonly builtFrom: BuiltFrom
  /** How often work without a worker is looked for: new generations, and those whose process died. */
  readonly pollMs: number
}

/** Works on every generation of this code that no other process works on, until the signal ends it. */
export async function supervise(context: SupervisorContext): Promise<void> {
  const { log, signal } = context
  while (!signal.aborted) {
    try {
      const session = await openLockSession(context.connectionString, 'projections')
      await workUnder(context, session).finally(() => session.close())
      if (!signal.aborted) log.warn({}, 'the locks of the projections were lost with their connection')
    } catch (error) {
      log.warn({ error: String(error) }, 'the locks of the projections cannot be asked for')
    }
    await pause(context.pollMs, signal)
  }
}

async function workUnder(context: SupervisorContext, session: LockSession): Promise<void> {
  const signal = AbortSignal.any([context.signal, session.lost])
  const workers = new Map<string, Promise<void>>()
  const leading = { ...context, signal, groups: new Groups({ ...context, signal }) }
  while (!signal.aborted) {
    const claiming = claim(leading, session, workers)
    await claiming.catch((error) =>
      context.log.warn({ error: String(error) }, 'no look for projections to run'),
    )
    await pause(context.pollMs, signal)
  }
  await Promise.all(workers.values())
}

async function claim(
  context: SupervisorContext & WorkerContext,
  session: LockSession,
  workers: Map<string, Promise<void>>,
): Promise<void> {
  for (const assignment of await assignments(context)) {
    const lock = `projection ${assignment.key.name} ${assignment.key.generation}`
    if (workers.has(lock) || !(await session.tryLock(lock))) continue
    const work = keepUpToDate(context, assignment).finally(() => {
      workers.delete(lock)
      return session.unlock(lock).catch(() => undefined)
    })
    workers.set(lock, work)
  }
}

async function assignments({ db, projections, builtFrom }: SupervisorContext): Promise<Assignment[]> {
  const open = await openGenerations(
    db,
    projections.map(({ name }) => name),
  )
  return open.flatMap((key: Generation) => {
    const projection = projections.find(({ name }) => name === key.name)
    return projection && isOurs(key, projection, builtFrom) ? [{ projection, key }] : []
  })
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined)
}
