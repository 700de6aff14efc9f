import { z } from 'zod'
import { type Rejection, reject } from '../../kernel/rejection.ts'

/** The customer's two lists: statuses 0-2 and 3-5 (decision E13). */
export type OrderGroup = 'ongoing' | 'history'

/** A place in one of the lists: the instant it is sorted by (booked or placed), and the order that breaks a tie. */
export interface OrderCursor {
  readonly at: string
  readonly orderId: string
}

/** Only what the database can compare: it knows no year 0 and no NUL. */
const shape = z.tuple([
  z.enum(['ongoing', 'history']),
  z.iso.datetime().refine((at) => at >= '0001'),
  z.string().regex(/^[\w-]+$/),
])

/** Names an order's place in a list, opaque to callers; it still says where to go on when the order has left the list. */
export function cursorOf(
  group: OrderGroup,
  order: {
    readonly bookedAt: Temporal.Instant
    readonly placedAt: Temporal.Instant
    readonly orderId: string
  },
): string {
  const at = group === 'ongoing' ? order.bookedAt : order.placedAt
  return encodeURIComponent(JSON.stringify([group, at.toString(), order.orderId]))
}

/** @returns a rejection FIELD_INVALID of field `after` for a text that is no cursor of this list */
export function readCursor(group: OrderGroup, cursor: string): OrderCursor | Rejection {
  const read = shape.safeParse(decoded(cursor))
  if (!read.success || read.data[0] !== group) return reject('FIELD_INVALID', { field: 'after' })
  return { at: read.data[1], orderId: read.data[2] }
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(cursor))
  } catch {
    return undefined
  }
}
