import { type ColumnType, type Generated, sql } from 'kysely'
import type { Db } from '../kernel/database.ts'

type Moment = ColumnType<Date, string, string>

export interface PasswordResetTable {
  handle_hash: Buffer
  code_hash: Buffer
  customer_id: string | null
  created_at: Moment
  expires_at: Moment
  tries: Generated<number>
  closed_at: ColumnType<Date | null, string | null | undefined, string | null>
}

declare module '../kernel/database.ts' {
  interface Tables {
    password_reset: PasswordResetTable
  }
}

export interface NewReset {
  readonly handleHash: Buffer
  readonly codeHash: Buffer
  /** Absent when nobody is mailed. */
  readonly customerId: string | undefined
  readonly now: Temporal.Instant
  readonly expiresAt: Temporal.Instant
}

export async function insertReset(db: Db, reset: NewReset): Promise<void> {
  await db
    .insertInto('password_reset')
    .values({
      handle_hash: reset.handleHash,
      code_hash: reset.codeHash,
      customer_id: reset.customerId ?? null,
      created_at: reset.now.toString(),
      expires_at: reset.expiresAt.toString(),
    })
    .execute()
}

/** Lets one request about an account after the other, so that none is mailed beside the count. @param account a customer's id, or any name */
export async function lockResetsOf(transaction: Db, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`password reset ${account}`}, 0))`.execute(
    transaction,
  )
}

/** How many codes a customer was mailed since a moment; none for nobody, after the same work. */
export async function countResets(
  db: Db,
  customerId: string | undefined,
  since: Temporal.Instant,
): Promise<number> {
  const { count } = await db
    .selectFrom('password_reset')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId ?? null)
    .where('created_at', '>', at(since))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What one more try meets: the hash of the code, and whose password it is about. */
export interface ResetTry {
  readonly codeHash: Buffer
  readonly customerId: string | undefined
}

/** Counts one more try, if the request is alive and has one left: of many at once no more than those are read. */
export async function takeTry(
  db: Db,
  handleHash: Buffer,
  { now, mostTries }: { readonly now: Temporal.Instant; readonly mostTries: number },
): Promise<ResetTry | undefined> {
  const row = await db
    .updateTable('password_reset')
    .set((of) => ({ tries: of('tries', '+', 1) }))
    .where('handle_hash', '=', handleHash)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', at(now))
    .where('tries', '<', mostTries)
    .returning(['code_hash', 'customer_id'])
    .executeTakeFirst()
  return row && { codeHash: row.code_hash, customerId: row.customer_id ?? undefined }
}

/** Whether no other code, nor this one, was used since. */
export async function isOpenReset(db: Db, handleHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('password_reset')
    .select('handle_hash')
    .where('handle_hash', '=', handleHash)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The password is a new one: no code that was asked for before it opens anything any more. */
export async function closeResets(db: Db, customerId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('password_reset')
    .set({ closed_at: now.toString() })
    .where('customer_id', '=', customerId)
    .where('closed_at', 'is', null)
    .execute()
}

/** Forgets requests that no limit counts any more. @returns how many */
export async function purgeResets(db: Db, before: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('password_reset')
    .where('created_at', '<=', at(before))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function at(moment: Temporal.Instant) {
  return sql<Date>`${moment.toString()}::timestamptz`
}
