import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { foldAll } from '../../kernel/fold.ts'
import { experienceFold } from '../../points/experience.ts'
import type { CrewMember } from '../../staffing/crewMembers.store.ts'
import { given } from '../../testing/given.ts'
import { assigned, livesUntil, orderId, seasonPlaced } from '../../testing/orderStory.ts'
import type { WorkReport } from '../events.ts'
import { knownOrder, orderFold } from '../order.ts'
import { type EndService, endService } from './endService.ts'
import { membersOf, type StartService, startService } from './startService.ts'

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
  const startedEvent = (work: Pick<WorkReport, 'happenedAt' | 'claimedAt'>) => ({
    stream: 'order-order-1',
    event: {
      type: 'order.service-started' as const,
      data: { staffId: 'staff-3', staffIds: ['staff-1', 'staff-3'], ...work },
    },
  })

  it('freezes the crew’s members of now', () => {
    starting(livesUntil[OrderStatus.Confirmed]).expectEvents([
      startedEvent({ happenedAt: '2026-11-23T15:35:00Z' }),
    ])
  })

  it('takes the members from the order’s crew; an order without a crew has none', () => {
    const known = { staffNo: '001', firstName: 'Sam', lastName: 'Lee', photo: '', rate: 5, isEnabled: true }
    const member = (staffId: string): CrewMember => ({ staffId, ...known })
    const crews = {
      crews: [],
      workers: new Map([['crew-1', [member('staff-3'), member('staff-1')]]]),
      crewsOff: new Map(),
      closed: [],
    }
    const crewOf = (past: (typeof livesUntil)[OrderStatus]) =>
      membersOf(crews, knownOrder(foldAll(orderFold, past)))
    expect(crewOf(livesUntil[OrderStatus.Confirmed])).toEqual(['staff-1', 'staff-3'])
    expect(crewOf(livesUntil[OrderStatus.Pending])).toEqual([])
  })

  it('pressed again changes nothing', () => {
    starting(livesUntil[OrderStatus.InService], { staffId: 'staff-2', crew: [] }).expectEvents([])
    starting(livesUntil[OrderStatus.InService], { staffId: 'staff-3' }).expectEvents([])
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
    starting(confirmed, { at: instant('2026-11-23T06:00:00Z') }).expectEvents([
      startedEvent({ happenedAt: '2026-11-23T06:00:00Z' }),
    ])
    starting(confirmed, { at: instant('2026-12-24T06:00:00Z') }).expectEvents([
      startedEvent({ happenedAt: '2026-12-24T06:00:00Z' }),
    ])
  })

  it('of a period ends with its last day', () => {
    const season = [seasonPlaced(), assigned()]
    starting(season, { at: instant('2027-05-01T05:59:59Z') }).expectEvents([
      startedEvent({ happenedAt: '2027-05-01T05:59:59Z' }),
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
    ending(OrderStatus.InService).expectEvents([
      {
        stream: 'order-order-1',
        event: {
          type: 'order.service-ended',
          data: {
            staffId: 'staff-2',
            staffIds: ['staff-1', 'staff-2'],
            happenedAt: '2026-11-23T18:35:00Z',
          },
        },
      },
      {
        stream: 'experience-user-1',
        event: { type: 'experience.gained', data: { orderId, amount: 148 } },
      },
    ])
  })

  it('pressed again changes nothing', () => {
    ending(OrderStatus.Completed).expectEvents([])
    ending(OrderStatus.Completed, { staffId: 'staff-1' }).expectEvents([])
  })

  it.each([
    ['began it and left the crew since', 'staff-1'],
    ['joined the crew since', 'staff-3'],
  ])('is open to who %s', (_, staffId) => {
    const ended = {
      type: 'order.service-ended',
      data: { staffId, staffIds: ['staff-1', 'staff-2'], happenedAt: '2026-11-23T18:35:00Z' },
    } as const
    ending(OrderStatus.InService, { staffId }).expectEvents([
      { stream: 'order-order-1', event: ended },
      { stream: 'experience-user-1', event: { type: 'experience.gained', data: { orderId, amount: 148 } } },
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
