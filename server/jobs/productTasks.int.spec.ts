import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reject } from '../kernel/rejection.ts'
import { mailsOfOrder } from '../messaging/orderMails.queries.ts'
import { distinctDays } from '../testing/bookingSteps.ts'
import { CLEANING_POINTS } from '../testing/bookings.ts'
import { type MailedOrders, openMailedOrders } from '../testing/mailedOrders.ts'
import { cancelOverdueOrders, remindOfVisits } from './productTasks.ts'

/** Reminders of visits, and orders that nobody confirmed. It is Tuesday 2026-11-24, 10:00 in Alberta. */

let world: MailedOrders
const nextDay = distinctDays('2026-12-01')

beforeAll(async () => {
  world = await openMailedOrders()
})
afterAll(() => world.product.stop())
afterEach(() => expect(world.product.failures()).toEqual([]))

describe('the reminder of a visit', () => {
  it('goes once to the confirmed ones of the day, and says which day', async () => {
    const day = nextDay()
    const { customer, orderNo } = await world.ordered(day)
    const pending = await world.ordered(day)
    await world.confirm(orderNo)
    await world.mail.send()
    const { db } = world.product.application
    const date = Temporal.PlainDate.from(day)
    expect(await remindOfVisits(db, date)).toEqual({ reminders: 1 })
    expect(await remindOfVisits(db, date)).toEqual({ reminders: 0 })
    const reminders = await world.mail.send()
    expect(reminders.map(({ kind, to }) => [kind, to.address])).toEqual([['orderReminder', customer.email]])
    expect(reminders[0]?.subject).toContain(date.toLocaleString('en-CA', { month: 'long', day: 'numeric' }))
    expect(reminders[0]?.calendar).toBeUndefined()
    expect((await mailsOfOrder(db, pending.orderId)).map(({ kind }) => kind)).toEqual(['orderReceived'])
  })

  it('names those of the crew who can work', async () => {
    const day = nextDay()
    const { orderNo } = await world.ordered(day)
    await world.confirm(orderNo)
    await world.mail.send()
    const { db } = world.product.application
    await db.updateTable('staff').set({ is_disabled: true }).where('first_name', '=', 'Jasleen').execute()
    await remindOfVisits(db, Temporal.PlainDate.from(day))
    const [reminder] = await world.mail.send()
    expect(reminder?.text).toContain('Crew: Crew 1 (Sam)')
  })

  it('is left when the order was cancelled before it went', async () => {
    const day = nextDay()
    const { customer, orderNo, orderId } = await world.ordered(day)
    await world.confirm(orderNo)
    await world.mail.send()
    await remindOfVisits(world.product.application.db, Temporal.PlainDate.from(day))
    await world.product.cancel(orderNo, customer.token)
    expect((await world.mail.send()).map(({ kind }) => kind)).toEqual(['orderCancelled'])
    const record = await mailsOfOrder(world.product.application.db, orderId)
    expect(record.find(({ kind }) => kind === 'orderReminder')).toMatchObject({ status: 'skipped' })
  })
})

describe('orders that nobody confirmed', () => {
  it('are cancelled on the morning after their day, by the system, with everything back and a mail', async () => {
    const day = nextDay()
    const { customer, orderId } = await world.ordered(day)
    const confirmed = await world.ordered(day)
    await world.confirm(confirmed.orderNo)
    await world.mail.send()
    const { application } = world.product
    const onTheDay = Temporal.PlainDate.from(day)
      .toZonedDateTime({ timeZone: 'America/Edmonton', plainTime: '23:59' })
      .toInstant()
    // those of the days before
    await cancelOverdueOrders(application, onTheDay)
    await world.mail.send()
    expect(await cancelOverdueOrders(application, onTheDay)).toEqual({ cancelled: 0 })
    expect(await world.product.balance(customer)).toBe(0)
    const nextMorning = onTheDay.add({ minutes: 1 })
    expect(await cancelOverdueOrders(application, nextMorning)).toEqual({ cancelled: 1 })
    expect(await cancelOverdueOrders(application, nextMorning)).toEqual({ cancelled: 0 })
    expect(await world.product.balance(customer)).toBe(CLEANING_POINTS)
    const [told, ...others] = await world.mail.send()
    expect(others).toEqual([])
    expect(told).toMatchObject({ kind: 'orderCancelled', to: { address: customer.email } })
    expect(told?.text).toContain('We couldn’t confirm your order in time')
    const last = (await eventsOf(orderId)).at(-1)
    expect(last).toMatchObject({
      type: 'order.cancelled',
      data: { reason: 'expired' },
      meta: { actorRole: '0', source: 'system' },
    })
  })
})

describe('an overdue order that cannot be asked', () => {
  it.each([
    ['is held by others', async () => reject('BUSY')],
    ['has lost its store', () => Promise.reject(new Error('no answer'))],
  ])('since it %s keeps no other one from being cancelled, and is taken up again', async (_why, fail) => {
    const day = nextDay()
    const [unlucky, lucky] = [await world.ordered(day), await world.ordered(day)]
    const { application } = world.product
    const cancelOrder: typeof application.ordering.cancelOrder = (command, which) =>
      'orderNo' in which && which.orderNo === unlucky.orderNo
        ? fail()
        : application.ordering.cancelOrder(command, which)
    const morning = Temporal.PlainDate.from(day)
      .add({ days: 1 })
      .toZonedDateTime({ timeZone: 'America/Edmonton', plainTime: '06:00' })
      .toInstant()
    const context = { db: application.db, ordering: { cancelOrder } }
    await expect(cancelOverdueOrders(context, morning)).rejects.toThrow(unlucky.orderNo)
    expect(await world.product.balance(lucky.customer)).toBe(CLEANING_POINTS)
    expect(await cancelOverdueOrders(application, morning)).toEqual({ cancelled: 1 })
    expect(await world.product.balance(unlucky.customer)).toBe(CLEANING_POINTS)
    await world.mail.send()
  })
})

async function eventsOf(orderId: string) {
  const events = []
  for await (const event of world.product.application.store.readStream(`order-${orderId}`)) events.push(event)
  return events
}
