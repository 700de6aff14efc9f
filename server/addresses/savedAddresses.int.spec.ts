import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contractFaults } from '../testing/contractReplies.ts'
import { LARKSPUR, LARKSPUR_INPUT } from '../testing/homes.ts'
import {
  ADD_ADDRESS,
  ADDRESS_OF,
  REMOVE_ADDRESS,
  SAVE_ADDRESS,
  SET_DEFAULT_ADDRESS,
} from '../testing/homesDocuments.ts'
import type { Newcomer } from '../testing/newcomers.ts'
import { type StartedProduct, startProduct } from '../testing/startProduct.ts'
import { confirmAddress } from './addresses.handlers.ts'

/** Saved addresses in both APIs (customer document sections 3 to 7, decisions B1-B3). */

let product: StartedProduct
let owner: Newcomer
let first: string
beforeAll(async () => {
  product = await startProduct()
})
beforeEach(async () => {
  owner = await product.customer()
  first = owner.addressIds[0] ?? ''
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

interface ListedAddress {
  readonly addressId: string
  readonly isDefault: boolean
  readonly isFrequent: boolean
}

async function rest(call: string, body: object) {
  const path = `/Account/${call}`
  const reply = await product.rest(path, { userId: owner.userId, ...body }, owner)
  expect(contractFaults(path, reply)).toEqual([])
  return reply
}

async function listed(): Promise<readonly ListedAddress[]> {
  const { body } = await rest('getAccountAddresses', {})
  return (body as unknown as { addresses: readonly ListedAddress[] }).addresses
}

/** Adds {@link LARKSPUR}. @returns its id */
async function added(change: object = {}): Promise<string> {
  const before = (await listed()).map(({ addressId }) => addressId)
  await rest('addAccountAddress', { ...LARKSPUR, ...change })
  return (await listed()).find(({ addressId }) => !before.includes(addressId))?.addressId ?? ''
}

describe('through the documented calls, an address', () => {
  it('is added with everything that was told, and read again', async () => {
    const reply = await rest('addAccountAddress', LARKSPUR)
    expect(reply).toMatchObject({ status: 200, body: { msg: 'The address has been added.' } })
    const [, second] = await listed()
    const { body } = await rest('getAccountAddress', { addressId: second?.addressId })
    expect(body).toEqual({
      addressId: second?.addressId,
      ...LARKSPUR,
      postal: 'T3H 2K7',
      province: 'AB',
      country: 'CA',
      isFrequent: false,
      isConfirmed: false,
    })
  })

  it('becomes the default when it asks to be, and stands first then', async () => {
    const second = await added({ isDefault: true })
    expect(await listed()).toMatchObject([
      { addressId: second, isDefault: true, isFrequent: true },
      { addressId: first, isDefault: false, isFrequent: false },
    ])
    const moved = await rest('setAccountDefaultAddress', { addressId: first })
    expect(moved).toMatchObject({ status: 200, body: { msg: 'The default address has been changed.' } })
    expect((await listed()).map(({ addressId }) => addressId)).toEqual([first, second])
  })

  it('is edited, and what is left out becomes what an empty form means', async () => {
    const { hasHalfbath: _half, buildingType: _building, unit: _unit, ...form } = LARKSPUR
    const reply = await rest('saveAccountAddress', { ...form, addressId: first, city: 'Airdrie' })
    expect(reply).toMatchObject({ status: 200, body: { msg: 'The address has been saved.' } })
    const { body } = await rest('getAccountAddress', { addressId: first })
    expect(body).toMatchObject({
      city: 'Airdrie',
      unit: '',
      buildingType: 0,
      hasHalfbath: true,
      isDefault: true,
    })
  })

  it('is removed unless it is the default', async () => {
    const second = await added()
    expect(await rest('removeAccountAddress', { addressId: first })).toMatchObject({
      status: 400,
      body: {
        tag: 'warning',
        msg: 'The default address cannot be removed. Please choose another default address first.',
      },
    })
    const reply = await rest('removeAccountAddress', { addressId: second })
    expect(reply).toMatchObject({ status: 200, body: { msg: 'The address has been removed.' } })
    expect(await listed()).toMatchObject([{ addressId: first, isDefault: true }])
    expect(await rest('getAccountAddress', { addressId: second })).toMatchObject({
      status: 400,
      body: { tag: 'warning', msg: 'not found' },
    })
  })

  it('is not edited any more once it is confirmed', async () => {
    await confirmed()
    expect(await rest('saveAccountAddress', { ...LARKSPUR, addressId: first })).toMatchObject({
      status: 400,
      body: {
        tag: 'warning',
        msg: 'A confirmed address cannot be edited. Please contact us if something has changed.',
      },
    })
    expect(await rest('getAccountAddress', { addressId: first })).toMatchObject({
      body: { city: 'Calgary', streetName: 'Spruce Lane NW', isConfirmed: true },
    })
  })

  it.each([
    ['firstName', '', 'This field is required.'],
    ['lastName', ' ', 'This field is required.'],
    ['streetName', null, 'This field is required.'],
    ['city', 'x'.repeat(51), 'This is too long; 50 characters at most.'],
    ['streetName', 'x'.repeat(101), 'This is too long; 100 characters at most.'],
    ['unit', 'x'.repeat(21), 'This is too long; 20 characters at most.'],
    ['postal', '90210', 'This value is not valid.'],
    ['postal', 'D3H 2K7', 'This value is not valid.'],
    ['provinceId', 0, 'A province must be selected.'],
    ['provinceId', null, 'A province must be selected.'],
    ['provinceId', undefined, 'A province must be selected.'],
    ['provinceId', 14, 'This value is not valid.'],
    ['buildingType', 4, 'This value is not valid.'],
    ['hasHalfbath', 'yes', 'This value is not valid.'],
  ])('is refused for %s = %j, at adding and at editing', async (tag, value, msg) => {
    for (const [call, where] of [
      ['addAccountAddress', {}] as const,
      ['saveAccountAddress', { addressId: first }] as const,
    ]) {
      const reply = await rest(call, { ...LARKSPUR, ...where, [tag]: value })
      expect(reply).toMatchObject({ status: 400, body: { tag, msg } })
    }
    expect(await listed()).toHaveLength(1)
    expect(await rest('getAccountAddress', { addressId: first })).toMatchObject({
      body: { streetName: 'Spruce Lane NW' },
    })
  })

  it('must be named', async () => {
    expect(await rest('getAccountAddress', {})).toMatchObject({
      status: 400,
      body: { tag: 'addressId', msg: 'An address must be selected.' },
    })
  })
})

describe('at GraphQL, an address', () => {
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
    expect(address).toEqual({ ...LARKSPUR_INPUT, id, postal: 'T3H 2K7', country: 'CA', isConfirmed: false })
    expect(told).toEqual({
      message: 'The address has been added.',
      removedAddressId: null,
      addresses: [
        { id: first, isDefault: true },
        { id, isDefault: false },
      ],
      userErrors: [],
    })
    expect(await ask('setDefaultAddress', SET_DEFAULT_ADDRESS, { id })).toMatchObject({
      message: 'The default address has been changed.',
      addresses: [
        { id, isDefault: true },
        { id: first, isDefault: false },
      ],
    })
    const input = { ...LARKSPUR_INPUT, unit: null, property: null, city: 'Airdrie' }
    expect(await ask('saveAddress', SAVE_ADDRESS, { id, input })).toMatchObject({
      message: 'The address has been saved.',
      address: {
        unit: null,
        city: 'Airdrie',
        isDefault: true,
        property: { buildingType: null, hasHalfBath: true },
      },
    })
    expect(await ask('removeAddress', REMOVE_ADDRESS, { id: first })).toEqual({
      message: 'The address has been removed.',
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
