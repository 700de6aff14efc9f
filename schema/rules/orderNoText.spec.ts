import { expect, it } from 'vitest'
import { orderNoBeginning, orderNoOf } from './orderNoText.ts'

it.each([
  ['hhvc57xy', 'HHVC-57XY'],
  ['HHVC\u201357XY', 'HHVC-57XY'],
  ['HHVC 57XY\u200B', 'HHVC-57XY'],
  ['ＨＨＶＣ－５７ＸＹ', 'HHVC-57XY'],
  ['hhvc-5', 'HHVC-5'],
])('takes %j for %j', (typed, orderNo) => {
  expect(orderNoOf(typed)).toBe(orderNo)
})

it('a beginning has four signs or more', () => {
  expect(['5jrb', '5jrb x', '5jrbxaxy', 'hhvc–57xy'].map(orderNoBeginning)).toEqual([
    '5JRB',
    '5JRB-X',
    '5JRB-XAXY',
    'HHVC-57XY',
  ])
  for (const typed of ['5jr', '5jrbxaxy9', 'avery@', '']) expect(orderNoBeginning(typed)).toBeUndefined()
})
