import { hash, verify } from '@node-rs/argon2'
import { normalPassword } from '../../schema/rules/accountFields.ts'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import type { Area } from '../kernel/viewer.ts'
import { PASSWORD_STRENGTH } from './passwordStrength.ts'

/** View over the people of all areas, for signing in. */
export interface CredentialView {
  area: Area
  person_id: string
  /** Null for a customer without an e-mail address. */
  user_name: string | null
  phone: string | null
  password_hash: string | null
  may_sign_in: boolean
  /** The last one used; null for a customer who has chosen none. */
  language: Language | null
}

declare module '../kernel/database.ts' {
  interface Tables {
    credential: CredentialView
  }
}

export interface Credential {
  readonly personId: string
  /** Absent until an admin has set a staff member's password (decision A14). */
  readonly passwordHash: string | undefined
  /** False for inactive customers and for disabled admins and staff. */
  readonly maySignIn: boolean
}

let hashOfNobody: Promise<string> | undefined

/** The person of a typed name: user name or e-mail in lower case, or a phone number in E.164 (decision A6). */
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

/** The credential of a signed-in customer, by id. */
export async function credentialOf(db: Db, userId: string): Promise<Credential | undefined> {
  const row = await db
    .selectFrom('customer')
    .select(['id', 'password_hash', 'is_active'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row && { personId: row.id, passwordHash: row.password_hash, maySignIn: row.is_active }
}

/**
 * A person's current credential, locked: nobody changes the password or disables the person before the transaction ends, so a session it
 * opens is among those that such a change ends (decision A4).
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

/** The hash of a password in one normal form, because devices write the same accents differently. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalPassword(password), PASSWORD_STRENGTH)
}

/** Always computes a hash, so that an unknown user takes as long as a wrong password (decision A5). */
export async function isPasswordOf(credential: Credential | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody has this password')
  const kept = credential?.passwordHash ?? (await hashOfNobody)
  const isMatch = await verify(kept, normalPassword(password))
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
