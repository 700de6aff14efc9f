import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { foldAll } from '../../kernel/fold.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { given } from '../../testing/given.ts'
import {
  assigned,
  livesUntil,
  mondayMorning,
  moved,
  orderId,
  placed,
  seasonPlaced,
  started,
} from '../../testing/orderStory.ts'
import { knownOrder, orderFold } from '../order.ts'
import { endTimeOf, readPressedAt, startTimeOf, type WorkTime } from './serviceTime.ts'
import { startService } from './startService.ts'

const instant = (time: string) => Temporal.Instant.from(time)

describe('a crew’s own time, queued without signal (decisions E7, M2)', () => {
  const order = (past: (typeof livesUntil)[OrderStatus]) => knownOrder(foldAll(orderFold, past))
  const now = instant('2026-11-23T20:00:00Z')
  const timeOf = (claimed: string | undefined) => (claimed === undefined ? undefined : instant(claimed))
  const told = ({ happenedAt, claimedAt }: WorkTime) => [happenedAt.toString(), claimedAt?.toString()]

  it.each([
    ['none', undefined, '2026-11-23T20:00:00Z', undefined],
    ['on the booked day', '2026-11-23T06:00:00Z', '2026-11-23T06:00:00Z', undefined],
    ['before the booked day', '2026-11-23T05:59:59Z', '2026-11-23T20:00:00Z', '2026-11-23T05:59:59Z'],
    ['now', '2026-11-23T20:00:00Z', '2026-11-23T20:00:00Z', undefined],
    ['in the future', '2026-11-23T20:00:01Z', '2026-11-23T20:00:00Z', '2026-11-23T20:00:01Z'],
  ])('of the start: %s', (_, claimed, taken, refusedTime) => {
    const time = startTimeOf(order(livesUntil[OrderStatus.Confirmed]), timeOf(claimed), now)
    expect(told(time)).toEqual([taken, refusedTime])
  })

  it.each([
    ['before it was placed', '2026-11-01T06:00:00Z', [seasonPlaced(), assigned()]],
    ['before the crew had it', '2026-11-20T17:59:59Z', [seasonPlaced(), assigned()]],
    [
      'before it went to this crew',
      '2026-11-22T16:59:59Z',
      [seasonPlaced(), assigned(), assigned('crew-2', ['staff-3'], '2026-11-22T17:00:00Z')],
    ],
    [
      'before it was moved to that day',
      '2026-11-21T19:59:59Z',
      [placed(), assigned(), moved({ to: { ...mondayMorning, date: '2026-11-21' } }, '2026-11-21T20:00:00Z')],
    ],
    ['before it was placed, where no crew has it', '2026-11-01T06:00:00Z', [seasonPlaced()]],
  ])('is not taken for a day or period that began before: %s', (_, claimed, past) => {
    expect(told(startTimeOf(order(past), instant(claimed), now))).toEqual([now.toString(), claimed])
  })

  it('is taken from the moment the crew had the order', () => {
    const past = [seasonPlaced(), assigned()]
    const claimed = '2026-11-20T18:00:00Z'
    expect(told(startTimeOf(order(past), instant(claimed), now))).toEqual([claimed, undefined])
  })

  it.each([
    ['none', undefined, '2026-11-23T20:00:00Z', undefined],
    ['after the start', '2026-11-23T18:00:00Z', '2026-11-23T18:00:00Z', undefined],
    ['the start itself', '2026-11-23T15:35:00Z', '2026-11-23T20:00:00Z', '2026-11-23T15:35:00Z'],
    ['in the future', '2026-11-24T18:00:00Z', '2026-11-23T20:00:00Z', '2026-11-24T18:00:00Z'],
  ])('of the end: %s', (_, claimed, taken, refusedTime) => {
    const time = endTimeOf(order(livesUntil[OrderStatus.InService]), timeOf(claimed), now)
    expect(told(time)).toEqual([taken, refusedTime])
  })

  it('of the end follows the start’s own time, though the start was recorded after it', () => {
    const start = started('2026-11-23T19:00:00Z', { happenedAt: '2026-11-23T15:00:00Z' })
    const past = [placed(), assigned(), start]
    const claimed = '2026-11-23T18:00:00Z'
    expect(told(endTimeOf(order(past), instant(claimed), now))).toEqual([claimed, undefined])
  })

  it('stays on the record when it is not taken', () => {
    given(orderFold, livesUntil[OrderStatus.Confirmed])
      .when((state) =>
        startService(knownOrder(state), {
          orderId,
          role: ActorRole.Staff,
          at: now,
          staffId: 'staff-1',
          crew: ['staff-1'],
          claimedAt: instant('2026-11-01T06:00:00Z'),
        }),
      )
      .expectEvents([
        {
          stream: 'order-order-1',
          event: {
            type: 'order.service-started',
            data: {
              staffId: 'staff-1',
              staffIds: ['staff-1'],
              happenedAt: '2026-11-23T20:00:00Z',
              claimedAt: '2026-11-01T06:00:00Z',
            },
          },
        },
      ])
  })
})

describe('the moment of a press', () => {
  it.each([
    ['2026-11-23T09:05:00-07:00', '2026-11-23T16:05:00Z'],
    ['2026-11-23T16:05:00.25Z', '2026-11-23T16:05:00.25Z'],
  ])('%s is read', (text, expected) => {
    expect(String(readPressedAt(text))).toBe(expected)
  })

  it('is none for a press that was sent at once', () => {
    expect([readPressedAt(null), readPressedAt(undefined)]).toEqual([undefined, undefined])
  })

  it.each(['', 'now', '2026-11-23', '2026-11-23T09:05:00', '2026-02-30T09:05:00Z', '1700000000'])(
    '%j names no moment',
    (text) => {
      const read = readPressedAt(text)
      expect(isRejection(read)).toBe(true)
      expect(read).toEqual({ rejected: 'FIELD_INVALID', field: 'pressedAt' })
    },
  )
})
