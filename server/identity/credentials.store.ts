import { hash, verify } from '@node-rs/argon2'
import { normalPassword } from '../../schema/rules/accountFields.ts'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import type { Area } from '../kernel/viewer.ts'
import { PASSWORD_STRENGTH } from './passwordStrength.ts'

/** View over the people of all areas: what signing in looks at. */
export interface CredentialView {
  area: Area
  person_id: string
  user_name: string
  phone: string | null
  password_hash: string | null
  may_sign_in: boolean
  /** The one they last used; null of a customer who has chosen none. */
  language: Language | null
}

declare module '../kernel/database.ts' {
  interface Tables {
    credential: CredentialView
  }
}

export interface Credential {
  readonly personId: string
  /** Absent for staff to whom no admin has given a password yet (decision A14). */
  readonly passwordHash: string | undefined
  /** False for customers not activated and for disabled admins and staff. */
  readonly maySignIn: boolean
}

let hashOfNobody: Promise<string> | undefined

/** Who a typed name means: user name or e-mail in lower case, or a phone number in E.164 (decision A6). */
export async function findCredential(
  db: Db,
  area: Area,
  names: { readonly userName: string; readonly phone: string | undefined },
): Promise<Credential | undefined> {
  const row = await db
    .selectFrom('credential')
    .select(['person_id', 'password_hash', 'may_sign_in'])
    .where('area', '=', area)
    .where((is) => is.or([is('user_name', '=', names.userName), is('phone', '=', names.phone ?? null)]))
    .executeTakeFirst()
  return row && credentialFrom(row)
}

/** The credential of a customer who is signed in, by their id. */
export async function credentialOf(db: Db, userId: string): Promise<Credential | undefined> {
  const row = await db
    .selectFrom('customer')
    .select(['id', 'password_hash', 'is_active'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row && { personId: row.id, passwordHash: row.password_hash, maySignIn: row.is_active }
}

/**
 * The credential of somebody as it is now. Nobody gives them another password, or disables them, before the transaction ends: a session
 * that it opens is among those which that ends (decision A4).
 */
export async function lockCredential(
  transaction: Db,
  area: Area,
  personId: string,
): Promise<Credential | undefined> {
  // a view cannot be locked; each area's people are a table of its name
  await transaction.selectFrom(area).select('id').where('id', '=', personId).forNoKeyUpdate().execute()
  const row = await transaction
    .selectFrom('credential')
    .select(['person_id', 'password_hash', 'may_sign_in'])
    .where('area', '=', area)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row && credentialFrom(row)
}

export async function writePasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('customer').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Of a password in one normal form: devices write the same accents in different ways. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalPassword(password), PASSWORD_STRENGTH)
}

/**
 * Always works through a hash, so that an unknown user takes as long as a wrong password (decision A5). Hashes made before passwords had
 * one normal form are of what was typed then.
 */
export async function isPasswordOf(credential: Credential | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody has this password')
  const kept = credential?.passwordHash ?? (await hashOfNobody)
  const normal = normalPassword(password)
  const isMatch = (await verify(kept, normal)) || (password !== normal && (await verify(kept, password)))
  return isMatch && credential?.passwordHash !== undefined
}

function credentialFrom(
  row: Pick<CredentialView, 'person_id' | 'password_hash' | 'may_sign_in'>,
): Credential {
  return {
    personId: row.person_id,
    passwordHash: row.password_hash ?? undefined,
    maySignIn: row.may_sign_in,
  }
}
