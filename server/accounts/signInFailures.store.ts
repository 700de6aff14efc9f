import { createHmac } from 'node:crypto'
import { type ColumnType, sql } from 'kysely'
import { businessRules } from '../../schema/rules/businessRules.ts'
import type { Db } from '../kernel/database.ts'
import type { Area } from '../kernel/viewer.ts'
import type { AccountsGround } from './accounts.store.ts'

export interface SignInFailureTable {
  origin: Buffer
  failed_at: ColumnType<Date, string, string>
}

declare module '../kernel/database.ts' {
  interface Tables {
    sign_in_failure: SignInFailureTable
  }
}

/** Which account somebody tries to enter, and from which network address: what the lockout of decision A5 counts by. */
export interface SignInOrigin {
  readonly area: Area
  /** The person's id, or the typed name when it belongs to nobody. */
  readonly account: string
  readonly networkAddress: string
}

/** The origin as it is stored: neither name nor address can be read from it. */
export function originKey(accounts: AccountsGround, { area, account, networkAddress }: SignInOrigin): Buffer {
  const text = JSON.stringify(['sign-in', area, account, networkAddress])
  return createHmac('sha256', accounts.sessionSecret).update(text).digest()
}

/** How many tries from that origin failed within the lockout window, and when the oldest of them did. */
export async function recentFailures(
  db: Db,
  origin: Buffer,
  now: Temporal.Instant,
): Promise<{ readonly count: number; readonly oldest: Temporal.Instant | undefined }> {
  const row = await db
    .selectFrom('sign_in_failure')
    .select((of) => [of.fn.countAll<string>().as('count'), of.fn.min('failed_at').as('oldest')])
    .where('origin', '=', origin)
    .where('failed_at', '>', windowStart(now))
    .executeTakeFirstOrThrow()
  const oldest = row.oldest as Date | null
  return {
    count: Number(row.count),
    oldest: oldest === null ? undefined : Temporal.Instant.fromEpochMilliseconds(oldest.getTime()),
  }
}

/** Counts a failed try, and forgets those that no longer count, whoever's they were. */
export async function recordFailure(db: Db, origin: Buffer, now: Temporal.Instant): Promise<void> {
  await purgeFailures(db, now)
  await db.insertInto('sign_in_failure').values({ origin, failed_at: now.toString() }).execute()
}

export async function forgetFailures(db: Db, origin: Buffer): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('origin', '=', origin).execute()
}

/** Forgets failures that no longer count. @returns how many */
export async function purgeFailures(db: Db, now: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_failure')
    .where('failed_at', '<=', windowStart(now))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function windowStart(now: Temporal.Instant) {
  const start = now.subtract({ minutes: businessRules.lockout.windowMinutes })
  return sql<Date>`${start.toString()}::timestamptz`
}
