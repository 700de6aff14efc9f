/** What keeps the office from forgetting somebody now. */
export type Hindrance = 'orders' | 'points' | 'wait'

interface Request {
  readonly openOrders: number
  readonly earliest: { readonly at: string }
  readonly customer: { readonly points: number }
}

/**
 * Orders that are not finished, paid points that have to be paid back first, and the first day, in which the owner may still read that
 * somebody asked (decision A20). The server has the last word.
 * @param now in milliseconds
 */
export function erasureHindrances(
  { openOrders, earliest, customer }: Request,
  now: number,
): readonly Hindrance[] {
  return [
    ...(openOrders > 0 ? (['orders'] as const) : []),
    ...(customer.points > 0 ? (['points'] as const) : []),
    ...(Date.parse(earliest.at) > now ? (['wait'] as const) : []),
  ]
}
