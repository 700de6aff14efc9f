import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import type { RecordedEvent } from '../../kernel/event.ts'
import { foldAll } from '../../kernel/fold.ts'
import { given } from '../../testing/given.ts'
import {
  assigned,
  cancelled,
  ended,
  livesUntil,
  moved,
  orderId,
  placed,
  started,
  visitFailed,
} from '../../testing/orderStory.ts'
import type { OrderEvent } from '../events.ts'
import { knownOrder, orderFold } from '../order.ts'
import { type ReportFailedVisit, reportFailedVisit } from './reportFailedVisit.ts'

const instant = (time: string) => Temporal.Instant.from(time)

describe('a visit that the crew could not do (decision X11)', () => {
  const intent: ReportFailedVisit = {
    orderId,
    role: ActorRole.Staff,
    at: instant('2026-11-23T15:40:00Z'),
    staffId: 'staff-1',
    crew: ['staff-1', 'staff-2'],
    reason: 'nobodyHome',
  }
  const reporting = (past: (typeof livesUntil)[OrderStatus], change: Partial<ReportFailedVisit> = {}) =>
    given(orderFold, past).when((order) => reportFailedVisit(knownOrder(order), { ...intent, ...change }))
  const failed = (more: object = {}) => [
    {
      stream: 'order-order-1',
      event: {
        type: 'order.visit-failed' as const,
        data: {
          reason: 'nobodyHome' as const,
          staffId: 'staff-1',
          happenedAt: '2026-11-23T15:40:00Z',
          ...more,
        },
      },
    },
  ]

  it.each([OrderStatus.Confirmed, OrderStatus.InService])('is reported in status %i', (status) => {
    reporting(livesUntil[status]).expectEvents(failed())
  })

  it.each([OrderStatus.Completed, OrderStatus.Disputed])('is refused in status %i', (status) => {
    reporting(livesUntil[status]).expectRejection({ rejected: 'ORDER_TRANSITION_REFUSED' })
  })

  it('is not reported before the booked day', () => {
    reporting(livesUntil[OrderStatus.Confirmed], { at: instant('2026-11-22T15:40:00Z') }).expectRejection({
      rejected: 'TOO_EARLY_TO_REPORT',
    })
  })

  it('keeps the crew’s own time where it is possible, and the time of recording elsewhere', () => {
    const [possible, impossible] = ['2026-11-23T15:00:00Z', '2026-11-01T15:00:00Z']
    reporting(livesUntil[OrderStatus.Confirmed], { claimedAt: instant(possible) }).expectEvents(
      failed({ happenedAt: possible }),
    )
    reporting(livesUntil[OrderStatus.InService], { claimedAt: instant(possible) }).expectEvents(
      failed({ claimedAt: possible }),
    )
    // before the crew got the order
    const late = [placed(), assigned('crew-1', ['staff-1', 'staff-2'], '2026-11-23T15:20:00Z')]
    reporting(late, { claimedAt: instant(possible) }).expectEvents(failed({ claimedAt: possible }))
    reporting(livesUntil[OrderStatus.Confirmed], { claimedAt: instant(impossible) }).expectEvents(
      failed({ claimedAt: impossible }),
    )
  })

  it('is for the crew alone: who had the order learns that another crew has it, nobody else knows of it', () => {
    const past = livesUntil[OrderStatus.Confirmed]
    reporting(past, { crew: [] }).expectRejection({ rejected: 'NOT_YOUR_ORDER' })
    reporting(past, { staffId: 'staff-9' }).expectRejection({ rejected: 'NOT_FOUND' })
  })
})

describe('what a failed visit leaves on the order', () => {
  const leftBy = (...events: readonly RecordedEvent<OrderEvent>[]) =>
    knownOrder(foldAll(orderFold, [placed(), assigned(), visitFailed(), ...events]))

  it('is when and why, in the same status, and the last report counts', () => {
    const state = { status: OrderStatus.Confirmed, visitFailedReason: 'nobodyHome' }
    expect(leftBy()).toMatchObject({ ...state, visitFailedAt: instant('2026-11-23T15:40:00Z') })
    expect(leftBy(visitFailed('2026-11-23T16:00:00Z'))).toMatchObject({
      visitFailedAt: instant('2026-11-23T16:00:00Z'),
    })
  })

  it.each([
    ['moved', [moved({}, '2026-11-23T17:00:00Z')]],
    ['assigned again', [assigned('crew-2', ['staff-3'], '2026-11-23T17:00:00Z')]],
    ['cancelled', [cancelled('2026-11-23T17:00:00Z')]],
    ['started after all', [started('2026-11-23T17:00:00Z')]],
  ])('is nothing once it was %s', (_, events) => {
    expect(leftBy(...events)).toMatchObject({ visitFailedAt: undefined, visitFailedReason: undefined })
  })

  it('is nothing once the work that was under way has ended', () => {
    const order = knownOrder(
      foldAll(orderFold, [placed(), assigned(), started(), visitFailed(), ended('2026-11-23T18:00:00Z')]),
    )
    expect(order).toMatchObject({ status: OrderStatus.Completed, visitFailedAt: undefined })
  })
})
