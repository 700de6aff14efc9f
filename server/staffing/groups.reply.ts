import type { CrewMember } from './crewMembers.store.ts'
import type { Group } from './groups.store.ts'

/** A crew in the documented spelling (back-office document, section 3). */
export function groupReply({ groupId, groupNo, members }: Group) {
  return { dbGroup: { id: groupId, groupNo }, staffs: members.map(groupStaffReply) }
}

/** Somebody who is in a crew, or could be. */
export function groupStaffReply({ staffId, staffNo, firstName, lastName, rate, isEnabled }: CrewMember) {
  return { id: staffId, staffId, staffNo, firstName, lastName, rate, disabled: !isEnabled }
}
