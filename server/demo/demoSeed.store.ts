import { type ColumnType, sql } from 'kysely'
import type { Db } from '../kernel/database.ts'

interface DemoSeedTable {
  started_at: ColumnType<Date, string, never>
  finished_at: ColumnType<Date | null, never, string>
}

declare module '../kernel/database.ts' {
  interface Tables {
    demo_seed: DemoSeedTable
  }
}

/** The demo data of this database. */
export interface DemoSeed {
  /** Every date of the demo data counts from here. */
  readonly startedAt: Temporal.Instant
  readonly isFinished: boolean
}

/**
 * Begins the demo data on an empty database, or continues them; processes that start together take turns.
 * @param fill writes all rows or none
 * @returns undefined for a database with other customers
 */
export async function beginSeed(
  db: Db,
  now: Temporal.Instant,
  fill: (transaction: Db, startedAt: Temporal.Instant) => Promise<void>,
): Promise<DemoSeed | undefined> {
  return db.transaction().execute(async (transaction) => {
    await sql`lock table demo_seed in share row exclusive mode`.execute(transaction)
    const begun = await transaction.selectFrom('demo_seed').selectAll().executeTakeFirst()
    if (begun) {
      const startedAt = Temporal.Instant.fromEpochMilliseconds(begun.started_at.getTime())
      return { startedAt, isFinished: begun.finished_at !== null }
    }
    if (await isInhabited(transaction)) return undefined
    // as exact as the stored value, so that a continued start has the same anchor
    const startedAt = now.round({ smallestUnit: 'millisecond', roundingMode: 'floor' })
    await transaction.insertInto('demo_seed').values({ started_at: startedAt.toString() }).execute()
    await fill(transaction, startedAt)
    return { startedAt, isFinished: false }
  })
}

export async function finishSeed(db: Db, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('demo_seed')
    .set({ finished_at: now.toString() })
    .where('finished_at', 'is', null)
    .execute()
}

async function isInhabited(db: Db): Promise<boolean> {
  const somebody = await sql`
    select 1 where exists (select from customer) or exists (select from admin) or exists (select from service_item)
  `.execute(db)
  return somebody.rows.length > 0
}
