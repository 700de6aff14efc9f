import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { createPool } from './database.ts'
import { UnavailableError } from './unavailable.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

it('says that there is no connection to be had as soon as none became free in time, and asks nothing later', async () => {
  const pool = createPool(database.url, 1)
  pool.options.connectionTimeoutMillis = 100
  const held = await pool.connect()
  const begun = performance.now()
  await expect(pool.connect()).rejects.toBeInstanceOf(UnavailableError)
  expect(performance.now() - begun).toBeLessThan(1_000)
  expect(pool.waitingCount).toBe(0)
  held.release()
  await pool.end()
})
