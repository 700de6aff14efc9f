import { describe, expect, it } from 'vitest'
import { fromHm, isTooLateToday, timesOf, toHm, toTwelveHour } from './slotTimes.ts'

const hours = { amStartHour: 9, amEndHour: 11, pmStartHour: 12, pmEndHour: 14 }

describe('times of a half day', () => {
  it('steps 30 minutes through the whole last hour', () => {
    expect(timesOf('Morning', hours, 30).map(toHm)).toEqual([900, 930, 1000, 1030, 1100, 1130])
    expect(timesOf('Afternoon', hours, 30).map(toHm)).toEqual([1200, 1230, 1300, 1330, 1400, 1430])
  })

  it('follows the window the server sends', () => {
    expect(timesOf('Morning', { ...hours, amStartHour: 8, amEndHour: 8 }, 30).map(toHm)).toEqual([800, 830])
  })
})

describe('today', () => {
  it('needs a later hour than the current one', () => {
    expect(isTooLateToday(10, 10)).toBe(true)
    expect(isTooLateToday(9, 10)).toBe(true)
    expect(isTooLateToday(11, 10)).toBe(false)
  })
})

describe('times in the route', () => {
  it('reads back what it writes', () => {
    expect(fromHm(toHm({ hour: 9, minute: 30 }))).toEqual({ hour: 9, minute: 30 })
  })

  it('refuses what is no time', () => {
    for (const hm of [Number.NaN, -1, 960, 2400, 9.5]) expect(fromHm(hm)).toBeUndefined()
  })
})

it('prints hours on the twelve-hour clock', () => {
  expect([0, 9, 12, 14].map(toTwelveHour)).toEqual([
    { hour: 12, half: 'AM' },
    { hour: 9, half: 'AM' },
    { hour: 12, half: 'PM' },
    { hour: 2, half: 'PM' },
  ])
})
