import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findOrderId } from '../../ordering/orderNumbers.store.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld, refusedWith } from '../../testing/officeWorld.ts'

/** The office's commands on orders that are there, through both APIs of the running product. */

let office: OfficeWorld
let customer: Newcomer
beforeAll(async () => {
  office = await openOfficeWorld()
  customer = await office.customer()
})
afterAll(() => office.product.stop())
afterEach(() => expect(office.product.failures()).toEqual([]))

describe('assigning', () => {
  it('by two administrators at once: the later one is told, and nothing is overwritten', async () => {
    const [one, two] = office.crews
    const other = await office.product.admin()
    const orderNo = await office.placed(customer)
    const orderId = (await findOrderId(office.product.application, orderNo)) ?? ''
    const seen = await office.command('addOfficeInstructions', { orderNo, text: 'Ring twice.' })
    const revisionSeen = seen.order?.revision
    const first = await office.command('assignGroup', { orderNo, groupId: one.groupId, revisionSeen })
    expect(first).toMatchObject({
      stale: false,
      message: 'Crew assigned',
      userErrors: [],
    })
    const late = await office.command(
      'assignGroup',
      { orderNo, groupId: two.groupId, revisionSeen },
      other.token,
    )
    expect(late).toMatchObject(refusedWith('ORDER_CHANGED'))
    // the same crew again changes nothing, whoever was first
    const same = await office.command(
      'assignGroup',
      { orderNo, groupId: one.groupId, revisionSeen },
      other.token,
    )
    expect(same).toMatchObject({ userErrors: [], order: { revision: first.order?.revision } })

    // one after the other is no race: the crew is changed
    expect(
      (await office.rest('/Staff/assignStaffGroupToOrder', { orderId, groupId: two.groupId })).status,
    ).toBe(200)
  })

  it('asks for a group in the documents’ words, and refuses one that cannot work', async () => {
    const orderNo = await office.placed(customer)
    const orderId = (await findOrderId(office.product.application, orderNo)) ?? ''
    for (const groupId of ['', null, undefined])
      expect(await office.rest('/Staff/assignStaffGroupToOrder', { orderId, groupId })).toMatchObject({
        status: 400,
        body: { tag: 'groupId', msg: 'Must select at least one staff group.' },
      })
    const nobody = await office.command('assignGroup', { orderNo, groupId: crypto.randomUUID() })
    expect(nobody).toMatchObject(refusedWith('CREW_UNAVAILABLE', 'groupId'))
  })

  it('with the same key is done once', async () => {
    const orderNo = await office.placed(customer)
    const input = { orderNo, groupId: office.crews[0].groupId, key: 'assign once' }
    const first = await office.command('assignGroup', input)
    expect((await office.command('assignGroup', input)).order?.revision).toBe(first.order?.revision)
  })
})

describe('cancelling by the office', () => {
  it('is free whenever it is, and tells the customer why', async () => {
    const orderNo = await office.confirmed(customer, { date: '2026-11-25' })
    // 23 hours ahead a customer would pay 20 % of 13,500, at most 2,500
    office.product.later({ minutes: 6 })
    const terms = (await office.product.order(orderNo, customer.token))?.cancellation
    expect(terms).toMatchObject({ feePoints: 2_500, refundPoints: 11_000 })
    const balance = await office.product.balance(customer)
    const cancelled = await office.command('cancelCustomerOrder', {
      orderNo,
      reason: ' The crew is ill.\r\nSorry! ',
    })
    expect(cancelled).toMatchObject({
      message: 'Order cancelled. 13,500 points are back in the customer’s balance.',
      userErrors: [],
      order: {
        cancellationNote: 'The crew is ill.\nSorry!',
        trail: [
          {},
          {},
          { action: 'Cancelled', reason: 'admin', note: 'The crew is ill.\nSorry!', feePoints: 0 },
        ],
      },
    })
    expect(await office.product.balance(customer)).toBe(balance + 13_500)
    const again = await office.command('cancelCustomerOrder', { orderNo })
    expect(again).toMatchObject(refusedWith('ORDER_NOT_CANCELLABLE'))
    const long = await office.command('cancelCustomerOrder', { orderNo, reason: 'x'.repeat(501) })
    expect(long).toMatchObject(refusedWith('FIELD_TOO_LONG', 'reason'))
  })
})

describe('resending a confirmation', () => {
  it('is done once a minute for a confirmed order, and logged', async () => {
    const orderNo = await office.confirmed(customer)
    const orderId = (await findOrderId(office.product.application, orderNo)) ?? ''
    const path = '/Staff/resendConfirmOrderMailNotification'
    const which = { userId: customer.userId, orderId }
    expect(await office.rest(path, which)).toMatchObject({
      status: 200,
      body: { msg: 'Confirmation resent' },
    })
    expect(await office.rest(path, which)).toMatchObject({ status: 400, body: { tag: 'warning' } })
    expect(await office.command('resendConfirmation', { orderNo })).toMatchObject(
      refusedWith('CONFIRMATION_JUST_SENT'),
    )
    office.product.later({ seconds: 61 })
    const sent = await office.command('resendConfirmation', { orderNo })
    expect(sent.order?.trail.map(({ action }) => action)).toEqual([
      'Placed',
      'Confirmed',
      'ConfirmationResent',
      'ConfirmationResent',
    ])
    const pending = await office.placed(customer)
    const refused = await office.command('resendConfirmation', { orderNo: pending })
    expect(refused).toMatchObject(refusedWith('ORDER_TRANSITION_REFUSED'))
  })
})
