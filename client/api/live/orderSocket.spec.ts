import { beforeEach, expect, it, vi } from 'vitest'
import { isOffline, watchCall } from '../../browser/connection.ts'
import { endSession, renewToken, startSession } from '../../session/session.ts'
import { type FakeSocket, fakeSockets } from '../../testing/fakeSocket.ts'
import { listenToOrders } from './orderSocket.ts'

let round = 0
let sockets: readonly FakeSocket[]
beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/staffMainPage')
  const user = { staffId: 's-1', staffNo: '1001', firstName: 'Marek' }
  round += 1
  startSession('staff', { token: `token-${round}`, user, isRemember: true })
  sockets = fakeSockets()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const last = () => sockets.at(-1) as FakeSocket
const saidTypes = (socket: FakeSocket) => socket.said.map(({ type }) => type)

function listener() {
  return { onNews: vi.fn(), onConnection: vi.fn() }
}

it('says who listens and to what, and tells of every change', async () => {
  const { onNews, onConnection } = listener()
  const stop = listenToOrders({ orderNo: 'K7M4-2QXP', onNews, onConnection })
  await last().accept()
  await pass(0)
  expect(last().said).toEqual([
    { type: 'connection_init', payload: { token: `token-${round}` } },
    {
      type: 'subscribe',
      id: expect.any(String),
      payload: { query: expect.stringContaining('orderChanged'), variables: { orderNo: 'K7M4-2QXP' } },
    },
  ])
  expect(onConnection.mock.calls).toEqual([[true]])
  last().tellNews()
  last().tellNews()
  expect(onNews).toHaveBeenCalledTimes(2)
  stop()
})

it('comes back after 1 s, 2 s, 5 s and so on, a quarter more or less, and begins at 1 s again once it was connected', async () => {
  const { onNews, onConnection } = listener()
  const stop = listenToOrders({ onNews, onConnection })
  await last().accept()
  await pass(0)
  for (const [place, ms] of [1000, 2000, 5000, 15_000, 30_000, 60_000, 60_000].entries()) {
    last().close(1006)
    await pass(ms * 0.75 - 1)
    expect(sockets).toHaveLength(place + 1)
    await pass(ms / 2 + 1)
    expect(sockets).toHaveLength(place + 2)
  }
  await last().accept()
  await pass(0)
  expect(saidTypes(last())).toEqual(['connection_init', 'subscribe'])
  expect(onConnection.mock.calls.map(([is]) => is)).toEqual([true, ...Array(7).fill(false), true])
  last().close(1006)
  await pass(1250)
  expect(sockets).toHaveLength(9)
  stop()
})

it('does not wait any longer once the server can be reached again', async () => {
  const stop = listenToOrders(listener())
  for (const ms of [0, 1250, 2500, 6250]) {
    await pass(ms)
    last().close(1006)
  }
  await pass(0)
  const before = sockets.length
  vi.stubGlobal('fetch', async () => new Response('{}'))
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(sockets).toHaveLength(before + 1)
  stop()
})

it('asks whether the server is there when the socket breaks, not when nobody listens any more', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', asked)
  const stop = listenToOrders(listener())
  await last().accept()
  await pass(0)
  last().close(1006)
  await pass(0)
  expect([isOffline(), asked.mock.calls.length]).toEqual([true, 1])
  await watchCall(Promise.resolve(new Response('{}')))
  await pass(0)
  await last().accept()
  await pass(0)
  stop()
  await pass(2000)
  expect([last().readyState, isOffline(), asked.mock.calls.length]).toEqual([3, false, 1])
})

it('shares one socket between listeners, tells the second one that it stands, and closes it after the last', async () => {
  const [one, other] = [listener(), listener()]
  const stopOne = listenToOrders(one)
  await last().accept()
  await pass(0)
  const stopOther = listenToOrders(other)
  await pass(0)
  expect(sockets).toHaveLength(1)
  expect(other.onConnection.mock.calls).toEqual([[true]])
  stopOne()
  await pass(3000)
  last().tellNews()
  expect(one.onNews).not.toHaveBeenCalled()
  expect(other.onNews).toHaveBeenCalledTimes(1)
  stopOther()
  await pass(1999)
  expect(last().readyState).toBe(1)
  await pass(1)
  expect(last().readyState).toBe(3)
})

it('gives up a socket that answers no ping, and opens another one', async () => {
  const { onNews, onConnection } = listener()
  const stop = listenToOrders({ onNews, onConnection })
  await last().accept()
  await pass(20_000)
  expect(saidTypes(last()).at(-1)).toBe('ping')
  last().tell({ type: 'pong' })
  await pass(20_000)
  expect(onConnection.mock.calls).toEqual([[true]])
  await pass(5000)
  expect(onConnection.mock.calls).toEqual([[true], [false]])
  await pass(1250)
  expect(sockets).toHaveLength(2)
  stop()
})

it('tries no more when the session is not accepted', async () => {
  const { onNews, onConnection } = listener()
  const stop = listenToOrders({ onNews, onConnection })
  last().close(4401, 'Unauthorized')
  await pass(120_000)
  expect(sockets).toHaveLength(1)
  expect(onConnection).toHaveBeenLastCalledWith(false)
  stop()
})

it('does not listen for who is not signed in', () => {
  window.history.replaceState(null, '', '/admin')
  listenToOrders(listener())()
  expect(sockets).toHaveLength(0)
})

it('goes on under a renewed token, and ends with the session', async () => {
  const { onNews, onConnection } = listener()
  const stop = listenToOrders({ onNews, onConnection })
  await last().accept()
  await pass(0)
  renewToken('staff', `renewed-${round}`)
  await pass(0)
  await last().accept()
  await pass(0)
  expect(last().said[0]?.payload).toEqual({ token: `renewed-${round}` })
  expect(onConnection.mock.calls).toEqual([[true], [false], [true]])
  last().tellNews()
  expect(onNews).toHaveBeenCalledTimes(1)
  const before = sockets.length
  endSession('staff')
  await pass(120_000)
  expect(sockets).toHaveLength(before)
  expect(onConnection).toHaveBeenLastCalledWith(false)
  stop()
})

it('goes on under a renewed token while it waits to come back', async () => {
  const { onNews, onConnection } = listener()
  const stop = listenToOrders({ onNews, onConnection })
  last().close(1006)
  await pass(0)
  renewToken('staff', `renewed-${round}`)
  await last().accept()
  await pass(1250)
  expect(sockets).toHaveLength(2)
  expect(last().said[0]?.payload).toEqual({ token: `renewed-${round}` })
  expect(onConnection).toHaveBeenLastCalledWith(true)
  stop()
})
