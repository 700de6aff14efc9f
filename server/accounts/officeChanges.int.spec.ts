import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertCustomer } from '../accounts/accounts.store.ts'
import type { Colleague } from '../testing/colleagues.ts'
import { contractFaults } from '../testing/contractReplies.ts'
import { LARKSPUR, LARKSPUR_INPUT } from '../testing/homes.ts'
import {
  ACTIVATE_CUSTOMER,
  ADD_CUSTOMER_ADDRESS,
  CONFIRM_CUSTOMER_ADDRESS,
  CUSTOMER,
  CUSTOMER_CHANGES,
  REMOVE_CUSTOMER_ADDRESS,
  SAVE_CUSTOMER_ADDRESS,
  SAVE_CUSTOMER_MEMO,
  SEND_ACTIVATION_MAIL,
  SET_CUSTOMER_DEFAULT_ADDRESS,
  SET_CUSTOMER_TAG,
} from '../testing/homesDocuments.ts'
import type { Newcomer } from '../testing/newcomers.ts'
import { type StartedProduct, startProduct } from '../testing/startProduct.ts'

/** What the office changes of customers' accounts and addresses (back-office document sections 2, 4 and 7), and its record. */

let product: StartedProduct
let admin: Colleague
let owner: Newcomer
let first: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.admin()
})
beforeEach(async () => {
  owner = await product.customer()
  first = owner.addressIds[0] ?? ''
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

async function rest(call: string, body: object) {
  const path = `/Staff/${call}`
  const reply = await product.rest(path, body, admin)
  expect(contractFaults(path, reply)).toEqual([])
  return reply
}

function done(msg: string) {
  return { status: 200, body: { msg } }
}

type Payload = Readonly<Record<string, unknown>> & {
  readonly userErrors: readonly { code: string; field: string | null }[]
}

async function ask(root: string, query: string, variables: Readonly<Record<string, unknown>>) {
  const { body } = await product.graphql<Record<string, Payload>>(query, variables, admin)
  expect(body.errors).toBeUndefined()
  return body.data[root] as Payload
}

async function customer(): Promise<Readonly<Record<string, unknown>>> {
  return ask('customer', CUSTOMER, { id: owner.userId })
}

interface Change {
  readonly action: string
  readonly adminName: string
  readonly addressId: string | null
  readonly at: { readonly at: string }
  readonly fields: readonly { field: string; before: string | null; after: string | null }[]
}

/** The newest first. */
async function changes(): Promise<readonly Change[]> {
  const { edges } = (await ask('customerChanges', CUSTOMER_CHANGES, {
    customerId: owner.userId,
  })) as unknown as { edges: readonly { node: Change }[] }
  return edges.map(({ node }) => node)
}

describe('through the documented calls, the office', () => {
  it('adds an address, and the record tells every field of it', async () => {
    const body = { userId: owner.userId, ...LARKSPUR, isDefault: true }
    expect(await rest('addAdminUserProperty', body)).toMatchObject(done('The address has been added.'))
    const { addresses } = await customer()
    expect(addresses).toMatchObject([
      { streetName: 'Larkspur Way SW', isDefault: true, isConfirmed: false },
      { id: first, isDefault: false },
    ])
    const [change, ...others] = await changes()
    expect(others).toEqual([])
    expect(change).toMatchObject({
      action: 'AddressAdded',
      adminName: expect.stringMatching(/^office-/),
      addressId: (addresses as { id: string }[])[0]?.id,
      at: { at: expect.stringMatching(/^2026-11-24T10:.*-06:00$/) },
    })
    expect(change?.fields).toContainEqual({ field: 'postal', before: null, after: 'T3H 2K7' })
    expect(change?.fields).toContainEqual({ field: 'hasHalfbath', before: null, after: 'false' })
    expect(change?.fields).toHaveLength(18)
  })

  it('edits a confirmed address, which stays confirmed, and the record tells what differs', async () => {
    await rest('confirmPropertyDetails', { addressId: first, areaType: 3 })
    const { body } = await product.rest('/Account/getAccountAddress', { addressId: first }, owner)
    const { province: _code, country: _country, isFrequent: _too, isConfirmed: _no, ...form } = body
    expect(
      await rest('saveAdminUserProperty', {
        ...form,
        userId: owner.userId,
        addressId: first,
        city: 'Airdrie',
      }),
    ).toMatchObject(done('The address has been saved.'))
    expect((await customer()).addresses).toMatchObject([
      { city: 'Airdrie', isConfirmed: true, property: { areaType: 'From2300To4000' } },
    ])
    const [saved] = await changes()
    expect(saved).toMatchObject({
      action: 'AddressSaved',
      addressId: first,
      fields: [{ field: 'city', before: 'Calgary', after: 'Airdrie' }],
    })
  })

  it('moves the default', async () => {
    await rest('addAdminUserProperty', { userId: owner.userId, ...LARKSPUR })
    const second = ((await customer()).addresses as { id: string }[])[1]?.id
    const body = { userId: owner.userId, addressId: second }
    expect(await rest('setAdminDefaultAddress', body)).toMatchObject(
      done('The default address has been changed.'),
    )
    expect((await customer()).addresses).toMatchObject([{ id: second }, { id: first }])
    const fields = [{ field: 'defaultAddressId', before: first, after: second }]
    expect((await changes())[0]).toMatchObject({ action: 'AddressDefaultSet', addressId: second, fields })
    // once more changes nothing, and leaves no entry
    expect(await rest('setAdminDefaultAddress', body)).toMatchObject({ status: 200 })
    expect(await changes()).toHaveLength(2)
  })

  it('confirms what a property is like, and what the call does not name stays', async () => {
    await product.rest('/Account/saveAccountAddress', { ...LARKSPUR, addressId: first }, owner)
    const facts = { buildingType: 2, kitchenType: 3, areaType: 4, bathType: 1, hasHalfbath: true }
    const reply = await rest('confirmPropertyDetails', { addressId: first, ...facts, isCornerLot: false })
    expect(reply).toMatchObject(done('The address has been confirmed.'))
    const shown = await product.rest('/Account/getAccountAddress', { addressId: first }, owner)
    expect(shown.body).toMatchObject({
      ...facts,
      isCornerLot: false,
      // neither was told: 3 and true as the customer saved them
      driveWayType: 3,
      hasNoWalkway: true,
      isConfirmed: true,
    })
    const [confirmed] = await changes()
    expect(confirmed?.action).toBe('AddressConfirmed')
    expect(confirmed?.fields).toContainEqual({ field: 'isConfirmed', before: 'false', after: 'true' })
    expect(confirmed?.fields).toContainEqual({ field: 'buildingType', before: '1', after: '2' })
    expect(confirmed?.fields.map(({ field }) => field)).not.toContain('hasNoWalkway')
  })

  it('mails a new activation link to who is not active, and activates by hand', async () => {
    const userId = await inactive()
    expect(await rest('sendUserActiveMail', { userId })).toMatchObject(
      done('The activation e-mail is on its way.'),
    )
    expect(await rest('sendUserActiveMail', { userId })).toMatchObject({ status: 200 })
    expect((await product.posted(userId)).map(({ kind }) => kind)).toEqual(['activation', 'activation'])
    expect(await rest('setUserActive', { userId })).toMatchObject(done('The user is now active.'))
    expect(await rest('setUserActive', { userId })).toMatchObject({ status: 200 })
    expect(await rest('sendUserActiveMail', { userId })).toMatchObject({
      status: 400,
      body: { tag: 'warning', msg: 'This account is already active.' },
    })
    owner = { ...owner, userId }
    const told = (await changes()).map(({ action, fields }) => ({ action, fields }))
    expect(told).toEqual([
      {
        action: 'CustomerActivated',
        fields: [{ field: 'isActive', before: 'false', after: 'true' }],
      },
      { action: 'ActivationMailed', fields: [] },
      { action: 'ActivationMailed', fields: [] },
    ])
  })

  it('keeps a memo of several lines and takes it away again, and customers never see it', async () => {
    const { userId } = owner
    const memo = 'Has a dog.\r\nKey under the mat.'
    expect(await rest('editUserMemo', { userId, newMemo: memo })).toMatchObject(
      done('The memo has been saved.'),
    )
    const { body } = await rest('getAdminUserData', { curPageIndex: 1, pageSize: 10 })
    const [newest] = (body as unknown as { userData: readonly Record<string, unknown>[] }).userData
    expect(newest).toMatchObject({ id: userId, userName: 'Has a dog.\nKey under the mat.' })
    const detail = await product.rest('/Account/getAccountDetail', {}, owner)
    expect(detail.text).not.toContain('dog')
    await rest('editUserMemo', { userId, newMemo: '' })
    expect(await customer()).toMatchObject({ memo: '' })
    const fields = [{ field: 'memo', before: 'Has a dog.\nKey under the mat.', after: '' }]
    expect((await changes())[0]).toMatchObject({ action: 'MemoSaved', addressId: null, fields })
  })

  it('labels a customer', async () => {
    const { userId } = owner
    expect(await rest('editUserSpecialAttr', { userId, specialAttr: 1 })).toMatchObject(
      done('The special attribute has been saved.'),
    )
    expect(await customer()).toMatchObject({ tag: 'Vip' })
    const fields = [{ field: 'specialAttr', before: '0', after: '1' }]
    expect((await changes())[0]).toMatchObject({ action: 'TagSet', fields })
  })

  it.each([
    ['editUserMemo', 'newMemo', 'x'.repeat(1_001), 'This is too long; 1,000 characters at most.'],
    ['editUserMemo', 'newMemo', null, 'This field is required.'],
    ['editUserMemo', 'newMemo', 'a\u0000b', 'This value is not valid.'],
    ['editUserSpecialAttr', 'specialAttr', 2, 'This value is not valid.'],
    ['editUserSpecialAttr', 'specialAttr', undefined, 'This field is required.'],
    ['addAdminUserProperty', 'provinceId', 0, 'A province must be selected.'],
    ['addAdminUserProperty', 'postal', '90210', 'This value is not valid.'],
    ['saveAdminUserProperty', 'firstName', '', 'This field is required.'],
    ['confirmPropertyDetails', 'areaType', 5, 'This value is not valid.'],
    ['setAdminDefaultAddress', 'addressId', undefined, 'An address must be selected.'],
    ['setUserActive', 'userId', undefined, 'This field is required.'],
  ])('%s refuses %s = %j and leaves no entry', async (call, tag, value, msg) => {
    const right = { ...LARKSPUR, userId: owner.userId, addressId: first, newMemo: '', specialAttr: 1 }
    expect(await rest(call, { ...right, [tag]: value })).toMatchObject({ status: 400, body: { tag, msg } })
    expect(await changes()).toEqual([])
  })

  it('tells that a customer, or an address of theirs, is not there', async () => {
    const stranger = await product.customer()
    const absent = crypto.randomUUID()
    const notThere = { status: 400, body: { tag: 'warning', msg: 'not found' } }
    const calls: readonly [string, object][] = [
      ['addAdminUserProperty', { ...LARKSPUR, userId: absent }],
      ['saveAdminUserProperty', { ...LARKSPUR, userId: stranger.userId, addressId: first }],
      ['setAdminDefaultAddress', { userId: stranger.userId, addressId: first }],
      ['confirmPropertyDetails', { addressId: absent }],
      ['sendUserActiveMail', { userId: absent }],
      ['setUserActive', { userId: 7 }],
      ['editUserMemo', { userId: absent, newMemo: 'x' }],
      ['editUserSpecialAttr', { userId: absent, specialAttr: 0 }],
    ]
    for (const [call, body] of calls) expect(await rest(call, body), call).toMatchObject(notThere)
    expect(await changes()).toEqual([])
  })
})

describe('at GraphQL, the office', () => {
  it('does the same to addresses, removing included, and gets the customer back', async () => {
    const { userId: customerId } = owner
    const added = await ask('addCustomerAddress', ADD_CUSTOMER_ADDRESS, {
      input: { customerId, ...LARKSPUR_INPUT },
    })
    const second = (added.address as { id: string }).id
    expect(added).toMatchObject({
      message: 'The address has been added.',
      customer: { id: customerId, addresses: [{ id: first }, { id: second }] },
    })
    const where = { customerId, addressId: second }
    const saved = await ask('saveCustomerAddress', SAVE_CUSTOMER_ADDRESS, {
      input: { ...where, ...LARKSPUR_INPUT, city: 'Airdrie' },
    })
    expect(saved).toMatchObject({ address: { id: second, city: 'Airdrie' } })
    const confirmed = await ask('confirmCustomerAddress', CONFIRM_CUSTOMER_ADDRESS, {
      input: { addressId: second, property: { hasNoWalkway: false, hasHalfBath: null } },
    })
    expect(confirmed).toMatchObject({
      customer: { id: customerId },
      address: {
        isConfirmed: true,
        property: { hasNoWalkway: false, hasHalfBath: false, isCornerLot: true },
      },
    })
    const moved = await ask('setCustomerDefaultAddress', SET_CUSTOMER_DEFAULT_ADDRESS, { input: where })
    expect(moved).toMatchObject({ customer: { addresses: [{ id: second }, { id: first }] } })
    const kept = await ask('removeCustomerAddress', REMOVE_CUSTOMER_ADDRESS, { input: where })
    expect(kept).toMatchObject({ customer: null, userErrors: [{ code: 'ADDRESS_IS_DEFAULT', field: null }] })
    const removed = await ask('removeCustomerAddress', REMOVE_CUSTOMER_ADDRESS, {
      input: { customerId, addressId: first },
    })
    expect(removed).toMatchObject({
      address: null,
      customer: { addresses: [{ id: second }] },
      userErrors: [],
    })
    const [gone, ...before] = await changes()
    expect(gone).toMatchObject({ action: 'AddressRemoved', addressId: first })
    expect(gone?.fields).toContainEqual({ field: 'streetName', before: 'Spruce Lane NW', after: null })
    expect(before.map(({ action }) => action)).toEqual([
      'AddressDefaultSet',
      'AddressConfirmed',
      'AddressSaved',
      'AddressAdded',
    ])
  })

  it('activates, mails, notes and labels', async () => {
    const customerId = await inactive()
    expect(await ask('sendActivationMail', SEND_ACTIVATION_MAIL, { customerId })).toMatchObject({
      message: 'The activation e-mail is on its way.',
      customer: { id: customerId, isActive: false },
    })
    expect(await ask('activateCustomer', ACTIVATE_CUSTOMER, { customerId })).toMatchObject({
      customer: { isActive: true },
    })
    expect(await ask('sendActivationMail', SEND_ACTIVATION_MAIL, { customerId })).toMatchObject({
      userErrors: [{ code: 'ACCOUNT_ALREADY_ACTIVE' }],
    })
    expect(
      await ask('saveCustomerMemo', SAVE_CUSTOMER_MEMO, { input: { customerId, memo: 'Has a cat' } }),
    ).toMatchObject({ customer: { memo: 'Has a cat' } })
    expect(
      await ask('saveCustomerMemo', SAVE_CUSTOMER_MEMO, { input: { customerId, memo: 'x'.repeat(1_001) } }),
    ).toMatchObject({ userErrors: [{ code: 'FIELD_TOO_LONG', field: 'memo' }] })
    expect(
      await ask('setCustomerTag', SET_CUSTOMER_TAG, { input: { customerId, tag: 'Vip' } }),
    ).toMatchObject({ customer: { tag: 'Vip' } })
  })

  it('reads the record page by page, and of nobody there is none', async () => {
    const { userId: customerId } = owner
    for (const memo of ['a', 'b', 'c'])
      await ask('saveCustomerMemo', SAVE_CUSTOMER_MEMO, { input: { customerId, memo } })
    const page = async (after: string | null) =>
      (await ask('customerChanges', CUSTOMER_CHANGES, { customerId, first: 2, after })) as unknown as {
        edges: readonly { node: Change }[]
        pageInfo: { hasNextPage: boolean; endCursor: string | null }
      }
    const newest = await page(null)
    expect(newest.pageInfo.hasNextPage).toBe(true)
    const oldest = await page(newest.pageInfo.endCursor)
    expect(oldest.pageInfo.hasNextPage).toBe(false)
    const memos = [...newest.edges, ...oldest.edges].map(({ node }) => node.fields[0]?.after)
    expect(memos).toEqual(['c', 'b', 'a'])
    expect(await ask('customerChanges', CUSTOMER_CHANGES, { customerId: crypto.randomUUID() })).toBeNull()
    for (const wrong of [{ first: 0 }, { first: 1_001 }, { after: 'nonsense' }, { after: '-1' }]) {
      const { body } = await product.graphql(CUSTOMER_CHANGES, { customerId, ...wrong }, admin)
      expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    }
  })
})

it('two of the office at once leave one default and two entries', async () => {
  const { userId } = owner
  for (const streetNo of ['48', '50']) await rest('addAdminUserProperty', { ...LARKSPUR, userId, streetNo })
  const [, second, third] = (await customer()).addresses as { id: string }[]
  const replies = await Promise.all(
    [second, third].map((address) => rest('setAdminDefaultAddress', { userId, addressId: address?.id })),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const { addresses } = await customer()
  expect((addresses as { isDefault: boolean }[]).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  const [last, before] = await changes()
  // whoever came later moved it from where the other had put it
  expect(last?.fields[0]?.before).toBe(before?.fields[0]?.after)
  expect(before?.fields[0]?.before).toBe(first)
})

/** A customer who has not opened their link. */
async function inactive(): Promise<string> {
  const id = crypto.randomUUID()
  await insertCustomer(product.application.db, {
    id,
    user_no: `C-${id.slice(0, 6)}`,
    first_name: 'Ines',
    last_name: 'Early',
    email: `${id}@example.com`,
    phone: null,
    password_hash: '',
    is_active: false,
    language: 'en',
    dob: null,
    email_notifications: true,
    created_at: product.now().toString(),
  })
  return id
}
