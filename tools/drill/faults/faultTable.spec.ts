import { expect, it } from 'vitest'
import { emptyRow, type FaultRow, faultTable, holds, withRound } from './faultTable.ts'

const round: FaultRow = {
  ...emptyRow('server killed'),
  ...{ rounds: 1, took: 8_000, slowestAnswer: 700, slowestStart: 1_900 },
  ...{ acknowledged: 90, unknown: 7 },
}

it('sums the rounds of a fault up and keeps what was slowest', () => {
  const slower = { ...round, took: 4_000, slowestAnswer: 200, slowestStart: 2_500 }
  const rows = [withRound(round, slower), emptyRow('disk full', 'no small disk')]
  expect(faultTable(rows).split('\n').slice(2)).toEqual([
    '| server killed | 2 | 6.0 | 180 | 14 | 0 | 0 | 0.7 | 2.5 | holds |',
    '| disk full: skipped, no small disk |  |  |  |  |  |  |  |  |  |',
    '| all | 2 | 6.0 | 180 | 14 | 0 | 0 | 0.7 | 2.5 | holds |',
  ])
})

it.each<[string, Partial<FaultRow>]>([
  ['anything was lost', { lost: 1 }],
  ['anything was done twice', { doubled: 1 }],
  ['anybody was told what is not so', { faults: ['placeOrder was answered 500'] }],
  ['nothing was acknowledged at all', { acknowledged: 0 }],
])('fails where %s, in any round', (_what, change) => {
  expect(holds(withRound(emptyRow('server killed'), { ...round, ...change }))).toBe(false)
})
