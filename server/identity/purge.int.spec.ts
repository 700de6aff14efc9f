import { afterAll, beforeAll, expect, it } from 'vitest'
import { purgeShownFees, recentlyShownFee, rememberShownFee } from '../ordering/cancelling/shownFees.store.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import type { AccountsBase } from './accounts.store.ts'
import { purgeAccounts } from './purge.handlers.ts'
import { openSession, revokeSession } from './sessions.store.ts'

const now = Temporal.Instant.from('2026-11-21T17:00:00Z')
const ago = (duration: Temporal.DurationLike) => now.subtract(duration)

let database: FreshDatabase
let accounts: AccountsBase
beforeAll(async () => {
  database = await freshDatabase()
  accounts = { db: database.db, sessionSecret: 'a secret of this spec' }
})
afterAll(() => database.drop())

it('forgets sessions that are over and keeps those that open something', async () => {
  const open = async (isRemembered: boolean, at: Temporal.Instant) => {
    const person = { area: 'customer', personId: crypto.randomUUID(), isRemembered } as const
    return (await openSession(accounts, { ...person, now: at })).viewer.sessionId
  }
  const kept = [
    await open(false, ago({ hours: 11, minutes: 59 })),
    await open(true, ago({ hours: 30 * 24 - 1 })),
    await open(false, now),
  ]
  await open(false, ago({ hours: 12 }))
  await open(true, ago({ hours: 30 * 24 }))
  const revoked = await open(false, now)
  await revokeSession(database.db, revoked, now)
  // a fee it was shown does not hold it back
  await rememberShownFee(database.db, { sessionId: revoked, orderId: crypto.randomUUID(), now }, 500)
  expect(await purgeAccounts(database.db, now)).toMatchObject({ sessions: 3 })
  const { rows } = await database.pool.query('select id from session')
  expect(rows.map(({ id }) => id).sort()).toEqual([...kept].sort())
  expect(await purgeAccounts(database.db, now)).toMatchObject({ sessions: 0 })
})

it('forgets attempts that no limit counts any more', async () => {
  const kept = ['a', 'b', 'c'].map((key, place) => [key, now.epochMilliseconds + place - 1] as const)
  for (const row of kept) await database.pool.query('insert into attempt values ($1, 1, $2)', [...row])
  expect(await purgeAccounts(database.db, now)).toMatchObject({ attempts: 2 })
  const { rows } = await database.pool.query('select key from attempt')
  expect(rows).toEqual([{ key: 'c' }])
})

it('forgets fees that bind nobody any more', async () => {
  const person = { area: 'customer', personId: crypto.randomUUID(), isRemembered: true } as const
  const { viewer } = await openSession(accounts, { ...person, now })
  const onlooker = (minutes: number) => ({
    sessionId: viewer.sessionId,
    orderId: crypto.randomUUID(),
    now: ago({ minutes }),
  })
  const [binding, over] = [onlooker(10), onlooker(11)]
  await rememberShownFee(database.db, binding, 500)
  await rememberShownFee(database.db, over, 700)
  expect(await purgeShownFees(database.db, now)).toBe(1)
  expect(await recentlyShownFee(database.db, { ...binding, now })).toEqual({
    feePoints: 500,
    at: binding.now,
  })
})
