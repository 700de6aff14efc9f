import { type ColumnType, sql } from 'kysely'
import type { Db } from '../kernel/database.ts'

interface ActivationLinkTable {
  customer_id: string
  token_hash: Buffer
  expires_at: ColumnType<Date, string, string>
  used_at: ColumnType<Date | null, string | null | undefined, string | null>
}

declare module '../kernel/database.ts' {
  interface Tables {
    activation_link: ActivationLinkTable
  }
}

export interface ActivationLink {
  readonly userId: string
  /** The account was activated already, by this link or by the office. */
  readonly isUsed: boolean
}

/** Gives a customer a link; the one they had leads nowhere from now on. */
export async function replaceActivationLink(
  db: Db,
  userId: string,
  link: { readonly tokenHash: Buffer; readonly expiresAt: Temporal.Instant },
): Promise<void> {
  const fresh = { token_hash: link.tokenHash, expires_at: link.expiresAt.toString(), used_at: null }
  await db
    .insertInto('activation_link')
    .values({ customer_id: userId, ...fresh })
    .onConflict((clash) => clash.column('customer_id').doUpdateSet(fresh))
    .execute()
}

/** The link behind a token, while it lives. */
export async function findActivationLink(
  db: Db,
  tokenHash: Buffer,
  now: Temporal.Instant,
): Promise<ActivationLink | undefined> {
  const row = await db
    .selectFrom('activation_link')
    .select(['customer_id', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`${now.toString()}::timestamptz`)
    .executeTakeFirst()
  return row && { userId: row.customer_id, isUsed: row.used_at !== null }
}

/** Whether a customer was sent a link and was never activated since, be the link alive or not. */
export async function awaitsActivation(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('activation_link')
    .select('customer_id')
    .where('customer_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The account is active now: the link, if there is one, has done its work. */
export async function settleActivationLink(db: Db, userId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('activation_link')
    .set({ used_at: now.toString() })
    .where('customer_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

/** Forgets links that were used and whose life is over. Unused ones stay: they tell that the account was never active. */
export async function purgeActivationLinks(db: Db, now: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('activation_link')
    .where('used_at', 'is not', null)
    .where('expires_at', '<=', sql<Date>`${now.toString()}::timestamptz`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
