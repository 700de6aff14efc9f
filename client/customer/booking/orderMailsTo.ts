import type { OrderMailsFragment } from './booking.generated.ts'

/** Where mails about orders go; undefined if the customer has switched them off (decision A17), and while it is unknown. */
export function orderMailsTo(profile: OrderMailsFragment | undefined): string | undefined {
  return profile?.emailNotifications ? profile.email : undefined
}
