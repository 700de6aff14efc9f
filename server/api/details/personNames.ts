import { ActorRole } from '../../kernel/command.ts'
import type { CrewLoaders } from './crewLoaders.ts'
import type { PeopleLoaders } from './peopleLoaders.ts'

/** Somebody who did something, as events know them. */
interface Actor {
  readonly role: ActorRole
  readonly id: string
}

/** First and last name, or an administrator's user name; undefined for the system and for people who are not there. */
export interface PersonNames {
  load(actor: Actor): Promise<string | undefined>
}

/** Names come with the people that lists join anyway, so that nobody is looked up a second time to be called by name. */
export function createPersonNames(
  { customer, admin }: Pick<PeopleLoaders, 'customer' | 'admin'>,
  { crews }: Pick<CrewLoaders, 'crews'>,
): PersonNames {
  return {
    async load({ role, id }) {
      if (role === ActorRole.Admin) return (await admin.load(id))?.userName
      if (role === ActorRole.Customer) return fullName(await customer.load(id))
      return role === ActorRole.Staff ? fullName((await crews.people([id]))[0]) : undefined
    },
  }
}

function fullName(
  person: { readonly firstName: string; readonly lastName: string } | undefined,
): string | undefined {
  return person && `${person.firstName} ${person.lastName}`.trim()
}
