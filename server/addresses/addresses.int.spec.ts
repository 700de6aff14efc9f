import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AddressInput } from '../../schema/rules/addressFields.ts'
import { createCustomer } from '../identity/accounts.handlers.ts'
import { createJoins } from '../kernel/joins.store.ts'
import { granted, isRejection } from '../kernel/rejection.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import {
  addAddress,
  confirmAddress,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from './addresses.handlers.ts'
import {
  type Address,
  addressVersionsById,
  findAddress,
  findAddressVersion,
  listAddresses,
} from './addresses.store.ts'

const now = Temporal.Instant.from('2026-11-21T17:00:00Z')
const larkspur = {
  firstName: 'Robin',
  lastName: 'Hay',
  streetNo: '46',
  streetName: 'Larkspur Way SW',
  city: 'Calgary',
  postal: 't3h2k7',
  provinceId: 1,
  areaType: 3,
} as const

let database: FreshDatabase
let customers = 0
let userId: string
/** Each home is the next house, for one place has one record (decision M8). */
let houses = 0

beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  userId = await newCustomer()
  houses = 0
})
afterAll(() => database.drop())

describe('a list of addresses', () => {
  it('has the first one as its default, and the default first', async () => {
    const first = await added({})
    const second = await added({ streetNo: '48' }, 1)
    expect(await defaults()).toEqual([first.addressId])
    const third = await added({ streetNo: '50', isDefault: true }, 2)
    const listed = await listAddresses(database.db, userId)
    expect(listed.map((address) => address.addressId)).toEqual([
      third.addressId,
      first.addressId,
      second.addressId,
    ])
    expect(listed.map((address) => address.isDefault)).toEqual([true, false, false])
  })

  it('tells everything about an address', async () => {
    const address = await added({ unit: ' 2 ' })
    expect(await findAddress(database.db, userId, address.addressId)).toEqual({
      addressId: address.addressId,
      accessNotes: '',
      addressVersionId: expect.any(String),
      userId,
      firstName: 'Robin',
      lastName: 'Hay',
      unit: '2',
      streetNo: '46',
      streetName: 'Larkspur Way SW',
      city: 'Calgary',
      postal: 'T3H 2K7',
      province: 1,
      country: 'CA',
      isDefault: true,
      isConfirmed: false,
      property: {
        buildingType: 0,
        areaType: 3,
        bathType: 0,
        kitchenType: 0,
        driveWayType: 0,
        hasHalfbath: true,
        isCornerLot: false,
        hasNoWalkway: false,
      },
    })
  })

  it('holds a hundred addresses and no more', async () => {
    for (let nth = 0; nth < 100; nth++) await added({}, nth)
    expect(await addAddress(database.db, { userId, now }, { ...larkspur, unit: '2' })).toEqual({
      rejected: 'ADDRESS_LIMIT_REACHED',
      params: { max: 100 },
    })
    expect(await listAddresses(database.db, userId)).toHaveLength(100)
  })

  it('is empty for nobody', async () => {
    expect(await listAddresses(database.db, 'nobody')).toEqual([])
    expect(await addAddress(database.db, { userId: crypto.randomUUID(), now }, larkspur)).toEqual({
      rejected: 'NOT_FOUND',
    })
    expect(await addAddress(database.db, { userId: '7', now }, larkspur)).toEqual({ rejected: 'NOT_FOUND' })
  })
})

describe('exactly one default', () => {
  it('is left by many who set another at once', async () => {
    const addresses = [await added({}), await added({}), await added({}), await added({})]
    const rounds = Array.from({ length: 24 }, (_, round) => addresses[round % addresses.length] as Address)
    const outcomes = await Promise.all(
      rounds.map(({ addressId }) => setDefaultAddress(database.db, { userId, addressId, now })),
    )
    expect(outcomes.filter(isRejection)).toEqual([])
    expect(await defaults()).toHaveLength(1)
  })

  it('is left by first addresses added at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => added({ isDefault: true })))
    expect(await defaults()).toHaveLength(1)
  })

  it('is kept by the table too', async () => {
    await added({})
    await added({})
    const both = database.pool.query('update address set is_default = true where customer_id = $1', [userId])
    await expect(both).rejects.toThrow('address_one_default')
  })

  it('survives a form that does not ask for it, and moves for one that does', async () => {
    const [first, second] = [await added({}), await added({})]
    await saveAddress(database.db, target(first), { ...larkspur, isDefault: false })
    expect(await defaults()).toEqual([first.addressId])
    await saveAddress(database.db, target(second), { ...larkspur, streetNo: '47', isDefault: true })
    expect(await defaults()).toEqual([second.addressId])
  })
})

describe('editing', () => {
  it('leaves the version an order was placed for as it was', async () => {
    const before = await added({})
    const after = granted(
      await saveAddress(database.db, target(before), { ...larkspur, city: 'Airdrie', areaType: 4 }),
    )
    expect(after.addressId).toBe(before.addressId)
    expect(after.addressVersionId).not.toBe(before.addressVersionId)
    expect(await findAddressVersion(database.db, before.addressVersionId)).toMatchObject({
      city: 'Calgary',
      property: { areaType: 3 },
    })
    const versions = createJoins(database.db).of(addressVersionsById)
    const ids = [before.addressVersionId, after.addressVersionId, 'x', crypto.randomUUID()]
    const found = await Promise.all(ids.map((id) => versions.load(id)))
    expect(found.map((version) => version?.city)).toEqual(['Calgary', 'Airdrie', undefined, undefined])
  })

  it('is refused field by field and changes nothing', async () => {
    const address = await added({})
    expect(await saveAddress(database.db, target(address), { ...larkspur, postal: '90210' })).toEqual({
      rejected: 'FIELD_INVALID',
      field: 'postal',
    })
    expect(await findAddress(database.db, userId, address.addressId)).toEqual(address)
  })

  it('of a confirmed address is for admins', async () => {
    const address = await added({})
    const confirmed = granted(await confirmAddress(database.db, target(address), { hasHalfbath: false }))
    expect(confirmed).toMatchObject({ isConfirmed: true, property: { hasHalfbath: false, areaType: 3 } })
    expect(await saveAddress(database.db, target(address), larkspur)).toEqual({
      rejected: 'ADDRESS_IS_CONFIRMED',
    })
    const edited = granted(
      await saveAddress(database.db, { ...target(address), by: 'admin' }, { ...larkspur, city: 'Airdrie' }),
    )
    expect(edited).toMatchObject({ city: 'Airdrie', isConfirmed: true })
  })
})

describe('removing', () => {
  it('takes an address off the list and keeps its versions', async () => {
    const [first, second] = [await added({}), await added({})]
    expect(await removeAddress(database.db, target(first))).toEqual({ rejected: 'ADDRESS_IS_DEFAULT' })
    expect(await removeAddress(database.db, target(second))).toEqual({ removedAddressId: second.addressId })
    expect(await removeAddress(database.db, target(second))).toEqual({ rejected: 'NOT_FOUND' })
    expect(await setDefaultAddress(database.db, target(second))).toEqual({ rejected: 'NOT_FOUND' })
    expect(await findAddress(database.db, userId, second.addressId)).toBeUndefined()
    expect(await findAddressVersion(database.db, second.addressVersionId)).toMatchObject({ city: 'Calgary' })
    expect(await defaults()).toEqual([first.addressId])
  })

  it('never ends without a default when it meets a change of default', async () => {
    const [first, second] = [await added({}), await added({})]
    await Promise.all([
      setDefaultAddress(database.db, target(second)),
      removeAddress(database.db, target(second)),
    ])
    expect(await defaults()).toHaveLength(1)
    expect([first.addressId, second.addressId]).toContain((await defaults())[0])
  })
})

it("answers another person's address like one that is not there", async () => {
  const address = await added({})
  const stranger = await newCustomer()
  const theirs = { userId: stranger, addressId: address.addressId, now }
  const absent = { userId: stranger, addressId: crypto.randomUUID(), now }
  for (const asked of [theirs, absent, { ...theirs, addressId: "'; drop table address --" }]) {
    expect(await findAddress(database.db, asked.userId, asked.addressId)).toBeUndefined()
    const outcomes = [
      await saveAddress(database.db, { ...asked, by: 'customer' }, larkspur),
      await setDefaultAddress(database.db, asked),
      await removeAddress(database.db, asked),
      await confirmAddress(database.db, asked, {}),
    ]
    expect(outcomes).toEqual(outcomes.map(() => ({ rejected: 'NOT_FOUND' })))
  }
  expect(await findAddress(database.db, userId, address.addressId)).toEqual(address)
})

async function newCustomer(): Promise<string> {
  customers += 1
  const fields = { firstName: 'Robin', email: `robin${customers}@example.com`, password: 'robin-1' }
  const outcome = await createCustomer(database.db, fields, { now, language: 'en', isActive: true })
  return granted(outcome).userId
}

async function added(change: Partial<AddressInput>, secondsLater = 0): Promise<Address> {
  const target = { userId, now: now.add({ seconds: secondsLater }) }
  const streetNo = String(46 + houses++)
  return granted(await addAddress(database.db, target, { ...larkspur, streetNo, ...change }))
}

function target({ addressId }: Address) {
  return { userId, addressId, now, by: 'customer' } as const
}

async function defaults(): Promise<readonly string[]> {
  const listed = await listAddresses(database.db, userId)
  return listed.filter(({ isDefault }) => isDefault).map(({ addressId }) => addressId)
}
