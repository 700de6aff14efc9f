import { createAdmin, createCustomer, createStaff } from '../identity/accounts.handlers.ts'
import { type SignedIn, type SignIn, signIn } from '../identity/signIn.handlers.ts'
import { granted } from '../kernel/rejection.ts'
import { accountsOn } from './accountsOn.ts'
import { type FreshDatabase, freshDatabase } from './freshDatabase.ts'

/** When everybody of {@link openSignIns} signs in. */
export const now = Temporal.Instant.from('2026-11-21T17:00:00Z')

/** Robin's right password. */
export const usual = {
  area: 'customer',
  userName: 'robin@example.com',
  password: 'robin-1',
  isRemember: false,
  now,
} as const

export type SignIns = Awaited<ReturnType<typeof openSignIns>>

/**
 * Accounts to sign in to, on a database of their own: robin is a customer, and a crew member with another password; admin an
 * administrator. Not active are the customer sleepy and the crew member gone; the crew member new has no password.
 */
export async function openSignIns() {
  const database = await freshDatabase()
  await addAccounts(database)
  const accounts = accountsOn(database.db)
  let addresses = 0
  /** A new network address. */
  const nextAddress = () => `198.51.100.${++addresses}`
  /** Robin's right password from a new address, changed by the case. */
  const tryToEnter = (change: Partial<SignIn>) =>
    signIn(accounts, { ...usual, networkAddress: nextAddress(), ...change })
  return {
    database,
    accounts,
    nextAddress,
    tryToEnter,
    /** The same. @throws Error when it is refused */
    enter: async (change: Partial<SignIn>): Promise<SignedIn> => granted(await tryToEnter(change)),
  }
}

async function addAccounts({ db }: FreshDatabase): Promise<void> {
  const creation = { now, language: 'en', isActive: true } as const
  const robin = {
    firstName: 'Robin',
    email: 'robin@example.com',
    phoneNumber: '4035550144',
    password: 'robin-1',
  }
  const sleepy = { firstName: 'Sleepy', email: 'sleepy@example.com', password: 'sleepy-1' }
  const home = { streetName: '4 Street NW', city: 'Calgary', provinceId: 1 } as const
  await createCustomer(db, robin, creation)
  await createCustomer(db, sleepy, { ...creation, isActive: false })
  await createAdmin(db, { userName: 'admin', password: 'admin-1' }, creation)
  // the same e-mail address in another area is another account
  await createStaff(
    db,
    { ...home, firstName: 'Robin', email: 'robin@example.com', password: 'staff-1' },
    creation,
  )
  await createStaff(db, { ...home, firstName: 'New', email: 'new@example.com' }, creation)
  await createStaff(
    db,
    { ...home, firstName: 'Gone', email: 'gone@example.com', password: 'gone-gone', disabled: true },
    creation,
  )
}
