import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { distinctDays } from '../../testing/bookingSteps.ts'
import { cleaning, inputOf } from '../../testing/bookings.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { RESCHEDULE_ORDER } from '../../testing/orderDocuments.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** The calendar file of an order (decision J3) and how often it can still be moved (decision E10), as its customer reads them. */

let product: TestApp
let customer: Newcomer
beforeAll(async () => {
  product = await startTestApp()
  customer = await product.customer({ points: 200_000 })
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

const freeDay = distinctDays('2026-12-01')
const FILE = `query CalendarFile($orderNo: String!) {
  order(orderNo: $orderNo) { calendarFile { fileName content } viewerMay { reschedule movesLeft } } }`

interface Shown {
  readonly calendarFile: { readonly fileName: string; readonly content: string } | null
  readonly viewerMay: object
}

async function shown(orderNo: string, told: { token?: string; language?: string } = {}) {
  const { token = customer.token, language = 'en-CA' } = told
  const headers = { 'accept-language': language }
  const { body } = await product.graphql<{ order: Shown | null }>(FILE, { orderNo }, { token, headers })
  expect(body.errors).toBeUndefined()
  return body.data.order
}

async function placed(day: string): Promise<string> {
  const booking = cleaning(customer.addressIds[0] ?? '', day)
  const { order } = await product.place(inputOf(booking, crypto.randomUUID()), customer.token)
  return order?.orderNo ?? ''
}

async function move(orderNo: string, date: string) {
  const [year, month, day] = date.split('-').map(Number)
  const time = { year, month, day, slot: 'Afternoon', hour: 13, minute: 30 }
  const input = { key: crypto.randomUUID(), orderNo, ...time }
  const { body } = await product.graphql<{ rescheduleOrder: object }>(
    RESCHEDULE_ORDER,
    { input },
    { token: customer.token },
  )
  return body.data.rescheduleOrder
}

it('holds the visit as it is booked now, rises with a move, and is gone with the order', async () => {
  const [day, later] = [freeDay(), freeDay()]
  const orderNo = await placed(day)
  const first = await shown(orderNo)
  expect(first?.calendarFile?.fileName).toBe(`${orderNo}.ics`)
  const lines = (file: Shown['calendarFile'] | undefined) => file?.content.split('\r\n') ?? []
  expect(lines(first?.calendarFile)).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      `UID:${orderNo}`,
      'SEQUENCE:0',
      `DTSTART;TZID=America/Edmonton:${day.replaceAll('-', '')}T090000`,
      'STATUS:TENTATIVE',
      'SUMMARY:Standard clean (Aspenrow)',
    ]),
  )
  expect(await move(orderNo, later)).toMatchObject({ userErrors: [] })
  expect(lines((await shown(orderNo))?.calendarFile)).toEqual(
    expect.arrayContaining([
      `UID:${orderNo}`,
      'SEQUENCE:1',
      `DTSTART;TZID=America/Edmonton:${later.replaceAll('-', '')}T133000`,
    ]),
  )
  await product.cancel(orderNo, customer.token)
  expect((await shown(orderNo))?.calendarFile).toBeNull()
})

it('speaks the language it is asked in, and only to its customer', async () => {
  const orderNo = await placed(freeDay())
  const french = await shown(orderNo, { language: 'fr-CA' })
  expect(french?.calendarFile?.content).not.toContain('Standard clean')
  const other = await product.customer()
  expect(await shown(orderNo, { token: other.token })).toBeNull()
})

it('comes with how often the order can still be moved: three times', async () => {
  const orderNo = await placed(freeDay())
  for (const movesLeft of [3, 2, 1]) {
    expect((await shown(orderNo))?.viewerMay).toEqual({ reschedule: true, movesLeft })
    expect(await move(orderNo, freeDay())).toMatchObject({ userErrors: [] })
  }
  expect((await shown(orderNo))?.viewerMay).toEqual({ reschedule: false, movesLeft: 0 })
  expect(await move(orderNo, freeDay())).toMatchObject({ userErrors: [{ code: 'ORDER_MOVES_USED' }] })
})
