import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isRejection } from '../kernel/rejection.ts'
import { ageAttempts } from '../testing/ageAttempts.ts'
import { openSignIns, type SignIns, usual } from '../testing/signIns.ts'
import { createAttemptLimits } from './attempts.store.ts'
import { signIn } from './signIn.handlers.ts'

let at: SignIns
beforeAll(async () => {
  at = await openSignIns()
})
afterAll(() => at.database.drop())
// the other tries of one account in a day are limits of their own
afterEach(() => ageAttempts(at.database.pool, { hours: 25 }))

describe('the lockout', () => {
  it('refuses the eleventh try of fifteen minutes from one address, whatever its password', async () => {
    const here = { networkAddress: at.nextAddress() }
    for (let failure = 0; failure < 10; failure++) await at.tryToEnter({ ...here, password: 'wrong' })
    const locked = { rejected: 'TOO_MANY_ATTEMPTS', params: { minutes: 15 } }
    expect(await at.tryToEnter(here)).toEqual(locked)
    // by its other name it is the same account
    expect(await at.tryToEnter({ ...here, userName: '403 555 0144' })).toEqual(locked)
    expect(isRejection(await at.tryToEnter({ networkAddress: at.nextAddress() }))).toBe(false)
    expect(isRejection(await at.tryToEnter({ ...here, area: 'staff', password: 'staff-1' }))).toBe(false)
    await ageAttempts(at.database.pool, { minutes: 14 })
    expect(await at.tryToEnter(here)).toMatchObject({ params: { minutes: 1 } })
    await ageAttempts(at.database.pool, { minutes: 1 })
    expect(isRejection(await at.tryToEnter(here))).toBe(false)
  })

  it('locks out a name that belongs to nobody in the same way', async () => {
    const nobody = { userName: 'nobody@example.com', networkAddress: at.nextAddress() }
    for (let failure = 0; failure < 10; failure++) await at.tryToEnter(nobody)
    expect(await at.tryToEnter(nobody)).toMatchObject({ rejected: 'TOO_MANY_ATTEMPTS' })
  })

  it('reads no more than ten of many passwords tried at once', async () => {
    const here = { networkAddress: at.nextAddress() }
    const guesses = Array.from({ length: 25 }, (_, guess) =>
      at.tryToEnter({ ...here, password: `wrong-${guess}` }),
    )
    const refusals = (await Promise.all(guesses)).map((outcome) => isRejection(outcome) && outcome.rejected)
    expect(refusals.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(10)
    expect(refusals.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(15)
  })

  it('turns away whoever waits as the thirty-first for one account from one address', async () => {
    const here = { networkAddress: at.nextAddress() }
    const tries = Array.from({ length: 40 }, () => at.tryToEnter({ ...here, password: 'wrong' }))
    const codes = (await Promise.all(tries)).map((outcome) => isRejection(outcome) && outcome.rejected)
    const counted = (code: string) => codes.filter((each) => each === code).length
    expect(counted('WRONG_CREDENTIALS')).toBe(10)
    // some of the first are through before the last come in
    expect(counted('TOO_MANY_REQUESTS')).toBeGreaterThan(0)
    expect(counted('TOO_MANY_REQUESTS')).toBeLessThanOrEqual(10)
    expect(counted('TOO_MANY_REQUESTS') + counted('TOO_MANY_ATTEMPTS')).toBe(30)
    expect(await at.tryToEnter({ ...here, password: 'wrong' })).toMatchObject({
      rejected: 'TOO_MANY_ATTEMPTS',
    })
  })

  it('counts nothing of many right ones at once', async () => {
    const here = { networkAddress: at.nextAddress() }
    const outcomes = await Promise.all(Array.from({ length: 25 }, () => at.tryToEnter(here)))
    expect(outcomes.filter(isRejection)).toEqual([])
  })

  it('forgets failures after a success', async () => {
    const here = { networkAddress: at.nextAddress() }
    for (let failure = 0; failure < 9; failure++) await at.tryToEnter({ ...here, password: 'wrong' })
    await at.enter(here)
    await at.tryToEnter({ ...here, password: 'wrong' })
    expect(isRejection(await at.tryToEnter(here))).toBe(false)
  })
})

describe('guesses from everywhere', () => {
  const PAUSED = { rejected: 'SIGN_IN_PAUSED', params: { area: 'customer' } }

  /** Wrong passwords, each from an address of its own. */
  async function guessed(times: number, userName = 'robin@example.com') {
    for (let guess = 0; guess < times; guess++) await at.tryToEnter({ userName, password: 'wrong' })
  }

  it('are thirty a day for one account, and the right password is no way in among them', async () => {
    await guessed(30)
    expect(await at.tryToEnter({ password: 'wrong' })).toMatchObject(PAUSED)
    expect(await at.tryToEnter({})).toMatchObject(PAUSED)
    await ageAttempts(at.database.pool, { hours: 23 })
    expect(await at.tryToEnter({})).toMatchObject({ params: { hours: 1 } })
    await ageAttempts(at.database.pool, { hours: 1 })
    expect(isRejection(await at.tryToEnter({}))).toBe(false)
  })

  it('keep nobody out where they signed in before', async () => {
    const home = { networkAddress: at.nextAddress() }
    await at.enter(home)
    await guessed(31)
    expect(isRejection(await at.tryToEnter(home))).toBe(false)
    expect(isRejection(await at.tryToEnter({ ...home, userName: '403 555 0144' }))).toBe(false)
    // there the limit of one address holds
    for (let failure = 0; failure < 10; failure++) await at.tryToEnter({ ...home, password: 'wrong' })
    expect(await at.tryToEnter(home)).toMatchObject({ rejected: 'TOO_MANY_ATTEMPTS' })
  })

  it('end in the same way for a name that is nobody’s', async () => {
    await guessed(30, 'nobody@example.com')
    expect(await at.tryToEnter({ userName: 'nobody@example.com' })).toMatchObject(PAUSED)
  })

  it('leave other accounts alone, and are a hundred an hour from one address', async () => {
    const networkAddress = at.nextAddress()
    const limited = { ...at.accounts, limits: limitsByAddress() }
    const guess = (name: number | string) =>
      signIn(limited, { ...usual, userName: `${name}@example.com`, networkAddress })
    for (let name = 0; name < 100; name++)
      expect(await guess(name)).toMatchObject({ rejected: 'WRONG_CREDENTIALS' })
    const flood = await guess('robin')
    expect(flood).toMatchObject({ rejected: 'TOO_MANY_REQUESTS' })
    expect(isRejection(await at.tryToEnter({}))).toBe(false)
    await ageAttempts(at.database.pool, { hours: 1 })
    expect(isRejection(await guess('robin'))).toBe(false)
  })
})

/** As in production. */
function limitsByAddress() {
  return createAttemptLimits(at.database.db, {
    sessionSecret: at.accounts.sessionSecret,
    liftsAddresses: false,
  })
}
