import { expect, it } from 'vitest'
import { amountOf, isRounded, typedAmount } from './rechargeAmount.ts'

it.each([
  ['points', '6660', 67],
  ['points', '6,600', 66],
  ['points', '1', 1],
  ['dollars', '66.60', 67],
  ['dollars', '99999', 99_999],
] as const)('%s %s are %i whole dollars', (by, typed, dollars) => {
  expect(amountOf(by, typed)).toMatchObject({ dollars, isFaulty: false })
})

it.each([
  ['points', '0'],
  ['points', 'many'],
  ['points', '-5'],
  ['dollars', '99999.01'],
] as const)('%s %s cannot be paid', (by, typed) => {
  expect(amountOf(by, typed)).toMatchObject({ dollars: undefined, isFaulty: true })
})

it('fills in the other field', () => {
  expect(typedAmount(amountOf('points', '6660'), 'dollars')).toBe('67')
  expect(typedAmount(amountOf('dollars', '67'), 'points')).toBe('6700')
  expect(typedAmount(amountOf('points', '6660'), 'points')).toBe('6660')
  expect(amountOf('points', '')).toMatchObject({ dollars: undefined, isFaulty: false })
})

it.each([
  ['points', '6660', true],
  ['points', '6,700', false],
  ['dollars', '66.60', true],
  ['dollars', '67', false],
] as const)('%s %s are rounded up to 6,700 points: %s', (by, typed, expected) => {
  expect(isRounded(amountOf(by, typed), 6_700)).toBe(expected)
})
