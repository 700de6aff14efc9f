import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LARKSPUR_INPUT } from '../testing/homes.ts'
import {
  ADD_ADDRESS,
  ADDRESS_OF,
  REMOVE_ADDRESS,
  SAVE_ADDRESS,
  SET_DEFAULT_ADDRESS,
} from '../testing/homesDocuments.ts'
import type { Newcomer } from '../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { confirmAddress } from './addresses.handlers.ts'

/** Saved addresses at GraphQL (customer document sections 3 to 7, decisions B1-B3). */

let product: TestApp
let owner: Newcomer
let first: string
beforeAll(async () => {
  product = await startTestApp()
})
beforeEach(async () => {
  owner = await product.customer()
  first = owner.addressIds[0] ?? ''
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

describe('an address', () => {
  type Payload = Readonly<{
    message: string | null
    removedAddressId: string | null
    addresses: readonly { id: string; isDefault: boolean }[] | null
    address: Readonly<Record<string, unknown>> | null
    userErrors: readonly object[]
  }>
  const ask = async (root: string, query: string, variables: object): Promise<Payload> => {
    const { body } = await product.graphql<Record<string, Payload>>(query, { ...variables }, owner)
    expect(body.errors).toBeUndefined()
    return body.data[root] as Payload
  }

  it('is added, made the default, edited and removed, and the whole list comes back each time', async () => {
    const { address, ...told } = await ask('addAddress', ADD_ADDRESS, {
      input: { ...LARKSPUR_INPUT, key: 'home' },
    })
    const id = String(address?.id)
    expect(address).toEqual({
      ...{ ...LARKSPUR_INPUT, id, postal: 'T3H 2K7', country: 'CA' },
      ...{ isConfirmed: false, accessNotes: '' },
    })
    expect(told).toEqual({
      message: 'Address added',
      removedAddressId: null,
      addresses: [
        { id: first, isDefault: true },
        { id, isDefault: false },
      ],
      userErrors: [],
    })
    expect(await ask('setDefaultAddress', SET_DEFAULT_ADDRESS, { id })).toMatchObject({
      message: 'Default address changed',
      addresses: [
        { id, isDefault: true },
        { id: first, isDefault: false },
      ],
    })
    const input = { ...LARKSPUR_INPUT, unit: null, property: null, city: 'Airdrie' }
    expect(await ask('saveAddress', SAVE_ADDRESS, { id, input })).toMatchObject({
      message: 'Address saved',
      address: {
        unit: null,
        city: 'Airdrie',
        isDefault: true,
        property: { buildingType: null, hasHalfBath: true },
      },
    })
    expect(await ask('removeAddress', REMOVE_ADDRESS, { id: first })).toEqual({
      message: 'Address removed',
      removedAddressId: first,
      addresses: [{ id, isDefault: true }],
      address: null,
      userErrors: [],
    })
    const { body } = await product.graphql(ADDRESS_OF, { id }, owner)
    expect(body).toMatchObject({ data: { address: { id, city: 'Airdrie', province: 'AB' } } })
  })

  it('is added once, however often its key comes', async () => {
    const input = { ...LARKSPUR_INPUT, key: 'one home' }
    const added = await ask('addAddress', ADD_ADDRESS, { input })
    expect(await ask('addAddress', ADD_ADDRESS, { input })).toEqual(added)
    expect(added.addresses).toHaveLength(2)
  })

  it.each([
    ['PROVINCE_REQUIRED', 'province', { province: null }],
    ['FIELD_INVALID', 'postal', { postal: '90210' }],
    ['FIELD_REQUIRED', 'firstName', { firstName: ' ' }],
    ['FIELD_TOO_LONG', 'unit', { unit: 'x'.repeat(21) }],
  ])('is refused with %s at %s', async (code, field, change) => {
    const input = { ...LARKSPUR_INPUT, ...change }
    const refused = { address: null, addresses: null, message: null, userErrors: [{ code, field }] }
    expect(await ask('addAddress', ADD_ADDRESS, { input: { ...input, key: 'home' } })).toMatchObject(refused)
    expect(await ask('saveAddress', SAVE_ADDRESS, { id: first, input })).toMatchObject(refused)
  })

  it('keeps the same guards', async () => {
    expect(await ask('removeAddress', REMOVE_ADDRESS, { id: first })).toMatchObject({
      userErrors: [{ code: 'ADDRESS_IS_DEFAULT', field: null }],
    })
    await confirmed()
    expect(await ask('saveAddress', SAVE_ADDRESS, { id: first, input: LARKSPUR_INPUT })).toMatchObject({
      userErrors: [{ code: 'ADDRESS_IS_CONFIRMED', field: null }],
    })
  })

  it('of somebody else is not there', async () => {
    const stranger = await product.customer()
    const [id = ''] = stranger.addressIds
    const { body } = await product.graphql(ADDRESS_OF, { id }, owner)
    expect(body).toEqual({ data: { address: null } })
    const notThere = { userErrors: [{ code: 'NOT_FOUND', field: null }] }
    expect(await ask('setDefaultAddress', SET_DEFAULT_ADDRESS, { id })).toMatchObject(notThere)
    expect(await ask('saveAddress', SAVE_ADDRESS, { id, input: LARKSPUR_INPUT })).toMatchObject(notThere)
    expect(await ask('removeAddress', REMOVE_ADDRESS, { id })).toMatchObject(notThere)
  })
})

function confirmed() {
  return confirmAddress(
    product.application.db,
    { userId: owner.userId, addressId: first, now: product.now() },
    {},
  )
}
