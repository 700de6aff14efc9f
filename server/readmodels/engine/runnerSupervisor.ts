import { type LockSession, openLockSession } from '../../eventstore/consumer/lockSession.ts'
import type { Db } from '../../kernel/database.ts'
import { pause } from '../../kernel/retryPolicies.ts'
import { type BuiltFrom, type Generation, type GenerationKey, openGenerations } from './generations.store.ts'
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
  /** Work that goes on here, by its lock. */
  const workers = new Map<string, Promise<void>>()
  const leading = { ...context, signal, groups: new Groups({ ...context, signal }) }
  while (!signal.aborted) {
    await claim(leading, session, workers).catch((error) =>
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
  const names = context.projections.map(({ name }) => name)
  for (const assignment of assignments(context, await openGenerations(context.db, names))) {
    const lock = lockOf(assignment.key)
    if (workers.has(lock) || !(await session.tryLock(lock))) continue
    const work = keepUpToDate(context, assignment).finally(() => {
      workers.delete(lock)
      return session.unlock(lock).catch(() => undefined)
    })
    workers.set(lock, work)
  }
}

function lockOf({ name, generation }: GenerationKey): string {
  return `projection ${name} ${generation}`
}

function assignments(
  { projections, builtFrom }: SupervisorContext,
  open: readonly Generation[],
): readonly Assignment[] {
  return open.flatMap((key) => {
    const projection = projections.find(({ name }) => name === key.name)
    return projection && isOurs(key, projection, builtFrom) ? [{ projection, key }] : []
  })
}
