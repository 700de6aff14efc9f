import { describe, expect, it } from 'vitest'
import { type WaitingVisit, waitingMails } from './waitingMails.ts'

const visit = (change: Partial<WaitingVisit> = {}): WaitingVisit => ({
  ...{ seriesId: 's-1', userId: 'c-1', occurrence: '2026-12-08', reason: 'points' },
  ...{ points: 14_820, missingPoints: 2_320 },
  ...change,
})
const reasons = (visits: readonly WaitingVisit[], today = '2026-11-24') =>
  waitingMails(visits, today).map(({ reason }) => reason)

describe('mails about visits that wait', () => {
  it('say what is missing, to the customer', () => {
    expect(waitingMails([visit()], '2026-11-24')).toEqual([
      {
        kind: 'seriesPoints',
        customerId: 'c-1',
        facts: { seriesId: 's-1', occurrence: '2026-12-08', points: 14_820, missingPoints: 2_320 },
        reason: 'series/s-1/2026-12-08/points',
      },
    ])
  })

  it('have the same reason at every look, and another one from four days ahead on', () => {
    const first = ['series/s-1/2026-12-08/points']
    expect([reasons([visit()]), reasons([visit()], '2026-12-03')]).toEqual([first, first])
    const again = ['series/s-1/2026-12-08/points/again']
    expect([reasons([visit()], '2026-12-04'), reasons([visit()], '2026-12-05')]).toEqual([again, again])
  })

  it('ask once for a price, and say once what stops a visit', () => {
    const price = visit({ reason: 'price' })
    const stopped = visit({ seriesId: 's-2', reason: 'stopped', points: undefined })
    expect(reasons([price, stopped], '2026-12-04')).toEqual([
      'series/s-1/2026-12-08/price',
      'series/s-2/2026-12-08/stopped',
    ])
    expect(waitingMails([stopped], '2026-11-24')[0]?.facts).not.toHaveProperty('points')
  })

  it('are about the first visit of a series alone', () => {
    const later = visit({ occurrence: '2026-12-15' })
    expect(reasons([later, visit()])).toEqual(['series/s-1/2026-12-08/points'])
  })
})
