import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isOffline, onReturn, watchCall } from './connection.ts'

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const answer = (status = 200) => Promise.resolve(new Response('{}', { status }))
let isThere = false
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers()
  isThere = false
  asked = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return isThere ? answer() : noNetwork()
  })
})
afterEach(() => watchCall(answer()))

it('is lost when nobody answers, and back with the next answer', async () => {
  const back = vi.fn()
  const stop = onReturn(back)
  await expect(watchCall(noNetwork())).rejects.toThrow('Failed to fetch')
  expect(isOffline()).toBe(true)
  await watchCall(answer(401))
  expect(isOffline()).toBe(false)
  expect(back).toHaveBeenCalledTimes(1)
  stop()
})

it('is not lost by a slow server, a call that was called off, or a server that has a fault', async () => {
  for (const name of ['TimeoutError', 'AbortError'])
    await expect(watchCall(Promise.reject(new DOMException('', name)))).rejects.toThrow()
  for (const status of [500, 503]) await watchCall(answer(status))
  expect(isOffline()).toBe(false)
})

it('is lost when a gateway answers for the server', async () => {
  await watchCall(answer(502))
  expect(isOffline()).toBe(true)
})

it('asks again after 2, 4, 8 and then every 15 seconds whether the server is there', async () => {
  await expect(watchCall(noNetwork())).rejects.toThrow()
  for (const [seconds, questions] of [
    [2, 1],
    [4, 2],
    [8, 3],
    [15, 4],
    [15, 5],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    expect(asked).toHaveLength(questions)
  }
  isThere = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect([isOffline(), asked.at(-1)]).toEqual([false, '/health/live'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(6)
})
