import { expect, it } from 'vitest'
import { foldAll } from '../kernel/fold.ts'
import { happened } from '../testing/given.ts'
import { drawnNumber, numberFold, numberStream, type OrderNumbered } from './orderNumbers.ts'

const orderIds = Array.from({ length: 5_000 }, () => crypto.randomUUID())

it('a number is short, and can be read out over the phone', () => {
  for (const orderId of orderIds)
    expect(drawnNumber(orderId, 0)).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
})

it('the same order draws the same numbers, and another one each time', () => {
  const [orderId = ''] = orderIds
  const draws = [0, 1, 2, 3].map((draw) => drawnNumber(orderId, draw))
  expect([0, 1, 2, 3].map((draw) => drawnNumber(orderId, draw))).toEqual(draws)
  expect(new Set(draws).size).toBe(4)
})

it('every letter comes as often as any other, in every place', () => {
  for (const place of [0, 1, 2, 3, 5, 6, 7, 8]) {
    const letters = Map.groupBy(orderIds, (orderId) => drawnNumber(orderId, 0)[place])
    expect(letters.size).toBe(30)
    // 167 of each are to be expected, give or take 13
    for (const { length } of letters.values()) expect(Math.abs(length - 5_000 / 30)).toBeLessThan(80)
  }
})

it('its stream is one that every store can have', () => {
  expect(numberStream('K7M4-2QXP')).toBe('number-k7m4-2qxp')
})

it('a number is free until it is given, and then belongs to its order', () => {
  const given: OrderNumbered = { type: 'order.numbered', data: { orderId: 'order-1' } }
  expect(foldAll(numberFold, [])).toBeUndefined()
  expect(foldAll(numberFold, [happened(given, '2026-11-20T17:00:00Z')])).toBe('order-1')
})
