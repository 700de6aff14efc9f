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

/** Creates a customer's link; an earlier one stops working. */
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

/** The link of a token, while it is valid. */
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

/** Whether a customer got a link and was never activated since, even if the link has expired. */
export async function awaitsActivation(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('activation_link')
    .select('customer_id')
    .where('customer_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks the customer's link, if there is one, as used. */
export async function settleActivationLink(db: Db, userId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('activation_link')
    .set({ used_at: now.toString() })
    .where('customer_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

/** Deletes used links that have expired. Unused ones stay, because they show that the account was never active. */
export async function purgeActivationLinks(db: Db, now: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('activation_link')
    .where('used_at', 'is not', null)
    .where('expires_at', '<=', sql<Date>`${now.toString()}::timestamptz`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
