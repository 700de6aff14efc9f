import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AddressInput, addressFields } from '../../schema/rules/addressFields.ts'
import { granted } from '../kernel/rejection.ts'
import { LARKSPUR, LARKSPUR_INPUT } from '../testing/homes.ts'
import {
  ADD_ADDRESS,
  ADD_CUSTOMER_ADDRESS,
  SAVE_ADDRESS,
  SAVE_CUSTOMER_ADDRESS,
} from '../testing/homesDocuments.ts'
import type { Newcomer } from '../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../testing/officeWorld.ts'
import { insertAddress, insertAddressVersion } from './addressChanges.store.ts'
import { addAddress, confirmAddress, removeAddress } from './addresses.handlers.ts'
import { type Address, listAddresses } from './addresses.store.ts'

/** One home has one record of one customer, and the office sees what it confirmed of a home in another one (decision M8). */

let office: OfficeWorld
let owner: Newcomer
let home: string
beforeAll(async () => {
  office = await openOfficeWorld()
})
beforeEach(async () => {
  owner = await office.product.customer({ points: 100_000 })
  home = owner.addressIds[0] ?? ''
})
afterAll(() => office.product.stop())
afterEach(() => expect(office.product.failures()).toEqual([]))

/** The home of every newcomer, as somebody would write it who hides that. */
const hidden = { unit: '', streetNo: '12', streetName: 'SPRUCE Ln. N.W.', postal: 't2n1n4' }
const said = 'This address is already saved: 12 Spruce Lane NW, Calgary AB T2N 1N4. Use the saved one.'
const taken = () => [{ code: 'ADDRESS_TAKEN', field: null, message: said, recordId: home }]

const db = () => office.product.application.db
const now = () => office.product.now()
const newKey = () => crypto.randomUUID()
const count = async () => (await listAddresses(db(), owner.userId)).length

async function asked(query: string, variables: object, token = owner.token) {
  const [payload] = Object.values(await office.ask(query, variables, token))
  return payload as { userErrors: readonly object[]; address: { id: string } | null }
}

/** Every call by which an address comes to a place, and its refusal. */
describe('a place that the customer has is refused, whatever its spelling,', () => {
  const warned = { status: 400, body: { tag: 'warning', msg: said } }

  it('to the customer who adds it', async () => {
    const { userId } = owner
    const path = '/Account/addAccountAddress'
    expect(await office.product.rest(path, { userId, ...LARKSPUR, ...hidden }, owner)).toMatchObject(warned)
    expect(
      await asked(ADD_ADDRESS, { input: { key: newKey(), ...LARKSPUR_INPUT, ...hidden } }),
    ).toMatchObject({
      address: null,
      userErrors: taken(),
    })
    expect(await count()).toBe(1)
  })

  it('to the office that adds it', async () => {
    const { userId } = owner
    expect(
      await office.rest('/Staff/addAdminUserProperty', { userId, ...LARKSPUR, ...hidden }),
    ).toMatchObject(warned)
    const input = { key: newKey(), customerId: userId, ...LARKSPUR_INPUT, ...hidden }
    expect(await asked(ADD_CUSTOMER_ADDRESS, { input }, office.admin.token)).toMatchObject({
      address: null,
      userErrors: taken(),
    })
    expect(await count()).toBe(1)
  })

  it('to whoever moves another address there', async () => {
    const id = await added()
    const { userId } = owner
    const where = { userId, addressId: id }
    const path = '/Account/saveAccountAddress'
    expect(await office.product.rest(path, { ...where, ...LARKSPUR, ...hidden }, owner)).toMatchObject(warned)
    expect(
      await office.rest('/Staff/saveAdminUserProperty', { ...where, ...LARKSPUR, ...hidden }),
    ).toMatchObject(warned)
    const input = { ...LARKSPUR_INPUT, ...hidden }
    expect(await asked(SAVE_ADDRESS, { id, input })).toMatchObject({ userErrors: taken() })
    const byOffice = { customerId: userId, addressId: id, ...input }
    expect(await asked(SAVE_CUSTOMER_ADDRESS, { input: byOffice }, office.admin.token)).toMatchObject({
      userErrors: taken(),
    })
  })

  it('to all but one of those who add it at once', async () => {
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => addAddress(db(), { userId: owner.userId, now: now() }, LARKSPUR)),
    )
    const refused = outcomes.filter(
      (outcome) => 'rejected' in outcome && outcome.rejected === 'ADDRESS_TAKEN',
    )
    expect(refused).toHaveLength(5)
    expect(await count()).toBe(2)
  })
})

describe('it is not in the way', () => {
  it('once it was removed, of somebody else, or of the address itself', async () => {
    const id = await added()
    const { userId } = owner
    await removeAddress(db(), { userId, addressId: id, now: now() })
    expect(await added()).not.toBe(id)
    const other = await office.product.customer()
    expect(await addAddress(db(), { userId: other.userId, now: now() }, LARKSPUR)).toHaveProperty('addressId')
    const respelled = { ...LARKSPUR_INPUT, ...hidden }
    expect(await asked(SAVE_ADDRESS, { id: home, input: respelled })).toMatchObject({ userErrors: [] })
  })

  it('of a retry, which is given the first answer again', async () => {
    const key = newKey()
    expect(await added(key)).toBe(await added(key))
  })

  it('of two records that were there before, which stay and are edited where they are', async () => {
    const id = crypto.randomUUID()
    const versionId = crypto.randomUUID()
    await db()
      .transaction()
      .execute(async (transaction) => {
        const row = { id, customer_id: owner.userId, version_id: versionId, is_default: false }
        await insertAddress(transaction, { ...row, created_at: now().toString() })
        const fields = addressFields.parse({ ...LARKSPUR, ...hidden })
        await insertAddressVersion(transaction, { id: versionId, addressId: id, now: now() }, fields)
      })
    const input = { ...LARKSPUR_INPUT, ...hidden, firstName: 'Kim' }
    expect(await asked(SAVE_ADDRESS, { id, input })).toMatchObject({ userErrors: [], address: { id } })
    expect(await count()).toBe(2)
  })
})

describe("the office's order", () => {
  const CARD = `query Card($orderNo: String!) { adminOrder(orderNo: $orderNo) {
    confirmedElsewhere { customerId areaType bathType isCornerLot }
    property { areaType } } }`
  const cardOf = async (orderNo: string) =>
    (await office.ask(CARD, { orderNo })).adminOrder as {
      readonly confirmedElsewhere: object | null
    }

  it('shows what is confirmed of the same place at another customer, until its own address is confirmed', async () => {
    const neighbour = await office.product.customer()
    await confirm(await settled(neighbour, { streetNo: '101', areaType: 4, bathType: 3, isCornerLot: true }))
    const address = await settled(owner, { streetNo: '101', streetName: 'larkspur WAY S.W.' })
    const orderNo = await placed(address)
    expect(await cardOf(orderNo)).toMatchObject({
      property: { areaType: null },
      confirmedElsewhere: {
        customerId: neighbour.userId,
        areaType: 'Over4000',
        bathType: 'OverSix',
        isCornerLot: true,
      },
    })
    await confirm(address)
    expect((await cardOf(orderNo)).confirmedElsewhere).toBeNull()
  })

  it('shows what was confirmed in a record that the customer removed', async () => {
    const former = await settled(owner, { streetNo: '103', areaType: 4 })
    await confirm(former)
    await removeAddress(db(), { ...former, now: now() })
    const orderNo = await placed(await settled(owner, { streetNo: '103' }))
    expect(await cardOf(orderNo)).toMatchObject({ confirmedElsewhere: { customerId: owner.userId } })
  })

  it('shows nothing of the next house, nor what nobody confirmed', async () => {
    const neighbour = await office.product.customer()
    await confirm(await settled(neighbour, { streetNo: '105' }))
    await settled(neighbour, { streetNo: '107' })
    const orderNo = await placed(await settled(owner, { streetNo: '107' }))
    expect((await cardOf(orderNo)).confirmedElsewhere).toBeNull()
  })

  const confirm = (address: Address) => confirmAddress(db(), { ...address, now: now() }, {})
  const placed = ({ addressId }: Address) => office.placed({ ...owner, addressIds: [addressId] })
})

/** Adds a home of which nothing is told but that. */
async function settled({ userId }: Newcomer, change: Partial<AddressInput>): Promise<Address> {
  const { firstName, lastName, streetName, city, postal, provinceId } = LARKSPUR
  const form = { firstName, lastName, streetName, city, postal, provinceId, ...change }
  return granted(await addAddress(db(), { userId, now: now() }, form))
}

async function added(key = newKey()): Promise<string> {
  const { address } = await asked(ADD_ADDRESS, { input: { key, ...LARKSPUR_INPUT } })
  if (address === null) throw new Error('no address was added')
  return address.id
}
