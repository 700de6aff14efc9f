import { ActorRole } from '../kernel/command.ts'
import type { RecordedEvent } from '../kernel/event.ts'
import type { DayBookEvent, Half } from '../staffing/events.ts'
import { happened } from './given.ts'

/** Ready-made pasts of a day for specs. */

const at = '2026-11-20T17:00:00Z'
const admin = { id: 'admin-1', role: ActorRole.Admin }

export function taken(orderId: string, half: Half, capacity = 3): RecordedEvent<DayBookEvent> {
  return happened({ type: 'day.taken', data: { orderId, half, units: 1, capacity } }, at)
}

export function crewSet(orderId: string, half: Half, groupId: string): RecordedEvent<DayBookEvent> {
  return happened({ type: 'day.crew-set', data: { orderId, half, groupId } }, at, admin)
}

export function freed(orderId: string): RecordedEvent<DayBookEvent> {
  return happened({ type: 'day.freed', data: { orderId } }, at)
}
