import { growingFold, type Remembered } from '../kernel/fold.ts'
import type { ExperienceEvent } from './events.ts'

/** Lifetime experience, which never falls (decision H3), and the orders it came from. */
export interface Experience {
  readonly total: number
  readonly orders: ReadonlySet<string>
}

export const experienceFold = growingFold({
  initial: { total: 0, orders: new Set() } as Experience,
  copyOf: ({ total, orders }) => ({ total, orders: new Set(orders) }),
  add(experience, { data }: Remembered<ExperienceEvent>) {
    experience.total += data.amount
    experience.orders.add(data.orderId)
  },
})
