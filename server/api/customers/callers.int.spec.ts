import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Colleague } from '../../testing/colleagues.ts'
import { LARKSPUR_INPUT } from '../../testing/homes.ts'
import {
  ACTIVATE_CUSTOMER,
  CUSTOMERS,
  ENTER_CUSTOMER_EMAIL,
  REGISTER_CUSTOMER,
  SEND_ACTIVATION_MAIL,
} from '../../testing/homesDocuments.ts'
import { type OfficeCustomerSteps, officeCustomerSteps } from '../../testing/officeCustomerSteps.ts'
import { keepDelivered, sendingForSpecs, sendNow } from '../../testing/sendingForSpecs.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** Customers whom the office registers on the phone (decision W2). */

let product: TestApp
let admin: Colleague
let office: OfficeCustomerSteps
beforeAll(async () => {
  product = await startTestApp()
  admin = await product.admin()
  office = officeCustomerSteps(product, admin)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

let phones = 100
const caller = (change: object = {}) => ({
  ...LARKSPUR_INPUT,
  key: crypto.randomUUID(),
  phoneNumber: `403 555 0${phones++}`,
  email: null,
  ...change,
})

async function register(input: object) {
  return product.as(admin.token).root<Registered>(REGISTER_CUSTOMER, { input })
}

interface Registered {
  readonly message: string | null
  readonly userErrors: readonly { readonly code: string; readonly recordId: string | null }[]
  readonly customer: { readonly id: string; readonly email: string; readonly isActive: boolean } | null
}

async function registered(change: object = {}): Promise<string> {
  const { customer } = await register(caller(change))
  if (customer === null) throw new Error('nobody was registered')
  return customer.id
}

const enter = (customerId: string, email: string) =>
  product.as(admin.token).root<Registered>(ENTER_CUSTOMER_EMAIL, { input: { customerId, email } })

describe('the office registers a caller', () => {
  it('with an address, inactive, on the record, and mails the activation link', async () => {
    const done = await register(caller({ email: 'Robin@Example.com' }))
    expect(done).toMatchObject({
      message: 'Customer registered',
      customer: {
        firstName: 'Robin',
        email: 'robin@example.com',
        isActive: false,
        addresses: [{ streetName: 'Larkspur Way SW', isDefault: true }],
      },
    })
    const id = done.customer?.id ?? ''
    expect(await product.posted(id)).toMatchObject([{ kind: 'activation' }])
    expect(await office.changes(id)).toMatchObject([
      { action: 'CustomerRegistered', adminName: expect.any(String) },
    ])
  })

  it('without an email address: empty in both APIs, and nothing is mailed', async () => {
    const id = await registered()
    const found = await office.ask('customers', CUSTOMERS, { page: 1, pageSize: 10, search: 'robin' })
    expect(found).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ id, email: '' })]),
    })
    const listed = await office.rest('getAdminUserData', { curPageIndex: 1, pageSize: 10 })
    expect(listed.body).toMatchObject({
      userData: expect.arrayContaining([expect.objectContaining({ id, emailAddress: '' })]),
    })
    const mail = await product.as(admin.token).root<Registered>(SEND_ACTIVATION_MAIL, { customerId: id })
    expect(mail).toMatchObject({ userErrors: [{ code: 'EMAIL_REQUIRED' }] })
    await product.as(admin.token).root(ACTIVATE_CUSTOMER, { customerId: id })
    // a mail that something asks for is left out, and is no failure
    const { db, store } = product.application
    const { queueSystemMail } = product.application.accounts
    await queueSystemMail(db, { kind: 'resetCode', customerId: id, code: '402913' })
    const { delivered, deliver } = keepDelivered()
    const { context, logged } = sendingForSpecs({ db, store, now: product.now }, deliver)
    await sendNow(context)
    expect(await product.posted(id)).toMatchObject([{ kind: 'resetCode', status: 'skipped' }])
    expect([delivered.filter(({ to }) => to.address === ''), logged]).toEqual([[], []])
  })

  it('once for its key, and refuses what somebody has, with their id', async () => {
    const input = caller({ email: 'lark@example.com' })
    const first = await register(input)
    expect(await register(input)).toEqual(first)
    const recordId = first.customer?.id
    const { phoneNumber } = input
    expect(await register(caller({ email: 'lark@example.com' }))).toMatchObject({
      customer: null,
      userErrors: [{ code: 'EMAIL_TAKEN', field: 'email', recordId }],
    })
    expect(await register(caller({ phoneNumber }))).toMatchObject({
      customer: null,
      userErrors: [{ code: 'PHONE_TAKEN', field: 'phoneNumber', recordId }],
    })
  })

  it.each([
    ['phoneNumber', { phoneNumber: '' }, 'FIELD_REQUIRED'],
    ['email', { email: 'a\u0000b' }, 'FIELD_INVALID'],
    ['lastName', { lastName: ' ' }, 'FIELD_REQUIRED'],
    ['province', { province: null }, 'PROVINCE_REQUIRED'],
  ])('is refused at %s', async (field, change, code) => {
    expect(await register(caller(change))).toMatchObject({ customer: null, userErrors: [{ code, field }] })
  })
})

describe('the office enters an email address', () => {
  it('of a customer without one, who then gets the activation mail; another one only before', async () => {
    const id = await registered()
    expect(await enter(id, 'wren@example.com')).toMatchObject({
      message: 'Email added',
      customer: { email: 'wren@example.com' },
    })
    expect(await product.posted(id)).toMatchObject([{ kind: 'activation' }])
    expect(await enter(id, 'wren@example.com')).toMatchObject({ userErrors: [] })
    expect(await enter(id, 'other@example.com')).toMatchObject({ userErrors: [{ code: 'BUSY' }] })
    expect((await office.changes(id)).map(({ action }) => action)).toEqual([
      'EmailEntered',
      'CustomerRegistered',
    ])
    const other = await registered()
    expect(await enter(other, 'WREN@example.com')).toMatchObject({
      userErrors: [{ code: 'EMAIL_TAKEN', field: 'email', recordId: id }],
    })
  })
})
