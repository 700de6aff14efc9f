import { expect, it } from 'vitest'
import { SOCKET_LIMITS, SocketCounts } from './socketLimits.ts'

it('has room for so many of one address, and for others still', () => {
  const counts = new SocketCounts()
  const gone = Array.from({ length: SOCKET_LIMITS.perAddress }, () => counts.add('10.0.0.1'))
  expect(counts.hasRoomFor('10.0.0.1')).toBe(false)
  expect(counts.hasRoomFor('10.0.0.2')).toBe(true)
  gone[0]?.()
  expect(counts.hasRoomFor('10.0.0.1')).toBe(true)
  expect(counts.all).toBe(SOCKET_LIMITS.perAddress - 1)
})

it('has room for so many in all', () => {
  const counts = new SocketCounts()
  for (let each = 0; each < SOCKET_LIMITS.inAll; each++) counts.add(`10.0.${each % 256}.${each >> 8}`)
  expect(counts.hasRoomFor('192.168.0.1')).toBe(false)
})
