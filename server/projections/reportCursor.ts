import { z } from 'zod'
import { type Rejection, reject } from '../kernel/rejection.ts'

/** A place in a report: the moment it is sorted by, and what breaks a tie. */
export interface ReportPlace {
  readonly at: string
  readonly orderId: string
  /** Of a change, its place in the order's stream; 0 in a report of orders. */
  readonly revision: number
}

/** Only what the database can compare: it knows no year 0 and no NUL. */
const shape = z.tuple([
  z.string(),
  z.iso.datetime().refine((at) => at >= '0001'),
  z.string().regex(/^[\w-]+$/),
  z.number().int().min(0).max(2147483647),
])

/** Names a place, opaque to callers. @param report which list it belongs to */
export function reportCursor(report: string, { at, orderId, revision }: ReportPlace): string {
  return encodeURIComponent(JSON.stringify([report, at, orderId, revision]))
}

/** @returns a rejection FIELD_INVALID of field `after` for a text that is no cursor of this report */
export function readReportCursor(report: string, cursor: string): ReportPlace | Rejection {
  const read = shape.safeParse(decoded(cursor))
  if (!read.success || read.data[0] !== report) return reject('FIELD_INVALID', { field: 'after' })
  const [, at, orderId, revision] = read.data
  return { at, orderId, revision }
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(cursor))
  } catch {
    return undefined
  }
}
