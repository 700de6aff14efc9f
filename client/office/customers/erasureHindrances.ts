import type { ErasureStandingFragment } from './users.generated.ts'

/** What keeps the office from forgetting somebody now. */
export type Hindrance = 'unasked' | 'orders' | 'points' | 'wait'

type Standing = Pick<ErasureStandingFragment, 'openOrders' | 'points'> & {
  readonly erasure: { readonly earliest: { readonly at: string } } | null
}

/**
 * That they did not ask for it, orders that are not finished, paid points that have to be paid back first, and the first day, in which the
 * owner may still read that somebody asked (decision A20). The server has the last word.
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
