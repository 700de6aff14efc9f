import type { Db } from '../../kernel/database.ts'
import { findStaffMembers } from '../../people/shownStaff.store.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { membersOfCrews } from '../../staffing/crewRosters.store.ts'

/** A crew member as the office sees one. */
export interface CrewPerson {
  readonly staffId: string
  readonly staffNo: string
  readonly photo: string
  readonly firstName: string
  readonly lastName: string
  /** 0 to 5. */
  readonly rate: number
}

/** Who is on each of these orders: the crew's members of now, or those who did the work once it has begun (decision E5). */
export async function crewsOfOrders(
  db: Db,
  orders: readonly OrderView[],
): Promise<(order: OrderView) => readonly CrewPerson[]> {
  const waiting = orders.filter((order) => order.staffIds === undefined)
  const [members, people] = await Promise.all([
    membersOfCrews(db, [...new Set(waiting.flatMap(({ groupId }) => groupId ?? []))]),
    findStaffMembers(db, [...new Set(orders.flatMap(({ staffIds }) => staffIds ?? []))]),
  ])
  return ({ staffIds, groupId }) =>
    staffIds === undefined
      ? (members.get(groupId ?? '') ?? [])
      : people.filter((person) => staffIds.includes(person.staffId))
}
