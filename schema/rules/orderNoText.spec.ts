import { expect, it } from 'vitest'
import { orderNoOf } from './orderNoText.ts'

it.each([
  ['hhvc57xy', 'HHVC-57XY'],
  ['HHVC\u201357XY', 'HHVC-57XY'],
  ['HHVC 57XY\u200B', 'HHVC-57XY'],
  ['ＨＨＶＣ－５７ＸＹ', 'HHVC-57XY'],
  ['hhvc-5', 'HHVC-5'],
])('takes %j for %j', (typed, orderNo) => {
  expect(orderNoOf(typed)).toBe(orderNo)
})
