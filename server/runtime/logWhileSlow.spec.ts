import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logWhileSlow } from './logger.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function run(ms: number) {
  const said: unknown[] = []
  const work = () => new Promise<string>((done) => void setTimeout(() => done('done'), ms))
  const logger = { info: (line: unknown) => void said.push(line) } as never
  return { said, outcome: logWhileSlow(logger, 'counting to a thousand', work) }
}

it('says nothing of what is quick', async () => {
  const { said, outcome } = run(1_000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([await outcome, said]).toEqual(['done', []])
})

it('says what goes on, and never nothing for three seconds', async () => {
  const { said, outcome } = run(8_000)
  for (const lines of [1, 2]) {
    await vi.advanceTimersByTimeAsync(3_000)
    expect(said.length).toBeGreaterThanOrEqual(lines)
  }
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toBe('done')
  expect(said).toEqual(Array.from({ length: 5 }, () => 'counting to a thousand'))
})

it('is over when the work fails', async () => {
  const said: unknown[] = []
  const logger = { info: (line: unknown) => void said.push(line) } as never
  await expect(logWhileSlow(logger, 'failing', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(said).toEqual([])
})
