import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb, createPool } from '../kernel/database.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { ATTEMPT_LIMITS, type AttemptLimits } from './attemptLimits.ts'
import { type AttemptOptions, createAttemptLimits } from './attempts.store.ts'

/** Counting attempts over all processes (decision L13). */

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const onDatabase = (change: Partial<AttemptOptions> = {}) =>
  createAttemptLimits(database.db, { sessionSecret: 'a secret', liftsAddresses: false, ...change })

/** How many of so many attempts at once are let through. */
async function passed(limits: readonly AttemptLimits[], subject: string, times: number): Promise<number> {
  const tries = Array.from({ length: times }, (_, turn) =>
    limits[turn % limits.length]?.take({ limit: 'registrations', subject }),
  )
  return (await Promise.all(tries)).filter((exhausted) => exhausted === undefined).length
}

it('counts what several processes let through together', async () => {
  expect(await passed([onDatabase(), onDatabase(), onDatabase()], '192.0.2.1', 60)).toBe(20)
  expect(await passed([onDatabase()], '192.0.2.2', 5)).toBe(5)
})

it('goes on counting in the process while the database gives no answer', async () => {
  const pool = createPool('postgres://nobody@127.0.0.1:1/nothing')
  const limits = createAttemptLimits(createDb(pool), { sessionSecret: 'a secret', liftsAddresses: false })
  expect(await passed([limits], '192.0.2.3', 30)).toBe(20)
  await pool.end()
})

it('lifts limits by address alone', async () => {
  const lifted = onDatabase({ liftsAddresses: true })
  expect(await passed([lifted], '192.0.2.4', 60)).toBe(60)
  const limit = 'wrongPasswordsHere'
  for (let time = 0; time < 10; time++)
    expect(await lifted.take({ limit, subject: 'somebody' })).toBeUndefined()
  expect(await lifted.take({ limit, subject: 'somebody' })).toEqual({ limit, seconds: 15 * 60 })
})

it('counts none of several attempts when one of them is refused, nor those given back', async () => {
  const limits = onDatabase({
    figures: { ...ATTEMPT_LIMITS, wrongCodes: { most: 1, seconds: 60, by: 'address' } },
  })
  const both = [
    { limit: 'registrations', subject: 'x' },
    { limit: 'wrongCodes', subject: 'x' },
  ] as const
  expect(await limits.take(...both)).toBeUndefined()
  for (let time = 0; time < 5; time++)
    expect(await limits.take(...both)).toMatchObject({ limit: 'wrongCodes' })
  await limits.giveBack(both[0])
  expect(await passed([limits], 'x', 30)).toBe(20)
  await limits.giveBack(both[1])
  expect(await limits.take(both[1])).toBeUndefined()
})

it('knows the networks of an account, and no others', async () => {
  const limits = onDatabase()
  await limits.rememberNetwork('one', '192.0.2.1')
  expect(await limits.knowsNetwork('one', '192.0.2.1')).toBe(true)
  expect(await limits.knowsNetwork('one', '192.0.2.2')).toBe(false)
  expect(await limits.knowsNetwork('two', '192.0.2.1')).toBe(false)
})

it('keeps neither names nor addresses', async () => {
  await onDatabase().take({ limit: 'wrongPasswords', subject: '203.0.113.77' })
  const { rows } = await database.pool.query('select key from attempt')
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|192\.0\.2/)
})
