import type { ErasureStandingFragment } from './users.generated.ts'

/** What prevents an erasure now. */
export type Hindrance = 'unasked' | 'orders' | 'points' | 'wait'

type Standing = Pick<ErasureStandingFragment, 'openOrders' | 'points'> & {
  readonly erasure: { readonly earliest: { readonly at: string } } | null
}

/**
 * Without a request, with unfinished orders, with paid points that must be paid back first, or on the first day, on which the owner may
 * still read the mail (decision A20). The server decides.
 * @param now in milliseconds
 */
export function erasureHindrances(
  { openOrders, points, erasure }: Standing,
  now: number,
): readonly Hindrance[] {
  return [
    ...(erasure === null ? (['unasked'] as const) : []),
    ...(openOrders > 0 ? (['orders'] as const) : []),
    ...(points > 0 ? (['points'] as const) : []),
    ...(erasure && Date.parse(erasure.earliest.at) > now ? (['wait'] as const) : []),
  ]
}
