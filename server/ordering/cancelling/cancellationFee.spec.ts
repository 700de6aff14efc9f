import { describe, expect, it } from 'vitest'
import { foldAll } from '../../kernel/fold.ts'
import { admin, assigned, mondayMorning, moved, placed, started } from '../../testing/orderStory.ts'
import { knownOrder, orderFold } from '../order.ts'
import { feeLimit, isChargeable } from './cancellationFee.ts'

type Past = readonly Parameters<typeof orderFold.evolve>[1][]

/** What may be charged at a moment of Monday after a look that showed this many points; hh:mm of UTC, the visit is at 15:30. */
function limit(past: Past, [shown, at]: readonly [number, string], now: string) {
  const moment = (time: string) => Temporal.Instant.from(`2026-11-23T${time}:00Z`)
  return feeLimit(knownOrder(foldAll(orderFold, past)), { feePoints: shown, at: moment(at) }, moment(now))
}

function confirmedAt(time: string): Past {
  const [first] = [assigned()]
  return [{ ...first, meta: { ...first.meta, occurredAt: `2026-11-23T${time}:00Z` } }]
}

describe('a fee that was shown (decision M12)', () => {
  // placed on Friday, pending until Monday 12:02
  const past = [placed(), ...confirmedAt('12:02')]

  it('as 0 while the order was pending holds for five minutes after confirmation, that minute included', () => {
    expect(limit(past, [0, '12:00'], '12:07')).toBe(0)
    expect(limit(past, [0, '12:00'], '12:08')).toBe(Number.POSITIVE_INFINITY)
  })

  it('holds where it was shown after the confirmation, and where nothing was confirmed', () => {
    expect(limit(past, [2_500, '12:03'], '12:12')).toBe(2_500)
    expect(limit(past, [0, '12:02'], '12:12')).toBe(0)
    expect(limit(past, [0, '12:03'], '12:12')).toBe(0)
    expect(limit([placed()], [0, '12:00'], '12:09')).toBe(0)
  })

  it('as 0 holds where cancelling was then free by its own right: within five minutes of placing, or a day ahead', () => {
    const fresh = [placed({}, '2026-11-23T12:00:00Z'), ...confirmedAt('12:01')]
    expect(limit(fresh, [0, '12:00'], '12:10')).toBe(0)
    const farAhead = [
      placed({ bookedFor: { ...mondayMorning, date: '2026-11-24' } }),
      ...confirmedAt('15:25'),
    ]
    expect(limit(farAhead, [0, '15:24'], '15:33')).toBe(0)
  })

  it('holds as a fee that was kept while the order waited for a crew again', () => {
    const waiting = moved({ groupKept: false }, '2026-11-23T12:04:00Z', admin)
    const again = [...past, waiting, ...confirmedAt('12:05')]
    expect(limit(again, [2_500, '12:04'], '12:13')).toBe(2_500)
  })

  it('is no limit where nothing was shown', () => {
    const order = knownOrder(foldAll(orderFold, past))
    expect(feeLimit(order, undefined, Temporal.Instant.from('2026-11-23T12:30:00Z'))).toBe(
      Number.POSITIVE_INFINITY,
    )
  })
})

it('a fee that was kept cannot be due any more once the work has begun', () => {
  const kept = [placed(), assigned(), moved({}, '2026-11-23T12:04:00Z', admin)]
  expect(isChargeable(knownOrder(foldAll(orderFold, kept)))).toBe(true)
  expect(isChargeable(knownOrder(foldAll(orderFold, [...kept, started()])))).toBe(false)
})
