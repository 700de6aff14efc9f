import { describe, expect, it } from 'vitest'
import { PeriodType, ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import { begun, calendar, codeOf, having, intent, placed, today, tuesdays } from '../testing/seriesStory.ts'
import { changeSeries } from './changeSeries.ts'
import { seriesStream } from './events.ts'
import { pauseSeries, resumeSeries } from './pauseSeries.ts'
import type { Series } from './series.ts'
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

  it.each([
    ['everyWeeks', { everyWeeks: 3 }],
    ['first', { first: '2026-02-30' }],
    ['first', { first: '2026-11-15' }],
    ['slot', { slot: 0 }],
    ['hour', { hour: 13 }],
  ])('refuses a rhythm at the field %s', (field, change) => {
    const rhythm = { ...tuesdays, ...change }
    expect(startSeries({ ...intent, rhythm })).toMatchObject({ field })
    expect(changeSeries(begun(), { ...calendar, rhythm, whenFull: 'move' })).toMatchObject({ field })
  })

  it('names the price of now when it rose', () => {
    expect(startSeries({ ...intent, points: 12_001 })).toEqual({
      rejected: 'PRICE_CHANGED',
      params: { total: 12_001 },
    })
  })

  it('gives the series a stream of its own', () => {
    expect(seriesStream('r-1')).toBe('series-r-1')
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
    ['a date without a visit', begun(), '2026-11-17', { rejected: 'SERIES_NO_VISIT', field: 'occurrence' }],
    ['a visit of today', begun(), occurrence, { rejected: 'SERIES_TOO_LATE' }],
    ['a booked visit', placed(begun(), '2026-11-24'), '2026-11-24', { rejected: 'SERIES_VISIT_PLACED' }],
    [
      'a missed visit',
      having(begun(), visitMissed(begun(), '2026-11-24', 'full')),
      '2026-11-24',
      { rejected: 'SERIES_NO_VISIT', field: 'occurrence' },
    ],
  ] as const)('skips no %s', (_, series, date, refusal) => {
    expect(skipVisit(series, { occurrence: date, today: occurrence })).toEqual(refusal)
  })

  it('a skip that is taken back leaves nothing', () => {
    const skipped = having(begun(), skipVisit(begun(), { occurrence: '2026-11-24', today }))
    const wanted = having(skipped, unskipVisit(skipped, { occurrence: '2026-11-24', today }))
    expect(wanted.visits).toEqual(new Map())
  })

  it('takes back no skip that is none', () => {
    const none = { rejected: 'SERIES_NO_VISIT', field: 'occurrence' }
    expect(unskipVisit(begun(), { occurrence, today })).toEqual(none)
    expect(unskipVisit(begun(), { occurrence: '2026-11-17', today })).toEqual(none)
  })

  it('pauses within the next year, forwards', () => {
    const pause = (from: string, to?: string) => pauseSeries(begun(), { from, today, ...(to && { to }) })
    expect(pause('2026-11-02')).toEqual({ rejected: 'DATE_PAST', field: 'from' })
    expect(pause('2026-11-20', '2026-11-19')).toEqual({ rejected: 'DATE_INVALID', field: 'to' })
    expect(pause('2027-11-04')).toEqual({ rejected: 'DATE_TOO_FAR', field: 'from' })
    expect(pause('2026-11-20', '2027-11-04')).toEqual({ rejected: 'DATE_TOO_FAR', field: 'to' })
    expect(pause('2026-11-20', '2026-11-20')).toEqual([
      { type: 'series.paused', data: { from: '2026-11-20', to: '2026-11-20' } },
    ])
    const open = { type: 'series.paused', data: { from: '2027-11-03' } }
    expect(pause('2027-11-03')).toStrictEqual([open])
    expect(codeOf(pause('2026-11-20', '2027-11-03'))).toBeUndefined()
  })

  it('resumes only what is paused', () => {
    const resume = (series: Series, from: string) => resumeSeries(series, { from, today })
    const paused = (to?: string) =>
      having(begun(), pauseSeries(begun(), { from: '2026-11-09', today, ...(to && { to }) }))
    expect(resume(begun(), today)).toEqual({ rejected: 'SERIES_NOT_PAUSED' })
    expect(resume(paused(), '2026-11-02')).toEqual({ rejected: 'DATE_PAST', field: 'from' })
    expect(resume(paused('2026-11-20'), '2026-11-21')).toEqual({ rejected: 'SERIES_NOT_PAUSED' })
    const resumed = [{ type: 'series.resumed', data: { from: '2026-11-20' } }]
    expect(resume(paused('2026-11-20'), '2026-11-20')).toEqual(resumed)
    expect(resume(paused(), '2026-11-20')).toEqual(resumed)
  })

  it('a pause ends the day before the series is resumed, and later ones never begin', () => {
    const pauses = [
      { from: '2026-11-04', to: '2026-11-08' },
      { from: '2026-11-09', to: '2026-11-30' },
      { from: '2026-11-20', to: '2026-11-25' },
      { from: '2026-12-01' },
    ]
    const series = pauses.reduce((so, pause) => having(so, pauseSeries(so, { ...pause, today })), begun())
    expect(having(series, resumeSeries(series, { from: '2026-11-20', today })).pauses).toEqual([
      { from: '2026-11-04', to: '2026-11-08' },
      { from: '2026-11-09', to: '2026-11-19' },
    ])
  })

  it('a pause without an end has one once the series is resumed', () => {
    const paused = having(begun(), pauseSeries(begun(), { from: '2026-11-09', today }))
    expect(having(paused, resumeSeries(paused, { from: '2026-11-20', today })).pauses).toEqual([
      { from: '2026-11-09', to: '2026-11-19' },
    ])
  })

  it('agrees to the price that is shown, once', () => {
    expect(agreePrice(begun(), { points: 13_000, pointsSeen: 12_500 })).toEqual({
      rejected: 'PRICE_CHANGED',
      params: { total: 13_000 },
    })
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
    expect(visitMissed(begun(), '2026-11-17', 'late')).toEqual([])
  })

  it('records why it ended, and why a visit was missed', () => {
    expect(endSeries(begun(), 'erasure')).toEqual([{ type: 'series.ended', data: { reason: 'erasure' } }])
    const missed = visitMissed(begun(), occurrence, 'points')
    expect(missed).toEqual([{ type: 'series.visit-missed', data: { occurrence, reason: 'points' } }])
    expect(having(begun(), missed).visits.get(occurrence)).toEqual({ state: 'missed', reason: 'points' })
  })
})
