import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LARKSPUR } from '../../testing/homes.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import {
  type OfficeCustomerSteps,
  officeCustomerSteps,
  settleInactive,
} from '../../testing/officeCustomerSteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** What the office changes of customers' accounts and addresses (back-office document sections 2, 4 and 7), and its record. */

let product: TestApp
let office: OfficeCustomerSteps
let owner: Newcomer
let first: string
beforeAll(async () => {
  product = await startTestApp()
  office = officeCustomerSteps(product, await product.admin())
})
beforeEach(async () => {
  owner = await product.customer()
  first = owner.addressIds[0] ?? ''
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

describe('through the documented calls, the office', () => {
  it('adds an address, and the record tells every field of it', async () => {
    const body = { userId: owner.userId, ...LARKSPUR, isDefault: true }
    expect(await office.rest('addAdminUserProperty', body)).toMatchObject(done('Address added'))
    const { addresses } = await office.customer(owner.userId)
    expect(addresses).toMatchObject([
      { streetName: 'Larkspur Way SW', isDefault: true, isConfirmed: false },
      { id: first, isDefault: false },
    ])
    const [change, ...others] = await office.changes(owner.userId)
    expect(others).toEqual([])
    expect(change).toMatchObject({
      action: 'AddressAdded',
      adminName: expect.stringMatching(/^office-/),
      partId: (addresses as { id: string }[])[0]?.id,
      at: { at: expect.stringMatching(/^2026-11-24T10:.*-06:00$/) },
    })
    expect(change?.fields).toContainEqual({ field: 'postal', before: null, after: 'T3H 2K7' })
    expect(change?.fields).toContainEqual({ field: 'hasHalfbath', before: null, after: 'false' })
    expect(change?.fields).toHaveLength(19)
  })

  it('edits a confirmed address, which stays confirmed, and the record tells what differs', async () => {
    await office.rest('confirmPropertyDetails', { addressId: first, areaType: 3 })
    const { body } = await product.rest('/Account/getAccountAddress', { addressId: first }, owner)
    const { province: _code, country: _country, isFrequent: _too, isConfirmed: _no, ...form } = body
    expect(
      await office.rest('saveAdminUserProperty', {
        ...form,
        userId: owner.userId,
        addressId: first,
        city: 'Airdrie',
      }),
    ).toMatchObject(done('Address saved'))
    expect((await office.customer(owner.userId)).addresses).toMatchObject([
      { city: 'Airdrie', isConfirmed: true, property: { areaType: 'From2300To4000' } },
    ])
    const [saved] = await office.changes(owner.userId)
    expect(saved).toMatchObject({
      action: 'AddressSaved',
      partId: first,
      fields: [{ field: 'city', before: 'Calgary', after: 'Airdrie' }],
    })
  })

  it('moves the default', async () => {
    await office.rest('addAdminUserProperty', { userId: owner.userId, ...LARKSPUR })
    const second = ((await office.customer(owner.userId)).addresses as { id: string }[])[1]?.id
    const body = { userId: owner.userId, addressId: second }
    expect(await office.rest('setAdminDefaultAddress', body)).toMatchObject(done('Default address changed'))
    expect((await office.customer(owner.userId)).addresses).toMatchObject([{ id: second }, { id: first }])
    const fields = [{ field: 'defaultAddressId', before: first, after: second }]
    expect((await office.changes(owner.userId))[0]).toMatchObject({
      action: 'AddressDefaultSet',
      partId: second,
      fields,
    })
    // once more changes nothing, and leaves no entry
    expect(await office.rest('setAdminDefaultAddress', body)).toMatchObject({ status: 200 })
    expect(await office.changes(owner.userId)).toHaveLength(2)
  })

  it('confirms what a property is like, and what the call does not name stays', async () => {
    await product.rest('/Account/saveAccountAddress', { ...LARKSPUR, addressId: first }, owner)
    const facts = { buildingType: 2, kitchenType: 3, areaType: 4, bathType: 1, hasHalfbath: true }
    const reply = await office.rest('confirmPropertyDetails', {
      addressId: first,
      ...facts,
      isCornerLot: false,
    })
    expect(reply).toMatchObject(done('Address confirmed'))
    const shown = await product.rest('/Account/getAccountAddress', { addressId: first }, owner)
    expect(shown.body).toMatchObject({
      ...facts,
      isCornerLot: false,
      // neither was told: 3 and true as the customer saved them
      driveWayType: 3,
      hasNoWalkway: true,
      isConfirmed: true,
    })
    const [confirmed] = await office.changes(owner.userId)
    expect(confirmed?.action).toBe('AddressConfirmed')
    expect(confirmed?.fields).toContainEqual({ field: 'isConfirmed', before: 'false', after: 'true' })
    expect(confirmed?.fields).toContainEqual({ field: 'buildingType', before: '1', after: '2' })
    expect(confirmed?.fields.map(({ field }) => field)).not.toContain('hasNoWalkway')
  })

  it('mails a new activation link to who is not active, and activates by hand', async () => {
    const userId = await settleInactive(product)
    expect(await office.rest('sendUserActiveMail', { userId })).toMatchObject(done('Activation email sent'))
    expect(await office.rest('sendUserActiveMail', { userId })).toMatchObject({ status: 200 })
    expect((await product.posted(userId)).map(({ kind }) => kind)).toEqual(['activation', 'activation'])
    expect(await office.rest('setUserActive', { userId })).toMatchObject(done('Customer activated'))
    expect(await office.rest('setUserActive', { userId })).toMatchObject({ status: 200 })
    expect(await office.rest('sendUserActiveMail', { userId })).toMatchObject({
      status: 400,
      body: { tag: 'warning', msg: 'This account is already active.' },
    })
    owner = { ...owner, userId }
    const told = (await office.changes(owner.userId)).map(({ action, fields }) => ({ action, fields }))
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
    expect(await office.rest('editUserMemo', { userId, newMemo: memo })).toMatchObject(done('Memo saved'))
    const { body } = await office.rest('getAdminUserData', { curPageIndex: 1, pageSize: 10 })
    const [newest] = (body as unknown as { userData: readonly Record<string, unknown>[] }).userData
    expect(newest).toMatchObject({ id: userId, userName: 'Has a dog.\nKey under the mat.' })
    const detail = await product.rest('/Account/getAccountDetail', {}, owner)
    expect(detail.text).not.toContain('dog')
    await office.rest('editUserMemo', { userId, newMemo: '' })
    expect(await office.customer(owner.userId)).toMatchObject({ memo: '' })
    const fields = [{ field: 'memo', before: 'Has a dog.\nKey under the mat.', after: '' }]
    expect((await office.changes(owner.userId))[0]).toMatchObject({
      action: 'MemoSaved',
      partId: null,
      fields,
    })
  })

  it('labels a customer', async () => {
    const { userId } = owner
    expect(await office.rest('editUserSpecialAttr', { userId, specialAttr: 1 })).toMatchObject(
      done('Special attribute saved'),
    )
    expect(await office.customer(owner.userId)).toMatchObject({ tag: 'Vip' })
    const fields = [{ field: 'specialAttr', before: '0', after: '1' }]
    expect((await office.changes(owner.userId))[0]).toMatchObject({ action: 'TagSet', fields })
  })

  it.each([
    ['editUserMemo', 'newMemo', 'x'.repeat(1_001), '1,000 characters maximum'],
    ['editUserMemo', 'newMemo', null, 'This field is required.'],
    ['editUserMemo', 'newMemo', 'a\u0000b', 'This value isn’t valid.'],
    ['editUserSpecialAttr', 'specialAttr', 2, 'This value isn’t valid.'],
    ['editUserSpecialAttr', 'specialAttr', undefined, 'This field is required.'],
    ['addAdminUserProperty', 'provinceId', 0, 'A province must be selected.'],
    ['addAdminUserProperty', 'postal', '90210', 'This value isn’t valid.'],
    ['saveAdminUserProperty', 'firstName', '', 'This field is required.'],
    ['confirmPropertyDetails', 'areaType', 5, 'This value isn’t valid.'],
    ['setAdminDefaultAddress', 'addressId', undefined, 'An address must be selected.'],
    ['setUserActive', 'userId', undefined, 'This field is required.'],
  ])('%s refuses %s = %j and leaves no entry', async (call, tag, value, msg) => {
    const right = { ...LARKSPUR, userId: owner.userId, addressId: first, newMemo: '', specialAttr: 1 }
    expect(await office.rest(call, { ...right, [tag]: value })).toMatchObject({
      status: 400,
      body: { tag, msg },
    })
    expect(await office.changes(owner.userId)).toEqual([])
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
    for (const [call, body] of calls) expect(await office.rest(call, body), call).toMatchObject(notThere)
    expect(await office.changes(owner.userId)).toEqual([])
  })
})

it('two of the office at once leave one default and two entries', async () => {
  const { userId } = owner
  for (const streetNo of ['48', '50'])
    await office.rest('addAdminUserProperty', { ...LARKSPUR, userId, streetNo })
  const [, second, third] = (await office.customer(owner.userId)).addresses as { id: string }[]
  const replies = await Promise.all(
    [second, third].map((address) =>
      office.rest('setAdminDefaultAddress', { userId, addressId: address?.id }),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const { addresses } = await office.customer(owner.userId)
  expect((addresses as { isDefault: boolean }[]).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  const [last, before] = await office.changes(owner.userId)
  // whoever came later moved it from where the other had put it
  expect(last?.fields[0]?.before).toBe(before?.fields[0]?.after)
  expect(before?.fields[0]?.before).toBe(first)
})

function done(msg: string) {
  return { status: 200, body: { msg } }
}
