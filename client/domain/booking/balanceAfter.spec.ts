import { expect, it } from 'vitest'
import { balanceAfter } from './balanceAfter.ts'

it('uses reward points first', () => {
  expect(balanceAfter(21_480, 1_500, 14_820)).toEqual({
    before: 22_980,
    rewardUsed: 1_500,
    paidUsed: 13_320,
    after: 8_160,
    missing: 0,
  })
})

it('leaves paid points alone while rewards reach', () => {
  expect(balanceAfter(100, 1_500, 1_200)).toMatchObject({ rewardUsed: 1_200, paidUsed: 0, after: 400 })
})

it('says how much is missing, and never leaves less than nothing', () => {
  expect(balanceAfter(21_480, 1_500, 25_080)).toMatchObject({ after: 0, missing: 2_100 })
})
