import { ActorRole } from '../../kernel/command.ts'
import { createJoins } from '../../kernel/joins.store.ts'
import type { ReferenceData } from '../../ordering/referenceData.store.ts'
import type { Application } from '../context/application.ts'
import { createOrderDetails } from './orderDetails.ts'
import { createTableLoaders, type TableLoaders } from './tableLoaders.ts'

/** What loaders read from. */
export type LoadersSource = Pick<Application, 'db' | 'referenceDataAt'>

export type Loaders = ReturnType<typeof createLoaders>

/**
 * What lists join, loaded once per request however many rows ask, and in one statement what is asked for in the same moment.
 * @param seen the version of the reference data that the call brought
 */
export function createLoaders({ db, referenceDataAt }: LoadersSource, seen?: number) {
  const joins = createJoins(db)
  const tables = createTableLoaders(joins)
  let asked: Promise<ReferenceData> | undefined
  /** The catalogue and the crews as of the call's arrival, or later. */
  const referenceData = () => {
    asked ??= referenceDataAt(seen)
    return asked
  }
  return {
    ...tables,
    /** For further joins in the same statement. */
    joins,
    referenceData,
    /** Everything an order points at. */
    order: createOrderDetails({ ...tables, referenceData, joins }),
    /**
     * First and last name, or an administrator's user name; undefined for the system and for people who are erased. Uses the rows that lists
     * join anyway.
     */
    personName: (actor: Actor) => personName(tables, actor),
  }
}

/** Somebody who did something, as events know them. */
interface Actor {
  readonly role: ActorRole
  readonly id: string
}

async function personName(
  { customer, admin, staff }: TableLoaders,
  { role, id }: Actor,
): Promise<string | undefined> {
  if (role === ActorRole.Admin) return (await admin.load(id))?.userName
  if (role === ActorRole.Customer) return fullName(await customer.load(id))
  return role === ActorRole.Staff ? fullName((await staff([id]))[0]) : undefined
}

function fullName(
  person: { readonly firstName: string; readonly lastName: string } | undefined,
): string | undefined {
  return person && `${person.firstName} ${person.lastName}`.trim()
}
