import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addressesByCustomer,
  addressVersionsById,
  confirmedNearVersion,
  currentAddressesByVersion,
} from '../../addresses/addresses.store.ts'
import { demoCrewId } from '../../demo/demoCrews.store.ts'
import { createDb, createPool } from '../../kernel/database.ts'
import { keepReferenceData } from '../../ordering/referenceData.store.ts'
import { adminsById } from '../../people/admins.store.ts'
import { customersById } from '../../people/customers.store.ts'
import { membersByCrew } from '../../staffing/crewMembers.store.ts'
import { countStatements } from '../../testing/countStatements.ts'
import { type DemoHandlers, openDemoHandlers } from '../../testing/demoHandlers.ts'
import { createLoaders } from './loaders.ts'

let world: DemoHandlers
beforeAll(async () => {
  world = await openDemoHandlers()
})
afterAll(() => world.close())

/** Loaders of one request, and how many statements they have made. */
function watched() {
  const { db, statements } = countStatements(world.database.db)
  return { loaders: createLoaders({ db, referenceDataAt: keepReferenceData(db) }), statements }
}

it('looks up one customer once, however many orders ask', async () => {
  const { loaders, statements } = watched()
  const { userId } = world.people.customers.avery
  const found = await Promise.all([1, 2, 3].map(() => loaders.of(customersById).load(userId)))
  expect(found.map((customer) => customer?.userId)).toEqual([userId, userId, userId])
  expect(statements()).toBe(1)
})

it('joins the addresses of many customers with one look', async () => {
  const { loaders, statements } = watched()
  const { avery, noor, camille } = world.people.customers
  const ids = [avery.userId, noor.userId, camille.userId, crypto.randomUUID()]
  const addresses = await Promise.all(ids.map((id) => loaders.of(addressesByCustomer).load(id)))
  expect(addresses.map((each) => each.map(({ addressId }) => addressId).toSorted())).toEqual([
    ...[avery, noor, camille].map(({ addressIds }) => [...addressIds].toSorted()),
    [],
  ])
  expect(statements()).toBe(1)
})

it('looks at the postal codes of a whole page once for what is confirmed there', async () => {
  const { customers } = world.people
  const at = { confirmed: customers.avery.addressIds, other: customers.noor.addressIds }
  const { rows } = await world.database.pool.query<{ id: string; version_id: string }>(
    'select id, version_id from address where id = any($1)',
    [[...at.confirmed, ...at.other]],
  )
  const { loaders, statements } = watched()
  const found = await Promise.all(
    rows.map(({ version_id }) => loaders.of(confirmedNearVersion).load(version_id)),
  )
  const placed = await Promise.all(
    rows.map(({ version_id }) => loaders.of(addressVersionsById).load(version_id)),
  )
  expect(placed.some((address) => address?.isConfirmed)).toBe(true)
  found.forEach((near, place) => {
    if (placed[place]?.isConfirmed) expect(near).toEqual([])
    for (const address of near)
      expect(address).toMatchObject({ isConfirmed: true, postal: placed[place]?.postal })
  })
  expect(statements()).toBe(2)
})

it('asks for everything that is asked for in the same moment with one statement', async () => {
  const { loaders, statements } = watched()
  const { userId, addressIds } = world.people.customers.avery
  const [customer, addresses, crew, nobody] = await Promise.all([
    loaders.of(customersById).load(userId),
    loaders.of(addressesByCustomer).load(userId),
    loaders.of(membersByCrew).load(demoCrewId('Crew 1')),
    loaders.of(adminsById).load('nobody'),
  ])
  expect(customer?.userId).toBe(userId)
  expect(addresses).toHaveLength(addressIds.length)
  expect(crew.length).toBeGreaterThan(0)
  expect(nobody).toBeUndefined()
  expect(statements()).toBe(1)
})

it('has a question planned a few times and no more, however few ids it is asked with', async () => {
  // as in a database that has grown
  const pool = createPool(world.database.url, 1, { enable_seqscan: 'off', enable_bitmapscan: 'off' })
  try {
    const db = createDb(pool)
    for (let times = 0; times < 12; times++) {
      const loaders = createLoaders({ db, referenceDataAt: keepReferenceData(db) })
      const id = crypto.randomUUID()
      await Promise.all([
        loaders.of(confirmedNearVersion).load(id),
        loaders.of(currentAddressesByVersion).load(id),
      ])
    }
    const { rows } = await pool.query<{ planned: string }>(
      `select custom_plans as planned from pg_prepared_statements where name like 'joins%' and statement like '%confirmed_near%'`,
    )
    expect(rows).toEqual([{ planned: expect.anything() }])
    expect(Number(rows[0]?.planned)).toBeLessThan(8)
  } finally {
    await pool.end()
  }
})

it('looks up each crew once, and all people of finished orders together', async () => {
  const { loaders, statements } = watched()
  const { sam, lee } = world.people.staff
  const crew = demoCrewId('Crew 1')
  const members = await Promise.all([
    loaders.of(membersByCrew).load(crew),
    loaders.of(membersByCrew).load(crew),
  ])
  expect(members[0]?.map(({ staffId }) => staffId)).toContain(sam)
  expect(members[1]).toBe(members[0])
  expect(statements()).toBe(1)
  const people = await Promise.all([[sam], [lee], [sam, lee]].map((ids) => loaders.staff(ids)))
  expect(people.map((each) => each.map(({ staffId }) => staffId).toSorted())).toEqual([
    [sam],
    [lee],
    [sam, lee].toSorted(),
  ])
  expect(statements()).toBe(2)
})
