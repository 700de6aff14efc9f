import { describe, expect, it } from 'vitest'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { readBookingRoute, readCatalog, readChosenTime, readId } from './bookingRoute.ts'

const cleaning = { yyyy: '2025', mm: '11', dd: '27', slot: '1', hm: '930', period: '0' }
const read = (params: Partial<typeof cleaning>, catalog: ServiceCatalog = 'HouseCleaning') =>
  readChosenTime({ ...cleaning, ...params }, catalog)

describe('what is booked', () => {
  it('knows the three catalogs and no other text', () => {
    expect(readCatalog('3')).toBe('SnowRemoval')
    for (const text of [undefined, '', '0', '4', 'NaN', '1.0', '01'])
      expect(readCatalog(text)).toBeUndefined()
  })

  it('takes opaque ids and nothing that could leave its place in a path', () => {
    expect(readId('0198c0de-7a11')).toBe('0198c0de-7a11')
    for (const text of [undefined, '', '../x', 'a b', '%', 'x'.repeat(101)])
      expect(readId(text)).toBeUndefined()
  })

  it('needs all three', () => {
    expect(readBookingRoute({ catalog: '1', addressId: 'a1', serviceId: '11' })).toEqual({
      catalog: 'HouseCleaning',
      addressId: 'a1',
      serviceId: '11',
    })
    expect(readBookingRoute({ catalog: '1', addressId: 'a1' })).toBeUndefined()
  })
})

describe('when', () => {
  it('reads a cleaning with its half day and time', () => {
    expect(read({})).toEqual({
      periodType: 'Day',
      year: 2025,
      month: 11,
      day: 27,
      slot: 'Morning',
      time: { hour: 9, minute: 30 },
      date: '2025-11-27',
    })
  })

  it('reads a day without a time for the other catalogs', () => {
    expect(read({ slot: '0', hm: '0' }, 'LawnCare')).toMatchObject({
      date: '2025-11-27',
      time: undefined,
    })
  })

  it('reads months and seasons from their first day', () => {
    const period = { dd: '1', slot: '0', hm: '0' }
    expect(read({ ...period, period: '1' }, 'LawnCare')).toMatchObject({
      periodType: 'Month',
      month: 11,
    })
    expect(read({ ...period, mm: '9', period: '2' }, 'SnowRemoval')).toMatchObject({
      periodType: 'Season',
    })
  })

  it.each([
    ['a day that does not exist', { dd: '31' }],
    ['no number', { yyyy: 'NaN' }],
    ['a year of other times', { yyyy: '25' }],
    ['no time', { hm: '0' }],
    ['a minute past the hour', { hm: '960' }],
    ['no half day', { slot: '0' }],
    ['an unknown half day', { slot: '3' }],
    ['an unknown period', { period: '3' }],
    ['a month that starts late', { period: '1', slot: '0', hm: '0', dd: '2' }],
    ['a season that starts in October', { period: '2', slot: '0', hm: '0', dd: '1', mm: '10' }],
  ])('refuses %s', (_, params) => {
    expect(read(params)).toBeUndefined()
  })

  it('refuses a time where the catalog has none', () => {
    expect(read({}, 'SnowRemoval')).toBeUndefined()
  })
})
