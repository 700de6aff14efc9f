import { expect, it } from 'vitest'
import { findMaximum, SOON_MS } from './findMaximum.ts'

const soon = { errors: 0, p95: SOON_MS }
const late = { errors: 0, p95: SOON_MS + 1 }

it('the maximum is the last rate before two in a row that are not held', async () => {
  const rates: number[] = []
  const most = await findMaximum(async (rate) => {
    rates.push(rate)
    return rate <= 200 ? soon : late
  })
  expect(most).toBeGreaterThan(200 / 1.05)
  expect(most).toBeLessThanOrEqual(200)
  expect(rates.slice(-3)).toEqual(
    [most, most * 1.05, most * 1.05 ** 2].map((rate) => expect.closeTo(rate, 6)),
  )
})

it('one that was held up in between is not the end', async () => {
  const most = await findMaximum(async (rate) => (rate > 200 || (rate > 120 && rate < 127) ? late : soon))
  expect(most).toBeGreaterThan(190)
})

it('a call that fails is not held, however quick the others are', async () => {
  const most = await findMaximum(async (rate) => (rate > 150 ? { ...soon, errors: 1 } : soon))
  expect(most).toBeLessThanOrEqual(150)
})

it('a product that holds nothing has no maximum', async () => {
  await expect(findMaximum(async () => late)).rejects.toThrow('not even 100 calls a second')
})
