import { describe, expect, it } from 'vitest'
import { readShownBooking } from './placedBooking.ts'

const params = {
  orderNo: 'K7M4-2QXP',
  onsiteTime: '2025-11-27T09:30',
  serviceCatalog: '1',
  serviceName: 'Standard clean',
  timeSlot: '1',
  period: '0',
}

describe('the address of the confirmation', () => {
  it('names order, service, day and time', () => {
    expect(readShownBooking(params)).toEqual({
      orderNo: 'K7M4-2QXP',
      catalog: 'HouseCleaning',
      serviceName: 'Standard clean',
      periodType: 'Day',
      date: '2025-11-27',
      time: '09:30',
    })
  })

  it('has no time for a day without a slot or for a period', () => {
    expect(readShownBooking({ ...params, timeSlot: '0' })?.time).toBeUndefined()
    expect(readShownBooking({ ...params, period: '2' })).toMatchObject({
      periodType: 'Season',
      time: undefined,
    })
  })

  it.each([
    ['orderNo', '../../x'],
    ['serviceCatalog', '9'],
    ['onsiteTime', 'NaN'],
    ['onsiteTime', '2025-13-45T09:30'],
    ['period', 'undefined'],
  ])('refuses %s "%s"', (name, value) => {
    expect(readShownBooking({ ...params, [name]: value })).toBeUndefined()
  })
})
