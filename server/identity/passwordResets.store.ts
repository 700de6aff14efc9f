import { type ColumnType, type Generated, sql } from 'kysely'
import type { Db } from '../kernel/database.ts'

type Moment = ColumnType<Date, string, string>

interface PasswordResetTable {
  handle_hash: Buffer
  code_hash: Buffer
  account_key: string
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
  /** The account or unknown name, as limits count by it. */
  readonly accountKey: string
  /** Absent when no mail goes out. */
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
      account_key: reset.accountKey,
      customer_id: reset.customerId ?? null,
      created_at: reset.now.toString(),
      expires_at: reset.expiresAt.toString(),
    })
    .execute()
}

/** What a try finds: the hash of the code, and its account. */
export interface ResetTry {
  readonly codeHash: Buffer
  readonly accountKey: string
  readonly customerId: string | undefined
}

/** Counts one more try, if the request is valid and has one left, so that simultaneous tries read no more than those. */
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
    .returning(['code_hash', 'account_key', 'customer_id'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  return { codeHash: row.code_hash, accountKey: row.account_key, customerId: row.customer_id ?? undefined }
}

/** Whether neither this code nor a later one was used. */
export async function isOpenReset(db: Db, handleHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('password_reset')
    .select('handle_hash')
    .where('handle_hash', '=', handleHash)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Invalidates all earlier codes after a new password. */
export async function closeResets(db: Db, customerId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('password_reset')
    .set({ closed_at: now.toString() })
    .where('customer_id', '=', customerId)
    .where('closed_at', 'is', null)
    .execute()
}

/** Deletes requests that are long over. @returns how many */
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
