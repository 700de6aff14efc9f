import { type LockSession, openLockSession } from '../../eventstore/consumer/lockSession.ts'
import type { Db } from '../../kernel/database.ts'
import { pause } from '../../kernel/retryPolicies.ts'
import { type BuiltFrom, type Generation, type GenerationKey, openGenerations } from './generations.store.ts'
import type { ModelRecords } from './modelRecords.ts'
import type { Projection } from './projection.ts'
import { type GroupContext, Groups } from './runnerGroup.ts'
import { isNewer, isOurs, prepareProjection } from './runnerPrepare.ts'
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
  const leaderless = new Map<string, number>()
  const leading = { ...context, signal, groups: new Groups({ ...context, signal }) }
  while (!signal.aborted) {
    const claiming = look(leading, session, { workers, leaderless })
    await claiming.catch((error) =>
      context.log.warn({ error: String(error) }, 'no look for projections to run'),
    )
    await pause(context.pollMs, signal)
  }
  await Promise.all(workers.values())
}

interface Seen {
  /** Work that goes on here, by its lock. */
  readonly workers: Map<string, Promise<void>>
  /** At how many looks nobody worked on others' rows, by their lock. */
  readonly leaderless: Map<string, number>
}

async function look(
  context: SupervisorContext & WorkerContext,
  session: LockSession,
  { workers, leaderless }: Seen,
): Promise<void> {
  const open = await openGenerations(
    context.db,
    context.projections.map(({ name }) => name),
  )
  await claim(context, session, { open, workers })
  await takeBack(context, session, { open, leaderless })
}

async function claim(
  context: SupervisorContext & WorkerContext,
  session: LockSession,
  { open, workers }: Pick<Seen, 'workers'> & { readonly open: readonly Generation[] },
): Promise<void> {
  for (const assignment of assignments(context, open)) {
    const lock = lockOf(assignment.key)
    if (workers.has(lock) || !(await session.tryLock(lock))) continue
    const work = keepUpToDate(context, assignment).finally(() => {
      workers.delete(lock)
      return session.unlock(lock).catch(() => undefined)
    })
    workers.set(lock, work)
  }
}

/** Whoever's rows nobody works on for so many looks has gone: leaders change within one or two. */
const LOOKS = 10

/**
 * Begins to build what this code lacks, because another process replaced it: at once where that was older code; where it is newer code, or the
 * same with other time zone data, once nobody works on its rows any more, because both would build in turns else. Rows of another store are
 * those of a rebuild that was asked for, and stay.
 */
async function takeBack(
  { db, projections, builtFrom }: SupervisorContext,
  session: LockSession,
  { open, leaderless }: Pick<Seen, 'leaderless'> & { readonly open: readonly Generation[] },
): Promise<void> {
  for (const projection of projections) {
    const here = open.filter(({ name }) => name === projection.name)
    const live = here.find(({ status }) => status === 'live')
    if (live?.storeIdentity !== builtFrom.storeIdentity) continue
    if (here.some((row) => isOurs(row, projection, builtFrom))) continue
    const isOlder = live.codeVersion < projection.version
    if (!isOlder && !(await isLeft(lockOf(live), session, leaderless))) continue
    await prepareProjection(db, projection, { ...builtFrom, isNewerGone: isNewer(live, projection) })
  }
}

async function isLeft(lock: string, session: LockSession, leaderless: Map<string, number>): Promise<boolean> {
  const isFree = await session.tryLock(lock)
  if (isFree) await session.unlock(lock)
  const looks = isFree ? (leaderless.get(lock) ?? 0) + 1 : 0
  leaderless.set(lock, looks)
  return looks >= LOOKS
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
