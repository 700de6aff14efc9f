import { OrderStatus, PeriodType, ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import { ActorRole } from '../kernel/command.ts'
import type { RecordedEvent } from '../kernel/event.ts'
import { BUSINESS_ZONE } from '../kernel/time.ts'
import type { OrderEvent, OrderPlaced, OrderRescheduled, WorkReport } from '../ordering/events.ts'
import { happened } from './given.ts'

/**
 * The life of one order for specs: placed on Friday 2026-11-20 at 11:00 in Alberta for the cleaning of Monday at 9:30 (15:30 UTC), 14,820
 * points.
 */

export const orderId = 'order-1'
type Actor = NonNullable<Parameters<typeof happened>[2]>

export const customer: Actor = { id: 'user-1', role: ActorRole.Customer }
export const admin: Actor = { id: 'admin-1', role: ActorRole.Admin }
export const staff: Actor = { id: 'staff-1', role: ActorRole.Staff }

export const mondayMorning = { date: '2026-11-23', time: '09:30', zone: BUSINESS_ZONE }

const placedData: OrderPlaced['data'] = {
  orderNo: 'A7K2M9',
  userId: 'user-1',
  addressVersionId: 'address-version-1',
  serviceId: 'service-1',
  serviceCatalog: ServiceCatalog.HouseCleaning,
  periodType: PeriodType.Day,
  bookedFor: mondayMorning,
  slot: Slot.Morning,
  basePoints: 13_500,
  additionalPoints: 2_100,
  rankDiscount: 50,
  totalPoints: 14_820,
  priceLines: [
    { kind: 'check-point', itemId: 'rooms', minutes: 180, points: 13_500 },
    { kind: 'property', itemId: 'large', minutes: 28, points: 2_100 },
    { kind: 'discount', minutes: 0, points: -780 },
  ],
}

export function placed(
  change: Partial<OrderPlaced['data']> = {},
  at = '2026-11-20T17:00:00Z',
): RecordedEvent<OrderEvent> {
  return happened({ type: 'order.placed', data: { ...placedData, ...change } }, at, customer)
}

export function assigned(
  groupId = 'crew-1',
  staffIds = ['staff-1', 'staff-2'],
  at = '2026-11-20T18:00:00Z',
): RecordedEvent<OrderEvent> {
  const data = { groupId, staffIds, kind: 'first' as const }
  return happened({ type: 'order.group-assigned', data }, at, admin)
}

export function moved(
  change: Partial<OrderRescheduled['data']>,
  at: string,
  by: Actor = customer,
): RecordedEvent<OrderEvent> {
  const data: OrderRescheduled['data'] = {
    from: mondayMorning,
    fromSlot: Slot.Morning,
    to: mondayMorning,
    toSlot: Slot.Morning,
    notice: by.role === ActorRole.Admin ? 'admin' : 'customer-24h',
    groupKept: true,
    ...change,
  }
  return happened({ type: 'order.rescheduled', data }, at, by)
}

export function feeWaived(feePoints: number, at: string): RecordedEvent<OrderEvent> {
  return happened({ type: 'order.fee-waived', data: { feePoints } }, at, admin)
}

export function started(
  at = '2026-11-23T15:35:00Z',
  work: Pick<WorkReport, 'happenedAt'> = { happenedAt: at },
): RecordedEvent<OrderEvent> {
  const data = { staffId: 'staff-1', staffIds: ['staff-1', 'staff-2'], ...work }
  return happened({ type: 'order.service-started', data }, at, staff)
}

export function visitFailed(at = '2026-11-23T15:40:00Z'): RecordedEvent<OrderEvent> {
  const data = { reason: 'nobodyHome', staffId: 'staff-1', happenedAt: at } as const
  return happened({ type: 'order.visit-failed', data }, at, staff)
}

export function ended(
  at = '2026-11-23T18:35:00Z',
  work: Pick<WorkReport, 'happenedAt'> = { happenedAt: at },
): RecordedEvent<OrderEvent> {
  const data = { staffId: 'staff-1', staffIds: ['staff-1', 'staff-2'], ...work }
  return happened({ type: 'order.service-ended', data }, at, staff)
}

export function cancelled(at = '2026-11-21T17:00:00Z'): RecordedEvent<OrderEvent> {
  const data = {
    reason: 'customer',
    refundPoints: 12_820,
    refundRewardPoints: 2_000,
    feePoints: 0,
    feeRewardPoints: 0,
  } as const
  return happened({ type: 'order.cancelled', data }, at, customer)
}

export function disputed(at = '2026-11-24T18:00:00Z', by = admin): RecordedEvent<OrderEvent> {
  return happened({ type: 'order.dispute-opened', data: { reason: 'quality' } }, at, by)
}

/** The life of an order up to each status. */
export const livesUntil: Readonly<Record<OrderStatus, readonly RecordedEvent<OrderEvent>[]>> = {
  [OrderStatus.Pending]: [placed()],
  [OrderStatus.Confirmed]: [placed(), assigned()],
  [OrderStatus.InService]: [placed(), assigned(), started()],
  [OrderStatus.Completed]: [placed(), assigned(), started(), ended()],
  [OrderStatus.Cancelled]: [placed(), cancelled()],
  [OrderStatus.Disputed]: [placed(), assigned(), started(), ended(), disputed()],
}

/** A season of snow removal from September 2026 to 30 April 2027, 8,000 points. */
export function seasonPlaced(year = 2026): RecordedEvent<OrderEvent> {
  return placed({
    serviceCatalog: ServiceCatalog.SnowRemoval,
    periodType: PeriodType.Season,
    bookedFor: { date: `${year}-09-01`, zone: BUSINESS_ZONE },
    slot: Slot.None,
    totalPoints: 8_000,
  })
}
