import { expect, it } from 'vitest'
import { type Minute, type Overload, shortcomings } from './verdict.ts'

const minute: Minute = { rate: 200, errors: 0, p50: 10, p95: 40, memory: 300, behindMs: 90, stolen: 0 }
const overload: Overload = { answered: 6_000, shed: 100_000, errors: 0, p95: 1_500, recoveredAfter: 1 }
const minutes = (changed: readonly Partial<Minute>[]) => changed.map((change) => ({ ...minute, ...change }))

it('finds nothing wrong with a load that is borne, up to every limit', () => {
  expect(shortcomings([minute], overload)).toEqual([])
  const held = [100, 100, 300, 300, 330, 330].map((memory) => ({ memory, p95: 60, behindMs: 1_000 }))
  const borne = [{ ...minute, memory: 100 }, ...minutes(held).slice(1)]
  expect(shortcomings(borne, { ...overload, recoveredAfter: 10 })).toEqual([])
})

it.each<[string, readonly Partial<Minute>[], Partial<Overload>]>([
  ['2 calls failed under a steady load', [{ errors: 1 }, {}, { errors: 1 }], {}],
  ['p95 rose to 1.6 times that of the first minute', [{}, { p95: 64 }, {}], {}],
  [
    'the server holds 1.20 times as much in the last third',
    [{}, {}, { memory: 200 }, { memory: 200 }, { memory: 240 }, { memory: 240 }],
    {},
  ],
  ['read models were 1001 ms behind', [{}, { behindMs: 1_001 }], {}],
  ['3 calls failed in the overload without being told to come again', [{}], { errors: 3 }],
  ['calls did not become quick again after the overload', [{}], { recoveredAfter: undefined }],
  ['it took 11 s to recover from the overload', [{}], { recoveredAfter: 11 }],
])('says that %s', (words, changed, change) => {
  expect(shortcomings(minutes(changed), { ...overload, ...change })).toEqual([words])
})

it('takes what a server grows by in its first third for warming up', () => {
  const held = [100, 200, 300, 300, 301, 302].map((memory) => ({ memory }))
  expect(shortcomings(minutes(held), overload)).toEqual([])
})
