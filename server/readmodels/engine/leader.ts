import { type LockSession, openLockSession } from '../../eventstore/consumer/lockSession.ts'
import {
  comparePositions,
  type EventStore,
  type Position,
  type RecordedEvent,
  START,
} from '../../eventstore/port.ts'
import { keepDoing, pause } from '../../kernel/retryPolicies.ts'
import { GenerationRetiredError, LockTimeoutError } from './cutOver.ts'
import { memberOf } from './foldStep.ts'
import {
  CheckpointMovedError,
  type FollowContext,
  type Following,
  followLog,
  followSingly,
  RefusedStepError,
} from './followLog.ts'
import type { BuiltFrom, Generation } from './generations.store.ts'
import type { ModelRecords, Step } from './modelRecords.ts'
import type { Projection } from './projection.ts'
import { isOurs } from './runnerPrepare.ts'
import type { Progress } from './runnerProgress.ts'

interface WorkContext extends FollowContext {
  readonly records: ModelRecords
  readonly store: EventStore
  readonly projections: readonly Projection[]
  readonly builtFrom: BuiltFrom
  readonly progress: Progress
  /** Called by the process that writes the live rows, with the events that they now show. */
  readonly written: (events: readonly RecordedEvent[]) => void
}

export interface SupervisorContext extends WorkContext {
  readonly connectionString: string
  /** How often to look for work that no process does. */
  readonly pollMs: number
}

/** One process writes the live rows of all read models, one builds others beside them; mostly it is the same. */
const WORK = {
  live: { lock: 'read models', begin: leadLive },
  building: { lock: 'read models being built', begin: buildBeside },
} as const
type Status = keyof typeof WORK

/** Rebuilds that begin within this time read the log together. */
const GATHERING_MS = 50
/** Pause before the next attempt when readers' locks prevented a cut-over. */
const CUT_OVER_PAUSE_MS = 400

/** Does the work on the read models that no other process does, until the signal ends it. */
export async function supervise(context: SupervisorContext): Promise<void> {
  const { log, signal } = context
  while (!signal.aborted) {
    try {
      const session = await openLockSession(context.connectionString, 'projections')
      await workUnder(context, session).finally(() => session.close())
      if (!signal.aborted) log.warn({}, 'the locks of the projections were lost with their connection')
    } catch (error) {
      log.warn({ error: String(error) }, 'the locks of the projections cannot be acquired')
    }
    await pause(context.pollMs, signal)
  }
}

async function workUnder(context: SupervisorContext, session: LockSession): Promise<void> {
  const signal = AbortSignal.any([context.signal, session.lost])
  const work = { ...context, signal }
  const tasks = new Map<Status, Promise<void>>()
  while (!signal.aborted) {
    await claim(work, session, tasks).catch((error) =>
      context.log.warn({ error: String(error) }, 'the projections could not be looked at'),
    )
    await pause(context.pollMs, signal)
  }
  await Promise.all(tasks.values())
}

async function claim(
  context: WorkContext,
  session: LockSession,
  tasks: Map<Status, Promise<void>>,
): Promise<void> {
  const todo = await workToDo(context)
  for (const status of todo) {
    const { lock, begin } = WORK[status]
    if (tasks.has(status) || !(await session.tryLock(lock))) continue
    const task = begin(context).finally(() => {
      tasks.delete(status)
      return session.unlock(lock).catch(() => undefined)
    })
    tasks.set(status, task)
  }
}

/** Which work there is for this code: the live rows, rows that are being built, both or none. */
async function workToDo(context: WorkContext): Promise<readonly Status[]> {
  const open = await context.records.open()
  return (['live', 'building'] as const).filter((status) => oursOf(context, open, status).length > 0)
}

/** Keeps the live rows of all read models up to date, until the signal ends it or rows of another version are live. */
async function leadLive(context: WorkContext): Promise<void> {
  const { progress } = context
  await keepWorking(context, 'live', async (work, { following, until }) => {
    // while some models are behind the others, readers ask the database
    const reach = until === undefined ? (position: Position) => progress.reach(position) : undefined
    reach?.(following.position)
    const moved = (step: Step) => {
      work.moved?.(step)
      reach?.(step.to)
      context.written(step.events)
    }
    await followLog({ ...work, moved }, following, { until })
  })
  progress.leave()
}

/** Builds generations beside the live rows and shows them to readers, until this code has none left to build. */
async function buildBeside(context: WorkContext): Promise<void> {
  const { records, log, signal } = context
  await pause(GATHERING_MS, signal)
  await keepWorking(context, 'building', async (work, { following, until }) => {
    await followLog(work, following, { until, untilCaughtUp: true })
    const { members } = following
    if (signal.aborted || until !== undefined || (await records.index(members))) return
    try {
      await records.cutOver(members, async (lead) => {
        await followLog(work, following, { until: lead })
        // after an aborted catch-up readers would see less than before
        signal.throwIfAborted()
      })
      for (const { key } of members)
        log.info({ projection: key.name, generation: key.generation }, 'the rebuilt read model is live')
    } catch (error) {
      if (!(error instanceof LockTimeoutError)) throw error
      await pause(CUT_OVER_PAUSE_MS, signal)
    }
  })
}

/** The generations at the lowest position, and the position of the next ones, where they meet. */
interface Due {
  readonly following: Following
  readonly until: Position | undefined
}

type Round = (work: WorkContext, due: Due) => Promise<void>

/**
 * Repeats rounds from the checkpoints in the database, also after failures, while this code has generations to work on. What the database
 * refused, each generation tries again alone, and event by event only if that is refused too: no generation is blamed for another one, nor
 * for a fault that has passed.
 */
async function keepWorking(context: WorkContext, status: Status, round: Round): Promise<void> {
  const { records, log, signal } = context
  const over = new AbortController()
  let aloneTo = START
  let singlyTo: Position | undefined
  await keepDoing(
    AbortSignal.any([signal, over.signal]),
    async (succeeded) => {
      const work = { ...context, moved: succeeded }
      while (!signal.aborted) {
        const open = await records.open()
        const ours = oursOf(context, open, status)
        if (ours.length === 0) return over.abort()
        const due = dueOf(context, ours)
        const { members, position } = due.following
        const alone = { members: members.slice(0, 1), position }
        if (comparePositions(position, aloneTo) >= 0) await round(work, due)
        else if (singlyTo === undefined) await followLog(work, alone, { until: aloneTo })
        else {
          await followSingly(work, alone, singlyTo)
          singlyTo = undefined
        }
      }
    },
    (error) => {
      if (error instanceof RefusedStepError) {
        // its position tells whether it was refused to one generation alone
        if (comparePositions(error.to, aloneTo) <= 0) singlyTo = error.to
        else aloneTo = error.to
      } else if (!(error instanceof CheckpointMovedError || error instanceof GenerationRetiredError))
        log.warn({ status, error: String(error) }, 'the read models cannot be written now')
    },
  )
}

function dueOf({ projections }: WorkContext, ours: readonly Generation[]): Due {
  const positions = [...new Set(ours.map((row) => row.position))].toSorted(comparePositions)
  const [position = START, until] = positions
  const lowest = ours.filter((row) => row.position === position)
  const members = lowest.flatMap((key) => {
    const projection = projections.find(({ name }) => name === key.name)
    return projection ? [memberOf({ projection, key }, key.setAside)] : []
  })
  return { following: { members, position }, until }
}

/** The generations that this code may write: of the live ones all or none, because one process leads all of them. */
function oursOf(
  { projections, builtFrom }: WorkContext,
  open: readonly Generation[],
  status: Status,
): readonly Generation[] {
  const known = open.filter(
    (row) => row.status === status && projections.some(({ name }) => name === row.name),
  )
  const ours = known.filter((row) => projections.some((projection) => isOurs(row, projection, builtFrom)))
  return status === 'live' && ours.length < known.length ? [] : ours
}
