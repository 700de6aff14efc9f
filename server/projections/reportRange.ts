import { type Rejection, reject } from '../kernel/rejection.ts'
import { businessInstant } from '../kernel/time.ts'

/** Days of a report, yyyy-mm-dd on the business's calendar, both included; an end that is left out is open. */
export interface ReportDays {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The same as instants: from the first on, before the second. */
export interface ReportSpan {
  readonly since?: string
  readonly before?: string
}

/** @returns a rejection DATE_INVALID of `from` or `to` for what is no day, and for a range that ends before it begins */
export function reportSpan({ from, to }: ReportDays): ReportSpan | Rejection {
  const [first, last] = [dayOf(from), dayOf(to)]
  if (first === 'none') return reject('DATE_INVALID', { field: 'from' })
  if (last === 'none') return reject('DATE_INVALID', { field: 'to' })
  if (first && last && Temporal.PlainDate.compare(first, last) > 0)
    return reject('DATE_INVALID', { field: 'to' })
  return {
    ...(first ? { since: businessInstant(first).toString() } : {}),
    ...(last ? { before: businessInstant(last.add({ days: 1 })).toString() } : {}),
  }
}

function dayOf(text: string | undefined): Temporal.PlainDate | 'none' | undefined {
  if (text === undefined) return undefined
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '1900') return 'none'
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    return 'none'
  }
}
