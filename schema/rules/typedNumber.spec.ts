import { expect, it } from 'vitest'
import { readNumber } from './typedNumber.ts'

it.each([
  ['12.50', 12.5],
  ['.5', 0.5],
  [' 50 ', 50],
  ['000100', 100],
  ['-5', -5],
  ['\u22125', -5],
  ['', 0],
  ['1,250', 1250],
  ['1,250.50', 1250.5],
  ['$1,250.00', 1250],
  ['9,999,999', 9_999_999],
  ['99,99,999', 9_999_999],
  ['1\u00A0250', 1250],
  ['１２．５０', 12.5],
  ['\u202D१२.५०\u202C', 12.5],
])('reads %j where commas group', (typed, number) => {
  for (const language of ['en', 'zh', 'ind'] as const) expect(readNumber(typed, language)).toBe(number)
})

it.each([
  '12,50',
  '2,5',
  '1,25',
  '1250,5',
  '1.250',
  '0,500',
  '1,250,00',
  '1.250,00',
  '1e3',
  '0x10',
  '5.',
  '--5',
  '-',
  'fifty',
  'NaN',
  'Infinity',
])('takes no %j where commas group', (typed) => {
  for (const language of ['en', 'zh', 'ind'] as const) expect(readNumber(typed, language)).toBeNaN()
})

it.each([
  ['12,50', 12.5],
  ['12.50', 12.5],
  [',5', 0.5],
  ['2,5', 2.5],
  ['1250,5', 1250.5],
  ['1 250', 1250],
  ['1\u00A0250,00\u00A0$', 1250],
  ['9\u202F999\u202F999', 9_999_999],
  ['１２，５０', 12.5],
])('reads %j in French', (typed, number) => {
  expect(readNumber(typed, 'fr')).toBe(number)
})

it.each(['1,250', '1.250', '1,250.00', '1.250,00', '12 50', '0 500', '1,2,3', '5,'])(
  'takes no %j in French',
  (typed) => {
    expect(readNumber(typed, 'fr')).toBeNaN()
  },
)
