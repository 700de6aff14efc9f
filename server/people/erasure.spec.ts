import { describe, expect, it } from 'vitest'
import { type ErasureBlockers, erasureTimes, mayAskErasure, mayBeClosed, mayBeErased } from './erasure.ts'

const asked = Temporal.Instant.from('2026-11-24T17:00:00Z')
const aDayLater = Temporal.Instant.from('2026-11-25T17:00:00Z')
const nothing: ErasureBlockers = { openOrders: 0, inService: 0, complaints: 0, points: 0, rewardPoints: 0 }

describe('asking to be forgotten', () => {
  it('is refused while anything is booked or under way', () => {
    expect(mayAskErasure({ openOrders: 3, inService: 1, complaints: 0 })).toEqual({
      rejected: 'ERASURE_ORDERS_OPEN',
      params: { orders: 3, booked: 2, inService: 1, complaints: 0 },
    })
  })

  it('is refused while a complaint is open, which may bring points back', () => {
    expect(mayAskErasure({ openOrders: 0, inService: 0, complaints: 1 })).toEqual({
      rejected: 'ERASURE_ORDERS_OPEN',
      params: { orders: 1, booked: 0, inService: 0, complaints: 1 },
    })
  })

  it('is open to everybody else, whatever points they hold', () => {
    expect(mayAskErasure(nothing)).toBeUndefined()
  })

  it('is carried out a day later at the earliest and within thirty days', () => {
    expect(erasureTimes(asked)).toEqual({
      earliest: aDayLater,
      latest: Temporal.Instant.from('2026-12-24T17:00:00Z'),
    })
  })
})

describe('forgetting somebody', () => {
  it('is allowed from the first second of the second day, and reward points lapse', () => {
    expect(mayBeErased(asked, aDayLater)).toBeUndefined()
    expect(mayBeClosed({ ...nothing, rewardPoints: 1500 })).toBeUndefined()
  })

  it('is refused to who did not ask', () => {
    expect(mayBeErased(undefined, aDayLater)).toEqual({ rejected: 'ERASURE_NOT_ASKED' })
  })

  it.each([
    [asked, 24],
    [aDayLater.subtract({ minutes: 61 }), 2],
    [aDayLater.subtract({ seconds: 1 }), 1],
  ])('is too early at %s, and says for how many hours', (now, hours) => {
    expect(mayBeErased(asked, now)).toEqual({
      rejected: 'ERASURE_TOO_EARLY',
      params: { hours },
    })
  })

  it('is refused while orders are open', () => {
    expect(mayBeClosed({ ...nothing, openOrders: 1 })).toMatchObject({
      rejected: 'ERASURE_ORDERS_OPEN',
    })
  })

  it('is refused while a complaint is open, whatever was there when they asked', () => {
    expect(mayBeClosed({ ...nothing, complaints: 1 })).toMatchObject({
      rejected: 'ERASURE_ORDERS_OPEN',
    })
  })

  it('is refused while a paid point is left: it is their money', () => {
    expect(mayBeClosed({ ...nothing, points: 1 })).toEqual({
      rejected: 'ERASURE_POINTS_LEFT',
      params: { points: 1 },
    })
  })
})
