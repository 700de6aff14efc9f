import type { FollowerLog } from '../eventstore/consumer/followerLog.ts'
import type { Db } from '../kernel/database.ts'
import { inBusinessZone } from '../kernel/time.ts'
import { lastDoneFor, noteDone } from './scheduledRuns.store.ts'

/** Something the product does every day by itself. Doing it twice changes nothing, so that two processes cannot do harm. */
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
 * Does what is due and was not done for the day yet; a task that was missed, because nothing ran at its hour, is caught up for the latest
 * day. A task that is new here begins with its next hour. One that fails is told and tried again at the next look.
 * One on record for a day far ahead, by a clock that was wrong, counts as not done.
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
  // the day after: by another process, whose clock is a little ahead
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
