import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Colleague } from '../../testing/colleagues.ts'
import { LARKSPUR_INPUT } from '../../testing/homes.ts'
import {
  ACTIVATE_CUSTOMER,
  ADD_CUSTOMER_ADDRESS,
  CONFIRM_CUSTOMER_ADDRESS,
  REMOVE_CUSTOMER_ADDRESS,
  SAVE_CUSTOMER_ADDRESS,
  SAVE_CUSTOMER_MEMO,
  SEND_ACTIVATION_MAIL,
  SET_CUSTOMER_DEFAULT_ADDRESS,
  SET_CUSTOMER_TAG,
} from '../../testing/homesDocuments.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { OFFICE_CHANGES } from '../../testing/officeChangesDocument.ts'
import {
  type OfficeCustomerSteps,
  officeCustomerSteps,
  type ShownChange,
  settleInactive,
} from '../../testing/officeCustomerSteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** The office at `/graphql`: the same changes and the same record. */

let product: TestApp
let admin: Colleague
let office: OfficeCustomerSteps
let owner: Newcomer
let first: string
beforeAll(async () => {
  product = await startTestApp()
  admin = await product.admin()
  office = officeCustomerSteps(product, admin)
})
beforeEach(async () => {
  owner = await product.customer()
  first = owner.addressIds[0] ?? ''
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

describe('at GraphQL, the office', () => {
  it('does the same to addresses, removing included, and gets the customer back', async () => {
    const { userId: customerId } = owner
    const added = await office.ask('addCustomerAddress', ADD_CUSTOMER_ADDRESS, {
      input: { customerId, key: 'second home', ...LARKSPUR_INPUT },
    })
    const second = (added.address as { id: string }).id
    expect(added).toMatchObject({
      message: 'Address added',
      customer: { id: customerId, addresses: [{ id: first }, { id: second }] },
    })
    const where = { customerId, addressId: second }
    const saved = await office.ask('saveCustomerAddress', SAVE_CUSTOMER_ADDRESS, {
      input: { ...where, ...LARKSPUR_INPUT, city: 'Airdrie' },
    })
    expect(saved).toMatchObject({ address: { id: second, city: 'Airdrie' } })
    const confirmed = await office.ask('confirmCustomerAddress', CONFIRM_CUSTOMER_ADDRESS, {
      input: { addressId: second, property: { hasNoWalkway: false, hasHalfBath: null } },
    })
    expect(confirmed).toMatchObject({
      customer: { id: customerId },
      address: {
        isConfirmed: true,
        property: { hasNoWalkway: false, hasHalfBath: false, isCornerLot: true },
      },
    })
    const moved = await office.ask('setCustomerDefaultAddress', SET_CUSTOMER_DEFAULT_ADDRESS, {
      input: where,
    })
    expect(moved).toMatchObject({ customer: { addresses: [{ id: second }, { id: first }] } })
    const kept = await office.ask('removeCustomerAddress', REMOVE_CUSTOMER_ADDRESS, { input: where })
    expect(kept).toMatchObject({ customer: null, userErrors: [{ code: 'ADDRESS_IS_DEFAULT', field: null }] })
    const removed = await office.ask('removeCustomerAddress', REMOVE_CUSTOMER_ADDRESS, {
      input: { customerId, addressId: first },
    })
    expect(removed).toMatchObject({
      address: null,
      customer: { addresses: [{ id: second }] },
      userErrors: [],
    })
    const [gone, ...before] = await office.changes(owner.userId)
    expect(gone).toMatchObject({ action: 'AddressRemoved', partId: first })
    expect(gone?.fields).toContainEqual({ field: 'streetName', before: 'Spruce Lane NW', after: null })
    expect(before.map(({ action }) => action)).toEqual([
      'AddressDefaultSet',
      'AddressConfirmed',
      'AddressSaved',
      'AddressAdded',
    ])
  })

  it('activates, mails, notes and labels', async () => {
    const customerId = await settleInactive(product)
    expect(await office.ask('sendActivationMail', SEND_ACTIVATION_MAIL, { customerId })).toMatchObject({
      message: 'Activation email sent',
      customer: { id: customerId, isActive: false },
    })
    expect(await office.ask('activateCustomer', ACTIVATE_CUSTOMER, { customerId })).toMatchObject({
      customer: { isActive: true },
    })
    expect(await office.ask('sendActivationMail', SEND_ACTIVATION_MAIL, { customerId })).toMatchObject({
      userErrors: [{ code: 'ACCOUNT_ALREADY_ACTIVE' }],
    })
    expect(
      await office.ask('saveCustomerMemo', SAVE_CUSTOMER_MEMO, { input: { customerId, memo: 'Has a cat' } }),
    ).toMatchObject({ customer: { memo: 'Has a cat' } })
    expect(
      await office.ask('saveCustomerMemo', SAVE_CUSTOMER_MEMO, {
        input: { customerId, memo: 'x'.repeat(1_001) },
      }),
    ).toMatchObject({ userErrors: [{ code: 'FIELD_TOO_LONG', field: 'memo' }] })
    expect(
      await office.ask('setCustomerTag', SET_CUSTOMER_TAG, { input: { customerId, tag: 'Vip' } }),
    ).toMatchObject({ customer: { tag: 'Vip' } })
  })

  it('reads the record page by page, and of nobody there is none', async () => {
    const { userId: customerId } = owner
    for (const memo of ['a', 'b', 'c'])
      await office.ask('saveCustomerMemo', SAVE_CUSTOMER_MEMO, { input: { customerId, memo } })
    const record = { record: 'Customer', subjectId: customerId }
    const page = async (after: string | null) =>
      (await office.ask('officeChanges', OFFICE_CHANGES, { ...record, first: 2, after })) as unknown as {
        edges: readonly { node: ShownChange }[]
        pageInfo: { hasNextPage: boolean; endCursor: string | null }
      }
    const newest = await page(null)
    expect(newest.pageInfo.hasNextPage).toBe(true)
    const oldest = await page(newest.pageInfo.endCursor)
    expect(oldest.pageInfo.hasNextPage).toBe(false)
    const memos = [...newest.edges, ...oldest.edges].map(({ node }) => node.fields[0]?.after)
    expect(memos).toEqual(['c', 'b', 'a'])
    expect(
      await office.ask('officeChanges', OFFICE_CHANGES, { ...record, subjectId: crypto.randomUUID() }),
    ).toBeNull()
    for (const wrong of [{ first: 0 }, { first: 1_001 }, { after: 'nonsense' }, { after: '-1' }]) {
      const { body } = await product.graphql(OFFICE_CHANGES, { ...record, ...wrong }, admin)
      expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    }
  })
})
