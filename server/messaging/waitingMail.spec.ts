import { describe, expect, it } from 'vitest'
import { type WaitingVisit, waitingMail } from './waitingMail.ts'

const visit = (change: Partial<WaitingVisit> = {}): WaitingVisit => ({
  ...{ occurrence: '2026-12-08', for: 'points', points: 14_820, missingPoints: 2_320 },
  ...change,
})
const asked = (visits: readonly WaitingVisit[], today = '2026-11-24') =>
  waitingMail({ seriesId: 's-1', userId: 'c-1' }, visits, today)
const reason = (visits: readonly WaitingVisit[], today?: string) => asked(visits, today)?.reason

describe('the mail about visits that wait', () => {
  it('says what is missing, to the customer', () => {
    expect(asked([visit()])).toEqual({
      kind: 'seriesPoints',
      customerId: 'c-1',
      facts: { seriesId: 's-1', occurrence: '2026-12-08', points: 14_820, missingPoints: 2_320 },
      reason: 'series/s-1/2026-12-08/points',
    })
    expect(asked([])).toBeUndefined()
  })

  it('has the same reason at every look, and another one from four days ahead on', () => {
    const first = 'series/s-1/2026-12-08/points'
    expect([reason([visit()]), reason([visit()], '2026-12-03')]).toEqual([first, first])
    const again = `${first}/again`
    expect([reason([visit()], '2026-12-04'), reason([visit()], '2026-12-05')]).toEqual([again, again])
  })

  it.each([
    ['price', 'seriesPrice'],
    ['stopped', 'seriesStopped'],
  ] as const)('says once that a visit waits for: %s', (waitsFor, kind) => {
    const stopped = visit({ for: waitsFor, points: undefined })
    const mail = asked([stopped], '2026-12-04')
    expect(mail).toMatchObject({ kind, reason: `series/s-1/2026-12-08/${waitsFor}` })
    expect(mail?.facts).not.toHaveProperty('points')
  })

  it('is about the first visit alone', () => {
    expect(reason([visit({ occurrence: '2026-12-15' }), visit()])).toBe('series/s-1/2026-12-08/points')
  })
})
