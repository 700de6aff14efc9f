import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { foldAll } from '../../kernel/fold.ts'
import { experienceFold } from '../../points/experience.ts'
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
import type { WorkReport } from '../events.ts'
import { knownOrder, orderFold } from '../order.ts'
import { type EndService, endService } from './endService.ts'
import { endTimeOf, startTimeOf, type WorkTime } from './serviceTime.ts'
import { type StartService, startService } from './startService.ts'

const instant = (time: string) => Temporal.Instant.from(time)
const refused = { rejected: 'ORDER_TRANSITION_REFUSED' } as const

describe('starting service', () => {
  const intent: StartService = {
    orderId,
    role: ActorRole.Staff,
    at: instant('2026-11-23T15:35:00Z'),
    staffId: 'staff-3',
    crew: ['staff-1', 'staff-3'],
  }
  const starting = (past: (typeof livesUntil)[OrderStatus], change: Partial<StartService> = {}) =>
    given(orderFold, past).when((order) => startService(knownOrder(order), { ...intent, ...change }))
  const startedFact = (work: Pick<WorkReport, 'happenedAt' | 'claimedAt'>) => ({
    stream: 'order-order-1',
    fact: {
      type: 'order.service-started' as const,
      data: { staffId: 'staff-3', staffIds: ['staff-1', 'staff-3'], ...work },
      schema: '2',
    },
  })

  it('freezes the crew’s members of now', () => {
    starting(livesUntil[OrderStatus.Confirmed]).expectFacts([
      startedFact({ happenedAt: '2026-11-23T15:35:00Z' }),
    ])
  })

  it('pressed again changes nothing', () => {
    starting(livesUntil[OrderStatus.InService], { staffId: 'staff-2', crew: [] }).expectFacts([])
    starting(livesUntil[OrderStatus.InService], { staffId: 'staff-3' }).expectFacts([])
  })

  it('is for members of the crew alone: who had the order before is told so, nobody else knows of it', () => {
    const past = livesUntil[OrderStatus.Confirmed]
    starting(past, { staffId: 'staff-2' }).expectRejection({ rejected: 'NOT_YOUR_ORDER' })
    starting(past, { staffId: 'staff-9' }).expectRejection({ rejected: 'NOT_FOUND' })
    starting(livesUntil[OrderStatus.InService], { staffId: 'staff-9' }).expectRejection({
      rejected: 'NOT_FOUND',
    })
  })

  it('begins with the booked day in Alberta', () => {
    const confirmed = livesUntil[OrderStatus.Confirmed]
    starting(confirmed, { at: instant('2026-11-23T05:59:59Z') }).expectRejection({
      rejected: 'TOO_EARLY_TO_START',
    })
    starting(confirmed, { at: instant('2026-11-23T06:00:00Z') }).expectFacts([
      startedFact({ happenedAt: '2026-11-23T06:00:00Z' }),
    ])
    starting(confirmed, { at: instant('2026-12-24T06:00:00Z') }).expectFacts([
      startedFact({ happenedAt: '2026-12-24T06:00:00Z' }),
    ])
  })

  it('of a period ends with its last day', () => {
    const season = [seasonPlaced(), assigned()]
    starting(season, { at: instant('2027-05-01T05:59:59Z') }).expectFacts([
      startedFact({ happenedAt: '2027-05-01T05:59:59Z' }),
    ])
    starting(season, { at: instant('2027-05-01T06:00:00Z') }).expectRejection({
      rejected: 'PERIOD_OVER',
    })
  })

  it.each([OrderStatus.Pending, OrderStatus.Completed, OrderStatus.Cancelled, OrderStatus.Disputed])(
    'in status %i is refused',
    (status) => {
      starting(livesUntil[status]).expectRejection(refused)
    },
  )

  it('by an admin is refused', () => {
    starting(livesUntil[OrderStatus.Confirmed], { role: ActorRole.Admin }).expectRejection(refused)
  })
})

describe('ending service', () => {
  const intent: EndService = {
    orderId,
    role: ActorRole.Staff,
    at: instant('2026-11-23T18:35:00Z'),
    staffId: 'staff-2',
    crew: ['staff-2', 'staff-3'],
  }
  const ending = (status: OrderStatus, change: Partial<EndService> = {}) =>
    given(orderFold, livesUntil[status])
      .and(experienceFold, [])
      .when((order, experience) =>
        endService({ order: knownOrder(order), experience }, { ...intent, ...change }),
      )

  it('by any of those who started completes the order and gives experience: 14,820 points are 148', () => {
    ending(OrderStatus.InService).expectFacts([
      {
        stream: 'order-order-1',
        fact: {
          type: 'order.service-ended',
          data: {
            staffId: 'staff-2',
            staffIds: ['staff-1', 'staff-2'],
            happenedAt: '2026-11-23T18:35:00Z',
          },
          schema: '2',
        },
      },
      {
        stream: 'experience-user-1',
        fact: { type: 'experience.gained', data: { orderId, amount: 148 } },
      },
    ])
  })

  it('pressed again changes nothing', () => {
    ending(OrderStatus.Completed).expectFacts([])
    ending(OrderStatus.Completed, { staffId: 'staff-1' }).expectFacts([])
  })

  it.each([
    ['began it and left the crew since', 'staff-1'],
    ['joined the crew since', 'staff-3'],
  ])('is open to who %s', (_, staffId) => {
    const ended = {
      type: 'order.service-ended',
      data: { staffId, staffIds: ['staff-1', 'staff-2'], happenedAt: '2026-11-23T18:35:00Z' },
      schema: '2',
    } as const
    ending(OrderStatus.InService, { staffId }).expectFacts([
      { stream: 'order-order-1', fact: ended },
      { stream: 'experience-user-1', fact: { type: 'experience.gained', data: { orderId, amount: 148 } } },
    ])
  })

  it('by anybody else is refused', () => {
    for (const status of [OrderStatus.InService, OrderStatus.Completed])
      ending(status, { staffId: 'staff-9' }).expectRejection({ rejected: 'NOT_FOUND' })
  })

  it('must be after the start', () => {
    ending(OrderStatus.InService, { at: instant('2026-11-23T15:35:00Z') }).expectRejection(refused)
  })

  it.each([OrderStatus.Confirmed, OrderStatus.Disputed])('in status %i is refused', (status) => {
    ending(status).expectRejection(refused)
  })
})

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
      .expectFacts([
        {
          stream: 'order-order-1',
          fact: {
            type: 'order.service-started',
            data: {
              staffId: 'staff-1',
              staffIds: ['staff-1'],
              happenedAt: '2026-11-23T20:00:00Z',
              claimedAt: '2026-11-01T06:00:00Z',
            },
            schema: '2',
          },
        },
      ])
  })
})
