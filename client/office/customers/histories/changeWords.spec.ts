import { expect, it } from 'vitest'
import { changeWords } from './ChangeTable.tsx'

it.each([
  ['hasHalfbath', 'true', 'office.record.yes'],
  ['isDefault', 'false', 'office.record.no'],
  ['provinceId', '9', 'province.QC'],
  ['specialAttr', '1', 'specialAttribute.Vip'],
  ['areaType', '3', 'property.Area.From2300To4000'],
  ['bathType', '0', 'addresses.notStated'],
])('%s %j has words', (field, value, words) => {
  expect(changeWords(field, value)).toBe(words)
})

it.each([
  ['city', 'Calgary'],
  ['streetNo', '9'],
  ['provinceId', '99'],
  ['areaType', '8'],
  ['memo', ''],
])('%s %j speaks for itself', (field, value) => {
  expect(changeWords(field, value)).toBeUndefined()
})
