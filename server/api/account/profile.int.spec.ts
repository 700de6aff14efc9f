import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ATTEMPT_LIMITS } from '../../identity/attemptLimits.ts'
import { consentLog } from '../../people/consents.store.ts'
import { contractFaults } from '../../testing/contractReplies.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** A customer's own details and rank (customer document sections 3 and 7; decisions A6, A10, A11, A17, H2, H3). */

const SAVE = '/Account/saveAccountEditInfo'
let product: TestApp
let nico: Newcomer
beforeAll(async () => {
  product = await startTestApp()
  nico = await product.customer()
})
afterAll(() => product.stop())
afterEach(() => void expect(product.failures()).toEqual([]))

async function call(path: string, body: object, customer: Newcomer = nico) {
  const reply = await product.rest(path, { userId: customer.userId, ...body }, { token: customer.token })
  expect(contractFaults(path, reply)).toEqual([])
  return reply
}
const read = async (customer?: Newcomer) => (await call('/Account/getAccountEditInfo', {}, customer)).body

describe('the details', () => {
  it('are read with an unset date of birth as 1 January 1900', async () => {
    expect(await read()).toEqual({
      firstName: 'Nico',
      lastName: 'Newcomer',
      dob: '1900-01-01',
      phoneNumber: null,
      emailNotifications: true,
      marketingConsent: false,
    })
  })

  it('are saved as the form sends them, and what is left out stays', async () => {
    const form = {
      firstName: ' Nicolás ',
      lastName: 'Núñez',
      dob: '1988-02-29',
      phoneNumber: '1 403 555 0166',
      emailNotifications: false,
    }
    expect((await call(SAVE, form)).body).toEqual({ msg: 'Details saved' })
    const saved = { ...form, firstName: 'Nicolás', phoneNumber: '+14035550166', marketingConsent: false }
    expect(await read()).toEqual(saved)
    await call(SAVE, { firstName: 'Nico' })
    expect(await read()).toEqual({ ...saved, firstName: 'Nico' })
    await call(SAVE, await read())
    expect(await read()).toEqual({ ...saved, firstName: 'Nico' })
    await call(SAVE, { firstName: 'Nico', lastName: '', dob: '1900-01-01', phoneNumber: '' })
    expect(await read()).toMatchObject({ lastName: '', dob: '1900-01-01', phoneNumber: null })
  })

  it.each([
    [{ firstName: '' }, 'firstName', 'This field is required.'],
    [{ firstName: 'x'.repeat(51) }, 'firstName', '50 characters maximum'],
    [{ lastName: 'a\u0000b' }, 'lastName', 'This value isn’t valid.'],
    [{ dob: '2026-11-25' }, 'dob', 'This value isn’t valid.'],
    [{ dob: '1899-12-31' }, 'dob', 'This value isn’t valid.'],
    [{ phoneNumber: '12' }, 'phoneNumber', 'This value isn’t valid.'],
    [{ phoneNumber: '403-555-0177' }, 'phoneNumber', 'This phone number is already in use.'],
    [{ emailNotifications: 'no' }, 'emailNotifications', 'This value isn’t valid.'],
    [{ marketingConsent: 1 }, 'marketingConsent', 'This value isn’t valid.'],
  ])('with %j are refused and stay', async (change, tag, msg) => {
    const other = await product.customer()
    await product.database.pool.query('update customer set phone = null where phone = $1', ['+14035550177'])
    await call(SAVE, { firstName: 'Other', phoneNumber: '4035550177' }, other)
    const before = await read()
    const refused = await call(SAVE, { firstName: 'Changed', marketingConsent: true, ...change })
    expect(refused).toMatchObject({ status: 400, body: { tag, msg } })
    expect(await read()).toEqual(before)
  })

  it('are of one who has the phone, when two want it at once', async () => {
    const two = [await product.customer(), await product.customer()]
    const replies = await Promise.all(
      two.map((each) => call(SAVE, { firstName: 'A', phoneNumber: '4035550188' }, each)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('do not let somebody find out by and by whose phone numbers are known', async () => {
    const curious = await product.customer()
    const tried = async (last: number) =>
      (await call(SAVE, { firstName: 'A', phoneNumber: `58755502${last}` }, curious)).status
    const { most } = ATTEMPT_LIMITS.phoneNumbers
    for (let last = 10; last < 10 + most; last += 1) expect(await tried(last)).toBe(200)
    expect(await tried(10 + most)).toBe(429)
    expect(await tried(10 + most - 1)).toBe(200)
  })

  it('take no e-mail address and nothing of the office', async () => {
    const before = await product.database.pool.query('select * from customer where id = $1', [nico.userId])
    const sent = {
      email: 'x@example.com',
      points: 1,
      isActive: false,
      memo: 'x',
      specialAttr: 1,
      userNo: 'C-1',
    }
    await call(SAVE, { firstName: before.rows[0].first_name, ...sent })
    const after = await product.database.pool.query('select * from customer where id = $1', [nico.userId])
    expect(after.rows).toEqual(before.rows)
  })

  it('log every change of the consent to advertising, and none that changes nothing', async () => {
    const customer = await product.customer()
    for (const marketingConsent of [false, true, true, false])
      await call(SAVE, { firstName: 'Nico', marketingConsent }, customer)
    await call(SAVE, { firstName: 'Nico' }, customer)
    const log = await consentLog(product.database.db, customer.userId)
    expect(log.map(({ isGiven, occasion, language }) => [isGiven, occasion, language])).toEqual([
      [true, 'profile', 'en'],
      [false, 'profile', 'en'],
    ])
    expect(await read(customer)).toMatchObject({ marketingConsent: false })
  })
})

describe('the rank', () => {
  it('of a newcomer is bronze without a discount', async () => {
    const { body } = await call('/Account/getAccountRankInfo', {})
    expect(body).toEqual({ discount: 0, title: 'Bronze', titleIcon: 'bronze', rank: 1, exp: 0 })
  })
})
