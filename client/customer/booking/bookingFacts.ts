import { leftOfBegun } from '../../../schema/rules/bookingPeriods.ts'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import type { RankTitle, ServiceCatalog } from '../../api/schema.generated.ts'
import type { PeriodName } from '../../domain/catalog/wireNames.ts'
import type { WrittenAddress } from '../../format/addressText.ts'
import type { useText } from '../../i18n/useText.ts'
import type { BookingOfferFragment, OrderMailsFragment } from './booking.generated.ts'

/** What a booking takes from which points; all figures are points. */
export interface BalanceAfter {
  /** Paid and reward points together, before. */
  readonly before: number
  readonly rewardUsed: number
  readonly paidUsed: number
  /** What remains; 0 when the balance does not reach. */
  readonly after: number
  /** Points missing, 0 when the balance reaches. */
  readonly missing: number
}

/** Splits a price over the two buckets: reward points first, then paid ones (decision F1). */
export function balanceAfter(points: number, rewardPoints: number, totalPoints: number): BalanceAfter {
  const before = points + rewardPoints
  const rewardUsed = Math.min(rewardPoints, totalPoints)
  const left = before - totalPoints
  return {
    before,
    rewardUsed,
    paidUsed: totalPoints - rewardUsed,
    after: Math.max(0, left),
    missing: Math.max(0, -left),
  }
}

/**
 * What is left of a month or season that has begun, and that its price is for the whole (decision L5); undefined for any other booking.
 * @param date first day of the booking, yyyy-mm-dd
 */
export function begunWords(
  text: ReturnType<typeof useText>,
  { periodType, date }: { readonly periodType: PeriodName; readonly date: string },
  today: string,
): string | undefined {
  const begun = leftOfBegun(PeriodType[periodType], date, today)
  if (!begun) return undefined
  return text(periodType === 'Month' ? 'booking.period.begunMonth' : 'booking.period.begunSeason', begun)
}

/** Where mails about orders go; undefined if the customer has switched them off (decision A17), and while it is unknown. */
export function orderMailsTo(profile: OrderMailsFragment | undefined): string | undefined {
  return profile?.emailNotifications ? profile.email : undefined
}

/** What the price panel of every booking step shows. */
export interface BookingPrice {
  readonly catalog: ServiceCatalog
  readonly address: WrittenAddress
  readonly serviceName: string | undefined
  /** Undefined until a service is chosen. */
  readonly price: Price | undefined
  readonly points: number
  readonly rewardPoints: number
  readonly rank: RankTitle | undefined
}

export type Price = BookingOfferFragment['price']
