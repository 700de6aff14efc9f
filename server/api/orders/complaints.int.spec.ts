import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { emptyOrderNotes } from '../../ordering/notes/instructions.store.ts'
import { findOrderId } from '../../ordering/orderNumbers.store.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld, refusedWith } from '../../testing/officeWorld.ts'
import { REPORT_PROBLEM } from '../../testing/orderDocuments.ts'
import { keepDelivered, sendingForSpecs, sendNow } from '../../testing/sendingForSpecs.ts'
import type { PersonalData } from '../privacy/dataExport.ts'

/** Complaints as the office records and decides them, with what is kept of their words. */

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
  const day = (await office.product.order(orderNo, who.token))?.booked.at.slice(0, 10) ?? ''
  expect(await ordering.startService(by('start', `${day}T15:00:00Z`), { orderNo })).not.toHaveProperty(
    'rejected',
  )
  expect(await ordering.endService(by('end', `${day}T18:00:00Z`), { orderNo })).not.toHaveProperty('rejected')
  return orderNo
}

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
    const balance = await office.product.balance(one)
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
    expect(await office.product.balance(one)).toBe(balance + 700)

    const refunded = await completed(two)
    await office.command('openDispute', { orderNo: refunded, reason: 'Charge', words })
    const both = await office.command('resolveDispute', {
      orderNo: refunded,
      outcome: 'Refunded',
      note,
      rewardPoints: 5,
    })
    expect(both).toMatchObject(refusedWith('AMOUNT_INVALID', 'rewardPoints'))
    const before = await office.product.balance(two)
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
    expect(await office.product.balance(two)).toBe(before + 13_500)
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

  it('leaves words to the customer and a note to the office, both erased with the person and in no event', async () => {
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
    expect(body.sections.cancellationNotes).toMatchObject([{ text: words }])
    const { db } = office.product.database
    const { rows } = await sql<{ data: string }>`select data::text from es.event`.execute(db)
    expect(rows.filter(({ data }) => /oven|Spoke/.test(data))).toEqual([])
    await emptyOrderNotes(db, [(await findOrderId(office.product.application, orderNo)) ?? ''])
    expect((await told()).map(({ note: left }) => left)).toEqual([null, null])
  })

  it('is opened by its customer, whom a mail answers, and by nobody else', async () => {
    const who = await office.customer()
    const orderNo = await completed(who)
    const report = async (token: string, input: object = {}) => {
      const { reportProblem } = await office.ask(
        REPORT_PROBLEM,
        { input: { key: crypto.randomUUID(), orderNo, reason: 'Quality', words, ...input } },
        token,
      )
      return reportProblem
    }
    expect(await report(customer.token)).toMatchObject(refusedWith('NOT_FOUND'))
    expect(await report(who.token, { words: '' })).toMatchObject(refusedWith('FIELD_REQUIRED', 'words'))
    expect(await report(who.token, { orderNo: 'a\0b' })).toMatchObject(refusedWith('NOT_FOUND'))
    expect(await report(who.token)).toMatchObject({
      message: 'Thanks for telling us',
      order: { status: 'Disputed' },
    })
    expect(await report(who.token)).toMatchObject(refusedWith('ORDER_TRANSITION_REFUSED'))
    const own = 'query ($orderNo: String!) { order(orderNo: $orderNo) { reportedWords } }'
    expect(await office.ask(own, { orderNo }, who.token)).toEqual({ order: { reportedWords: words } })
    const { adminOrder } = await office.ask(
      `query ($orderNo: String!) { adminOrder(orderNo: $orderNo) {
        order { reportedWords changes { action byViewer role } } trail { action by { role id } reason note } } }`,
      { orderNo },
    )
    const by = { role: 'Customer', id: who.userId }
    expect(adminOrder).toMatchObject({
      order: { reportedWords: null },
      trail: expect.arrayContaining([{ action: 'DisputeOpened', by, reason: 'quality', note: words }]),
    })
    const { delivered, deliver } = keepDelivered()
    const { product } = office
    const { context } = sendingForSpecs(
      { db: product.database.db, store: product.application.store, now: product.now },
      deliver,
    )
    await sendNow(context)
    const mails = delivered.filter(({ kind }) => kind === 'problemReported')
    expect(mails.map(({ text }) => text.includes(`You wrote: “${words}”`))).toEqual([true])
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
