import { describe, expect, it } from 'vitest'
import { PeriodType, ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import {
  begun,
  calendar,
  codeOf,
  datesOf,
  having,
  intent,
  placed,
  today,
  tuesdays,
} from '../testing/seriesStory.ts'
import { changeSeries } from './changeSeries.ts'
import { nextOccurrences } from './outlook.ts'
import { pauseSeries, resumeSeries } from './pauseSeries.ts'
import { agreePrice, endSeries, setCrew, visitMissed, visitPlaced } from './seriesTerms.ts'
import { skipVisit, unskipVisit } from './skipVisit.ts'
import { startSeries } from './startSeries.ts'

describe('beginning', () => {
  it('records service, rhythm and the agreed price', () => {
    expect(startSeries(intent)).toEqual([
      {
        type: 'series.started',
        data: {
          userId: 'c-1',
          addressId: 'a-1',
          serviceId: 's-1',
          serviceCatalog: ServiceCatalog.HouseCleaning,
          rhythm: { everyWeeks: 2, first: '2026-11-10', slot: Slot.Morning, time: '09:30' },
          whenFull: 'move',
          agreed: { totalPoints: 12_000 },
        },
      },
    ])
  })

  it('takes a price that fell since it was seen, at the price that was agreed', () => {
    expect(begun({ points: 11_000 }).agreedPoints).toBe(12_000)
  })

  it.each([
    [
      'a service of a month',
      { service: { ...intent.service, periodType: PeriodType.Month } },
      'SERIES_DAY_ONLY',
    ],
    ['a service that is not offered', { points: undefined }, 'SERVICE_UNAVAILABLE'],
    ['a higher price', { points: 12_001 }, 'PRICE_CHANGED'],
    ['three weeks', { rhythm: { ...tuesdays, everyWeeks: 3 } }, 'FIELD_INVALID'],
    ['no date', { rhythm: { ...tuesdays, first: '2026-02-30' } }, 'DATE_INVALID'],
    ['a Sunday', { rhythm: { ...tuesdays, first: '2026-11-15' } }, 'DATE_INVALID'],
    ['a closed day', { rhythm: { ...tuesdays, first: '2026-11-11' } }, 'DAY_CLOSED'],
    ['a first visit out of season', { offeredMonths: [5, 6] }, 'OUT_OF_SEASON'],
    ['a day of the past', { rhythm: { ...tuesdays, first: '2026-11-02' } }, 'DATE_PAST'],
    ['no slot', { rhythm: { ...tuesdays, slot: 0 } }, 'SLOT_REQUIRED'],
    ['an hour of the other slot', { rhythm: { ...tuesdays, hour: 13 } }, 'TIME_OUTSIDE_SLOT'],
  ] as const)('refuses %s', (_, change, code) => {
    expect(codeOf(startSeries({ ...intent, ...change }))).toBe(code)
  })
})

describe('occurrences', () => {
  it('come on the same weekday, through a clock change and the turn of the year', () => {
    const series = begun({ rhythm: { ...tuesdays, everyWeeks: 4 } })
    expect(datesOf(nextOccurrences(series, today, 6))).toEqual([
      '2026-11-10',
      '2026-12-08',
      '2027-01-05',
      '2027-02-02',
      '2027-03-02',
      '2027-03-30',
    ])
    expect(datesOf(nextOccurrences(series, '2027-01-06', 1))).toEqual(['2027-02-02'])
  })

  it('follow a new rhythm from its first date on, whichever came before', () => {
    const weekly = { ...tuesdays, everyWeeks: 1, first: '2026-12-03', slot: 2, hour: 13 }
    const series = having(begun(), changeSeries(begun(), { ...calendar, rhythm: weekly, whenFull: 'move' }))
    expect(datesOf(nextOccurrences(series, today, 4))).toEqual([
      '2026-11-10',
      '2026-11-24',
      '2026-12-03',
      '2026-12-10',
    ])
    const sooner = { ...weekly, first: '2026-11-20' }
    const again = having(series, changeSeries(series, { ...calendar, rhythm: sooner, whenFull: 'skip' }))
    expect(datesOf(nextOccurrences(again, today, 4))).toEqual([
      '2026-11-10',
      '2026-11-20',
      '2026-11-27',
      '2026-12-04',
    ])
    expect(again.whenFull).toBe('skip')
  })

  it('change only behind what is booked', () => {
    const series = placed(begun(), '2026-11-10', '2026-11-12')
    const change = (first: string) =>
      changeSeries(series, { ...calendar, rhythm: { ...tuesdays, first }, whenFull: 'move' })
    expect(codeOf(change('2026-11-12'))).toBe('SERIES_BEFORE_BOOKED')
    expect(codeOf(change('2026-11-13'))).toBeUndefined()
  })
})

describe('refusals', () => {
  const ended = having(begun(), endSeries(begun(), 'asked'))
  const occurrence = '2026-11-10'

  it('nothing is done to a series that has ended, and ending it again changes nothing', () => {
    const outcomes = [
      changeSeries(ended, { ...calendar, rhythm: tuesdays, whenFull: 'move' }),
      pauseSeries(ended, { from: today, today }),
      resumeSeries(ended, { from: today, today }),
      skipVisit(ended, { occurrence, today }),
      unskipVisit(ended, { occurrence, today }),
      agreePrice(ended, { points: 1, pointsSeen: 1 }),
      setCrew(ended, 'g-1'),
    ]
    expect(outcomes.map(codeOf)).toEqual(outcomes.map(() => 'SERIES_ENDED'))
    expect(codeOf(visitPlaced(ended, { occurrence, orderId: 'o', date: occurrence }))).toBe('SERIES_NO_VISIT')
    expect(visitMissed(ended, occurrence, 'late')).toEqual([])
    expect(endSeries(ended, 'asked')).toEqual([])
  })

  it.each([
    ['a date without a visit', begun(), '2026-11-17', 'SERIES_NO_VISIT'],
    ['a visit of today', begun(), occurrence, 'SERIES_TOO_LATE'],
    ['a booked visit', placed(begun(), '2026-11-24'), '2026-11-24', 'SERIES_VISIT_PLACED'],
  ] as const)('skips no %s', (_, series, date, code) => {
    expect(codeOf(skipVisit(series, { occurrence: date, today: occurrence }))).toBe(code)
  })

  it('takes back no skip that is none', () => {
    expect(codeOf(unskipVisit(begun(), { occurrence, today }))).toBe('SERIES_NO_VISIT')
  })

  it('pauses within the next year, forwards', () => {
    const pause = (from: string, to?: string) =>
      codeOf(pauseSeries(begun(), { from, today, ...(to && { to }) }))
    expect(pause('2026-11-02')).toBe('DATE_PAST')
    expect(pause('2026-11-20', '2026-11-19')).toBe('DATE_INVALID')
    expect(pause('2027-11-04')).toBe('DATE_TOO_FAR')
    expect(pause('2026-11-20', '2027-11-04')).toBe('DATE_TOO_FAR')
    expect(pause('2026-11-20', '2027-11-03')).toBeUndefined()
    expect(codeOf(resumeSeries(begun(), { from: today, today }))).toBe('SERIES_NOT_PAUSED')
  })

  it('agrees to the price that is shown, once', () => {
    expect(codeOf(agreePrice(begun(), { points: 13_000, pointsSeen: 12_500 }))).toBe('PRICE_CHANGED')
    const agreed = having(begun(), agreePrice(begun(), { points: 13_000, pointsSeen: 13_000 }))
    expect(agreed.agreedPoints).toBe(13_000)
    expect(agreePrice(agreed, { points: 13_000, pointsSeen: 13_000 })).toEqual([])
  })

  it('keeps its usual crew until another is set', () => {
    const crewed = having(begun(), setCrew(begun(), 'g-1'))
    expect(crewed.crewId).toBe('g-1')
    expect(setCrew(crewed, 'g-1')).toEqual([])
    expect(having(crewed, setCrew(crewed, null)).crewId).toBeUndefined()
  })

  it('places no occurrence twice', () => {
    const series = placed(begun(), occurrence)
    expect(codeOf(visitPlaced(series, { occurrence, orderId: 'o-2', date: occurrence }))).toBe(
      'SERIES_NO_VISIT',
    )
    expect(visitMissed(series, occurrence, 'late')).toEqual([])
  })
})
