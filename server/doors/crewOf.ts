import type { Db } from '../kernel/database.ts'
import type { OrderView } from '../projections/orderHistory/orderView.ts'
import { type CrewMember, crewMembers, findCrewMembers } from '../staffing/crews.store.ts'

/** Who is on an order: the crew's members of now, or those who did the work once it has begun (decision E5). */
export async function crewOf(db: Db, { groupId, staffIds }: OrderView): Promise<readonly CrewMember[]> {
  if (staffIds !== undefined) return findCrewMembers(db, staffIds)
  return groupId === undefined ? [] : crewMembers(db, groupId)
}
