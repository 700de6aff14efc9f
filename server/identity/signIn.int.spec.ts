import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createAttemptLimits } from '../kernel/attempts.store.ts'
import { isRejection } from '../kernel/rejection.ts'
import { accountsOn } from '../testing/accountsOn.ts'
import { ageAttempts } from '../testing/ageAttempts.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { createAdmin, createCustomer, createStaff } from './accounts.handlers.ts'
import type { GuardedAccounts } from './accounts.store.ts'
import { endSessions } from './endSessions.handlers.ts'
import { revokeSessions } from './sessions.store.ts'
import { authenticate, type SignedIn, type SignIn, signIn, signOut } from './signIn.handlers.ts'

const now = Temporal.Instant.from('2026-11-21T17:00:00Z')
const usual = {
  area: 'customer',
  userName: 'robin@example.com',
  password: 'robin-1',
  isRemember: false,
  now,
} as const
const creation = { now, language: 'en', isActive: true } as const

let database: FreshDatabase
let accounts: GuardedAccounts
let addresses = 0

beforeAll(async () => {
  database = await freshDatabase()
  accounts = accountsOn(database.db)
  const { db } = database
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
})
afterAll(() => database.drop())

describe('signing in', () => {
  it.each([
    ['customer', 'robin@example.com', 'robin-1', { customer: { firstName: 'Robin' } }],
    ['customer', ' ROBIN@Example.com ', 'robin-1', { customer: { email: 'robin@example.com' } }],
    ['customer', '(403) 555-0144', 'robin-1', { customer: { phoneNo: '+14035550144' } }],
    ['admin', 'Admin', 'admin-1', { admin: { userName: 'admin' } }],
    ['staff', 'robin@example.com', 'staff-1', { staff: { firstName: 'Robin' } }],
  ] as const)('opens the %s area to %s', async (area, userName, password, person) => {
    const signedIn = await enter({ area, userName, password })
    expect(signedIn).toMatchObject({ area, ...person, viewer: { area } })
    expect(signedIn.token).toMatch(/^[\w-]{43}$/)
    expect(await authenticate(accounts, { token: signedIn.token, now })).toEqual(signedIn.viewer)
  })

  it.each([
    ['customer', 'nobody@example.com', 'robin-1'],
    ['customer', 'robin@example.com', 'Robin-1'],
    ['customer', 'robin@example.com', 'robin-1 '],
    ['customer', 'robin@example.com', 'staff-1'],
    ['customer', 'sleepy@example.com', 'wrong-1'],
    ['customer', 'rob\u0000in@example.com', 'robin-1'],
    ['customer', "' or true --", "' or true --"],
    ['customer', 'x'.repeat(5000), 'robin-1'],
    ['admin', 'robin@example.com', 'robin-1'],
    ['staff', 'new@example.com', 'nobody has this password'],
    ['staff', 'gone@example.com', 'gone-1'],
  ] as const)('is one refusal for every wrong pair: %s %s', async (area, userName, password) => {
    expect(await tryToEnter({ area, userName, password })).toEqual({
      rejected: 'WRONG_CREDENTIALS',
      field: 'password',
    })
  })

  it('asks for what is missing', async () => {
    expect(await tryToEnter({ userName: ' ' })).toEqual({ rejected: 'FIELD_REQUIRED', field: 'userName' })
    expect(await tryToEnter({ password: '' })).toEqual({ rejected: 'FIELD_REQUIRED', field: 'password' })
  })

  it('tells that an account is not active only to who knows the password', async () => {
    expect(await tryToEnter({ userName: 'sleepy@example.com', password: 'sleepy-1' })).toEqual({
      rejected: 'ACCOUNT_INACTIVE',
      field: 'userName',
      params: { area: 'customer' },
    })
    expect(await tryToEnter({ area: 'staff', userName: 'gone@example.com', password: 'gone-gone' })).toEqual({
      rejected: 'ACCOUNT_INACTIVE',
      field: 'password',
      params: { area: 'staff' },
    })
  })

  it('keeps neither the token nor who failed from where', async () => {
    const { token } = await enter({})
    await tryToEnter({ userName: 'traceless@example.com', networkAddress: '203.0.113.99' })
    const rows = await database.pool.query(
      "select encode(token_hash, 'escape') as kept from session union all select key from attempt",
    )
    const kept = JSON.stringify(rows.rows)
    for (const secret of [token, 'traceless', '203.0.113.99']) expect(kept).not.toContain(secret)
  })
})

describe('the lockout', () => {
  // the other tries of one account in a day are limits of their own
  afterEach(() => ageAttempts(database.pool, { hours: 25 }))

  it('refuses the eleventh try of fifteen minutes from one address, whatever its password', async () => {
    const here = { networkAddress: nextAddress() }
    for (let failure = 0; failure < 10; failure++) await tryToEnter({ ...here, password: 'wrong' })
    const locked = { rejected: 'TOO_MANY_ATTEMPTS', params: { minutes: 15 } }
    expect(await tryToEnter(here)).toEqual(locked)
    // by its other name it is the same account
    expect(await tryToEnter({ ...here, userName: '403 555 0144' })).toEqual(locked)
    expect(isRejection(await tryToEnter({ networkAddress: nextAddress() }))).toBe(false)
    expect(isRejection(await tryToEnter({ ...here, area: 'staff', password: 'staff-1' }))).toBe(false)
    await ageAttempts(database.pool, { minutes: 14 })
    expect(await tryToEnter(here)).toMatchObject({ params: { minutes: 1 } })
    await ageAttempts(database.pool, { minutes: 1 })
    expect(isRejection(await tryToEnter(here))).toBe(false)
  })

  it('locks out a name that belongs to nobody in the same way', async () => {
    const nobody = { userName: 'nobody@example.com', networkAddress: nextAddress() }
    for (let failure = 0; failure < 10; failure++) await tryToEnter(nobody)
    expect(await tryToEnter(nobody)).toMatchObject({ rejected: 'TOO_MANY_ATTEMPTS' })
  })

  it('reads no more than ten of many passwords tried at once', async () => {
    const here = { networkAddress: nextAddress() }
    const guesses = Array.from({ length: 25 }, (_, guess) =>
      tryToEnter({ ...here, password: `wrong-${guess}` }),
    )
    const refusals = (await Promise.all(guesses)).map((outcome) => isRejection(outcome) && outcome.rejected)
    expect(refusals.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(10)
    expect(refusals.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(15)
  })

  it('turns away whoever waits as the thirty-first for one account from one address', async () => {
    const here = { networkAddress: nextAddress() }
    const tries = Array.from({ length: 40 }, () => tryToEnter({ ...here, password: 'wrong' }))
    const codes = (await Promise.all(tries)).map((outcome) => isRejection(outcome) && outcome.rejected)
    const counted = (code: string) => codes.filter((each) => each === code).length
    expect(counted('WRONG_CREDENTIALS')).toBe(10)
    // some of the first are through before the last come in
    expect(counted('TOO_MANY_REQUESTS')).toBeGreaterThan(0)
    expect(counted('TOO_MANY_REQUESTS')).toBeLessThanOrEqual(10)
    expect(counted('TOO_MANY_REQUESTS') + counted('TOO_MANY_ATTEMPTS')).toBe(30)
    expect(await tryToEnter({ ...here, password: 'wrong' })).toMatchObject({ rejected: 'TOO_MANY_ATTEMPTS' })
  })

  it('counts nothing of many right ones at once', async () => {
    const here = { networkAddress: nextAddress() }
    const outcomes = await Promise.all(Array.from({ length: 25 }, () => tryToEnter(here)))
    expect(outcomes.filter(isRejection)).toEqual([])
  })

  it('forgets failures after a success', async () => {
    const here = { networkAddress: nextAddress() }
    for (let failure = 0; failure < 9; failure++) await tryToEnter({ ...here, password: 'wrong' })
    await enter(here)
    await tryToEnter({ ...here, password: 'wrong' })
    expect(isRejection(await tryToEnter(here))).toBe(false)
  })
})

describe('guesses from everywhere', () => {
  const PAUSED = { rejected: 'SIGN_IN_PAUSED', params: { area: 'customer' } }
  afterEach(() => ageAttempts(database.pool, { hours: 25 }))

  /** Wrong passwords, each from an address of its own. */
  async function guessed(times: number, userName = 'robin@example.com') {
    for (let guess = 0; guess < times; guess++) await tryToEnter({ userName, password: 'wrong' })
  }

  it('are thirty a day for one account, and the right password is no way in among them', async () => {
    await guessed(30)
    expect(await tryToEnter({ password: 'wrong' })).toMatchObject(PAUSED)
    expect(await tryToEnter({})).toMatchObject(PAUSED)
    await ageAttempts(database.pool, { hours: 23 })
    expect(await tryToEnter({})).toMatchObject({ params: { hours: 1 } })
    await ageAttempts(database.pool, { hours: 1 })
    expect(isRejection(await tryToEnter({}))).toBe(false)
  })

  it('keep nobody out where they signed in before', async () => {
    const home = { networkAddress: nextAddress() }
    await enter(home)
    await guessed(31)
    expect(isRejection(await tryToEnter(home))).toBe(false)
    expect(isRejection(await tryToEnter({ ...home, userName: '403 555 0144' }))).toBe(false)
    // there the limit of one address holds
    for (let failure = 0; failure < 10; failure++) await tryToEnter({ ...home, password: 'wrong' })
    expect(await tryToEnter(home)).toMatchObject({ rejected: 'TOO_MANY_ATTEMPTS' })
  })

  it('end in the same way for a name that is nobody’s', async () => {
    await guessed(30, 'nobody@example.com')
    expect(await tryToEnter({ userName: 'nobody@example.com' })).toMatchObject(PAUSED)
  })

  it('leave other accounts alone, and are a hundred an hour from one address', async () => {
    const networkAddress = nextAddress()
    const limited = { ...accounts, limits: limitsByAddress() }
    const guess = (name: number | string) =>
      signIn(limited, { ...usual, userName: `${name}@example.com`, networkAddress })
    for (let name = 0; name < 100; name++)
      expect(await guess(name)).toMatchObject({ rejected: 'WRONG_CREDENTIALS' })
    const flood = await guess('robin')
    expect(flood).toMatchObject({ rejected: 'TOO_MANY_REQUESTS' })
    expect(isRejection(await tryToEnter({}))).toBe(false)
    await ageAttempts(database.pool, { hours: 1 })
    expect(isRejection(await guess('robin'))).toBe(false)
  })
})

describe('a session', () => {
  it('opens its own area only', async () => {
    const { token } = await enter({})
    expect(await authenticate(accounts, { token, now })).toMatchObject({ area: 'customer' })
    expect(await authenticate(accounts, { token: `${token}x`, now })).toBeUndefined()
    const elsewhere = { ...accounts, sessionSecret: 'another secret' }
    expect(await authenticate(elsewhere, { token, now })).toBeUndefined()
  })

  it('ends after twelve hours when it is not remembered', async () => {
    const { token } = await enter({})
    expect(await isOpen(token, now.add({ hours: 11, minutes: 59 }))).toBe(true)
    expect(await isOpen(token, now.add({ hours: 12 }))).toBe(false)
  })

  it('lives thirty days from each use when it is remembered', async () => {
    const { token } = await enter({ isRemember: true })
    expect(await isOpen(token, now.add({ hours: 29 * 24 }))).toBe(true)
    expect(await isOpen(token, now.add({ hours: 58 * 24 }))).toBe(true)
    expect(await isOpen(token, now.add({ hours: 88 * 24 }))).toBe(false)
  })

  it('of a crew member stays on the phone for thirty days, of an administrator twelve hours, whatever is wished', async () => {
    const crew = await enter({ area: 'staff', password: 'staff-1', isRemember: false })
    const admin = await enter({ area: 'admin', userName: 'admin', password: 'admin-1', isRemember: true })
    const later = now.add({ hours: 12 })
    const seen = await Promise.all([crew, admin].map(({ token }) => isOpen(token, later)))
    expect(seen).toEqual([true, false])
    expect(await isOpen(crew.token, later.add({ hours: 30 * 24 }))).toBe(false)
  })

  it('takes the place of the one that was signed in there before, and of no other area', async () => {
    const [first, other, staff] = [
      await enter({}),
      await enter({}),
      await enter({ area: 'staff', password: 'staff-1' }),
    ]
    await enter({ viewer: staff.viewer })
    expect(await authenticate(accounts, { token: staff.token, now })).toEqual(staff.viewer)
    await tryToEnter({ viewer: first.viewer, password: 'wrong-1' })
    expect(await authenticate(accounts, { token: first.token, now })).toEqual(first.viewer)
    await enter({ viewer: first.viewer })
    expect(await authenticate(accounts, { token: first.token, now })).toBeUndefined()
    expect(await authenticate(accounts, { token: other.token, now })).toEqual(other.viewer)
  })

  it('ends with signing out, alone', async () => {
    const [one, other] = [await enter({}), await enter({})]
    await signOut(accounts, one.viewer, now)
    await signOut(accounts, one.viewer, now)
    expect(await isOpen(one.token, now)).toBe(false)
    expect(await isOpen(other.token, now)).toBe(true)
  })

  it('ends with all others of the person when they are revoked', async () => {
    const sessions = [await enter({}), await enter({ isRemember: true })]
    const colleague = await enter({ area: 'admin', userName: 'admin', password: 'admin-1' })
    await revokeSessions(database.db, sessions[0]?.viewer.id ?? '', now)
    for (const { token } of sessions) expect(await isOpen(token, now)).toBe(false)
    expect(await authenticate(accounts, { token: colleague.token, now })).toBeDefined()
  })

  it('ends with all others of the person when the operator says so, in any spelling of the name', async () => {
    const [phone, computer] = [await enter({}), await enter({ isRemember: true })]
    const staff = await enter({ area: 'staff', password: 'staff-1' })
    const { id: personId } = phone.viewer
    const target = { area: 'customer', userName: '(403) 555-0144', now } as const
    expect(await endSessions(database.db, target)).toEqual({ personId })
    for (const { token } of [phone, computer])
      expect(await authenticate(accounts, { token, now })).toBeUndefined()
    expect(await authenticate(accounts, { token: staff.token, now })).toEqual(staff.viewer)
    expect(await enter({})).toMatchObject({ viewer: { id: personId } })
    expect(await endSessions(database.db, { ...target, userName: 'nobody' })).toEqual({
      rejected: 'NOT_FOUND',
    })
  })

  it('opens nothing once the account may not sign in', async () => {
    const { token } = await enter({ area: 'admin', userName: 'admin', password: 'admin-1' })
    await database.pool.query('update admin set is_disabled = true')
    expect(await authenticate(accounts, { token, now })).toBeUndefined()
  })
})

function nextAddress(): string {
  addresses += 1
  return `198.51.100.${addresses}`
}

/** As in production. */
function limitsByAddress() {
  return createAttemptLimits(database.db, { sessionSecret: accounts.sessionSecret, liftsAddresses: false })
}

/** Robin's right password from an address of its own, but for what the case names. */
function tryToEnter(change: Partial<SignIn>) {
  return signIn(accounts, { ...usual, networkAddress: nextAddress(), ...change })
}

async function enter(change: Partial<SignIn>): Promise<SignedIn> {
  const outcome = await tryToEnter(change)
  if (isRejection(outcome)) throw new Error(outcome.rejected)
  return outcome
}

async function isOpen(token: string, at: Temporal.Instant): Promise<boolean> {
  return (await authenticate(accounts, { token, now: at })) !== undefined
}
