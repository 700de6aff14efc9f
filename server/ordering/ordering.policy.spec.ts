import { describe, expect, it } from 'vitest'
import { OrderStatus, PeriodType, ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import { foldAll } from '../kernel/fold.ts'
import { BUSINESS_ZONE } from '../kernel/time.ts'
import { walletFold } from '../points/walletFold.ts'
import { rowOf } from '../readmodels/orderHistory/orderSteps.projection.ts'
import { orderView } from '../readmodels/orderHistory/orderView.ts'
import { dayBookFold } from '../staffing/dayBook.ts'
import { customer, livesUntil, orderId, placed } from '../testing/orderStory.ts'
import { openDispute } from './disputes/openDispute.ts'
import type { BookedFor } from './events.ts'
import { rescheduleOrder } from './moving/rescheduleOrder.ts'
import { knownOrder, type Order, orderFold } from './order.ts'
import { customerMay } from './ordering.policy.ts'

/** What buttons offer is what the command then allows. */

const { initial: emptyDay } = dayBookFold
const free = {
  fromDay: emptyDay,
  toDay: emptyDay,
  crews: { existing: 1, active: 1 },
  others: [],
  isCrewAtWork: true,
}

function ordered(bookedFor: BookedFor, serviceCatalog: ServiceCatalog): Order {
  const slot = bookedFor.time === undefined ? Slot.None : Slot.Morning
  return knownOrder(foldAll(orderFold, [placed({ bookedFor, serviceCatalog, slot })]))
}

const offered = (order: Order, at: Temporal.Instant) => customerMay(orderView(rowOf(orderId, order)), at)

function isMoved(order: Order, at: Temporal.Instant): boolean {
  const hour = order.bookedFor.time === undefined ? 0 : 10
  const to = { year: 2026, month: 12, day: 2, slot: order.slot, hour, minute: 0 }
  const intent = { orderId, role: customer.role, at, to, closedDates: [] }
  return Array.isArray(rescheduleOrder({ order, ...free }, intent))
}

const monday = { date: '2026-11-23', zone: BUSINESS_ZONE }
const at0930 = { ...monday, time: '09:30' }
const { HouseCleaning, LawnCare } = ServiceCatalog

it('a customer may report a problem for seven days after the work', () => {
  const order = knownOrder(foldAll(orderFold, livesUntil[OrderStatus.Completed]))
  const wallet = foldAll(walletFold, [])
  const last = Temporal.Instant.from('2026-11-30T18:35:00Z')
  for (const [at, isOffered] of [
    [last, true],
    [last.add({ milliseconds: 1 }), false],
  ] as const) {
    expect(offered(order, at).reportProblem).toBe(isOffered)
    const opened = openDispute({ order, wallet }, { orderId, role: customer.role, at, reason: 'quality' })
    expect(Array.isArray(opened)).toBe(isOffered)
  }
  const open = knownOrder(foldAll(orderFold, livesUntil[OrderStatus.Disputed]))
  expect(offered(open, last).reportProblem).toBe(false)
})

describe('a customer may move', () => {
  it.each([
    ['with an arrival time', at0930, HouseCleaning, '2026-11-22T15:30:00Z'],
    ['without one, which is due when mornings begin,', monday, LawnCare, '2026-11-22T15:00:00Z'],
  ])('a visit %s until 24 hours before', (_, bookedFor, catalog, latest) => {
    const order = ordered(bookedFor, catalog)
    const last = Temporal.Instant.from(latest)
    const late = last.add({ milliseconds: 1 })
    expect([offered(order, last).reschedule, isMoved(order, last)]).toEqual([true, true])
    expect([offered(order, late).reschedule, isMoved(order, late)]).toEqual([false, false])
  })

  it('no month', () => {
    const month = { ...ordered({ ...monday, date: '2026-12-01' }, LawnCare), periodType: PeriodType.Month }
    const at = Temporal.Instant.from('2026-11-20T17:00:00Z')
    expect(offered(month, at)).toMatchObject({ reschedule: false, movesLeft: 0 })
  })
})
