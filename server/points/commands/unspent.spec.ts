import { describe, expect, it } from 'vitest'
import { unspentOf } from './reverseRecharge.ts'

const lots = [{ amount: 10_000 }, { amount: 20_000 }]

describe('the unspent part of each lot', () => {
  it.each([
    [30_000, [10_000, 20_000]],
    [25_000, [5_000, 20_000]],
    [20_000, [0, 20_000]],
    [18_000, [0, 18_000]],
    [0, [0, 0]],
  ])('of 10,000 and 20,000 with %i left, the oldest being spent first, is %j', (balance, unspent) => {
    expect(unspentOf(lots, balance)).toEqual(unspent)
  })

  it('is nothing where nothing came in', () => {
    expect(unspentOf([], 0)).toEqual([])
  })
})
