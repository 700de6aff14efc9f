import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { emptyOrderNotes } from '../../ordering/notes/erasedNotes.store.ts'
import { findOrderId } from '../../ordering/orderNumbers.store.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld, refusedWith } from '../../testing/officeWorld.ts'
import type { PersonalData } from '../privacy/personalData.ts'

/** The office's commands on orders that are there, through both APIs of the running product. */

let office: OfficeWorld
let customer: Newcomer
beforeAll(async () => {
  office = await openOfficeWorld()
  customer = await office.customer()
})
afterAll(() => office.product.stop())
afterEach(() => expect(office.product.failures()).toEqual([]))

/** Whose experience then changes the price of what they book next. */
async function completed(who: Newcomer): Promise<string> {
  const orderNo = await office.confirmed(who, { crew: 1 })
  const staffId = office.crews[1].members[0]?.id ?? ''
  const { ordering } = office.product.application
  const by = (key: string, at: string) => ({
    id: crypto.randomUUID(),
    actor: { id: staffId, role: 2 as const },
    source: 'rest' as const,
    at: Temporal.Instant.from(at),
    correlationId: key,
  })
  const day = (await office.at.order(orderNo, who.token))?.booked.at.slice(0, 10) ?? ''
  expect(await ordering.startService(by('start', `${day}T15:00:00Z`), { orderNo })).not.toHaveProperty(
    'rejected',
  )
  expect(await ordering.endService(by('end', `${day}T18:00:00Z`), { orderNo })).not.toHaveProperty('rejected')
  return orderNo
}
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
    const terms = (await office.at.order(orderNo, customer.token))?.cancellation
    expect(terms).toMatchObject({ feePoints: 2_500, refundPoints: 11_000 })
    const balance = await office.at.balance(customer)
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
    expect(await office.at.balance(customer)).toBe(balance + 13_500)
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

describe('a complaint', () => {
  const words = 'The oven was left dirty.\nThe floor, too.'
  const note = 'Spoke with the customer.'

  it('ends with the order as it was and reward points, or with all points back', async () => {
    const [one, two] = [await office.customer(), await office.customer()]
    const stands = await completed(one)
    const opened = await office.command('openDispute', { orderNo: stands, reason: 'Quality', words })
    expect(opened).toMatchObject({
      message: 'Complaint recorded',
      order: { order: { status: 'Disputed' } },
    })
    const balance = await office.at.balance(one)
    const tooMuch = await office.command('resolveDispute', {
      orderNo: stands,
      outcome: 'Completed',
      note,
      rewardPoints: -5,
    })
    expect(tooMuch).toMatchObject(refusedWith('AMOUNT_INVALID', 'rewardPoints'))
    const settled = await office.command('resolveDispute', {
      orderNo: stands,
      outcome: 'Completed',
      note,
      rewardPoints: 700,
    })
    expect(settled).toMatchObject({
      message: 'Complaint resolved',
      order: { order: { status: 'Completed' } },
    })
    expect(await office.at.balance(one)).toBe(balance + 700)

    const refunded = await completed(two)
    await office.command('openDispute', { orderNo: refunded, reason: 'Charge', words })
    const both = await office.command('resolveDispute', {
      orderNo: refunded,
      outcome: 'Refunded',
      note,
      rewardPoints: 5,
    })
    expect(both).toMatchObject(refusedWith('AMOUNT_INVALID', 'rewardPoints'))
    const before = await office.at.balance(two)
    const back = await office.command('resolveDispute', { orderNo: refunded, outcome: 'Refunded', note })
    expect(back).toMatchObject({ order: { order: { status: 'Cancelled' } } })
    expect(back.order?.trail.slice(-2)).toMatchObject([
      {
        action: 'DisputeOpened',
        reason: 'charge',
        oldStatus: 'Completed',
        newStatus: 'Disputed',
        note: words,
      },
      { action: 'DisputeResolved', reason: 'refunded', refundPoints: 13_500, newStatus: 'Cancelled', note },
    ])
    expect(await office.at.balance(two)).toBe(before + 13_500)
  })

  it('has words, and its decision a note', async () => {
    const orderNo = await completed(await office.customer())
    const open = (said: string) => office.command('openDispute', { orderNo, reason: 'Quality', words: said })
    expect(await open(' \n ')).toMatchObject(refusedWith('FIELD_REQUIRED', 'words'))
    expect(await open('x'.repeat(501))).toMatchObject(refusedWith('FIELD_TOO_LONG', 'words'))
    expect(await open('x'.repeat(500))).toMatchObject({ userErrors: [] })
    const resolve = (said: string) =>
      office.command('resolveDispute', { orderNo, outcome: 'Completed', note: said })
    expect(await resolve('')).toMatchObject(refusedWith('FIELD_REQUIRED', 'note'))
    expect(await resolve('x'.repeat(501))).toMatchObject(refusedWith('FIELD_TOO_LONG', 'note'))
    expect(await resolve(note)).toMatchObject({ userErrors: [] })
  })

  it('is part of what the customer may ask for and have erased, and of no event', async () => {
    const who = await office.customer()
    const orderNo = await completed(who)
    await office.command('openDispute', { orderNo, reason: 'Quality', words })
    await office.command('resolveDispute', { orderNo, outcome: 'Completed', note })
    const trail = 'query ($orderNo: String!) { adminOrder(orderNo: $orderNo) { trail { note } } }'
    const told = async () => {
      const { adminOrder } = await office.ask(trail, { orderNo })
      return (adminOrder as { readonly trail: readonly { readonly note: string | null }[] }).trail.slice(-2)
    }
    expect(await told()).toEqual([{ note: words }, { note }])
    const { body } = await office.product.send<PersonalData>('/api/Account/downloadPersonalData', {
      headers: { authorization: `Bearer ${who.token}` },
    })
    expect(body.sections.cancellationNotes).toMatchObject([{ text: words }, { text: note }])
    const { db } = office.product.database
    const { rows } = await sql<{ data: string }>`select data::text from es.event`.execute(db)
    expect(rows.filter(({ data }) => /oven|Spoke/.test(data))).toEqual([])
    await emptyOrderNotes(db, [(await findOrderId(office.product.application, orderNo)) ?? ''])
    expect((await told()).map(({ note: left }) => left)).toEqual([null, null])
  })

  it('is refused for an order that is not completed, and decided only once it was opened', async () => {
    const orderNo = await office.placed(customer)
    expect(await office.command('openDispute', { orderNo, reason: 'Charge', words })).toMatchObject(
      refusedWith('ORDER_TRANSITION_REFUSED'),
    )
    expect(await office.command('resolveDispute', { orderNo, outcome: 'Refunded', note })).toMatchObject(
      refusedWith('ORDER_TRANSITION_REFUSED'),
    )
  })
})
