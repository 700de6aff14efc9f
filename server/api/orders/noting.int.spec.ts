import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { RecordedEvent } from '../../eventstore/port.ts'
import { orderStream } from '../../ordering/events.ts'
import { findOrderId } from '../../ordering/orderNumbers.store.ts'
import { distinctDays, WITH_OFFSET } from '../../testing/bookingSteps.ts'
import { cleaning, inputOf } from '../../testing/bookings.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { ADD_INSTRUCTIONS } from '../../testing/orderDocuments.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** Notes to the crew by the customer (decision E11), through the running product. */

let product: TestApp
let customer: Newcomer
beforeAll(async () => {
  product = await startTestApp()
  customer = await product.customer({ points: 200_000 })
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

const freeDay = distinctDays('2026-12-01')

async function placed(who = customer): Promise<string> {
  const booking = cleaning(who.addressIds[0] ?? '', freeDay())
  const { order } = await product.place(inputOf(booking, crypto.randomUUID()), who.token)
  return order?.orderNo ?? ''
}

async function note(orderNo: string, text: string, told: { key?: string; token?: string } = {}) {
  const { key = crypto.randomUUID(), token = customer.token } = told
  const { body } = await product.graphql<{ addInstructions: Record<string, unknown> }>(
    ADD_INSTRUCTIONS,
    { input: { key, orderNo, text } },
    { token },
  )
  expect(body.errors).toBeUndefined()
  return body.data.addInstructions
}

async function texts(): Promise<readonly string[]> {
  const { rows } = await product.database.pool.query<{ text: string }>('select text from order_instruction')
  return rows.map(({ text }) => text)
}

it('are on the order at once, in lines, oldest first, and in its story', async () => {
  const orderNo = await placed()
  await note(orderNo, '  Gate code 1234\r\nThe dog is friendly.  ')
  expect(await note(orderNo, 'चाबी चटाई के नीचे है 🔑')).toMatchObject({
    stale: false,
    message: 'Instructions added',
    userErrors: [],
    order: {
      orderNo,
      status: 'Pending',
      instructions: [
        {
          text: 'Gate code 1234\nThe dog is friendly.',
          role: 'Customer',
          at: expect.stringMatching(WITH_OFFSET),
        },
        { text: 'चाबी चटाई के नीचे है 🔑', role: 'Customer', zoneLabel: 'MDT' },
      ],
      changes: [
        { action: 'Placed', byViewer: true },
        { action: 'InstructionsAdded', byViewer: true },
        { action: 'InstructionsAdded', byViewer: true },
      ],
    },
  })
  const orderId = (await findOrderId(product.application, orderNo)) ?? ''
  const written: RecordedEvent[] = []
  for await (const event of product.application.store.readStream(orderStream(orderId))) written.push(event)
  expect(written.map(({ type }) => type).slice(1)).toEqual(Array(2).fill('order.instructions-added'))
  expect(JSON.stringify(written.map(({ data }) => data))).not.toContain('1234')
})

it('sent again with the same key are one note; the same key with another note is refused', async () => {
  const [orderNo, otherNo] = [await placed(), await placed()]
  const key = crypto.randomUUID()
  await note(orderNo, 'once', { key })
  expect(await note(orderNo, 'once', { key })).toMatchObject({ order: { instructions: [{ text: 'once' }] } })
  const reused = { order: null, userErrors: [{ code: 'KEY_REUSED', field: null }] }
  expect(await note(orderNo, 'other', { key })).toMatchObject(reused)
  expect(await note(otherNo, 'once', { key })).toMatchObject(reused)
})

it('are refused where nobody can take them, and then leave no text behind', async () => {
  const orderNo = await placed()
  const stranger = await product.customer({ points: 20_000 })
  const before = await texts()
  const notFound = { order: null, userErrors: [{ code: 'NOT_FOUND', field: null, message: 'not found' }] }
  expect(await note(orderNo, 'for the crew', stranger)).toMatchObject(notFound)
  expect(await note('AAAA-AAAA', 'for the crew')).toMatchObject(notFound)
  expect(await note(orderNo, ' \n ')).toMatchObject({
    userErrors: [{ code: 'FIELD_REQUIRED', field: 'text' }],
  })
  expect(await note(orderNo, 'x'.repeat(501))).toMatchObject({
    userErrors: [{ code: 'FIELD_TOO_LONG', field: 'text', message: '500 characters maximum' }],
  })
  for (const text of ['a\u0000b', 'a\u202eb', 'a\ud800b'])
    expect(await note(orderNo, text)).toMatchObject({
      userErrors: [{ code: 'FIELD_INVALID', field: 'text' }],
    })
  await product.cancel(orderNo, customer.token)
  expect(await note(orderNo, 'too late')).toMatchObject({
    userErrors: [{ code: 'ORDER_TRANSITION_REFUSED' }],
  })
  expect(await texts()).toEqual(before)
})
