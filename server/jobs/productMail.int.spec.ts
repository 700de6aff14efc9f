import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rememberLanguage } from '../identity/accounts.store.ts'
import { ActorRole, type Command } from '../kernel/command.ts'
import { commandId } from '../kernel/ids.ts'
import { isRejection, reject } from '../kernel/rejection.ts'
import { mailsOfOrder } from '../messaging/orderMails.queries.ts'
import { findOrderId } from '../ordering/orderNumbers.store.ts'
import { type BookingSteps, distinctDays, stepsThrough } from '../testing/bookingSteps.ts'
import { CLEANING_POINTS, cleaning, inputOf } from '../testing/bookings.ts'
import type { Colleague } from '../testing/colleagues.ts'
import { ORDER_MAILS } from '../testing/mailDocuments.ts'
import { moneySteps } from '../testing/moneySteps.ts'
import type { Newcomer } from '../testing/newcomers.ts'
import { mailOf, type ProductMail } from '../testing/productMail.ts'
import { type StartedProduct, startProduct } from '../testing/startProduct.ts'
import { seedAccounts } from '../tools/demo/demoAccounts.handlers.ts'
import { demoCrewId, seedStaff } from '../tools/demo/demoCrews.store.ts'
import { runDailyTasks } from './dailyTasks.ts'
import { cancelOverdueOrders, productTasks, remindOfVisits } from './productTasks.ts'
import { lastDoneFor } from './scheduledRuns.store.ts'

/** It is Tuesday 2026-11-24, 10:00 in Alberta. */
let product: StartedProduct
let at: BookingSteps
let mail: ProductMail
let office: Colleague
const nextDay = distinctDays('2026-12-01')

beforeAll(async () => {
  product = await startProduct()
  at = stepsThrough(product)
  const people = await seedAccounts(product.database.db, product.now())
  await seedStaff(product.database.db, people.staff, product.now())
  office = await product.admin()
  mail = await mailOf(product)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

describe('mails of an order', () => {
  it('go to its customer in the language of then, with a calendar file that is updated and taken back', async () => {
    const { customer, orderNo } = await ordered('2026-11-30')
    const [received] = await mail.send()
    expect(received).toMatchObject({
      kind: 'orderReceived',
      language: 'en',
      to: { name: 'Nico Newcomer', address: customer.email },
      subject: `We have your order ${orderNo}: Standard clean`,
      calendar: { method: 'REQUEST', fileName: `${orderNo}.ics` },
    })
    expect(received?.text).toContain('When: Monday, November 30, 2026, 9:00 a.m. (Alberta time)')
    expect(received?.text).toContain('Where: 12 Spruce Lane NW, Calgary AB T2N 1N4')
    expect(received?.text).toContain('Price: 13,500 points ($135.00)')

    await rememberLanguage(product.application.db, { area: 'customer', id: customer.userId }, 'zh')
    await confirm(orderNo)
    const [confirmed] = await mail.send()
    expect(confirmed).toMatchObject({ kind: 'orderConfirmed', language: 'zh' })
    expect(confirmed?.text).toMatch(/服务小组: Crew 1（(Sam和Jasleen|Jasleen和Sam)）/)
    expect(confirmed?.text).toContain('Aspenrow Home Services Ltd.')

    // six minutes later the grace is over, six days ahead nothing is kept
    await at.cancel(orderNo, customer.token)
    const [cancelled] = await mail.send()
    expect(cancelled).toMatchObject({ kind: 'orderCancelled', calendar: { method: 'CANCEL' } })
    expect(cancelled?.text).toContain('退回您的余额: 13,500 积分（CA$135.00）')
    const sequences = [received, confirmed, cancelled].map(
      (each) => /SEQUENCE:(\d+)/.exec(each?.calendar?.content ?? '')?.[1],
    )
    expect(sequences).toEqual(['0', '1', '2'])
    expect(await mail.send()).toEqual([])
  })

  it('are on the record of the order, for the office alone', async () => {
    const { customer, orderNo } = await ordered(nextDay())
    await mail.send()
    const ask = (token: string) =>
      product.graphql<{ orderMails: unknown }>(ORDER_MAILS, { orderNo }, { token })
    const { body } = await ask(office.token)
    expect(body.data.orderMails).toMatchObject([
      {
        kind: 'Received',
        status: 'Sent',
        language: 'English',
        subject: `We have your order ${orderNo}: Standard clean`,
        attempts: 1,
        reason: null,
      },
    ])
    expect((await ask(customer.token)).body.errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    const absent = await product.graphql<{ orderMails: unknown }>(
      ORDER_MAILS,
      { orderNo: 'ZZZZZZ' },
      { token: office.token },
    )
    expect(absent.body.data.orderMails).toBeNull()
  })

  it('stay away from customers who switched them off', async () => {
    const { customer, orderId } = await ordered(nextDay(), { wantsMail: false })
    expect(await mail.send()).toEqual([])
    expect(await mailsOfOrder(product.application.db, orderId)).toMatchObject([
      { kind: 'orderReceived', status: 'skipped', reason: expect.stringContaining('switched') },
    ])
    expect(customer.userId).toBeTruthy()
  })
})

describe('the receipt of a recharge', () => {
  it('goes also to a customer without order mails, with the figures of the invoice', async () => {
    const money = moneySteps(product, office.token)
    const customer = await money.customerIn('QC')
    const { db } = product.application
    await db
      .updateTable('customer')
      .set({ email_notifications: false, language: 'fr' })
      .where('id', '=', customer.userId)
      .execute()
    const paid = await money.pay({
      userId: customer.userId,
      paidAmount: 150,
      paymentMethod: 1,
      rewardPercent: 5,
    })
    expect(paid.status).toBe(200)
    const [receipt] = await mail.send()
    // GST 5 % of 150.00 is 7.50, QST 9.975 % is 14.9625, together 172.46; in cash 172.45. 5 % of 15,000 points are 750.
    expect(receipt).toMatchObject({
      kind: 'rechargeReceipt',
      language: 'fr',
      to: { address: customer.email },
    })
    const lines = (receipt?.text ?? '').replace(/[\u00a0\u202f]/g, ' ').split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'Points de service : +15 000 points',
        'Points de récompense : +750 points',
        'Sous-total : 150,00 $',
        'TPS 5 % : 7,50 $',
        'TVQ 9,975 % : 14,96 $',
        'Total : 172,46 $',
        'Arrondi (comptant) : -0,01 $',
        'Payé : 172,45 $',
      ]),
    )
  })
})

describe('the reminder of a visit', () => {
  it('goes once to the confirmed ones of the day, and says which day', async () => {
    const day = nextDay()
    const { orderNo } = await ordered(day)
    const pending = await ordered(day)
    await confirm(orderNo)
    await mail.send()
    const { db } = product.application
    const date = Temporal.PlainDate.from(day)
    expect(await remindOfVisits(db, date)).toEqual({ reminders: 1 })
    expect(await remindOfVisits(db, date)).toEqual({ reminders: 0 })
    const reminders = await mail.send()
    expect(reminders.map(({ kind, to }) => [kind, to.address])).toEqual([
      ['orderReminder', (await customerOf(orderNo)).email],
    ])
    expect(reminders[0]?.subject).toContain(date.toLocaleString('en-CA', { month: 'long', day: 'numeric' }))
    expect(reminders[0]?.calendar).toBeUndefined()
    expect((await mailsOfOrder(db, pending.orderId)).map(({ kind }) => kind)).toEqual(['orderReceived'])
  })

  it('is left when the order was cancelled before it went', async () => {
    const day = nextDay()
    const { customer, orderNo, orderId } = await ordered(day)
    await confirm(orderNo)
    await mail.send()
    await remindOfVisits(product.application.db, Temporal.PlainDate.from(day))
    await at.cancel(orderNo, customer.token)
    expect((await mail.send()).map(({ kind }) => kind)).toEqual(['orderCancelled'])
    const record = await mailsOfOrder(product.application.db, orderId)
    expect(record.find(({ kind }) => kind === 'orderReminder')).toMatchObject({ status: 'skipped' })
  })
})

describe('orders that nobody confirmed', () => {
  it('are cancelled on the morning after their day, by the system, with everything back and a mail', async () => {
    const day = nextDay()
    const { customer, orderId } = await ordered(day)
    const confirmed = await ordered(day)
    await confirm(confirmed.orderNo)
    await mail.send()
    const { application } = product
    const onTheDay = Temporal.PlainDate.from(day)
      .toZonedDateTime({ timeZone: 'America/Edmonton', plainTime: '23:59' })
      .toInstant()
    // those of the days before
    await cancelOverdueOrders(application, onTheDay)
    await mail.send()
    expect(await cancelOverdueOrders(application, onTheDay)).toEqual({ cancelled: 0 })
    expect(await at.balance(customer)).toBe(0)
    const nextMorning = onTheDay.add({ minutes: 1 })
    expect(await cancelOverdueOrders(application, nextMorning)).toEqual({ cancelled: 1 })
    expect(await cancelOverdueOrders(application, nextMorning)).toEqual({ cancelled: 0 })
    expect(await at.balance(customer)).toBe(CLEANING_POINTS)
    const [told, ...others] = await mail.send()
    expect(others).toEqual([])
    expect(told).toMatchObject({ kind: 'orderCancelled', to: { address: customer.email } })
    expect(told?.text).toContain('We could not confirm your order in time')
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
    const [unlucky, lucky] = [await ordered(day), await ordered(day)]
    const { application } = product
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
    expect(await at.balance(lucky.customer)).toBe(CLEANING_POINTS)
    expect(await cancelOverdueOrders(application, morning)).toEqual({ cancelled: 1 })
    expect(await at.balance(unlucky.customer)).toBe(CLEANING_POINTS)
    await mail.send()
  })
})

describe('daily tasks', () => {
  it('begin with the day after they are new, run once a day at their hour, and catch up what was missed', async () => {
    const { application } = product
    const ran: string[] = []
    const task = {
      name: 'spec',
      hour: 17,
      run: async (_: Temporal.Instant, day: Temporal.PlainDate) => ({ ran: ran.push(day.toString()) }),
    }
    const look = (local: string) =>
      runDailyTasks(
        { db: application.db, log: { info: () => undefined, warn: () => undefined, error: () => undefined } },
        [task],
        Temporal.ZonedDateTime.from(`${local}[America/Edmonton]`).toInstant(),
      )
    await look('2026-11-24T10:00')
    expect([ran, await lastDoneFor(application.db, 'spec')].map(String)).toEqual(['', '2026-11-23'])
    await look('2026-11-24T16:59')
    await look('2026-11-24T17:00')
    await look('2026-11-24T23:59')
    expect(ran).toEqual(['2026-11-24'])
    // away for three evenings
    await look('2026-11-28T08:00')
    await look('2026-11-28T08:05')
    expect(ran).toEqual(['2026-11-24', '2026-11-27'])
  })

  it('are tried again when one fails, and do not keep the others', async () => {
    const { db } = product.application
    let tries = 0
    const failing = {
      name: 'failing',
      hour: 0,
      run: async () => {
        tries += 1
        if (tries === 1) throw new Error('not now')
        return {}
      },
    }
    const context = { db, log: { info: () => undefined, warn: () => undefined, error: () => undefined } }
    for (const day of ['2026-11-24', '2026-11-25', '2026-11-25', '2026-11-25'])
      await runDailyTasks(context, [failing], Temporal.Instant.from(`${day}T18:00:00Z`))
    expect(tries).toBe(2)
  })

  it('are the cleaning, the overdue orders and the reminders, each of which runs', async () => {
    const { application } = product
    const tasks = productTasks({ ...application, purgeMailFiles: async () => 7 })
    expect(tasks.map(({ name, hour }) => [name, hour])).toEqual([
      ['cleaning', 3],
      ['overdueOrders', 6],
      ['reminders', 17],
    ])
    const now = product.now()
    const day = Temporal.PlainDate.from('2026-11-23')
    const done = await Promise.all(tasks.map((task) => task.run(now, day)))
    expect(done).toMatchObject([{ mailFiles: 7, mails: 0, sessions: 0 }, { cancelled: 0 }, { reminders: 0 }])
  })
})

async function ordered(day: string, { wantsMail = true } = {}) {
  const customer = await product.customer({ points: CLEANING_POINTS })
  const { db } = product.application
  await db
    .updateTable('customer')
    .set({ email_notifications: wantsMail })
    .where('id', '=', customer.userId)
    .execute()
  const half = crewHalves.has(day) ? 'afternoon' : 'morning'
  crewHalves.add(day)
  const placed = await at.place(
    inputOf(cleaning(customer.addressIds[0] ?? '', day, half), 'first'),
    customer.token,
  )
  const orderNo = placed.order?.orderNo ?? ''
  customers.set(orderNo, customer)
  const orderId = (await findOrderId({ db, store: product.application.store }, orderNo)) ?? ''
  return { customer, orderNo, orderId }
}

const crewHalves = new Set<string>()
const customers = new Map<string, Newcomer>()

async function customerOf(orderNo: string): Promise<Newcomer> {
  const customer = customers.get(orderNo)
  if (!customer) throw new Error(`nobody ordered ${orderNo}`)
  return customer
}

async function confirm(orderNo: string): Promise<void> {
  const command: Command = {
    id: commandId(office.id, 'assignCrew', orderNo),
    actor: { id: office.id, role: ActorRole.Admin },
    source: 'graphql',
    at: product.now(),
    correlationId: orderNo,
  }
  const request = { orderNo, groupId: demoCrewId('Crew 1') }
  expect(isRejection(await product.application.ordering.assignCrew(command, request))).toBe(false)
}

async function eventsOf(orderId: string) {
  const events = []
  for await (const event of product.application.store.readStream(`order-${orderId}`)) events.push(event)
  return events
}
