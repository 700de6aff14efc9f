import type { ServiceCatalog } from '../../api/schema.generated.ts'
import type { Price } from '../../domain/booking/balanceAfter.ts'
import type { WrittenAddress } from '../../format/addressText.ts'
import type { OrderMailsFragment } from './booking.generated.ts'

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
}
