import { describe, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { given } from '../../testing/given.ts'
import { admin, feeWaived, livesUntil, mondayMorning, moved, orderId } from '../../testing/orderStory.ts'
import { knownOrder, orderFold } from '../order.ts'
import { waiveFee } from './waiveFee.ts'

type Past = readonly Parameters<typeof orderFold.evolve>[1][]
const confirmed = livesUntil[OrderStatus.Confirmed]
const to = { ...mondayMorning, date: '2026-12-21' }
const intoPending = moved({ to, groupKept: false }, '2026-11-23T12:00:00Z', admin)

function waiving(past: Past, role: ActorRole = ActorRole.Admin, at = '2026-11-23T12:30:00Z') {
  return given(orderFold, past).when((order) =>
    waiveFee(knownOrder(order), { orderId, role, at: Temporal.Instant.from(at) }),
  )
}

describe('waiving a cancellation fee', () => {
  it('records how many points were due, also while the order waits for a crew', () => {
    const event = { type: 'order.fee-waived', data: { feePoints: 2_500 } } as const
    waiving(confirmed).expectEvents([{ stream: 'order-order-1', event }])
    waiving([...confirmed, intoPending]).expectEvents([{ stream: 'order-order-1', event }])
  })

  it.each<[string, Past, string]>([
    ['more than 24 hours ahead', confirmed, '2026-11-22T15:29:59Z'],
    ['of a pending order', livesUntil[OrderStatus.Pending], '2026-11-23T12:30:00Z'],
    [
      'that is waived already',
      [...confirmed, feeWaived(2_500, '2026-11-23T12:00:00Z')],
      '2026-11-23T12:30:00Z',
    ],
  ])('%s is refused: none is due', (_, past, at) => {
    waiving(past, ActorRole.Admin, at).expectRejection({ rejected: 'FEE_NOT_DUE' })
  })

  it.each([
    [OrderStatus.Confirmed, ActorRole.Customer],
    [OrderStatus.Confirmed, ActorRole.Staff],
    [OrderStatus.InService, ActorRole.Admin],
    [OrderStatus.Cancelled, ActorRole.Admin],
  ])('in status %i by role %i is refused', (status, role) => {
    waiving(livesUntil[status], role).expectRejection({ rejected: 'ORDER_TRANSITION_REFUSED' })
  })
})
