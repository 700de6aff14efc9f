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

/**
 * Does what is due and was not done for the day yet; a task that was missed, because nothing ran at its hour, is caught up for the latest
 * day. A task that is new here begins with its next hour. One that fails is told and tried again at the next look.
 */
export async function runDailyTasks(
  { db, log }: { readonly db: Db; readonly log: FollowerLog },
  tasks: readonly DailyTask[],
  now: Temporal.Instant,
): Promise<void> {
  for (const task of tasks) {
    const day = dueDay(now, task.hour)
    try {
      const last = await lastDoneFor(db, task.name)
      if (last !== undefined && Temporal.PlainDate.compare(last, day) >= 0) continue
      const done = last === undefined ? undefined : await task.run(now, day)
      await noteDone(db, task.name, { day, now })
      if (done) log.info({ task: task.name, day: day.toString(), ...done }, 'a daily task is done')
    } catch (error) {
      log.error({ task: task.name, day: day.toString(), error: String(error) }, 'a daily task failed')
    }
  }
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
