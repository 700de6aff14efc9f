import { ActorRole } from '../../kernel/command.ts'
import { type Joins, loadByList } from '../../kernel/joins.store.ts'
import { type Instructions, instructionsByList } from '../../ordering/notes/instructions.store.ts'
import { adminsById } from '../../people/admins.store.ts'
import { customersById } from '../../people/customers.store.ts'
import { staffMembersByList } from '../../people/shownStaff.store.ts'

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

export type TableLoaders = ReturnType<typeof createTableLoaders>

/** The joins of a request, and the lists of people and notes that rows carry. */
export function createTableLoaders(joins: Joins) {
  return {
    of: joins.of,
    /** These people, those who have left too; by first name. */
    staff: (ids: readonly string[]): Promise<readonly CrewPerson[]> =>
      loadByList(joins.of(staffMembersByList), ids),
    /** Notes to the crew by the ids that an order carries. */
    instructions: (ids: readonly string[]): Promise<readonly Instructions[]> =>
      loadByList(joins.of(instructionsByList), ids),
  }
}

export interface Actor {
  readonly role: ActorRole
  readonly id: string
}

export async function personName(tables: TableLoaders, { role, id }: Actor): Promise<string | undefined> {
  if (role === ActorRole.Admin) return (await tables.of(adminsById).load(id))?.userName
  if (role === ActorRole.Customer) return fullName(await tables.of(customersById).load(id))
  return role === ActorRole.Staff ? fullName((await tables.staff([id]))[0]) : undefined
}

function fullName(
  person: { readonly firstName: string; readonly lastName: string } | undefined,
): string | undefined {
  return person && `${person.firstName} ${person.lastName}`.trim()
}
