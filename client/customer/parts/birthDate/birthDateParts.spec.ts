import { expect, it } from 'vitest'
import { datePartsOf, isoDate, joinedDate } from './birthDateParts.ts'

it.each([
  ['', { year: '', month: '', day: '' }, ''],
  ['1990-04-3', { year: '1990', month: '04', day: '3' }, '1990-04-03'],
  ['1990-4-30', { year: '1990', month: '04', day: '30' }, '1990-04-30'],
  ['1990--', { year: '1990', month: '', day: '' }, '1990--'],
  ['--7', { year: '', month: '', day: '7' }, '--07'],
  ['1990-04-30--', { year: '1990', month: '04', day: '30' }, '1990-04-30'],
])('%j stands in the fields and is sent as a date', (value, parts, iso) => {
  expect(datePartsOf(value)).toEqual(parts)
  expect(isoDate(value)).toBe(iso)
})

it('is no date at all while every field is empty', () => {
  expect(joinedDate({ year: '', month: '', day: '' })).toBe('')
  expect(joinedDate({ year: '', month: '02', day: '' })).toBe('-02-')
})
