import fc from 'fast-check'
import { expect, it } from 'vitest'
import { businessDate } from '../../kernel/time.ts'
import { momentOf, occurredAt } from './projection.ts'

const [from, to] = [Date.UTC(1970, 0, 1), Date.UTC(2100, 0, 1)].map((at) => BigInt(at) * 1_000_000n)

/** Any moment, also in the last and first second of a local day, in every spelling of the parts of a second. */
const moments = fc
  .record({
    at: fc.bigInt({ min: from, max: to }),
    unit: fc.constantFrom(1n, 1_000n, 1_000_000n, 3_600_000_000_000n),
  })
  .map(({ at, unit }) => Temporal.Instant.fromEpochNanoseconds((at / unit) * unit))

it('tells a moment in the words and on the local day that Temporal has for it', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(0n, -1n, 1n), (near, nanosecond) => {
      const event = { meta: { occurredAt: near.add({ nanoseconds: Number(nanosecond) }).toString() } }
      const at = occurredAt(event)
      const date = businessDate(at)
      expect(momentOf(event)).toEqual({ at: at.toString(), date: date.toString(), year: date.year })
    }),
    { numRuns: 2_000 },
  )
})

it('reads other spellings, and refuses what is no moment', () => {
  const summer = { at: '2026-07-01T05:59:59.5Z', date: '2026-06-30', year: 2026 }
  for (const spelled of ['2026-07-01T05:59:59.500Z', '2026-06-30T23:59:59.5-06:00', '2026-07-01T05:59:59,5Z'])
    expect(momentOf({ meta: { occurredAt: spelled } })).toEqual(summer)
  for (const spelled of ['2026-02-30T10:00:00Z', '2026-02-03T24:10:00Z', '2026-02-03T10:60:00Z', 'today'])
    expect(() => momentOf({ meta: { occurredAt: spelled } })).toThrow(RangeError)
  expect(() => momentOf({ meta: {} })).toThrow('event without occurredAt')
})
