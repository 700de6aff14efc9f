import { createHmac } from 'node:crypto'
import { type ColumnType, sql } from 'kysely'
import type { Language } from '../../schema/rules/enumerations.ts'
import { type Db, preparedStatement } from '../kernel/database.ts'
import type { Area, Viewer } from '../kernel/viewer.ts'
import type { AccountsBase } from './accounts.store.ts'
import type { CredentialView } from './credentials.store.ts'
import { newToken } from './secrets.store.ts'
import { type SessionLimits, sessionLimits } from './sessionLimits.ts'

type Moment = ColumnType<Date, string, string>

interface SessionTable {
  id: string
  token_hash: Buffer
  area: Area
  person_id: string
  is_remembered: boolean
  created_at: Moment
  expires_at: Moment
  ends_at: Moment
  revoked_at: ColumnType<Date | null, string | null | undefined, string>
}

declare module '../kernel/database.ts' {
  interface Tables {
    session: SessionTable
  }
}

export interface NewSession {
  readonly area: Area
  readonly personId: string
  readonly isRemembered: boolean
  readonly now: Temporal.Instant
}

/** Opens a session and returns its token, 256 random bits; only its keyed hash is stored. */
export async function openSession(
  accounts: AccountsBase,
  { area, personId, isRemembered, now }: NewSession,
): Promise<{ readonly token: string; readonly viewer: Viewer }> {
  const token = newToken()
  const sessionId = crypto.randomUUID()
  const { expiresAt, endsAt } = sessionLimits(isRemembered, now)
  await accounts.db
    .insertInto('session')
    .values({
      id: sessionId,
      token_hash: hashOf(token, accounts.sessionSecret),
      area,
      person_id: personId,
      is_remembered: isRemembered,
      created_at: now.toString(),
      expires_at: expiresAt.toString(),
      ends_at: endsAt.toString(),
    })
    .execute()
  return { token, viewer: { area, id: personId, sessionId } }
}

/** The caller, as far as the database knows. */
export interface Caller {
  readonly viewer: Viewer
  /** The last one used; undefined for a customer who has chosen none. */
  readonly language: Language | undefined
  /** Of customers, E.164. */
  readonly phone: string | undefined
  /** The version of the reference data when the call came in. */
  readonly referenceDataVersion: number
}

export interface LiveSession extends SessionLimits, Caller {
  readonly isRemembered: boolean
}

/** Which of these sessions are valid: not revoked, not over, and of people who may still sign in. */
export async function liveSessions(
  db: Db,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<ReadonlySet<string>> {
  const rows = await standing(db, now).select('session.id').where('session.id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** The session of a token in its one area: not revoked, not over, and of a person who may still sign in there (decisions A3, A4). */
export async function findLiveSession(
  accounts: AccountsBase,
  { token, now }: { readonly token: string; readonly now: Temporal.Instant },
): Promise<LiveSession | undefined> {
  const [row] = await findByToken(accounts.db, [hashOf(token, accounts.sessionSecret), now.toString()])
  return (
    row && {
      viewer: { area: row.area, id: row.person_id, sessionId: row.id },
      language: row.language ?? undefined,
      phone: row.phone ?? undefined,
      referenceDataVersion: row.version,
      isRemembered: row.is_remembered,
      expiresAt: Temporal.Instant.fromEpochMilliseconds(row.expires_at.getTime()),
      endsAt: Temporal.Instant.fromEpochMilliseconds(row.ends_at.getTime()),
    }
  )
}

interface FoundSession extends Pick<CredentialView, 'language' | 'phone'> {
  readonly id: string
  readonly area: Area
  readonly person_id: string
  readonly is_remembered: boolean
  readonly expires_at: Date
  readonly ends_at: Date
  readonly version: number
}

/** Reads what {@link standing} says, and what else every call begins with. */
const findByToken = preparedStatement<FoundSession>(
  'session_by_token',
  `select s.id, s.area, s.person_id, s.is_remembered, s.expires_at, s.ends_at, c.language, c.phone, g.version
   from session s
   join credential c on c.area = s.area and c.person_id = s.person_id and c.may_sign_in
   cross join reference_data_version g
   where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2::timestamptz and s.ends_at > $2::timestamptz`,
)

function standing(db: Db, now: Temporal.Instant) {
  return db
    .selectFrom('session')
    .innerJoin('credential', (join) =>
      join
        .onRef('credential.person_id', '=', 'session.person_id')
        .onRef('credential.area', '=', 'session.area')
        .on('credential.may_sign_in', '=', true),
    )
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at(now))
    .where('ends_at', '>', at(now))
}

/** Extends a session, never shortens it: of two simultaneous requests the later end holds. */
export async function extendSession(db: Db, sessionId: string, expiresAt: Temporal.Instant): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: expiresAt.toString() })
    .where('id', '=', sessionId)
    .where('expires_at', '<', at(expiresAt))
    .where('revoked_at', 'is', null)
    .execute()
}

/** Whether a session was opened with "remember me". */
export async function isRememberedSession(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('is_remembered')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.is_remembered ?? false
}

export async function revokeSession(db: Db, sessionId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now.toString() })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends every session of a person at once: after a new password, and when an account is disabled (decision A4). */
export async function revokeSessions(db: Db, personId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now.toString() })
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Deletes expired sessions. @returns how many */
export async function purgeSessions(db: Db, now: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where((is) =>
      is.or([
        is('revoked_at', 'is not', null),
        is('expires_at', '<=', at(now)),
        is('ends_at', '<=', at(now)),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function hashOf(token: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(token).digest()
}

function at(moment: Temporal.Instant) {
  return sql<Date>`${moment.toString()}::timestamptz`
}
