import type { Db } from '../../kernel/database.ts'
import { findStaffMembers, type StaffMember } from '../../people/shownStaff.store.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { crewMembers } from '../../staffing/crewMembers.store.ts'

/** A crew member as a customer may see one (decision E16). */
export type VisibleCrewMember = Pick<StaffMember, 'staffId' | 'staffNo' | 'photo' | 'firstName' | 'rate'>

/** Where crews are looked up: order by order, or for a whole list at once. */
export interface CrewSource {
  /** Who is in a crew now. */
  membersOf(groupId: string): Promise<readonly VisibleCrewMember[]>
  /** These people, also those who have left; by first name. */
  people(staffIds: readonly string[]): Promise<readonly VisibleCrewMember[]>
}

export function crewsIn(db: Db): CrewSource {
  return {
    membersOf: (groupId) => crewMembers(db, groupId),
    people: (staffIds) => findStaffMembers(db, staffIds),
  }
}

/** Who is on an order: the crew's members of now, or those who did the work once it has begun (decision E5). */
export async function crewOf(
  crews: CrewSource,
  { groupId, staffIds }: Pick<OrderView, 'groupId' | 'staffIds'>,
): Promise<readonly VisibleCrewMember[]> {
  if (staffIds !== undefined) return crews.people(staffIds)
  return groupId === undefined ? [] : crews.membersOf(groupId)
}
