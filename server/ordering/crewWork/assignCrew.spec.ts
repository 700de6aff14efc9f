import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { foldAll } from '../../kernel/fold.ts'
import { dayBookFold } from '../../staffing/dayBook.ts'
import { crewSet, taken } from '../../testing/dayStory.ts'
import { given } from '../../testing/given.ts'
import { livesUntil, orderId, placed, seasonPlaced } from '../../testing/orderStory.ts'
import { knownOrder, orderFold } from '../order.ts'
import { type AssignCrew, assignCrew, dayOf, isBusyElsewhere } from './assignCrew.ts'

const intent: AssignCrew = {
  orderId,
  role: ActorRole.Admin,
  at: Temporal.Instant.from('2026-11-20T18:00:00Z'),
  groupId: 'crew-1',
  staffIds: ['staff-1', 'staff-2'],
  evenIfBusy: false,
}
const day = [taken(orderId, 'both', 2)]
const first = {
  stream: 'order-order-1',
  event: {
    type: 'order.group-assigned',
    data: { groupId: 'crew-1', staffIds: ['staff-1', 'staff-2'], kind: 'first' },
  },
}

function assigning(status: OrderStatus, change: Partial<AssignCrew> = {}, events = day) {
  return given(orderFold, livesUntil[status])
    .and(dayBookFold, events)
    .when((order, dayBook) =>
      assignCrew({ order: knownOrder(order), day: dayBook, otherDays: [] }, { ...intent, ...change }),
    )
}

describe('assigning a crew', () => {
  it('confirms the order and takes the crew’s half', () => {
    assigning(OrderStatus.Pending).expectEvents([
      first,
      {
        stream: 'day-1-2026-11-23',
        event: { type: 'day.crew-set', data: { orderId, half: 'both', groupId: 'crew-1' } },
      },
    ])
  })

  it('to a confirmed order changes the crew', () => {
    const held = [...day, crewSet(orderId, 'both', 'crew-1')]
    assigning(OrderStatus.Confirmed, { groupId: 'crew-2', staffIds: ['staff-7'] }, held).expectEvents([
      {
        stream: 'order-order-1',
        event: {
          type: 'order.group-assigned',
          data: { groupId: 'crew-2', staffIds: ['staff-7'], kind: 'change', previousGroupId: 'crew-1' },
        },
      },
      {
        stream: 'day-1-2026-11-23',
        event: {
          type: 'day.crew-set',
          data: { orderId, half: 'both', groupId: 'crew-2', previousGroupId: 'crew-1' },
        },
      },
    ])
  })

  it('that it has already changes nothing', () => {
    assigning(OrderStatus.Confirmed).expectEvents([])
  })

  it('to a period order touches no day', () => {
    given(orderFold, [seasonPlaced()])
      .when((order) =>
        assignCrew({ order: knownOrder(order), day: dayBookFold.initial, otherDays: [] }, intent),
      )
      .expectEvents([first])
  })

  it('that is busy then is refused', () => {
    const busy = [...day, taken('order-2', 'am', 2), crewSet('order-2', 'am', 'crew-1')]
    assigning(OrderStatus.Pending, {}, busy).expectRejection({ rejected: 'CREW_BUSY' })
  })

  it('that has work of another catalog in that half is refused until it is meant (decision M9)', () => {
    const elsewhere = foldAll(dayBookFold, [taken('mow-1', 'both', 1), crewSet('mow-1', 'both', 'crew-1')])
    const into = (groupId: string, evenIfBusy: boolean) =>
      given(orderFold, livesUntil[OrderStatus.Pending])
        .and(dayBookFold, day)
        .when((order, dayBook) =>
          assignCrew(
            { order: knownOrder(order), day: dayBook, otherDays: [dayBookFold.initial, elsewhere] },
            { ...intent, groupId, evenIfBusy },
          ),
        )
    const taking = (groupId: string) => ({
      stream: 'day-1-2026-11-23',
      event: { type: 'day.crew-set', data: { orderId, half: 'both', groupId } },
    })
    into('crew-1', false).expectRejection({ rejected: 'CREW_BUSY_ELSEWHERE', field: 'groupId' })
    into('crew-1', true).expectEvents([first, taking('crew-1')])
    const other = { ...first, event: { ...first.event, data: { ...first.event.data, groupId: 'crew-2' } } }
    into('crew-2', false).expectEvents([other, taking('crew-2')])
  })

  it('finds a crew busy elsewhere in the half alone that short work takes', () => {
    const short = placed({
      priceLines: [{ kind: 'check-point', itemId: 'rooms', minutes: 60, points: 4_500 }],
    })
    const order = knownOrder(foldAll(orderFold, [short]))
    const workIn = (half: 'am' | 'pm') =>
      foldAll(dayBookFold, [taken('other', half), crewSet('other', half, 'crew-1')])
    expect(isBusyElsewhere({ order, otherDays: [workIn('am')] }, 'crew-1')).toBe(true)
    expect(isBusyElsewhere({ order, otherDays: [workIn('pm')] }, 'crew-1')).toBe(false)
  })

  it('asks who works on the day of a visit; a season has no day that a crew could have off', () => {
    const days = [placed(), seasonPlaced()].map((event) => dayOf(knownOrder(foldAll(orderFold, [event]))))
    expect(days.map((booked) => booked?.toString())).toEqual(['2026-11-23', undefined])
  })

  it('without enabled members is refused', () => {
    assigning(OrderStatus.Pending, { staffIds: [] }).expectRejection({
      rejected: 'CREW_UNAVAILABLE',
      field: 'groupId',
    })
  })

  it.each([OrderStatus.InService, OrderStatus.Completed, OrderStatus.Cancelled, OrderStatus.Disputed])(
    'in status %i is refused',
    (status) => {
      assigning(status).expectRejection({ rejected: 'ORDER_TRANSITION_REFUSED' })
    },
  )

  it.each([ActorRole.Customer, ActorRole.Staff])('by role %i is refused', (role) => {
    assigning(OrderStatus.Pending, { role }).expectRejection({ rejected: 'ORDER_TRANSITION_REFUSED' })
  })

  it('by the system confirms a visit of a series, and takes none from another crew (decision N8)', () => {
    const role = ActorRole.System
    assigning(OrderStatus.Confirmed, { role }).expectRejection({ rejected: 'ORDER_TRANSITION_REFUSED' })
  })
})
