import { describe, expect, it } from 'vitest'
import { arrivalTimes, type BookingRequest, checkBooking, checkDay, slotOfHour } from './bookingCalendar.ts'
import { PeriodType, ServiceCatalog, Slot } from './enumerations.ts'
import { RejectionCode } from './rejections.ts'

/** 2026-11-21 is a Saturday. */
const saturdayMorning = { today: '2026-11-21', hour: 10, closedDates: ['2026-12-25'] }

const cleaning: BookingRequest = {
  serviceCatalog: ServiceCatalog.HouseCleaning,
  periodType: PeriodType.Day,
  year: 2026,
  month: 11,
  day: 23,
  slot: Slot.Morning,
  hour: 9,
  minute: 30,
}
const lawn: BookingRequest = {
  ...cleaning,
  serviceCatalog: ServiceCatalog.LawnCare,
  slot: 0,
  hour: 0,
  minute: 0,
}
const monthly: BookingRequest = { ...lawn, periodType: PeriodType.Month, day: 1 }
const season: BookingRequest = { ...monthly, periodType: PeriodType.Season, month: 9 }

function ask(change: Partial<BookingRequest>, hour = saturdayMorning.hour) {
  return checkBooking({ ...cleaning, ...change }, { ...saturdayMorning, hour })
}

describe('a cleaning on a day', () => {
  it('is booked for its local date and arrival time', () => {
    expect(ask({})).toStrictEqual({ date: '2026-11-23', time: '09:30', slot: Slot.Morning })
  })

  it.each([
    [Slot.Morning, 9, 0, '09:00'],
    [Slot.Morning, 11, 30, '11:30'],
    [Slot.Afternoon, 12, 0, '12:00'],
    [Slot.Afternoon, 14, 30, '14:30'],
  ])('in slot %i takes %i:%i, the edge of its window', (slot, hour, minute, time) => {
    expect(ask({ slot, hour, minute })).toStrictEqual({ date: '2026-11-23', time, slot })
  })

  it.each([
    ['no slot', { slot: 0 }, RejectionCode.SLOT_REQUIRED, 'slot'],
    ['a third slot', { slot: 3 }, RejectionCode.SLOT_REQUIRED, 'slot'],
    ['no time', { hour: 0, minute: 0 }, RejectionCode.TIME_REQUIRED, 'hour'],
    ['an hour before the morning', { hour: 8 }, RejectionCode.TIME_OUTSIDE_SLOT, 'hour'],
    ['an afternoon hour in the morning', { hour: 12 }, RejectionCode.TIME_OUTSIDE_SLOT, 'hour'],
    ['an hour after the afternoon', { slot: 2, hour: 15 }, RejectionCode.TIME_OUTSIDE_SLOT, 'hour'],
    ['a morning hour in the afternoon', { slot: 2, hour: 11 }, RejectionCode.TIME_OUTSIDE_SLOT, 'hour'],
    ['a broken hour', { hour: 9.5 }, RejectionCode.TIME_OUTSIDE_SLOT, 'hour'],
    ['a quarter past', { minute: 15 }, RejectionCode.FIELD_INVALID, 'minute'],
    ['minute 60', { minute: 60 }, RejectionCode.FIELD_INVALID, 'minute'],
  ])('with %s is refused', (_, change, rejected, field) => {
    expect(ask(change)).toStrictEqual({ rejected, field })
  })

  it('for today must be later than the current hour, which the message names', () => {
    const today = { day: 21, hour: 11, minute: 30 }
    expect(ask(today, 10)).toStrictEqual({ date: '2026-11-21', time: '11:30', slot: Slot.Morning })
    expect(ask(today, 11)).toStrictEqual({
      rejected: RejectionCode.TOO_LATE_TODAY,
      field: 'hour',
      params: { hour: 11 },
    })
  })
})

describe('the day of a visit', () => {
  it.each([
    ['yesterday', { day: 20 }, RejectionCode.DATE_PAST, 'day'],
    ['a Sunday', { day: 22 }, RejectionCode.DATE_INVALID, 'day'],
    ['a closed day', { month: 12, day: 25 }, RejectionCode.DAY_CLOSED, 'day'],
    ['31 November', { day: 31 }, RejectionCode.DATE_INVALID, 'day'],
    ['29 February of a short year', { year: 2027, month: 2, day: 29 }, RejectionCode.DATE_INVALID, 'day'],
    ['day 0', { day: 0 }, RejectionCode.DATE_INVALID, 'day'],
    ['half a day', { day: 1.5 }, RejectionCode.DATE_INVALID, 'day'],
    ['month 13', { month: 13 }, RejectionCode.DATE_INVALID, 'month'],
    ['month 0, which is none', { month: 0 }, RejectionCode.MONTH_INVALID, 'month'],
    ['year 0, which is none', { year: 0 }, RejectionCode.YEAR_INVALID, 'year'],
    ['year 1', { year: 1 }, RejectionCode.DATE_INVALID, 'year'],
    ['the year 1000', { year: 1000 }, RejectionCode.DATE_PAST, 'day'],
    ['the year 10000', { year: 10_000 }, RejectionCode.DATE_INVALID, 'year'],
    ['no number at all', { year: Number.NaN }, RejectionCode.DATE_INVALID, 'year'],
    ['the year 9999', { year: 9999 }, RejectionCode.DATE_TOO_FAR, 'day'],
    [
      'the day after the fifth month ahead',
      { year: 2027, month: 5, day: 1 },
      RejectionCode.DATE_TOO_FAR,
      'day',
    ],
  ])('is not %s', (_, change, rejected, field) => {
    expect(ask(change)).toStrictEqual({ rejected, field })
  })

  it('may be the last of the fifth month ahead', () => {
    expect(ask({ year: 2027, month: 4, day: 30 })).toMatchObject({ date: '2027-04-30' })
  })

  it('may be in January', () => {
    expect(ask({ year: 2027, month: 1, day: 4 })).toMatchObject({ date: '2027-01-04' })
  })

  it('may be a leap day', () => {
    const now = { today: '2028-01-03', hour: 8, closedDates: [] }
    expect(checkDay('2028-02-29', now)).toBeUndefined()
  })

  it('counts five months from a month of 31 days to the end of a shorter one', () => {
    const now = { today: '2026-08-31', hour: 8, closedDates: [] }
    expect(checkDay('2027-01-30', now)).toBeUndefined()
    expect(checkDay('2027-02-01', now)).toStrictEqual({ rejected: RejectionCode.DATE_TOO_FAR, field: 'day' })
  })
})

describe('a service of May to October', () => {
  const spring = { ...saturdayMorning, today: '2027-04-05', offeredMonths: [5, 6, 7, 8, 9, 10] }
  const refused = (field: string) => ({ rejected: RejectionCode.OUT_OF_SEASON, field })

  it('has no day in April', () => {
    expect(checkBooking({ ...lawn, year: 2027, month: 4, day: 30 }, spring)).toStrictEqual(refused('day'))
    expect(checkBooking({ ...lawn, year: 2027, month: 5, day: 1 }, spring)).toMatchObject({
      date: '2027-05-01',
    })
  })

  it('has no month outside of them, and a season has its own', () => {
    expect(checkBooking({ ...monthly, year: 2027 }, spring)).toStrictEqual(refused('month'))
    expect(checkBooking({ ...monthly, year: 2027, month: 10 }, spring)).toMatchObject({ date: '2027-10-01' })
    expect(checkBooking(season, spring)).toMatchObject({ date: '2026-09-01' })
  })
})

describe('lawn care and snow removal on a day', () => {
  it('are booked by date alone', () => {
    expect(checkBooking(lawn, saturdayMorning)).toStrictEqual({ date: '2026-11-23', slot: Slot.None })
  })

  it('can be had today until the latest booking hour', () => {
    const today = { ...lawn, day: 21 }
    expect(checkBooking(today, { ...saturdayMorning, hour: 13 })).toMatchObject({ date: '2026-11-21' })
    expect(checkBooking(today, { ...saturdayMorning, hour: 14 })).toStrictEqual({
      rejected: RejectionCode.TOO_LATE_TODAY,
      field: 'day',
      params: { hour: 14 },
    })
  })

  it('can be had for another day at any hour', () => {
    expect(checkBooking(lawn, { ...saturdayMorning, hour: 23 })).toMatchObject({ date: '2026-11-23' })
  })

  it.each(['slot', 'hour', 'minute'] as const)('take no %s', (field) => {
    expect(checkBooking({ ...lawn, [field]: 1 }, saturdayMorning)).toStrictEqual({
      rejected: RejectionCode.FIELD_INVALID,
      field,
    })
  })
})

describe('a month', () => {
  it.each([
    [2026, 11, '2026-11-01'],
    [2027, 11, '2027-11-01'],
  ])('from the current one to twelve ahead: %i-%i', (year, month, date) => {
    expect(checkBooking({ ...monthly, year, month }, saturdayMorning)).toStrictEqual({
      date,
      slot: Slot.None,
    })
  })

  it.each([
    [2026, 10],
    [2027, 12],
    [2025, 11],
  ])('is refused outside of that: %i-%i', (year, month) => {
    expect(checkBooking({ ...monthly, year, month }, saturdayMorning)).toStrictEqual({
      rejected: RejectionCode.MONTH_INVALID,
      field: 'month',
    })
  })

  it('begins on its first and has neither slot nor time', () => {
    expect(checkBooking({ ...monthly, day: 2 }, saturdayMorning)).toMatchObject({ field: 'day' })
    expect(checkBooking({ ...monthly, slot: 1 }, saturdayMorning)).toMatchObject({ field: 'slot' })
  })
})

describe('a season', () => {
  it.each([
    ['2026-11-21', 2026, true],
    ['2026-11-21', 2027, true],
    ['2026-11-21', 2025, false],
    ['2026-11-21', 2028, false],
    ['2027-04-30', 2026, true],
    ['2027-04-30', 2027, true],
    ['2027-04-30', 2028, false],
    ['2027-05-01', 2026, false],
    ['2027-05-01', 2027, true],
    ['2027-08-31', 2028, true],
    ['2027-09-01', 2026, false],
  ])('asked on %s for %i: %s', (today, year, allowed) => {
    const outcome = checkBooking({ ...season, year }, { ...saturdayMorning, today })
    if (allowed) expect(outcome).toStrictEqual({ date: `${year}-09-01`, slot: Slot.None })
    else expect(outcome).toStrictEqual({ rejected: RejectionCode.YEAR_INVALID, field: 'year' })
  })

  it('begins on 1 September and has neither slot nor time', () => {
    expect(checkBooking({ ...season, month: 10 }, saturdayMorning)).toMatchObject({ field: 'month' })
    expect(checkBooking({ ...season, day: 2 }, saturdayMorning)).toMatchObject({ field: 'day' })
    expect(checkBooking({ ...season, hour: 9 }, saturdayMorning)).toMatchObject({ field: 'hour' })
  })
})

describe('other questions to the calendar', () => {
  it('lists arrival times every half hour, the last hour included', () => {
    expect(arrivalTimes(Slot.Morning)).toStrictEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'])
    expect(arrivalTimes(Slot.Afternoon)).toStrictEqual(['12:00', '12:30', '13:00', '13:30', '14:00', '14:30'])
    expect(arrivalTimes(Slot.None)).toStrictEqual([])
  })

  it.each([
    [7, Slot.Morning],
    [11, Slot.Morning],
    [12, Slot.Afternoon],
    [18, Slot.Afternoon],
  ])('calls hour %i slot %i', (hour, slot) => {
    expect(slotOfHour(hour)).toBe(slot)
  })

  it('refuses an unknown period type', () => {
    const request = { ...cleaning, periodType: 3 as PeriodType }
    expect(checkBooking(request, saturdayMorning)).toStrictEqual({
      rejected: RejectionCode.FIELD_INVALID,
      field: 'periodType',
    })
  })
})
