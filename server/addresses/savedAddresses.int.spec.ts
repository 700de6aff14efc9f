import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contractFaults } from '../testing/contractReplies.ts'
import { LARKSPUR } from '../testing/homes.ts'
import type { Newcomer } from '../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { confirmAddress } from './addresses.handlers.ts'

/** Saved addresses through the documented calls (customer document sections 3 to 7, decisions B1-B3). */

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

describe('an address', () => {
  it('is added with everything that was told, and read again', async () => {
    const reply = await rest('addAccountAddress', LARKSPUR)
    expect(reply).toMatchObject({ status: 200, body: { msg: 'Address added' } })
    const [, second] = await listed()
    const { body } = await rest('getAccountAddress', { addressId: second?.addressId })
    expect(body).toEqual({
      addressId: second?.addressId,
      accessNotes: '',
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
    expect(moved).toMatchObject({ status: 200, body: { msg: 'Default address changed' } })
    expect((await listed()).map(({ addressId }) => addressId)).toEqual([first, second])
  })

  it('is edited, and what is left out becomes what an empty form means', async () => {
    const { hasHalfbath: _half, buildingType: _building, unit: _unit, ...form } = LARKSPUR
    const reply = await rest('saveAccountAddress', { ...form, addressId: first, city: 'Airdrie' })
    expect(reply).toMatchObject({ status: 200, body: { msg: 'Address saved' } })
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
        msg: 'You can’t remove the default address. Choose another default first.',
      },
    })
    const reply = await rest('removeAccountAddress', { addressId: second })
    expect(reply).toMatchObject({ status: 200, body: { msg: 'Address removed' } })
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
        msg: 'A confirmed address can’t be edited. Contact us if something has changed.',
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
    ['city', 'x'.repeat(51), '50 characters maximum'],
    ['streetName', 'x'.repeat(101), '100 characters maximum'],
    ['unit', 'x'.repeat(21), '20 characters maximum'],
    ['postal', '90210', 'This value isn’t valid.'],
    ['postal', 'D3H 2K7', 'This value isn’t valid.'],
    ['provinceId', 0, 'A province must be selected.'],
    ['provinceId', null, 'A province must be selected.'],
    ['provinceId', undefined, 'A province must be selected.'],
    ['provinceId', 14, 'This value isn’t valid.'],
    ['buildingType', 4, 'This value isn’t valid.'],
    ['hasHalfbath', 'yes', 'This value isn’t valid.'],
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

function confirmed() {
  return confirmAddress(
    product.application.db,
    { userId: owner.userId, addressId: first, now: product.now() },
    {},
  )
}
