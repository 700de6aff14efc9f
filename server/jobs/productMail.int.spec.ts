import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoServiceId } from '../demo/demoCatalog.store.ts'
import { demoCrewId } from '../demo/demoCrews.store.ts'
import { rememberLanguage } from '../identity/accounts.store.ts'
import { mailsOfOrder } from '../messaging/orderMails.queries.ts'
import { orderStream } from '../ordering/events.ts'
import { appendEach } from '../readmodels/testing/runnerWorld.ts'
import { crewMembers } from '../staffing/crewMembers.store.ts'
import { distinctDays } from '../testing/bookingSteps.ts'
import { SAVE_SERVICE } from '../testing/catalogDocuments.ts'
import { catalogSteps } from '../testing/catalogSteps.ts'
import { ORDER_MAILS } from '../testing/mailDocuments.ts'
import { type MailedOrders, openMailedOrders } from '../testing/mailedOrders.ts'
import { moneySteps } from '../testing/moneySteps.ts'

/** Mails that follow from events: of orders and of recharges. It is Tuesday 2026-11-24, 10:00 in Alberta. */

let world: MailedOrders
const nextDay = distinctDays('2026-12-01')

beforeAll(async () => {
  world = await openMailedOrders()
})
afterAll(() => world.product.stop())
afterEach(() => expect(world.product.failures()).toEqual([]))

describe('mails of an order', () => {
  it('go to its customer in the language of then, with a calendar file that is updated and taken back', async () => {
    const { customer, orderNo } = await world.ordered('2026-11-30')
    const [received] = await world.mail.send()
    expect(received).toMatchObject({
      kind: 'orderReceived',
      language: 'en',
      to: { name: 'Nico Newcomer', address: customer.email },
      subject: `We have your order ${orderNo}: Standard clean`,
      calendar: { method: 'REQUEST', fileName: `${orderNo}.ics` },
    })
    expect(received?.text).toMatch(/When: Monday, November 30, 2026, by 9:00\u00A0AM M[DS]T\n/)
    expect(received?.text).toContain('Where: 12 Spruce Lane NW, Calgary AB T2N 1N4')
    expect(received?.text).toContain('Price: 13,500 points ($135.00)')

    await rememberLanguage(world.product.application.db, { area: 'customer', id: customer.userId }, 'zh')
    await world.confirm(orderNo)
    const [confirmed] = await world.mail.send()
    expect(confirmed).toMatchObject({ kind: 'orderConfirmed', language: 'zh' })
    expect(confirmed?.text).toMatch(/服务小组: Crew 1（(Sam和Jasleen|Jasleen和Sam)）/)
    expect(confirmed?.text).toContain('Aspenrow Home Services Ltd.')

    // six minutes later the grace is over, six days ahead nothing is kept
    await world.product.cancel(orderNo, customer.token)
    const [cancelled] = await world.mail.send()
    expect(cancelled).toMatchObject({ kind: 'orderCancelled', calendar: { method: 'CANCEL' } })
    expect(cancelled?.text).toContain('退回您的余额: 13,500 积分（CA$135.00）')
    const sequences = [received, confirmed, cancelled].map(
      (each) => /SEQUENCE:(\d+)/.exec(each?.calendar?.content ?? '')?.[1],
    )
    expect(sequences).toEqual(['0', '1', '2'])
    expect(await world.mail.send()).toEqual([])
  })

  it('are on the record of the order, for the office alone', async () => {
    const { customer, orderNo } = await world.ordered(nextDay())
    await world.mail.send()
    const ask = (token: string) =>
      world.product.graphql<{ orderMails: unknown }>(ORDER_MAILS, { orderNo }, { token })
    const { body } = await ask(world.office.token)
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
    const absent = await world.product.graphql<{ orderMails: unknown }>(
      ORDER_MAILS,
      { orderNo: 'ZZZZZZ' },
      { token: world.office.token },
    )
    expect(absent.body.data.orderMails).toBeNull()
  })

  it('stay away from customers who switched them off', async () => {
    const { customer, orderId } = await world.ordered(nextDay(), { wantsMail: false })
    expect(await world.mail.send()).toEqual([])
    expect(await mailsOfOrder(world.product.application.db, orderId)).toMatchObject([
      { kind: 'orderReceived', status: 'skipped', reason: expect.stringContaining('switched') },
    ])
    expect(customer.userId).toBeTruthy()
  })
})

describe('mails that are sent together', () => {
  const costOf = async (mails: number) => {
    for (let nth = 0; nth < mails; nth++) await world.ordered(nextDay())
    const before = world.mail.statements()
    expect(await world.mail.send()).toHaveLength(mails)
    return world.mail.statements() - before
  }

  it('are read with four statements, and settled with one each', async () => {
    // the catalogue is read once by a process
    await costOf(1)
    expect([await costOf(1), await costOf(3)]).toEqual([5, 7])
  })
})

describe('the mails of an order name', () => {
  const rename = async (name: string) => {
    const catalog = catalogSteps(world.product, world.office.token)
    const serviceId = demoServiceId('standardClean')
    const { version, description } = await catalog.service(serviceId)
    const form = { description, isDisabled: false, isFlat: false, periodType: 'Day', addOn: 'None' }
    expect(await catalog.change(SAVE_SERVICE, { serviceId, version, ...form, name })).toMatchObject({
      userErrors: [],
    })
  }

  it('the service as it was called when it was ordered (decision P22)', async () => {
    const old = await world.ordered(nextDay())
    world.product.later({ minutes: 1 })
    await rename('Weekly clean')
    const young = await world.ordered(nextDay())
    const mails = await world.mail.send()
    expect(mails.map(({ subject }) => subject)).toEqual([
      `We have your order ${old.orderNo}: Standard clean`,
      `We have your order ${young.orderNo}: Weekly clean`,
    ])
    const summaries = mails.map(({ calendar }) => /SUMMARY:(.+) \(/.exec(calendar?.content ?? '')?.[1])
    expect(summaries).toEqual(['Standard clean', 'Weekly clean'])
    world.product.later({ minutes: 1 })
    await rename('Standard clean')
  })

  it('who did the work, whoever is in the crew by then (decision E5)', async () => {
    const { orderId, orderNo } = await world.ordered(nextDay())
    await world.confirm(orderNo)
    const { db, store } = world.product.application
    const staffIds = (await crewMembers(db, demoCrewId('Crew 1'))).map(({ staffId }) => staffId)
    const happenedAt = world.product.now().toString()
    const work = { stream: orderStream(orderId), data: { staffId: staffIds[0], staffIds, happenedAt } }
    await appendEach(store, { ...work, type: 'order.service-started' })
    await db
      .deleteFrom('staff_group_member')
      .where('staff_id', '=', staffIds[0] ?? '')
      .execute()
    await appendEach(store, { ...work, type: 'order.service-ended' })
    const completed = (await world.mail.send()).find(({ kind }) => kind === 'orderCompleted')
    expect(completed?.text).toContain('Crew: Crew 1 (Jasleen and Sam)')
  })
})

describe('the receipt of a recharge', () => {
  it('goes also to a customer without order mails, with the figures of the invoice', async () => {
    const money = moneySteps(world.product, world.office.token)
    const customer = await money.customerIn('QC')
    const { db } = world.product.application
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
    const [receipt] = await world.mail.send()
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
