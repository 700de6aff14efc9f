import type { FollowerLog } from '../eventstore/consumer/followerLog.ts'
import type { Db } from '../kernel/database.ts'
import { inBusinessZone } from '../kernel/time.ts'
import { lastDoneFor, noteDone } from './scheduledRuns.store.ts'

/** Work that the product does once a day. Doing it twice changes nothing, so two processes cannot do harm. */
export interface DailyTask {
  readonly name: string
  /** From which hour of the business's day on. */
  readonly hour: number
  /** @returns what it did, for the log */
  run(now: Temporal.Instant, day: Temporal.PlainDate): Promise<object>
}

interface TaskContext {
  readonly db: Db
  readonly log: FollowerLog
}

/**
 * Runs the tasks that are due and were not run for the day yet. A task that was missed runs for the latest day; a new task begins at its
 * next hour; a task that fails is logged and tried again at the next look. A run recorded for a day far ahead, by a wrong clock, does not
 * count.
 */
export async function runDailyTasks(
  context: TaskContext,
  tasks: readonly DailyTask[],
  now: Temporal.Instant,
): Promise<void> {
  for (const task of tasks) {
    const day = dueDay(now, task.hour)
    await runIfDue(context, task, { day, now }).catch((error: unknown) =>
      context.log.error(
        { task: task.name, day: day.toString(), error: String(error) },
        'a daily task failed',
      ),
    )
  }
}

async function runIfDue(
  { db, log }: TaskContext,
  task: DailyTask,
  { day, now }: { readonly day: Temporal.PlainDate; readonly now: Temporal.Instant },
): Promise<void> {
  const last = await lastDoneFor(db, task.name)
  const daysAhead = last?.since(day).days
  // one day ahead: another process did it, by a clock that is a little fast
  if (daysAhead === 0 || daysAhead === 1) return
  const about = { task: task.name, day: day.toString() }
  if (last && daysAhead && daysAhead > 1)
    log.warn({ ...about, doneFor: last.toString() }, 'a daily task is on record for a day far ahead')
  const done = last && (await task.run(now, day))
  await noteDone(db, task.name, { day, now })
  if (done) log.info({ ...about, ...done }, 'a daily task is done')
}

/**
 * The day for which a daily task is due by now: today from its hour on, before that still yesterday.
 * @param hour on the business's wall clock, whatever the zone's rules are
 */
export function dueDay(now: Temporal.Instant, hour: number): Temporal.PlainDate {
  const local = inBusinessZone(now)
  const today = local.toPlainDate()
  return local.hour >= hour ? today : today.subtract({ days: 1 })
}
