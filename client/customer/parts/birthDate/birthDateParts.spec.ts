import { expect, it } from 'vitest'
import { birthDateFault, datePartsOf, isoDate, joinedDate } from './birthDateParts.ts'

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

it.each([
  ['', undefined],
  ['1985-02-28', undefined],
  ['2026-11-28', undefined],
  ['2000-02-29', undefined],
  ['1985--', { kind: 'whole', parts: ['month', 'day'] }],
  ['198x-02-3', { kind: 'whole', parts: ['year'] }],
  ['1885-02-31', { kind: 'year', parts: ['year'] }],
  ['85-02-03', { kind: 'year', parts: ['year'] }],
  ['1985-13-03', { kind: 'whole', parts: ['month'] }],
  ['1985-02-31', { kind: 'day', parts: ['day'] }],
  ['1985-02-0', { kind: 'day', parts: ['day'] }],
  ['1900-02-29', { kind: 'day', parts: ['day'] }],
  ['2027-01-01', { kind: 'future', parts: ['year'] }],
  ['2026-12-01', { kind: 'future', parts: ['month'] }],
  ['2026-11-29', { kind: 'future', parts: ['day'] }],
])('tells what is wrong with %j, and where', (value, fault) => {
  expect(birthDateFault(value, '2026-11-28')).toEqual(fault)
})
