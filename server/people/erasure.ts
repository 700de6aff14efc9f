import { businessRules } from '../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'

/** What prevents a customer's erasure. Points are integers. */
export interface ErasureBlockers {
  /** Orders with status 0 to 2, those in service among them. */
  readonly openOrders: number
  /** Orders with status 2. */
  readonly inService: number
  /** Orders with status 5: resolving the complaint may bring their points back. */
  readonly complaints: number
  /** Paid points, which are the customer's money. */
  readonly points: number
  /** They lapse with the account. */
  readonly rewardPoints: number
}

/** The earliest time to carry out an erasure request, and the latest (decision A20). */
export interface ErasureTimes {
  readonly earliest: Temporal.Instant
  readonly latest: Temporal.Instant
}

/**
 * The first day is a waiting period: otherwise somebody with the password could destroy an account before its owner reads the mail. Privacy
 * laws allow thirty days.
 */
export function erasureTimes(askedAt: Temporal.Instant): ErasureTimes {
  const { waitHours, withinDays } = businessRules.erasure
  return { earliest: askedAt.add({ hours: waitHours }), latest: askedAt.add({ hours: 24 * withinDays }) }
}

/**
 * Whether a customer may request erasure (decision A20). @returns ERASURE_ORDERS_OPEN while work is booked or under way, or a complaint is
 * open
 */
export function mayAskErasure({
  openOrders,
  inService,
  complaints,
}: Pick<ErasureBlockers, 'openOrders' | 'inService' | 'complaints'>): Rejection | undefined {
  const orders = openOrders + complaints
  if (orders === 0) return undefined
  const params = { orders, booked: openOrders - inService, inService, complaints }
  return reject(RejectionCode.ERASURE_ORDERS_OPEN, { params })
}

/**
 * Whether an erasure request may be carried out now (decision A20): it exists and is a day old at least.
 * @param askedAt undefined without an open request
 * @returns ERASURE_NOT_ASKED or ERASURE_TOO_EARLY
 */
export function mayBeErased(
  askedAt: Temporal.Instant | undefined,
  now: Temporal.Instant,
): Rejection | undefined {
  if (askedAt === undefined) return reject(RejectionCode.ERASURE_NOT_ASKED)
  const { earliest } = erasureTimes(askedAt)
  if (Temporal.Instant.compare(now, earliest) >= 0) return undefined
  const hours = Math.ceil(now.until(earliest).total('hours'))
  return reject(RejectionCode.ERASURE_TOO_EARLY, { params: { hours } })
}

/**
 * Whether a customer's wallet may be closed for good (decision A20): no open order or complaint, and no paid points left; reward points
 * lapse.
 * @returns ERASURE_ORDERS_OPEN or ERASURE_POINTS_LEFT
 */
export function mayBeClosed(standing: ErasureBlockers): Rejection | undefined {
  const open = mayAskErasure(standing)
  if (open) return open
  if (standing.points === 0) return undefined
  return reject(RejectionCode.ERASURE_POINTS_LEFT, { params: { points: standing.points } })
}
