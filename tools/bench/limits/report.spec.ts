import { expect, it } from 'vitest'
import { limitsTable, shareOfLimit } from './report.ts'
import { costBetween, costPerMs, type Measured } from './window.ts'

const line: Measured = {
  name: 'Fastify, append',
  callers: 8,
  calls: 9_000,
  p50: 2.04,
  p95: 12.4,
  rate: 2_000,
  rates: [1_900, 2_000, 2_100],
  statements: 1,
  writes: 1,
  refusals: 0,
  refused: [],
  cameToRest: true,
}
const placing: Measured = { ...line, name: 'place', anchor: 'append', rate: 500, rates: [500] }

it('compares a rate with that of the bare server, asked by as many', () => {
  expect(shareOfLimit(placing, [line, placing])).toBe(0.25)
  expect(shareOfLimit({ ...placing, callers: 1 }, [line])).toBeUndefined()
  expect(shareOfLimit(line, [line])).toBeUndefined()
})

it('prints a line for each load, and leaves out what is not known', () => {
  const [, , first, second] = limitsTable([line, placing]).split('\n')
  expect(first).toBe('| Fastify, append | 8 | 2.0 | 12 | 2,000 | 5 % |  | 1.0 | 1.0 |')
  expect(second).toContain('| place | 8 | 2.0 | 12 | 500 |  | 25 % |')
})

it('says of a load that left work behind that it did', () => {
  expect(limitsTable([{ ...line, cameToRest: false }])).toContain('Fastify, append (not at rest)')
})

it('counts what a time used beyond what it would have used anyway', () => {
  const before = { at: 1_000, statements: 10, writes: 4 }
  const after = { at: 3_000, statements: 90, writes: 44 }
  const idle = costPerMs(before, { ...after, statements: 30, writes: 4 })
  expect(idle).toEqual({ statements: 0.01, writes: 0 })
  expect(costBetween(before, after, idle)).toEqual({ statements: 60, writes: 40 })
})
