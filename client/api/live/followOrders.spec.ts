import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followOrders } from './followOrders.ts'
import type { OrderListener } from './orderSocket.ts'

const follower = vi.hoisted(() => ({ listeners: [] as OrderListener[], stopped: 0 }))
vi.mock('./orderSocket.ts', () => ({
  listenToOrders: (listener: OrderListener) => {
    follower.listeners.push(listener)
    return () => {
      follower.stopped += 1
    }
  },
}))

const reread = vi.fn()
let stop: () => void
beforeEach(async () => {
  Object.assign(follower, { listeners: [], stopped: 0 })
  reread.mockClear()
  vi.useFakeTimers()
  stop = followOrders({ orderNo: undefined, reread })
  await vi.dynamicImportSettled()
})
afterEach(() => stop())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const [news, connected, lost] = [
  () => follower.listeners[0]?.onNews(),
  () => follower.listeners[0]?.onConnection(true),
  () => follower.listeners[0]?.onConnection(false),
]
const look = () => window.dispatchEvent(new Event('focus'))

it('reads once for a burst of changes, and again for a later one', async () => {
  connected()
  news()
  news()
  await pass(100)
  news()
  expect(reread).not.toHaveBeenCalled()
  await pass(100)
  expect(reread).toHaveBeenCalledTimes(1)
  news()
  await pass(200)
  expect(reread).toHaveBeenCalledTimes(2)
})

it('does not read what the page has just read when the socket opens', async () => {
  await pass(1500)
  connected()
  await pass(1000)
  expect(reread).not.toHaveBeenCalled()
})

it('reads when the socket opens late, and whenever it came back', async () => {
  await pass(30_000)
  connected()
  await pass(200)
  expect(reread).toHaveBeenCalledTimes(1)
  lost()
  connected()
  await pass(200)
  expect(reread).toHaveBeenCalledTimes(2)
})

it('reads every minute without a socket, and not at all with one', async () => {
  await pass(120_200)
  expect(reread).toHaveBeenCalledTimes(2)
  connected()
  await pass(200)
  reread.mockClear()
  await pass(600_000)
  expect(reread).not.toHaveBeenCalled()
})

it('reads when the page is looked at again: without a socket always, with one after a minute', async () => {
  look()
  await pass(200)
  expect(reread).toHaveBeenCalledTimes(1)
  connected()
  look()
  await pass(200)
  expect(reread).toHaveBeenCalledTimes(1)
  await pass(60_000)
  look()
  await pass(200)
  expect(reread).toHaveBeenCalledTimes(2)
})

it('leaves a page alone that nobody looks at', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(300_000)
  expect(reread).not.toHaveBeenCalled()
})

it('does nothing any more once it is stopped', async () => {
  news()
  stop()
  look()
  await pass(120_000)
  expect(reread).not.toHaveBeenCalled()
  expect(follower.stopped).toBe(1)
})
