import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../server/testing/freshDatabase.ts'
import { type GuessedSite, openGuessedSite } from './guessedSite.ts'
import { GUESS_KINDS, guess } from './guessing.ts'

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
  const { owner, tallies } = await guess({ ...site, times: 150, addresses: 1, limitMs: 120_000 })
  expect(tallies).toEqual(
    GUESS_KINDS.map(({ most }) => ({ tried: 150, read: most, held: 150 - most, failed: 0 })),
  )
  expect(owner).toMatchObject({ refused: 0 })
  expect(owner.signedIn).toBeGreaterThan(1)
})
