import { expect, it } from 'vitest'
import { keepDoing, RETRY_POLICIES, retryDelay } from './retryPolicies.ts'

it('waits twice as long each time, up to five seconds', () => {
  const delays = [0, 1, 2, 6, 7, 40].map((attempt) => retryDelay(RETRY_POLICIES.consumer, attempt))
  expect(delays).toEqual([50, 100, 200, 3200, 5000, 5000])
})

it('leaves a share of each pause to chance, where many wait', () => {
  const delays = Array.from({ length: 100 }, () => retryDelay(RETRY_POLICIES.eventStore, 1))
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(100)
  expect(Math.max(...delays)).toBeLessThanOrEqual(200)
  expect(new Set(delays).size).toBeGreaterThan(1)
})

it('does a work again whatever goes wrong, until it is told to end', async () => {
  const ending = new AbortController()
  const told: unknown[] = []
  let times = 0
  const work = async (succeeded: () => void) => {
    times += 1
    succeeded()
    if (times === 3) ending.abort()
    throw times
  }
  await keepDoing(ending.signal, work, (error) => told.push(error))
  expect([times, told]).toEqual([3, [1, 2]])
})
