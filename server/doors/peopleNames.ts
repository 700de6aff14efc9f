import { findAdmins, findCustomers, findStaffMembers } from '../accounts/accounts.store.ts'
import { ActorRole } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'

/** Somebody who did something, as events know them. */
export interface Actor {
  readonly role: ActorRole
  readonly id: string
}

/**
 * Who they are, in the order of the question: first and last name, or an administrator's user name; undefined for the system and for
 * people who are not there. One question of each kind however many there are.
 */
export async function namesOf(db: Db, actors: readonly Actor[]): Promise<readonly (string | undefined)[]> {
  const idsOf = (role: ActorRole) => [
    ...new Set(actors.filter((one) => one.role === role).map(({ id }) => id)),
  ]
  const [customers, staff, admins] = await Promise.all([
    findCustomers(db, idsOf(ActorRole.Customer)),
    findStaffMembers(db, idsOf(ActorRole.Staff)),
    findAdmins(db, idsOf(ActorRole.Admin)),
  ])
  const names = new Map([
    ...customers.map((one) => [one.userId, fullName(one)] as const),
    ...staff.map((one) => [one.staffId, fullName(one)] as const),
    ...admins.map((one) => [one.adminId, one.userName] as const),
  ])
  return actors.map(({ id }) => names.get(id))
}

function fullName({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string {
  return `${firstName} ${lastName}`.trim()
}
