import { expect, it } from 'vitest'
import { type Ladder, ladderSteps, spanOf } from './ladderSteps.ts'

const bronze = [
  { rank: 1, discountTenths: 0, threshold: 0 },
  { rank: 2, discountTenths: 5, threshold: 50 },
]
const groups: Ladder['groups'] = [
  { group: 'BasicMetals', titles: [{ title: 'Bronze', ranks: bronze }] },
  {
    group: 'PreciousMetals',
    titles: [
      { title: 'Silver', ranks: [{ rank: 6, discountTenths: 25, threshold: 750 }] },
      { title: 'Gold', ranks: [{ rank: 11, discountTenths: 50, threshold: 2750 }] },
    ],
  },
]

it('numbers the titles upward and tells which are reached, one’s own and ahead', () => {
  const steps = ladderSteps(groups, 'Silver')
  expect(steps.map(({ title, group, level, place }) => [title, group, level, place])).toEqual([
    ['Bronze', 'BasicMetals', 1, 'reached'],
    ['Silver', 'PreciousMetals', 2, 'here'],
    ['Gold', 'PreciousMetals', 3, 'ahead'],
  ])
})

it('takes a span from the first rank to the last', () => {
  expect(spanOf(bronze, 'rank')).toEqual({ from: 1, to: 2 })
  expect(spanOf(bronze, 'discountTenths')).toEqual({ from: 0, to: 5 })
})

it('refuses a title without ranks', () => {
  expect(() => spanOf([], 'rank')).toThrow(RangeError)
})
