import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { distinctDays } from '../../testing/bookingSteps.ts'
import { cleaning, inputOf } from '../../testing/bookings.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** What a page of orders asks of the log, however long it is. */

let product: TestApp
let who: Newcomer
const numbers: string[] = []
beforeAll(async () => {
  product = await startTestApp()
  who = await product.customer({ points: 100_000 })
  const freeDay = distinctDays('2026-12-01')
  for (let nth = 0; nth < 4; nth++) {
    const booking = cleaning(who.addressIds[0] ?? '', freeDay())
    const { order } = await product.place(inputOf(booking, crypto.randomUUID()), who.token)
    numbers.push(order?.orderNo ?? '')
  }
})
afterAll(() => product.stop())

const ORDERS = `query ($first: Int!) { orders(group: Ongoing, first: $first) { edges { node {
  orderNo cancellation { feePoints refundPoints } calendarFile { fileName content } } } } }`

interface Page {
  readonly orders: {
    readonly edges: readonly {
      readonly node: {
        readonly orderNo: string
        readonly cancellation: { readonly feePoints: number; readonly refundPoints: number } | null
        readonly calendarFile: { readonly fileName: string; readonly content: string } | null
      }
    }[]
  }
}

it('reads the events of all its orders at once, for fees and calendar files together', async () => {
  const { store } = product.application
  const together = vi.spyOn(store, 'readStreams')
  const apart = vi.spyOn(store, 'readStream')
  const { body } = await product.graphql<Page>(ORDERS, { first: 10 }, { token: who.token })
  const nodes = body.data.orders.edges.map(({ node }) => node)
  expect(nodes.map(({ orderNo }) => orderNo)).toEqual(numbers)
  expect(nodes.map(({ cancellation }) => cancellation)).toEqual(
    numbers.map(() => ({ feePoints: 0, refundPoints: 13_500 })),
  )
  expect(nodes.map(({ calendarFile }) => calendarFile?.fileName)).toEqual(numbers.map((no) => `${no}.ics`))
  expect(nodes[0]?.calendarFile?.content).toContain('Spruce Lane NW')
  expect([together.mock.calls.length, apart.mock.calls.length]).toEqual([1, 0])
  together.mockRestore()
  apart.mockRestore()
})

it('is refused where it would be thousands of orders under aliases, before anything is read', async () => {
  const alias = (nth: number) =>
    `a${nth}: orders(group: History, first: 1000) { edges { node { calendarFile { fileName } } } }`
  const query = `{ ${Array.from({ length: 15 }, (_, nth) => alias(nth)).join(' ')} }`
  const { status, body } = await product.graphql(query, {}, { token: who.token })
  expect([status, body.errors?.[0]?.extensions?.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED'])
  expect(body.errors?.[0]?.message).toMatch(/^This query costs \d+, and 30000 is the most/)
})
