import { afterAll, beforeAll, expect, it } from 'vitest'
import { ActorRole, type Command } from '../../kernel/command.ts'
import { granted, isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { walletStream } from '../../points/events.ts'
import { cleaning } from '../../testing/bookings.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'
import { orderStream } from '../events.ts'
import type { PlacingRequest } from './placeOrder.ts'

/* An order that the system places for a customer, with an event of its own in the same append. */

let product: TestApp
let customer: Newcomer
beforeAll(async () => {
  product = await startTestApp()
  customer = await product.customer({ points: 1_000_000 })
})
afterAll(() => product.stop())

function place(id: string, refused?: Rejection) {
  const actor = { id: '00000000-0000-4000-8000-000000000000', role: ActorRole.System }
  const command: Command = { id, actor, source: 'system', at: product.now(), correlationId: id }
  const { basePoints, additionalPoints, rankDiscount, ...booking } = cleaning(
    customer.addressIds[0] ?? '',
    '2026-12-07',
  )
  const request = { ...booking, priceSeen: { basePoints, additionalPoints, rankDiscount } } as PlacingRequest
  const stream = `series-${id}`
  return product.application.ordering.placeOrder(command, request, {
    userId: customer.userId,
    seriesId: id,
    streams: [stream],
    decide: async (_load, { orderId }) =>
      refused ?? [{ stream, event: { type: 'series.visit-placed', data: { orderId } } }],
  })
}

async function eventsOf(stream: string) {
  return (await product.application.store.readStreams([stream])).get(stream) ?? []
}

it('writes nothing where the further events are refused', async () => {
  const before = await eventsOf(walletStream(customer.userId))
  expect(await place(crypto.randomUUID(), reject('BUSY'))).toEqual({ rejected: 'BUSY' })
  expect(await eventsOf(walletStream(customer.userId))).toEqual(before)
})

it('charges the customer, records the system as actor, and writes the further events with the order', async () => {
  const id = crypto.randomUUID()
  const { orderId } = granted(await place(id)).value
  const [placed] = await eventsOf(orderStream(orderId))
  expect(placed?.data).toMatchObject({ userId: customer.userId })
  expect(placed?.meta).toMatchObject({ actorRole: '0', source: 'system' })
  const [further] = await eventsOf(`series-${id}`)
  expect(further).toMatchObject({ data: { orderId }, meta: { $causationId: id } })
})

it('takes the same time again for a duplicate, never for a retry', async () => {
  const again = await place(crypto.randomUUID())
  expect(isRejection(again) && again.rejected).toBe('DUPLICATE_BOOKING')
})
