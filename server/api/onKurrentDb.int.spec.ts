import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type KurrentDouble, startKurrentDouble } from '../eventstore/kurrentdb/testing/startKurrentDouble.ts'
import { invariantChecks } from '../runtime/verify/invariantChecks.ts'
import { verify } from '../runtime/verify/verification.ts'
import { distinctDays } from '../testing/bookingSteps.ts'
import { CLEANING_POINTS, cleaning, inputOf } from '../testing/bookings.ts'
import { seriesSteps } from '../testing/seriesSteps.ts'
import { startTestApp, type TestApp, TUESDAY_MORNING } from '../testing/testApp.ts'

/** The whole product with its events in KurrentDB: the same APIs, handlers and read models over the other store. */

describe('with its events in a played KurrentDB', () => {
  let server: KurrentDouble
  let product: TestApp
  beforeAll(async () => {
    server = await startKurrentDouble()
    product = await startTestApp(TUESDAY_MORNING, server.url)
  })
  afterAll(async () => {
    await product.stop()
    await server.stop()
  })

  it('a booking is placed, shown, recognised when it comes again, and cancelled; a series has its first visit placed; every invariant holds', async () => {
    const customer = await product.customer({ points: 50_000 })
    const [addressId = ''] = customer.addressIds
    const input = inputOf(cleaning(addressId, distinctDays('2026-12-01')()), 'one intent')
    const placed = await product.place(input, customer.token)
    expect(placed).toMatchObject({ userErrors: [], stale: false, order: { status: 'Pending' } })
    const orderNo = placed.order?.orderNo ?? ''
    expect(await product.balance(customer)).toBe(50_000 - CLEANING_POINTS)
    expect((await product.place(input, customer.token)).order?.orderNo).toBe(orderNo)
    expect(await product.cancel(orderNo, customer.token)).toMatchObject({
      userErrors: [],
      order: { status: 'Cancelled' },
    })
    expect(await product.balance(customer)).toBe(50_000)
    const steps = seriesSteps(product)
    const seriesId = await steps.started(customer, steps.weekly(customer, '2026-12-02'))
    const { series } = await steps.seriesOf(seriesId)
    expect(series.visits.get('2026-12-02')).toMatchObject({ state: 'placed', date: '2026-12-02' })
    expect(await product.balance(customer)).toBe(50_000 - CLEANING_POINTS)
    const lines: string[] = []
    expect(
      await verify(invariantChecks(product.application), (line) => lines.push(line)),
      lines.join('\n'),
    ).toBe(0)
    expect(product.failures()).toEqual([])
  })
})
