import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './price.ts'

function shares(...numerators: number[]) {
  return numerators.map((numerator, n) => ({ key: `k${n}`, numerator: BigInt(numerator) }))
}

describe('apportioning', () => {
  it('gives the missing unit to the share that lost most: 0.2, 0.5 and 0.3 of 1', () => {
    expect([...allocate(1, shares(2, 5, 3), 10n)]).toStrictEqual([
      ['k1', 1],
      ['k2', 0],
      ['k0', 0],
    ])
  })

  it('settles equal losses by key, whatever comes first', () => {
    expect(allocate(1, shares(5, 5), 10n).get('k0')).toBe(1)
    expect(allocate(1, shares(5, 5).toReversed(), 10n).get('k0')).toBe(1)
  })

  it('rounds negative shares down too, so that they can be given a unit back', () => {
    expect(allocate(-1, shares(-5, -5), 10n)).toStrictEqual(
      new Map([
        ['k0', 0],
        ['k1', -1],
      ]),
    )
  })

  it('always adds up, with no part a whole unit away from its share', () => {
    const numerators = fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(numerators, fc.integer({ min: 1, max: 999 }), (all, denominator) => {
        const exact = all.reduce((sum, numerator) => sum + numerator, 0) / denominator
        const total = Math.floor(exact + 0.5)
        const parts = allocate(total, shares(...all), BigInt(denominator))
        expect([...parts.values()].reduce((sum, part) => sum + part, 0)).toBe(total)
        for (const [n, numerator] of all.entries())
          expect(Math.abs((parts.get(`k${n}`) ?? Number.NaN) - numerator / denominator)).toBeLessThan(1)
      }),
    )
  })
})
