import { expect, it } from 'vitest'
import { asciiDigits, asciiText } from './asciiText.ts'

it.each([
  ['\u202D403-555-0142\u202C', '403-555-0142'],
  ['+1\uFE0F 587', '+1 587'],
  ['４０３２２６４３１９', '4032264319'],
  ['८२५३४१८५५६', '8253418556'],
  ['٤٨۹', '489'],
  ['𝟎𝟗𝟙𝟿', '0919'],
  ['Ｔ２Ｐ　１Ｊ９', 'T2P 1J9'],
  ['t\u00ADe\u200Bs\u2060t＠example.com\uFEFF', 'test@example.com'],
  ['HHVC\u201357XY', 'HHVC-57XY'],
  ['780\u2212555', '780-555'],
  ['  T2P\u00A0\u2009 1J9\n', 'T2P 1J9'],
])('writes %j as %j', (typed, ascii) => {
  expect(asciiText(typed)).toBe(ascii)
})

it('leaves all but digits as it is', () => {
  expect(asciiDigits('12-bis ४८२१ अ')).toBe('12-bis 4821 अ')
})
