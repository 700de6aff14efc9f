import { experienceOf } from '../../schema/rules/experience.ts'
import { occurredAt, type RecordedEvent } from '../kernel/event.ts'
import { growingFold } from '../kernel/fold.ts'
import type { ExperienceEvent, ExperienceGained } from './events.ts'

/** Lifetime experience, which never falls (decision H3), and the orders it came from, with the moment each was completed. */
export interface Experience {
  readonly total: number
  readonly orders: ReadonlyMap<string, Temporal.Instant>
}

export const experienceFold = growingFold({
  initial: { total: 0, orders: new Map() } as Experience,
  copyOf: ({ total, orders }) => ({ total, orders: new Map(orders) }),
  add(experience, event: RecordedEvent<ExperienceEvent>) {
    const { type, data } = event
    // a newer version's event, while two versions run side by side
    if (type !== 'experience.gained') return
    experience.total += data.amount
    experience.orders.set(data.orderId, occurredAt(event))
  },
})

/**
 * A completed order gives its experience once, even if it is 0.
 * @throws Error when it already did: a caller's bug
 */
export function gainExperience(
  experience: Experience,
  { orderId, totalPoints }: { readonly orderId: string; readonly totalPoints: number },
): ExperienceGained[] {
  if (experience.orders.has(orderId)) throw new Error(`order ${orderId} already gave its experience`)
  return [{ type: 'experience.gained', data: { orderId, amount: experienceOf(totalPoints) } }]
}
