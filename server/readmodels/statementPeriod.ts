import { type Rejection, reject } from '../kernel/rejection.ts'
import { businessInstant } from '../kernel/time.ts'

/** A stretch of local days, both ends inclusive; an open end reaches as far as there are entries (decision F7). */
export interface StatementPeriod {
  readonly from?: Temporal.PlainDate | undefined
  readonly to?: Temporal.PlainDate | undefined
}

/** The ends as the local date columns compare with them. */
export function dateBounds({ from, to }: StatementPeriod): { readonly from: string; readonly to: string } {
  return { from: from?.toString() ?? '0001-01-01', to: to?.toString() ?? '9999-12-31' }
}

/** The ends as columns of instants compare with them: `from` belongs to the stretch, `before` no more. */
export function instantBounds({ from, to }: StatementPeriod): {
  readonly from: string
  readonly before: string
} {
  return {
    from: from === undefined ? '0001-01-01T00:00:00Z' : businessInstant(from).toString(),
    before: to === undefined ? '9999-12-31T00:00:00Z' : businessInstant(to.add({ days: 1 })).toString(),
  }
}

/**
 * A free range of local days as reports take it.
 * @param from yyyy-mm-dd; absent: from the beginning
 * @param to yyyy-mm-dd, not before `from`; absent: up to now
 * @returns a rejection DATE_INVALID of the field that is none
 */
export function periodBetween(
  from: string | null | undefined,
  to: string | null | undefined,
): StatementPeriod | Rejection {
  const [first, last] = [dayOf(from), dayOf(to)]
  if (first === 'none') return reject('DATE_INVALID', { field: 'from' })
  const isBackwards = first && last && last !== 'none' && Temporal.PlainDate.compare(first, last) > 0
  if (last === 'none' || isBackwards) return reject('DATE_INVALID', { field: 'to' })
  return { from: first, to: last }
}

function dayOf(text: string | null | undefined): Temporal.PlainDate | undefined | 'none' {
  if (text === null || text === undefined) return undefined
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return 'none'
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' })
  } catch {
    return 'none'
  }
}
