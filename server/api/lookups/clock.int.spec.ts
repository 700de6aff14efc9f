import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp('2026-11-24T23:59:30-06:00[America/Edmonton]')
})
afterAll(() => product.stop())

const CLOCK = 'query { clock { at zoneLabel } }'

it("tells everybody what time it is on the business's clock", async () => {
  const before = product.now()
  const { body } = await product.graphql(CLOCK)
  const { at, zoneLabel } = body.data.clock as { at: string; zoneLabel: string }
  expect(at).toMatch(/^2026-11-2[45]T\d\d:\d\d:\d\d-06:00$/)
  expect(zoneLabel).toBe('MDT')
  const told = Temporal.Instant.from(at).epochMilliseconds
  expect(Math.abs(told - before.epochMilliseconds)).toBeLessThan(30_000)
})
