import { describe, expect, it } from 'vitest'
import {
  crewLoads,
  dashboardSpan,
  dayFigures,
  isSunday,
  lateMoments,
  statusFigures,
  todayFigures,
  weekFigures,
} from './dashboardFigures.ts'

/** A Tuesday. */
const span = dashboardSpan(Temporal.PlainDate.from('2026-11-24'))

describe('the days it is about', () => {
  it('end today, weeks on their Monday', () => {
    expect([span.days[0], span.days.at(-1), span.days.length]).toEqual(['2026-11-11', '2026-11-24', 14])
    expect([span.weeks[0], span.weeks.at(-1), span.weeks.length]).toEqual(['2026-10-05', '2026-11-23', 8])
    expect([span.firstOfMonth, span.sunday, span.coming.at(-1)]).toEqual([
      '2026-10-26',
      '2026-11-29',
      '2026-11-30',
    ])
  })

  it('on a Sunday are of the week that ends then', () => {
    const { weeks, sunday } = dashboardSpan(Temporal.PlainDate.from('2026-11-29'))
    expect([weeks.at(-1), sunday]).toEqual(['2026-11-23', '2026-11-29'])
  })
})

const placed = [
  { date: '2026-11-24', catalog: 1, status: 0, orders: 3 },
  { date: '2026-11-24', catalog: 1, status: 4, orders: 1 },
  { date: '2026-11-24', catalog: 3, status: 1, orders: 2 },
  // the Sunday before this week's Monday
  { date: '2026-11-22', catalog: 2, status: 3, orders: 5 },
  { date: '2026-10-26', catalog: 1, status: 3, orders: 7 },
  { date: '2026-10-25', catalog: 1, status: 3, orders: 11 },
] as const

it('counts every day, empty ones too', () => {
  const days = dayFigures(span, placed)
  expect(days).toHaveLength(14)
  expect(days.at(-1)).toEqual({ date: '2026-11-24', houseCleaning: 4, lawnCare: 0, snowRemoval: 2 })
  expect(days.at(-2)).toEqual({ date: '2026-11-23', houseCleaning: 0, lawnCare: 0, snowRemoval: 0 })
  expect(days.at(-3)).toEqual({ date: '2026-11-22', houseCleaning: 0, lawnCare: 5, snowRemoval: 0 })
})

it('sums every week from Monday to Sunday', () => {
  const weeks = weekFigures(span, {
    placed,
    cancelled: [
      { date: '2026-11-23', orders: 2 },
      { date: '2026-11-24', orders: 1 },
    ],
    points: [
      { date: '2026-11-24', kind: 'recharged', points: 10_000 },
      { date: '2026-11-24', kind: 'rewarded', points: 900 },
      { date: '2026-11-23', kind: 'spent', points: 13_500 },
      { date: '2026-11-23', kind: 'refunded', points: 2_000 },
      { date: '2026-11-23', kind: 'fee', points: 400 },
      { date: '2026-11-22', kind: 'spent', points: 77 },
    ],
  })
  expect(weeks).toHaveLength(8)
  expect(weeks.at(-1)).toEqual({
    from: '2026-11-23',
    houseCleaning: 4,
    lawnCare: 0,
    snowRemoval: 2,
    cancellations: 3,
    pointsSold: 10_000,
    pointsSpent: 13_500,
    pointsReturned: 1_600,
  })
  expect(weeks.at(-2)).toMatchObject({ from: '2026-11-16', lawnCare: 5, pointsSpent: 77, cancellations: 0 })
  expect(weeks.find(({ from }) => from === '2026-10-26')).toMatchObject({ houseCleaning: 7 })
  expect(weeks.find(({ from }) => from === '2026-10-19')).toMatchObject({ houseCleaning: 11 })
})

it('tells how the orders of 30 days stand, every status named', () => {
  expect(statusFigures(span.firstOfMonth, placed).map(({ orders }) => orders)).toEqual([3, 2, 0, 12, 1, 0])
})

it('counts what is booked for today by how far it is, cancelled visits left out', () => {
  const booked = [
    { date: '2026-11-24', catalog: 1, status: 0, orders: 3 },
    { date: '2026-11-24', catalog: 2, status: 2, orders: 2 },
    { date: '2026-11-24', catalog: 1, status: 3, orders: 4 },
    { date: '2026-11-24', catalog: 1, status: 5, orders: 1 },
    { date: '2026-11-24', catalog: 1, status: 4, orders: 7 },
    { date: '2026-11-25', catalog: 1, status: 0, orders: 9 },
  ] as const
  expect(todayFigures(span, booked)).toEqual({ visits: 10, done: 4, running: 2 })
})

it('calls a visit of today late from 20 minutes after its hour, on the local clock', () => {
  expect(lateMoments(Temporal.Instant.from('2026-11-24T16:20:00Z'))).toEqual({
    after: '2026-11-24T06:00:00Z',
    upTo: '2026-11-24T16:00:00Z',
  })
})

it('reckons a clean as half a day of a crew or a whole one, a lawn or snow job as a quarter, a season as nothing', () => {
  const crews = [
    { groupId: 'a', groupNo: 'Crew 1', workingDays: 6 },
    { groupId: 'b', groupNo: 'Crew 2', workingDays: 5 },
  ]
  const orders = [
    { catalog: 1, groupId: 'a', half: 'am' },
    { catalog: 1, groupId: 'a', half: 'both' },
    { catalog: 2, groupId: 'a', half: 'both' },
    { catalog: 3, groupId: 'b', half: 'both' },
    { catalog: 3, groupId: 'b', half: undefined },
  ] as const
  expect(crewLoads(crews, orders)).toEqual([
    // 1/2 + 1 + 1/4
    { ...crews[0], orders: 3, takenDays: 1.75 },
    { ...crews[1], orders: 2, takenDays: 0.25 },
  ])
})

it('knows Sundays', () => {
  expect([isSunday('2026-11-29'), isSunday('2026-11-30')]).toEqual([true, false])
})
