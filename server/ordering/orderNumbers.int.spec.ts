import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordEvents } from '../eventstore/commandEvents.ts'
import type { CommandResult } from '../eventstore/commandHandler.ts'
import { derivedId } from '../kernel/ids.ts'
import { granted, type Rejection } from '../kernel/rejection.ts'
import { cleaning } from '../testing/bookings.ts'
import { commandBy } from '../testing/demoHandlers.ts'
import type { Newcomer } from '../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { findOrderId } from './orderNumbers.store.ts'
import { drawnNumber, numberStream } from './orderNumbers.ts'
import type { PlacedOrder, PlacingRequest } from './placing/placeOrder.ts'

/** Each order has a number of its own (decision D15), whatever was there before it. */

let product: TestApp
let customer: Newcomer
let day = 0
beforeAll(async () => {
  product = await startTestApp()
  customer = await product.customer({ points: 1_000_000 })
})
afterAll(() => product.stop())

const commandWith = (key: string) => commandBy(1, customer.userId, { key, at: product.now().toString() })
const orderOf = (key: string) => derivedId(commandWith(key).id, 'order')
async function place(key: string): Promise<PlacedOrder> {
  const date = Temporal.PlainDate.from('2026-12-07').add({ weeks: day++ })
  const { basePoints, additionalPoints, rankDiscount, ...booking } = cleaning(
    customer.addressIds[0] ?? '',
    date.toString(),
  )
  const request = { ...booking, priceSeen: { basePoints, additionalPoints, rankDiscount } } as PlacingRequest
  const placed: CommandResult<PlacedOrder> | Rejection = await product.application.ordering.placeOrder(
    commandWith(key),
    request,
  )
  return granted(placed).value
}
/** Gives a number to some other order. */
async function take(orderNo: string): Promise<void> {
  const events = [
    {
      stream: numberStream(orderNo),
      event: { type: 'order.numbered', data: { orderId: crypto.randomUUID() } },
    },
  ]
  await product.application.store.append({
    expect: { [numberStream(orderNo)]: 'absent' },
    events: recordEvents(commandWith(crypto.randomUUID()), events),
  })
}

it('finds an order by its number, however it is typed', async () => {
  const { orderId, orderNo } = await place('found')
  expect(orderId).toBe(orderOf('found'))
  for (const typed of [orderNo, orderNo.toLowerCase()])
    expect(await findOrderId(product.application, typed)).toBe(orderId)
  // a process that has not seen it yet
  const elsewhere = { ...product.application, store: { ...product.application.store } }
  expect(await findOrderId(elsewhere, orderNo)).toBe(orderId)
  for (const typed of ['AAAA-AAAA', '', "'", 'a'.repeat(21)])
    expect(await findOrderId(product.application, typed)).toBeUndefined()
})

it('draws another number where one is taken', async () => {
  await take(drawnNumber(orderOf('taken'), 0))
  const placed = await place('taken')
  expect(placed.orderNo).toBe(drawnNumber(orderOf('taken'), 1))
  expect(await findOrderId(product.application, placed.orderNo)).toBe(placed.orderId)
})
