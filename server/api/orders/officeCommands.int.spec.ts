import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findOrderId } from '../../ordering/orderNumbers.store.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'
import {
  ADMIN_ORDER,
  MOVE_OPTIONS,
  RESCHEDULE_OPTIONS,
  RESCHEDULE_ORDER,
} from '../../testing/orderDocuments.ts'

/** The office's and the customers' commands on orders that are there, through both APIs of the running product. */

let office: OfficeWorld
let customer: Newcomer
beforeAll(async () => {
  office = await openOfficeWorld()
  customer = await office.customer()
})
afterAll(() => office.product.stop())
afterEach(() => expect(office.product.failures()).toEqual([]))

const errors = (code: string, field: string | null = null) => ({ order: null, userErrors: [{ code, field }] })
const timeOn = (date: string, half: 'morning' | 'afternoon' = 'morning') => {
  const { year, month, day } = Temporal.PlainDate.from(date)
  const rest = half === 'morning' ? { slot: 'Morning', hour: 9 } : { slot: 'Afternoon', hour: 13 }
  return { year, month, day, ...rest, minute: 30 }
}
async function confirmed(date?: string, crew: 0 | 1 = 0, who = customer): Promise<string> {
  const orderNo = await office.placed(who, date === undefined ? {} : { date })
  const assigned = await office.command('assignGroup', { orderNo, groupId: office.crews[crew].groupId })
  expect(assigned).toMatchObject({ userErrors: [], order: { order: { status: 'Confirmed' } } })
  return orderNo
}
/** Whose experience then changes the price of what they book next. */
async function completed(who: Newcomer): Promise<string> {
  const orderNo = await confirmed(office.freeDay(), 1, who)
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
async function reschedule(orderNo: string, time: object, who = customer, key = crypto.randomUUID()) {
  const data = await office.ask(RESCHEDULE_ORDER, { input: { key, orderNo, ...time } }, who.token)
  return data.rescheduleOrder as { order: Record<string, unknown> | null; userErrors: readonly object[] }
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
      message: 'The group has been assigned to the order.',
      userErrors: [],
    })
    const late = await office.command(
      'assignGroup',
      { orderNo, groupId: two.groupId, revisionSeen },
      other.token,
    )
    expect(late).toMatchObject(errors('ORDER_CHANGED'))
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
    expect(nobody).toMatchObject(errors('CREW_UNAVAILABLE', 'groupId'))
  })

  it('with the same key is done once', async () => {
    const orderNo = await office.placed(customer)
    const input = { orderNo, groupId: office.crews[0].groupId, key: 'assign once' }
    const first = await office.command('assignGroup', input)
    expect((await office.command('assignGroup', input)).order?.revision).toBe(first.order?.revision)
  })
})

describe('moving an order', () => {
  it('by its customer takes place and crew along, at the same price, and is shown by both APIs', async () => {
    const [from, to] = [office.freeDay(), office.freeDay()]
    const orderNo = await confirmed(from)
    const balance = await office.at.balance(customer)
    const key = crypto.randomUUID()
    const moved = await reschedule(orderNo, timeOn(to, 'afternoon'), customer, key)
    expect(moved).toMatchObject({
      message: 'The order has been moved.',
      userErrors: [],
      order: { status: 'Confirmed', bookedDate: to, bookedTime: '13:30', slot: 'Afternoon', staff: [{}, {}] },
    })
    expect(await reschedule(orderNo, timeOn(to, 'afternoon'), customer, key)).toMatchObject({
      order: { changes: [{}, {}, { action: 'Rescheduled', byViewer: true }] },
    })
    expect(await office.at.balance(customer)).toBe(balance)
    const events: { type: string; stream: string }[] = []
    for (const date of [from, to])
      for await (const { type, stream } of office.product.application.store.readStream(`day-1-${date}`))
        events.push({ type, stream })
    expect(events.map(({ type, stream }) => `${stream.slice(-10)} ${type}`)).toEqual([
      `${from} day.taken`,
      `${from} day.crew-set`,
      `${from} day.crew-set`,
      `${from} day.freed`,
      `${to} day.taken`,
      `${to} day.crew-set`,
    ])
  })

  it('loses a crew that is busy then, and waits for one again', async () => {
    const [from, to] = [office.freeDay(), office.freeDay()]
    const orderNo = await confirmed(from)
    const other = await office.customer()
    const theirs = await office.placed(other, { date: to })
    await office.command('assignGroup', { orderNo: theirs, groupId: office.crews[0].groupId })
    expect(await reschedule(orderNo, timeOn(to))).toMatchObject({ order: { status: 'Pending', staff: [] } })
    expect(await office.ask(ADMIN_ORDER, { orderNo })).toMatchObject({
      adminOrder: { trail: [{}, {}, { action: 'Rescheduled', crewKept: false }] },
    })
  })

  it('is refused to customers within 24 hours, after three moves, to full days and to their own twin; the office may move it', async () => {
    const [tomorrow] = ['2026-11-25']
    const soon = await office.placed(customer, { date: tomorrow })
    // 2026-11-24 10:00, so that 9:00 the next day is 23 hours ahead
    const later = office.freeDay()
    expect(await reschedule(soon, timeOn(later))).toMatchObject(errors('NOTICE_TOO_SHORT'))
    const byOffice = await office.command('moveOrder', { orderNo: soon, ...timeOn(later) })
    expect(byOffice).toMatchObject({
      userErrors: [],
      order: {
        order: { bookedDate: later, status: 'Pending' },
        // it waits for a crew, so that it has none to lose
        trail: [{ action: 'Placed' }, { action: 'Rescheduled', crewKept: null }],
      },
    })

    const often = await office.placed(customer)
    for (let nth = 0; nth < 3; nth++)
      expect(await reschedule(often, timeOn(office.freeDay()))).toMatchObject({ userErrors: [] })
    const fourth = timeOn(office.freeDay())
    expect(await reschedule(often, fourth)).toMatchObject(errors('ORDER_MOVES_USED'))
    expect(await office.command('moveOrder', { orderNo: often, ...fourth })).toMatchObject({ userErrors: [] })

    const full = office.freeDay()
    for (let nth = 0; nth < 2; nth++) await office.placed(await office.customer(), { date: full })
    expect(await office.command('moveOrder', { orderNo: often, ...timeOn(full) })).toMatchObject(
      errors('SLOT_FULL'),
    )
    const options = await office.ask(MOVE_OPTIONS, { orderNo: often })
    expect(options.moveOptions).toMatchObject({
      fullSlots: expect.arrayContaining([{ date: full, slot: 'Morning' }]),
      noticeHours: 24,
    })

    const day = office.freeDay()
    await office.placed(customer, { date: day })
    expect(await reschedule(soon, timeOn(day))).toMatchObject(errors('DUPLICATE_BOOKING'))
    expect(await office.command('moveOrder', { orderNo: soon, ...timeOn(day) })).toMatchObject({
      userErrors: [{ message: expect.stringMatching(/^The customer already has this service booked/) }],
    })
    expect(await reschedule(soon, { ...timeOn(day), month: 13 })).toMatchObject(
      errors('DATE_INVALID', 'month'),
    )
  })

  it('shows and moves nobody else’s', async () => {
    const orderNo = await office.placed(customer)
    const stranger = await office.customer()
    expect(await reschedule(orderNo, timeOn(office.freeDay()), stranger)).toMatchObject(errors('NOT_FOUND'))
    expect(await office.ask(RESCHEDULE_OPTIONS, { orderNo }, stranger.token)).toEqual({
      rescheduleOptions: null,
    })
    const options = await office.ask(RESCHEDULE_OPTIONS, { orderNo }, customer.token)
    expect(options.rescheduleOptions).toMatchObject({ timeZone: 'America/Edmonton', lastDate: '2027-04-30' })
  })
})

describe('cancelling by the office', () => {
  it('is free whenever it is, and tells the customer why', async () => {
    const orderNo = await confirmed('2026-11-25')
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
      message: 'The order has been cancelled. 13,500 points are back in the customer’s balance.',
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
    expect(again).toMatchObject(errors('ORDER_NOT_CANCELLABLE'))
    const long = await office.command('cancelCustomerOrder', { orderNo, reason: 'x'.repeat(501) })
    expect(long).toMatchObject(errors('FIELD_TOO_LONG', 'reason'))
  })
})

describe('resending a confirmation', () => {
  it('is done once a minute for a confirmed order, and logged', async () => {
    const orderNo = await confirmed()
    const orderId = (await findOrderId(office.product.application, orderNo)) ?? ''
    const path = '/Staff/resendConfirmOrderMailNotification'
    const which = { userId: customer.userId, orderId }
    expect(await office.rest(path, which)).toMatchObject({
      status: 200,
      body: { msg: 'The confirmation has been sent again.' },
    })
    expect(await office.rest(path, which)).toMatchObject({ status: 400, body: { tag: 'warning' } })
    expect(await office.command('resendConfirmation', { orderNo })).toMatchObject(
      errors('CONFIRMATION_JUST_SENT'),
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
    expect(refused).toMatchObject(errors('ORDER_TRANSITION_REFUSED'))
  })
})

describe('a complaint', () => {
  it('ends with the order as it was and reward points, or with all points back', async () => {
    const [one, two] = [await office.customer(), await office.customer()]
    const stands = await completed(one)
    const opened = await office.command('openDispute', { orderNo: stands, reason: 'Quality' })
    expect(opened).toMatchObject({
      message: 'The complaint has been recorded.',
      order: { order: { status: 'Disputed' } },
    })
    const balance = await office.at.balance(one)
    const tooMuch = await office.command('resolveDispute', {
      orderNo: stands,
      outcome: 'Completed',
      rewardPoints: -5,
    })
    expect(tooMuch).toMatchObject(errors('AMOUNT_INVALID', 'rewardPoints'))
    const settled = await office.command('resolveDispute', {
      orderNo: stands,
      outcome: 'Completed',
      rewardPoints: 700,
    })
    expect(settled).toMatchObject({
      message: 'The complaint has been resolved.',
      order: { order: { status: 'Completed' } },
    })
    expect(await office.at.balance(one)).toBe(balance + 700)

    const refunded = await completed(two)
    await office.command('openDispute', { orderNo: refunded, reason: 'Charge' })
    const both = await office.command('resolveDispute', {
      orderNo: refunded,
      outcome: 'Refunded',
      rewardPoints: 5,
    })
    expect(both).toMatchObject(errors('AMOUNT_INVALID', 'rewardPoints'))
    const before = await office.at.balance(two)
    const back = await office.command('resolveDispute', { orderNo: refunded, outcome: 'Refunded' })
    expect(back).toMatchObject({ order: { order: { status: 'Cancelled' } } })
    expect(back.order?.trail.slice(-2)).toMatchObject([
      { action: 'DisputeOpened', reason: 'charge', oldStatus: 'Completed', newStatus: 'Disputed' },
      { action: 'DisputeResolved', reason: 'refunded', refundPoints: 13_500, newStatus: 'Cancelled' },
    ])
    expect(await office.at.balance(two)).toBe(before + 13_500)
  })

  it('is refused for an order that is not completed, and decided only once it was opened', async () => {
    const orderNo = await office.placed(customer)
    expect(await office.command('openDispute', { orderNo, reason: 'Charge' })).toMatchObject(
      errors('ORDER_TRANSITION_REFUSED'),
    )
    expect(await office.command('resolveDispute', { orderNo, outcome: 'Refunded' })).toMatchObject(
      errors('ORDER_TRANSITION_REFUSED'),
    )
  })
})
