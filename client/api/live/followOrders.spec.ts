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

const onChange = vi.fn()
let stop: () => void
beforeEach(async () => {
  Object.assign(follower, { listeners: [], stopped: 0 })
  onChange.mockClear()
  vi.useFakeTimers()
  stop = followOrders({ orderNo: undefined, onChange })
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
  expect(onChange).not.toHaveBeenCalled()
  await pass(100)
  expect(onChange).toHaveBeenCalledTimes(1)
  news()
  await pass(200)
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('does not read what the page has just read when the socket opens', async () => {
  await pass(1500)
  connected()
  await pass(1000)
  expect(onChange).not.toHaveBeenCalled()
})

it('reads when the socket opens late, and whenever it came back', async () => {
  await pass(30_000)
  connected()
  await pass(200)
  expect(onChange).toHaveBeenCalledTimes(1)
  lost()
  connected()
  await pass(200)
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('reads every minute without a socket, and not at all with one', async () => {
  await pass(120_200)
  expect(onChange).toHaveBeenCalledTimes(2)
  connected()
  await pass(200)
  onChange.mockClear()
  await pass(600_000)
  expect(onChange).not.toHaveBeenCalled()
})

it('reads when the page is looked at again: without a socket always, with one after a minute', async () => {
  look()
  await pass(200)
  expect(onChange).toHaveBeenCalledTimes(1)
  connected()
  look()
  await pass(200)
  expect(onChange).toHaveBeenCalledTimes(1)
  await pass(60_000)
  look()
  await pass(200)
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('leaves a page alone that nobody looks at', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(300_000)
  expect(onChange).not.toHaveBeenCalled()
})

it('does nothing any more once it is stopped', async () => {
  news()
  stop()
  look()
  await pass(120_000)
  expect(onChange).not.toHaveBeenCalled()
  expect(follower.stopped).toBe(1)
})
