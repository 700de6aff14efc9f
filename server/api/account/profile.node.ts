import type { Profile } from '../../people/profiles.store.ts'
import type { Profile as ProfileNode } from './profile.graphql.ts'

/** A customer's own details as GraphQL shows them. */
export function profileNode(profile: Profile): ProfileNode {
  const { userId: id, firstName, lastName, email, emailNotifications, marketingConsent, language } = profile
  const { phoneNumber = null, dob = null } = profile
  return { id, firstName, lastName, email, phoneNumber, dob, emailNotifications, marketingConsent, language }
}
