import { type ColumnType, sql } from 'kysely'
import type { Db } from '../kernel/database.ts'

declare module '../kernel/database.ts' {
  interface Tables {
    scheduled_run: {
      task: string
      /** yyyy-mm-dd; read as text only, because the driver would make a Date of its own zone. */
      done_for: ColumnType<never, string, string>
      done_at: ColumnType<Date, string, string>
    }
  }
}

/** The day a task was last done for; undefined when it never was. */
export async function lastDoneFor(db: Db, task: string): Promise<Temporal.PlainDate | undefined> {
  const row = await db
    .selectFrom('scheduled_run')
    .select(sql<string>`done_for::text`.as('day'))
    .where('task', '=', task)
    .executeTakeFirst()
  return row && Temporal.PlainDate.from(row.day)
}

export async function noteDone(
  db: Db,
  task: string,
  { day, now }: { readonly day: Temporal.PlainDate; readonly now: Temporal.Instant },
): Promise<void> {
  const done = { done_for: day.toString(), done_at: now.toString() }
  await db
    .insertInto('scheduled_run')
    .values({ task, ...done })
    .onConflict((known) => known.column('task').doUpdateSet(done))
    .execute()
}
