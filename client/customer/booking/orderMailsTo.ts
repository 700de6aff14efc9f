import type { OrderMailsFragment } from './booking.generated.ts'

/** Where mails about orders go; undefined for whoever has switched them off (decision A17), and while that is not known. */
export function orderMailsTo(profile: OrderMailsFragment | undefined): string | undefined {
  return profile?.emailNotifications ? profile.email : undefined
}
