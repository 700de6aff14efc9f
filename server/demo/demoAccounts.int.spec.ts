import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAddress, listAddresses } from '../addresses/addresses.store.ts'
import { signIn } from '../identity/signIn.handlers.ts'
import { findCustomer } from '../people/customers.store.ts'
import { accountsOn } from '../testing/accountsOn.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { type DemoPeople, demoPeople, seedAccounts } from './demoAccounts.handlers.ts'

const now = Temporal.Instant.from('2025-09-01T15:00:00Z')
let database: FreshDatabase
let people: DemoPeople

beforeAll(async () => {
  database = await freshDatabase()
  people = await database.db.transaction().execute((transaction) => seedAccounts(transaction, now))
})
afterAll(() => database.drop())

it.each([
  ['customer', 'avery@example.com', 'demo-avery'],
  ['customer', 'noor@example.com', 'demo-noor'],
  ['customer', 'camille@example.com', 'demo-camille'],
  ['admin', 'admin', 'demo-admin'],
  ['staff', 'sam@example.com', 'demo-sam'],
  ['staff', 'lee@example.com', 'demo-lee'],
] as const)('lets into the %s area: %s', async (area, userName, password) => {
  const accounts = accountsOn(database.db)
  const attempt = { area, userName, password, isRemember: false, networkAddress: '127.0.0.1', now }
  expect(await signIn(accounts, attempt)).toMatchObject({ viewer: { area } })
})

it('gives avery three addresses, camille one in French, noor none', async () => {
  const { avery, noor, camille } = people.customers
  const listed = await listAddresses(database.db, avery.userId)
  expect(listed.map(({ addressId }) => addressId)).toEqual(avery.addressIds)
  expect(listed.map(({ isDefault, isConfirmed }) => [isDefault, isConfirmed])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
  expect(await listAddresses(database.db, noor.userId)).toEqual([])
  expect(await findCustomer(database.db, camille.userId)).toMatchObject({
    language: 'fr',
    firstName: 'Camille',
  })
  expect(await findAddress(database.db, camille.userId, camille.addressIds[0] ?? '')).toMatchObject({
    isDefault: true,
  })
})

it('has the same ids wherever it runs, and refuses to run twice', async () => {
  expect(demoPeople()).toEqual(people)
  await expect(seedAccounts(database.db, now)).rejects.toThrow()
})
