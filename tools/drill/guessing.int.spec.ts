import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../server/testing/freshDatabase.ts'
import { type GuessedSite, openGuessedSite } from './guessedSite.ts'
import { guess } from './guessing.ts'

/** The short form of `npm run guess` (decision L13). */

let database: FreshDatabase
let site: GuessedSite
beforeAll(async () => {
  database = await freshDatabase()
  site = await openGuessedSite(database.url)
})
afterAll(async () => {
  await site?.stop()
  await database.drop()
})

it('guesses through two processes are held back together, and the owner signs in as always', async () => {
  const { owner, ...guessed } = await guess({ ...site, times: 150, addresses: 1, limitMs: 120_000 })
  expect(guessed).toEqual({
    passwords: { tried: 150, read: 100, held: 50, failed: 0 },
    codes: { tried: 150, read: 20, held: 130, failed: 0 },
    registrations: { tried: 150, read: 20, held: 130, failed: 0 },
  })
  expect(owner).toMatchObject({ refused: 0 })
  expect(owner.signedIn).toBeGreaterThan(1)
})
