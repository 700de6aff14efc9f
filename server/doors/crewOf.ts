import { findStaffMembers, type StaffMember } from '../accounts/accounts.store.ts'
import type { Db } from '../kernel/database.ts'
import type { OrderView } from '../projections/orderHistory/orderView.ts'
import { crewMembers } from '../staffing/crews.store.ts'

/** A crew member as a customer may see one (decision E16). */
export type VisibleCrewMember = Pick<StaffMember, 'staffId' | 'staffNo' | 'firstName' | 'rate'>

/** Who is on an order: the crew's members of now, or those who did the work once it has begun (decision E5). */
export async function crewOf(
  db: Db,
  { groupId, staffIds }: OrderView,
): Promise<readonly VisibleCrewMember[]> {
  if (staffIds !== undefined) return findStaffMembers(db, staffIds)
  return groupId === undefined ? [] : crewMembers(db, groupId)
}
