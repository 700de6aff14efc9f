import { expect, it } from 'vitest'
import { mailAskedBy } from './mailTriggers.ts'

const asked = (type: string, data: object = {}, source = 'rest') =>
  mailAskedBy({ type, data, meta: { source } })

it('mails what J1 lists and nothing else', () => {
  expect(asked('order.placed')).toBe('orderReceived')
  expect(asked('order.group-assigned', { kind: 'change' })).toBe('orderConfirmed')
  expect(asked('points.recharged')).toBe('rechargeReceipt')
  for (const silent of ['order.service-started', 'order.instructions-added', 'points.rewarded', 'toString'])
    expect(asked(silent)).toBeUndefined()
})

it('tells the end of a dispute only when points came back', () => {
  expect(asked('order.dispute-resolved', { outcome: 'refunded' })).toBe('orderCancelled')
  expect(asked('order.dispute-resolved', { outcome: 'completed' })).toBeUndefined()
})

it('confirms to customers what they reported, not what the office recorded', () => {
  const opened = (actorRole: string) =>
    mailAskedBy({
      type: 'order.dispute-opened',
      data: { reason: 'quality' },
      meta: { source: 'graphql', actorId: 'somebody', actorRole },
    })
  expect(opened('1')).toBe('problemReported')
  expect(opened('3')).toBeUndefined()
})

it('tells of recurring visits what N lists, and nobody who is erased', () => {
  expect(asked('series.started')).toBe('seriesBegun')
  expect(asked('series.visit-missed', { reason: 'points' })).toBe('seriesMissed')
  expect(asked('series.visit-missed', { reason: 'season' })).toBeUndefined()
  expect(asked('series.ended', { reason: 'asked' })).toBe('seriesEnded')
  expect(asked('series.ended', { reason: 'erasure' })).toBeUndefined()
  // the order of a placed visit has mails of its own
  for (const silent of ['series.visit-placed', 'series.visit-skipped', 'series.crew-set'])
    expect(asked(silent)).toBeUndefined()
})

it('leaves demo data alone', () => {
  expect(asked('order.placed', {}, 'seed')).toBeUndefined()
})
