import { expect, it } from 'vitest'
import { ActorRole } from '../../kernel/command.ts'
import type { SeriesEvent } from '../../series/events.ts'
import { happened } from '../../testing/given.ts'
import { placed } from '../../testing/orderStory.ts'
import { type AuditedEvent, runAudits } from './audit.ts'
import { auditSeries } from './invariantsOfSeries.ts'

const system = { id: 'system', role: ActorRole.System }
const of = (...events: readonly SeriesEvent[]): AuditedEvent[] =>
  events.map((event) => ({ ...happened(event, '2026-11-20T17:00:00Z', system), stream: 'series-s-1' }))
const order = (orderId: string, seriesId = 's-1'): AuditedEvent => ({
  ...placed({ seriesId }),
  stream: `order-${orderId}`,
})
const started: SeriesEvent = {
  type: 'series.started',
  data: {
    ...{ userId: 'user-1', addressId: 'address-1', serviceId: 'service-1', serviceCatalog: 1 },
    rhythm: { everyWeeks: 1, first: '2026-12-01', slot: 1, time: '09:30' },
    ...{ whenFull: 'move', agreed: { totalPoints: 14_820 } },
  },
}
const visit = (occurrence: string, orderId: string): SeriesEvent => ({
  type: 'series.visit-placed',
  data: { occurrence, orderId, date: occurrence },
})
const report = (...events: readonly AuditedEvent[]) => runAudits([auditSeries()], events)[0]

it('11: holds for visits that are orders of their series', () => {
  const events = [
    ...of(started),
    order('o-1'),
    ...of(visit('2026-12-01', 'o-1')),
    ...of(visit('2026-12-08', 'o-2')),
  ]
  expect(report(...events, order('o-2'))).toMatchObject({ invariant: 11, checked: 2, violations: [] })
})

it.each<[string, readonly AuditedEvent[], string]>([
  ['an order without a visit', [order('o-1')], 'order o-1 is no visit that series s-1 has placed'],
  [
    'a visit without an order',
    of(visit('2026-12-01', 'o-1')),
    'series s-1 has placed order o-1, which is not there or not its own',
  ],
  [
    'a visit after the end',
    [...of({ type: 'series.ended', data: { reason: 'asked' } }, visit('2026-12-01', 'o-1')), order('o-1')],
    'series-s-1: the visit of 2026-12-01 was placed after the end',
  ],
  [
    'a visit within a pause',
    [
      ...of({ type: 'series.paused', data: { from: '2026-11-30' } }, visit('2026-12-01', 'o-1')),
      order('o-1'),
    ],
    'series-s-1: the visit of 2026-12-01 was placed within a pause',
  ],
  [
    'a visit twice',
    [...of(visit('2026-12-01', 'o-1'), visit('2026-12-01', 'o-2')), order('o-1'), order('o-2')],
    'series-s-1: the visit of 2026-12-01 was placed twice',
  ],
])('11: %s', (_, events, violation) => {
  expect(report(...of(started), ...events)?.violations).toEqual([violation])
})

it('11: holds for an order of no series', () => {
  const alone = { ...placed(), stream: 'order-o-2' }
  const events = [...of(started, visit('2026-12-01', 'o-1')), order('o-1'), alone]
  expect(report(...events)?.violations).toEqual([])
})

it('11: a visit before its series began', () => {
  expect(report(...of(visit('2026-12-01', 'o-1')), order('o-1'))?.violations).toEqual([
    'series-s-1: the visit of 2026-12-01 was placed before the series began',
  ])
})

it('11: a visit whose order is of no series', () => {
  const events = [...of(started, visit('2026-12-01', 'o-1')), { ...placed(), stream: 'order-o-1' }]
  expect(report(...events)?.violations).toEqual([
    'series s-1 has placed order o-1, which is not there or not its own',
  ])
})

it('11: an order of another series', () => {
  const events = [...of(started, visit('2026-12-01', 'o-1')), order('o-1', 's-2')]
  expect(report(...events)?.violations).toHaveLength(2)
})
