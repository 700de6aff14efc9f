import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'
import { RESCHEDULE_ORDER } from '../../testing/orderDocuments.ts'

/** A fee that was due once stays due, unless the office waives it (decision M5); a look while pending does not stretch a 0 (decision M12). */

const path = '/Service/cancelServiceOrder'
let office: OfficeWorld
beforeAll(async () => {
  office = await openOfficeWorld()
})
afterAll(() => office.product.stop())
afterEach(() => expect(office.product.failures()).toEqual([]))

const timeOn = (date: string) => {
  const { year, month, day } = Temporal.PlainDate.from(date)
  return { year, month, day, slot: 'Morning', hour: 9, minute: 30 }
}
/** Confirmed for the crew, on a day of its own unless told. */
async function confirmed(who: Newcomer, date = office.freeDay()) {
  const orderNo = await office.placed(who, { date })
  const { groupId } = office.crews[0]
  expect(await office.command('assignGroup', { orderNo, groupId })).toMatchObject({ userErrors: [] })
  return orderNo
}
const tomorrow = () =>
  office.product.now().toZonedDateTimeISO('America/Edmonton').toPlainDate().add({ days: 1 })
const shownBy = async (orderNo: string, { token }: Newcomer) =>
  (await office.product.call('/Service/getOrderDetails', { orderNo }, token)).body.cancelConsumingPoints

/** An order whose fee was due and that the office moved to a day on which its crew is busy. */
async function movedIntoPending(who: Newcomer) {
  const busyDay = office.freeDay()
  await confirmed(await office.customer(), busyDay)
  const orderNo = await confirmed(who, tomorrow().toString())
  office.product.later({ minutes: 6 })
  expect(await shownBy(orderNo, who)).toBe(2_500)
  const moved = await office.command('moveOrder', { orderNo, ...timeOn(busyDay) })
  expect(moved).toMatchObject({ userErrors: [], order: { order: { status: 'Pending' } } })
  return orderNo
}

describe('a fee that is due when the order is moved', () => {
  it('stays due while the order waits for a crew, is shown by both APIs, and is what is taken', async () => {
    const who = await office.customer()
    const balance = await office.product.balance(who)
    const orderNo = await movedIntoPending(who)
    expect(await shownBy(orderNo, who)).toBe(2_500)
    const terms = (await office.product.order(orderNo, who.token))?.cancellation
    expect(terms).toMatchObject({ feePoints: 2_500, refundPoints: 11_000 })
    expect(await office.product.cancel(orderNo, who.token, { feeSeen: 0 })).toMatchObject({
      order: null,
      userErrors: [{ code: 'FEE_CHANGED' }],
    })
    expect(await office.product.call(path, { orderNo }, who.token)).toMatchObject({ status: 200 })
    expect(await office.product.balance(who)).toBe(balance - 2_500)
  })

  it('stays due when the order is moved again while it waits', async () => {
    const who = await office.customer()
    const orderNo = await movedIntoPending(who)
    const moved = await office.command('moveOrder', { orderNo, ...timeOn(office.freeDay()) })
    expect(moved).toMatchObject({ userErrors: [], order: { order: { status: 'Pending' } } })
    expect(await shownBy(orderNo, who)).toBe(2_500)
  })

  it('stays due when the customer moves the order on', async () => {
    const who = await office.customer()
    const orderNo = await confirmed(who, tomorrow().toString())
    office.product.later({ minutes: 6 })
    await office.command('moveOrder', { orderNo, ...timeOn(office.freeDay()) })
    const busyDay = office.freeDay()
    await confirmed(await office.customer(), busyDay)
    const input = { key: crypto.randomUUID(), orderNo, ...timeOn(busyDay) }
    const { rescheduleOrder } = await office.ask(RESCHEDULE_ORDER, { input }, who.token)
    expect(rescheduleOrder).toMatchObject({ userErrors: [], order: { status: 'Pending' } })
    const balance = await office.product.balance(who)
    expect(await office.product.call(path, { orderNo }, who.token)).toMatchObject({ status: 200 })
    expect(await office.product.balance(who)).toBe(balance + 11_000)
  })
})

describe('waiving a fee', () => {
  it('is on the record with its reason, and cancelling is free', async () => {
    const who = await office.customer()
    const orderNo = await movedIntoPending(who)
    const reason = ' Our mistake.\r\nSorry! '
    expect(await office.command('waiveFee', { orderNo, reason })).toMatchObject({
      message: 'Cancellation fee waived',
      userErrors: [],
      order: {
        officeMay: { waiveFee: true },
        trail: expect.arrayContaining([
          expect.objectContaining({
            action: 'FeeWaived',
            by: expect.objectContaining({ role: 'Admin' }),
            feePoints: 2_500,
            note: 'Our mistake.\nSorry!',
          }),
        ]),
      },
    })
    expect(await shownBy(orderNo, who)).toBe(0)
    const balance = await office.product.balance(who)
    expect(await office.product.call(path, { orderNo }, who.token)).toMatchObject({ status: 200 })
    expect(await office.product.balance(who)).toBe(balance + 13_500)
  })

  it('needs a reason and a fee, and a key belongs to its reason', async () => {
    const who = await office.customer()
    const orderNo = await movedIntoPending(who)
    const refused = (code: string, field: string | null) => ({ order: null, userErrors: [{ code, field }] })
    expect(await office.command('waiveFee', { orderNo, reason: ' ' })).toMatchObject(
      refused('FIELD_REQUIRED', 'reason'),
    )
    expect(await office.command('waiveFee', { orderNo, reason: 'x'.repeat(501) })).toMatchObject(
      refused('FIELD_TOO_LONG', 'reason'),
    )
    const key = crypto.randomUUID()
    expect(await office.command('waiveFee', { orderNo, reason: 'One', key })).toMatchObject({
      userErrors: [],
    })
    expect(await office.command('waiveFee', { orderNo, reason: 'One', key })).toMatchObject({
      userErrors: [],
    })
    expect(await office.command('waiveFee', { orderNo, reason: 'Two', key })).toMatchObject({
      userErrors: [{ code: 'KEY_REUSED' }],
    })
    expect(await office.command('waiveFee', { orderNo, reason: 'Again' })).toMatchObject(
      refused('FEE_NOT_DUE', null),
    )
  })
})

describe('a fee of 0 that was shown while the order was pending', () => {
  it('does not hold longer than five minutes after the confirmation', async () => {
    const who = await office.customer()
    const orderNo = await office.placed(who, { date: tomorrow().toString() })
    office.product.later({ minutes: 6 })
    expect(await shownBy(orderNo, who)).toBe(0)
    const { groupId } = office.crews[1]
    expect(await office.command('assignGroup', { orderNo, groupId })).toMatchObject({ userErrors: [] })
    office.product.later({ minutes: 6 })
    const balance = await office.product.balance(who)
    expect(await office.product.call(path, { orderNo }, who.token)).toMatchObject({ status: 200 })
    expect(await office.product.balance(who)).toBe(balance + 11_000)
  })
})
