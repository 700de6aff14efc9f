import type { Fold, Remembered } from '../kernel/fold.ts'
import type { ExperienceEvent } from './events.ts'

/** Lifetime experience, which never falls (decision H3), and the orders it came from. */
export interface Experience {
  readonly total: number
  readonly orders: ReadonlySet<string>
}

export const experienceFold: Fold<Experience, Remembered<ExperienceEvent>> = {
  initial: { total: 0, orders: new Set() },
  evolve: ({ total, orders }, { data }) => ({
    total: total + data.amount,
    orders: new Set(orders).add(data.orderId),
  }),
}
