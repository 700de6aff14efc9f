/** A stretch of local days, both ends inclusive; an open end reaches as far as there are entries (decision F7). */
export interface StatementPeriod {
  readonly from?: Temporal.PlainDate | undefined
  readonly to?: Temporal.PlainDate | undefined
}

/** The ends as the local date columns compare with them. */
export function dateBounds({ from, to }: StatementPeriod): { readonly from: string; readonly to: string } {
  return { from: from?.toString() ?? '0001-01-01', to: to?.toString() ?? '9999-12-31' }
}
