import type { CrewMember } from '../../staffing/crewMembers.store.ts'
import type { Group } from '../../staffing/groups.store.ts'

/** A crew in the documented spelling (back-office document, section 3). */
export function groupReply({ groupId, groupNo, members }: Group) {
  return { dbGroup: { id: groupId, groupNo }, staffs: members.map(groupStaffReply) }
}

/** Somebody who is in a crew, or could be. */
export function groupStaffReply({ isEnabled, ...member }: CrewMember) {
  const { staffId, staffNo, photo, firstName, lastName, rate } = member
  return { id: staffId, staffId, staffNo, photo, firstName, lastName, rate, disabled: !isEnabled }
}
