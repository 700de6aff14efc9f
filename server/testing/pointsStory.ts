import { PaymentMethod, Province } from '../../schema/rules/enumerations.ts'
import { ActorRole } from '../kernel/command.ts'
import type { RecordedEvent } from '../kernel/event.ts'
import type { BookingKey, Buckets, PointsRecharged, WalletEvent } from '../points/events.ts'
import { happened } from './given.ts'

/** Ready-made pasts of a wallet for specs. */

const admin = { id: 'admin-1', role: ActorRole.Admin }

export const mondayClean: BookingKey = {
  addressId: 'address-1',
  serviceId: 'service-1',
  serviceCatalog: 1,
  date: '2026-11-23',
  slot: 1,
  time: '09:30',
}

/** A recharge in Alberta of as many cents as points. */
export function recharged(
  points: number,
  at = '2026-11-01T16:00:00Z',
  paymentId = 1,
): RecordedEvent<PointsRecharged> {
  const gst = { name: 'GST', rateMilli: 5_000, cents: points / 20 } as const
  const data = {
    paymentId,
    invoiceNo: `INV-2026-00000${paymentId}`,
    points,
    method: PaymentMethod.ETransfer,
    subtotal: points,
    taxes: [gst],
    total: points + gst.cents,
    cashRounding: 0,
    province: Province.AB,
    partyVersionId: 'party-1',
  }
  return happened({ type: 'points.recharged', data }, at, admin)
}

export function rewarded(amount: number, at = '2026-11-01T16:00:00Z'): RecordedEvent<WalletEvent> {
  return happened({ type: 'points.rewarded', data: { grantId: 'grant-1', amount } }, at, admin)
}

export function spent(
  orderId: string,
  amounts: Buckets,
  { at = '2026-11-20T17:00:00Z', booking = mondayClean }: { at?: string; booking?: BookingKey } = {},
): RecordedEvent<WalletEvent> {
  return happened({ type: 'points.spent', data: { orderId, ...amounts, booking } }, at)
}

export function refunded(
  orderId: string,
  amounts: Buckets,
  at = '2026-11-20T18:00:00Z',
): RecordedEvent<WalletEvent> {
  return happened({ type: 'points.refunded', data: { orderId, ...amounts } }, at)
}

/** Its owner is forgotten. */
export function closed(at = '2026-11-24T17:00:00Z'): RecordedEvent<WalletEvent> {
  return happened({ type: 'points.closed', data: {} }, at, admin)
}

/** Reward points of a refund that paid the debt from reversing payment 1. */
export function recovered(
  amount: number,
  orderId = 'order-1',
  at = '2026-11-20T18:00:00Z',
): RecordedEvent<WalletEvent> {
  const data = { orderId, paymentId: 1, creditNoteNo: 'CN-2026-000001', amount }
  return happened({ type: 'points.reward-recovered', data }, at)
}
