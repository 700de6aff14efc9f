import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld, refusedWith } from '../../testing/officeWorld.ts'
import {
  ADMIN_ORDER,
  MOVE_OPTIONS,
  RESCHEDULE_OPTIONS,
  RESCHEDULE_ORDER,
} from '../../testing/orderDocuments.ts'

/** Orders that their customers or the office move to another day, through both APIs of the running product. */

let office: OfficeWorld
let customer: Newcomer
beforeAll(async () => {
  office = await openOfficeWorld()
  customer = await office.customer()
})
afterAll(() => office.product.stop())
afterEach(() => expect(office.product.failures()).toEqual([]))

const timeOn = (date: string, half: 'morning' | 'afternoon' = 'morning') => {
  const { year, month, day } = Temporal.PlainDate.from(date)
  const rest = half === 'morning' ? { slot: 'Morning', hour: 9 } : { slot: 'Afternoon', hour: 13 }
  return { year, month, day, ...rest, minute: 30 }
}
async function reschedule(orderNo: string, time: object, who = customer, key = crypto.randomUUID()) {
  const data = await office.ask(RESCHEDULE_ORDER, { input: { key, orderNo, ...time } }, who.token)
  return data.rescheduleOrder as { order: Record<string, unknown> | null; userErrors: readonly object[] }
}

describe('moving an order', () => {
  it('by its customer takes place and crew along, at the same price, and is shown by both APIs', async () => {
    const [from, to] = [office.freeDay(), office.freeDay()]
    const orderNo = await office.confirmed(customer, { date: from })
    const balance = await office.product.balance(customer)
    const key = crypto.randomUUID()
    const moved = await reschedule(orderNo, timeOn(to, 'afternoon'), customer, key)
    expect(moved).toMatchObject({
      message: 'Visit rescheduled',
      userErrors: [],
      order: { status: 'Confirmed', bookedDate: to, bookedTime: '13:30', slot: 'Afternoon', staff: [{}, {}] },
    })
    expect(await reschedule(orderNo, timeOn(to, 'afternoon'), customer, key)).toMatchObject({
      order: { changes: [{}, {}, { action: 'Rescheduled', byViewer: true }] },
    })
    expect(await office.product.balance(customer)).toBe(balance)
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
    const orderNo = await office.confirmed(customer, { date: from })
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
    expect(await reschedule(soon, timeOn(later))).toMatchObject(refusedWith('NOTICE_TOO_SHORT'))
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
    expect(await reschedule(often, fourth)).toMatchObject(refusedWith('ORDER_MOVES_USED'))
    expect(await office.command('moveOrder', { orderNo: often, ...fourth })).toMatchObject({ userErrors: [] })

    const full = office.freeDay()
    for (let nth = 0; nth < 2; nth++) await office.placed(await office.customer(), { date: full })
    expect(await office.command('moveOrder', { orderNo: often, ...timeOn(full) })).toMatchObject(
      refusedWith('SLOT_FULL'),
    )
    const options = await office.ask(MOVE_OPTIONS, { orderNo: often })
    expect(options.moveOptions).toMatchObject({
      fullSlots: expect.arrayContaining([{ date: full, slot: 'Morning' }]),
      noticeHours: 24,
    })

    const day = office.freeDay()
    await office.placed(customer, { date: day })
    expect(await reschedule(soon, timeOn(day))).toMatchObject(refusedWith('DUPLICATE_BOOKING'))
    expect(await office.command('moveOrder', { orderNo: soon, ...timeOn(day) })).toMatchObject({
      userErrors: [{ message: expect.stringMatching(/^The customer already has this service booked/) }],
    })
    expect(await reschedule(soon, { ...timeOn(day), month: 13 })).toMatchObject(
      refusedWith('DATE_INVALID', 'month'),
    )
  })

  it('shows and moves nobody else’s', async () => {
    const orderNo = await office.placed(customer)
    const stranger = await office.customer()
    expect(await reschedule(orderNo, timeOn(office.freeDay()), stranger)).toMatchObject(
      refusedWith('NOT_FOUND'),
    )
    expect(await office.ask(RESCHEDULE_OPTIONS, { orderNo }, stranger.token)).toEqual({
      rescheduleOptions: null,
    })
    const options = await office.ask(RESCHEDULE_OPTIONS, { orderNo }, customer.token)
    expect(options.rescheduleOptions).toMatchObject({ timeZone: 'America/Edmonton', lastDate: '2027-04-30' })
  })
})
