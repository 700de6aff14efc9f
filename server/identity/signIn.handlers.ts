import { signInFields, signInNames } from '../../schema/rules/accountFields.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { Db } from '../kernel/database.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import type { Area, Viewer } from '../kernel/viewer.ts'
import { type Admin, findAdmin } from '../people/admins.store.ts'
import { type Customer, findCustomer } from '../people/customers.store.ts'
import { findStaffMember, type StaffMember } from '../people/shownStaff.store.ts'
import type { AccountsBase, GuardedAccounts } from './accounts.store.ts'
import { type Credential, findCredential, lockCredential } from './credentials.store.ts'
import { tryPassword } from './passwordTries.handlers.ts'
import { isRemembered, slidExpiry } from './sessionLimits.ts'
import {
  type Caller,
  extendSession,
  findLiveSession,
  openSession,
  revokeSession,
  revokeSessions,
} from './sessions.store.ts'

/** The claimed person, and the network. */
export interface TypedCredentials {
  readonly area: Area
  /** E-mail or phone of a customer, e-mail of staff, name of an admin; in any spelling (decision A6). */
  readonly userName: string
  readonly password: string
  readonly networkAddress: string
}

export interface SignIn extends TypedCredentials {
  /** For customers alone (decision A4). */
  readonly isRemember: boolean
  readonly now: Temporal.Instant
  /** The browser's present session in that area, which the new one replaces. */
  readonly viewer?: Viewer | undefined
}

/** Who signed in, by area. */
type SignedInPerson =
  | { readonly area: 'customer'; readonly customer: Customer }
  | { readonly area: 'admin'; readonly admin: Admin }
  | { readonly area: 'staff'; readonly staff: StaffMember }

export type SignedIn = { readonly token: string; readonly viewer: Viewer } & SignedInPerson

/**
 * Opens a session after a right password (decisions A4-A6, A8, A14). Unknown user and wrong password are one refusal at field `password`,
 * after equal work; after too many the next is refused unread; only the right password reveals that an account is not active.
 */
export async function signIn(accounts: GuardedAccounts, attempt: SignIn): Promise<SignedIn | Rejection> {
  return proveCredentials(accounts, attempt, (credential) => admit(accounts, attempt, credential))
}

/** Runs something after a right password; every other attempt is refused as signing in is. */
export async function proveCredentials<Outcome>(
  accounts: GuardedAccounts,
  attempt: TypedCredentials,
  act: (credential: Credential | undefined) => Promise<Outcome | Rejection>,
): Promise<Outcome | Rejection> {
  const fields = checkedFields(signInFields, attempt)
  if (isRejection(fields)) return refusedFields(fields, attempt.area)
  const { area, networkAddress, password } = attempt
  const names = signInNames(fields.userName)
  const credential = await findCredential(accounts.db, area, names)
  const origin = { area, account: credential?.personId ?? names.phone ?? names.userName, networkAddress }
  return tryPassword(
    accounts,
    { ...origin, credential, password },
    { wrong: wrongCredentials(area), admit: () => act(credential) },
  )
}

/** The bearer of a token and its area; using a remembered session extends it (decisions A3, A4). */
export async function authenticate(accounts: AccountsBase, bearer: Bearer): Promise<Viewer | undefined> {
  return (await findCaller(accounts, bearer))?.viewer
}

/** A token and the time of the call. */
interface Bearer {
  readonly token: string
  readonly now: Temporal.Instant
}

/** The same with all that a call begins with. */
export async function findCaller(accounts: AccountsBase, bearer: Bearer): Promise<Caller | undefined> {
  const session = await findLiveSession(accounts, bearer)
  if (session === undefined) return undefined
  const slid = session.isRemembered ? slidExpiry(session, bearer.now) : undefined
  if (slid) await extendSession(accounts.db, session.viewer.sessionId, slid)
  return session
}

/** Ends the viewer's own session; a second time it changes nothing. */
export async function signOut(accounts: AccountsBase, viewer: Viewer, now: Temporal.Instant): Promise<void> {
  await revokeSession(accounts.db, viewer.sessionId, now)
}

/** A text that cannot be a user name is a wrong one; only a missing one has its own message. */
function refusedFields(refusal: Rejection, area: Area): Rejection {
  return refusal.rejected === RejectionCode.FIELD_REQUIRED ? refusal : wrongCredentials(area)
}

/** Signs in after a right password, unless the password changed meanwhile: that ended all sessions, and none is opened again. */
async function admit(
  accounts: AccountsBase,
  { area, isRemember, now, viewer }: SignIn,
  credential: Credential | undefined,
): Promise<SignedIn | Rejection> {
  if (credential === undefined) return wrongCredentials(area)
  const { personId, passwordHash } = credential
  return accounts.db.transaction().execute(async (db) => {
    const current = await lockCredential(db, area, personId)
    if (current === undefined || current.passwordHash !== passwordHash) return wrongCredentials(area)
    if (!current.maySignIn) return inactive(area)
    if (viewer?.area === area) await revokeSession(db, viewer.sessionId, now)
    const kept = { area, personId, isRemembered: isRemembered(area, isRemember), now }
    const session = await openSession({ ...accounts, db }, kept)
    return { ...session, ...(await getPerson({ ...accounts, db }, session.viewer)) }
  })
}

/** In the words of the area's own form: customers sign in by e-mail or phone, all others by a user name. */
export function wrongCredentials(area: Area): Rejection {
  return reject(RejectionCode.WRONG_CREDENTIALS, { field: 'password', params: { area } })
}

/** Only the customers' sign-in page shows an error at the user name (back-office document, section 2: the password's error is shown). */
function inactive(area: Area): Rejection {
  const field = area === 'customer' ? 'userName' : 'password'
  return reject(RejectionCode.ACCOUNT_INACTIVE, { field, params: { area } })
}

async function getPerson({ db }: AccountsBase, { area, id }: Viewer): Promise<SignedInPerson> {
  switch (area) {
    case 'customer':
      return { area, customer: present(await findCustomer(db, id)) }
    case 'admin':
      return { area, admin: present(await findAdmin(db, id)) }
    case 'staff':
      return { area, staff: present(await findStaffMember(db, id)) }
  }
}

function present<Person>(person: Person | undefined): Person {
  if (person === undefined) throw new Error('A credential belongs to nobody.')
  return person
}

/**
 * Ends every session of a person in an area, on all devices, without changing account or password (OWASP ASVS 5.0, 7.4.5).
 * @param userName as typed to sign in, in any spelling (decision A6)
 * @returns NOT_FOUND for an unknown name
 */
export async function endSessions(
  db: Db,
  { area, userName, now }: { readonly area: Area; readonly userName: string; readonly now: Temporal.Instant },
): Promise<{ readonly personId: string } | Rejection> {
  const person = await findCredential(db, area, signInNames(userName))
  if (person === undefined) return reject(RejectionCode.NOT_FOUND)
  await revokeSessions(db, person.personId, now)
  return { personId: person.personId }
}
