import { describe, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { dayBookFold } from '../../staffing/dayBook.ts'
import { crewSet, taken } from '../../testing/dayStory.ts'
import { given } from '../../testing/given.ts'
import {
  assigned,
  livesUntil,
  mondayMorning,
  moved,
  orderId,
  placed,
  seasonPlaced,
} from '../../testing/orderStory.ts'
import { knownOrder, orderFold } from '../order.ts'
import { type RescheduleOrder, type RescheduleState, rescheduleOrder } from './rescheduleOrder.ts'

type OrderPast = readonly Parameters<typeof orderFold.evolve>[1][]
type DayPast = readonly Parameters<typeof dayBookFold.evolve>[1][]

type Around = Pick<RescheduleState, 'others' | 'isCrewAtWork'>

/** To Wednesday at 13:00. */
const intent: RescheduleOrder = {
  orderId,
  role: ActorRole.Customer,
  at: Temporal.Instant.from('2026-11-21T12:00:00Z'),
  to: { year: 2026, month: 11, day: 25, slot: 2, hour: 13, minute: 0 },
  closedDates: [],
}
const wednesday = { date: '2026-11-25', time: '13:00', zone: mondayMorning.zone }
const crews = { existing: 1, active: 1 }
const held = [taken(orderId, 'both', 1)]
const heldByCrew = [...held, crewSet(orderId, 'both', 'crew-1')]

function movedEvent(groupKept: boolean, change: object = {}) {
  const data = {
    from: mondayMorning,
    fromSlot: 1,
    to: wednesday,
    toSlot: 2,
    notice: 'customer-24h',
    groupKept,
    ...change,
  }
  return { stream: 'order-order-1', event: { type: 'order.rescheduled', data } }
}
function dayEvent(date: string, type: string, data: object) {
  return { stream: `day-1-${date}`, event: { type, data: { orderId, ...data } } }
}
const freed = dayEvent('2026-11-23', 'day.freed', {})
const crewOff = dayEvent('2026-11-23', 'day.crew-set', { half: 'both', previousGroupId: 'crew-1' })
const takenThen = dayEvent('2026-11-25', 'day.taken', { half: 'both', units: 1, capacity: 1 })

function rescheduling(
  order: OrderPast,
  change: Partial<RescheduleOrder> = {},
  days: { from?: DayPast; to?: DayPast; crews?: typeof crews } & Partial<Around> = {},
) {
  const { others = [], isCrewAtWork = true } = days
  return given(orderFold, order)
    .and(dayBookFold, days.from ?? held)
    .and(dayBookFold, days.to ?? [])
    .when((state, fromDay, toDay) =>
      rescheduleOrder(
        { order: knownOrder(state), fromDay, toDay, crews: days.crews ?? crews, others, isCrewAtWork },
        { ...intent, ...change },
      ),
    )
}

const pending = livesUntil[OrderStatus.Pending]
const confirmed = livesUntil[OrderStatus.Confirmed]

describe('rescheduling', () => {
  it('a pending order moves its place to the other day', () => {
    rescheduling(pending).expectEvents([movedEvent(false), freed, takenThen])
  })

  it('a confirmed order takes its crew along when that is free', () => {
    rescheduling(confirmed, {}, { from: heldByCrew }).expectEvents([
      movedEvent(true),
      crewOff,
      freed,
      takenThen,
      dayEvent('2026-11-25', 'day.crew-set', { half: 'both', groupId: 'crew-1' }),
    ])
  })

  it('a confirmed order goes without its crew when that is busy', () => {
    const busy = [taken('order-2', 'am', 2), crewSet('order-2', 'am', 'crew-1')]
    rescheduling(
      confirmed,
      {},
      { from: heldByCrew, to: busy, crews: { existing: 2, active: 2 } },
    ).expectEvents([
      movedEvent(false),
      crewOff,
      freed,
      dayEvent('2026-11-25', 'day.taken', { half: 'both', units: 1, capacity: 2 }),
    ])
  })

  it('a confirmed order goes without its crew when that has the day off', () => {
    rescheduling(confirmed, {}, { from: heldByCrew, isCrewAtWork: false }).expectEvents([
      movedEvent(false),
      crewOff,
      freed,
      takenThen,
    ])
  })

  it('to a time at which the same service is booked there already is refused', () => {
    const twin = (change: Parameters<typeof placed>[0]) =>
      [placed({ orderNo: 'TWIN', ...change })].reduce(orderFold.evolve, orderFold.initial)
    const then = twin({ bookedFor: wednesday, slot: 2 })
    rescheduling(pending, {}, { others: [knownOrder(then)] }).expectRejection({
      rejected: 'DUPLICATE_BOOKING',
      params: { orderNo: 'TWIN', by: 'customer' },
    })
    rescheduling(pending, { role: ActorRole.Admin }, { others: [knownOrder(then)] }).expectRejection({
      rejected: 'DUPLICATE_BOOKING',
      params: { orderNo: 'TWIN', by: 'office' },
    })
    const inTheMorning = twin({ bookedFor: { ...wednesday, time: '09:00' }, slot: 1 })
    rescheduling(pending, {}, { others: [knownOrder(inTheMorning)] }).expectEvents([
      movedEvent(false),
      freed,
      takenThen,
    ])
  })

  it('on the same day gives up its own place first', () => {
    const to = { ...intent.to, day: 23 }
    const sameDay = { ...wednesday, date: '2026-11-23' }
    rescheduling(confirmed, { to }, { from: heldByCrew, to: heldByCrew }).expectEvents([
      movedEvent(true, { to: sameDay }),
      crewOff,
      freed,
      dayEvent('2026-11-23', 'day.taken', { half: 'both', units: 1, capacity: 1 }),
      dayEvent('2026-11-23', 'day.crew-set', { half: 'both', groupId: 'crew-1' }),
    ])
  })

  it.each([ActorRole.Customer, ActorRole.Admin])('to a day out of season is refused, by role %s', (role) => {
    rescheduling(pending, { role, offeredMonths: [5, 6] }).expectRejection({
      rejected: 'OUT_OF_SEASON',
      field: 'day',
    })
  })

  it('to the time it has changes nothing', () => {
    rescheduling(pending, {
      to: { year: 2026, month: 11, day: 23, slot: 1, hour: 9, minute: 30 },
    }).expectEvents([])
  })

  it.each([
    ['another day at the same time', { day: 24, slot: 1, hour: 9, minute: 30 }, '2026-11-24', '09:30'],
    ['another time of the same half', { day: 23, slot: 1, hour: 10, minute: 0 }, '2026-11-23', '10:00'],
  ])('to %s is a move', (_, to, date, time) => {
    rescheduling(pending, { to: { ...intent.to, ...to } }).expectEvents([
      movedEvent(false, { to: { ...mondayMorning, date, time }, toSlot: 1 }),
      freed,
      dayEvent(date, 'day.taken', { half: 'both', units: 1, capacity: 1 }),
    ])
  })

  it('short work takes the half of its new slot alone', () => {
    const short = placed({
      priceLines: [{ kind: 'check-point', itemId: 'rooms', minutes: 60, points: 4_500 }],
    })
    rescheduling([short], {}, { from: [taken(orderId, 'am', 1)] }).expectEvents([
      movedEvent(false),
      freed,
      dayEvent('2026-11-25', 'day.taken', { half: 'pm', units: 1, capacity: 1 }),
    ])
  })

  it('to a full day is refused', () => {
    rescheduling(pending, {}, { to: [taken('order-2', 'pm', 1)] }).expectRejection({ rejected: 'SLOT_FULL' })
  })

  it('to a day that cannot be booked is refused', () => {
    rescheduling(pending, { to: { ...intent.to, day: 22 } }).expectRejection({
      rejected: 'DATE_INVALID',
      field: 'day',
    })
  })

  it('a period order is refused', () => {
    rescheduling([seasonPlaced()]).expectRejection({ rejected: 'PERIOD_NOT_MOVABLE' })
  })

  it.each([OrderStatus.InService, OrderStatus.Completed, OrderStatus.Cancelled, OrderStatus.Disputed])(
    'in status %i is refused',
    (status) => {
      rescheduling(livesUntil[status]).expectRejection({ rejected: 'ORDER_TRANSITION_REFUSED' })
    },
  )
})

describe('the limits of a customer', () => {
  const tooLate = { rejected: 'NOTICE_TOO_SHORT', params: { hours: 24 } } as const
  const atHours = (time: string) => ({ at: Temporal.Instant.from(time) })

  it('are 24 hours of notice, that hour included', () => {
    rescheduling(pending, atHours('2026-11-22T15:30:00Z')).expectEvents([movedEvent(false), freed, takenThen])
    rescheduling(pending, atHours('2026-11-22T15:30:00.001Z')).expectRejection(tooLate)
  })

  it('are not those of an admin', () => {
    rescheduling(pending, { ...atHours('2026-11-23T15:00:00Z'), role: ActorRole.Admin }).expectEvents([
      movedEvent(false, { notice: 'admin' }),
      freed,
      takenThen,
    ])
  })

  it('are three moves', () => {
    const move = moved({}, '2026-11-20T19:00:00Z')
    rescheduling([placed(), move, move]).expectEvents([movedEvent(false), freed, takenThen])
    rescheduling([placed(), move, move, move]).expectRejection({
      rejected: 'ORDER_MOVES_USED',
      params: { most: 3 },
    })
    rescheduling(
      [placed(), assigned(), move, move, move],
      { role: ActorRole.Admin },
      { from: held },
    ).expectEvents([
      movedEvent(true, { notice: 'admin' }),
      freed,
      takenThen,
      dayEvent('2026-11-25', 'day.crew-set', { half: 'both', groupId: 'crew-1' }),
    ])
  })
})
