import { afterAll, beforeAll, expect, it } from 'vitest'
import { findService } from '../../catalog/services.store.ts'
import { countStatements } from '../../testing/countStatements.ts'
import { type DemoHandlers, openDemoHandlers } from '../../testing/demoHandlers.ts'
import { demoServiceId } from '../../tools/demo/demoCatalog.store.ts'
import { demoCrewId } from '../../tools/demo/demoCrews.store.ts'
import { createLoaders } from './loaders.ts'

let world: DemoHandlers
beforeAll(async () => {
  world = await openDemoHandlers()
})
afterAll(() => world.close())

/** Loaders of one request, and how many statements they have made. */
function watched() {
  const { db, statements } = countStatements(world.database.db)
  return { loaders: createLoaders(db), statements }
}

it('looks up one customer once, however many orders ask', async () => {
  const { loaders, statements } = watched()
  const { userId } = world.people.customers.avery
  const found = await Promise.all([1, 2, 3].map(() => loaders.customer.load(userId)))
  expect(found.map((customer) => customer?.userId)).toEqual([userId, userId, userId])
  expect(statements()).toBe(1)
})

it('joins the addresses of many customers with one look', async () => {
  const { loaders, statements } = watched()
  const { avery, noor, camille } = world.people.customers
  const ids = [avery.userId, noor.userId, camille.userId, crypto.randomUUID()]
  const addresses = await Promise.all(ids.map((id) => loaders.addressesOf.load(id)))
  expect(addresses.map((each) => each.map(({ addressId }) => addressId).toSorted())).toEqual([
    ...[avery, noor, camille].map(({ addressIds }) => [...addressIds].toSorted()),
    [],
  ])
  expect(statements()).toBe(1)
})

it('looks at the postal codes of a whole page once for what is confirmed there', async () => {
  const { loaders, statements } = watched()
  const [home, elsewhere] = await Promise.all(
    ['T3H 2K7', 'T9Z 9Z9'].map((one) => loaders.confirmedAt.load(one)),
  )
  expect(home).toMatchObject([{ userId: world.people.customers.avery.userId, isConfirmed: true }])
  expect(elsewhere).toEqual([])
  expect(statements()).toBe(1)
})

it('names the lines of all prices with one look at each of the three tables', async () => {
  const { loaders, statements } = watched()
  const service = await findService(world.database.db, demoServiceId('carpetCleaning'))
  const ids = service?.checkPoints.map(({ id }) => id) ?? []
  const found = await Promise.all([
    loaders.priceLineItems.load(ids),
    loaders.priceLineItems.load(ids.slice(0, 1)),
    loaders.priceLineItems.load([]),
  ])
  expect(ids.length).toBeGreaterThan(0)
  const [all, one] = found.map((archive) => archive.asOf(Temporal.Instant.from('2026-11-24T17:00:00Z')))
  expect(ids.every((id) => all?.checkPoints.has(id))).toBe(true)
  expect(one?.checkPoints.has(ids[0] ?? '')).toBe(true)
  expect(statements()).toBe(3)
})

it('looks up each crew once, and all people of finished orders together', async () => {
  const { loaders, statements } = watched()
  const { sam, lee } = world.people.staff
  const crew = demoCrewId('Crew 1')
  const members = await Promise.all([loaders.crews.membersOf(crew), loaders.crews.membersOf(crew)])
  expect(members[0]?.map(({ staffId }) => staffId)).toContain(sam)
  expect(members[1]).toBe(members[0])
  expect(statements()).toBe(1)
  const people = await Promise.all([[sam], [lee], [sam, lee]].map((ids) => loaders.crews.people(ids)))
  expect(people.map((each) => each.map(({ staffId }) => staffId).toSorted())).toEqual([
    [sam],
    [lee],
    [sam, lee].toSorted(),
  ])
  expect(statements()).toBe(2)
})
