import { randomBytes } from 'node:crypto'
import { addAddress, confirmAddress } from '../addresses/addresses.handlers.ts'
import { createAdmin, createCustomer, createStaff } from '../identity/accounts.handlers.ts'
import type { Db } from '../kernel/database.ts'
import { derivedId } from '../kernel/ids.ts'
import { granted } from '../kernel/rejection.ts'
import { type DemoAddress, demoAdmin, demoCustomers, demoStaff } from './demoAccounts.ts'
import { demoNeighbours, demoNewcomer } from './demoNeighbours.ts'
import type { DemoBooker } from './demoPeople.ts'

export interface DemoPeople {
  readonly customers: Readonly<Record<DemoBooker, DemoPerson>>
  readonly adminId: string
  readonly staff: Readonly<Record<keyof typeof demoStaff, string>>
}

interface DemoPerson {
  readonly userId: string
  readonly addressIds: readonly string[]
}

const PASSWORD_BYTES = 24

/**
 * Creates the people who can sign in (README, "Two commands") by the real commands. Ids are the same on every installation; pass a
 * transaction to create all or none.
 * @param now when they signed up: before the demo orders
 * @throws if one of them exists already
 */
export async function seedAccounts(db: Db, now: Temporal.Instant): Promise<DemoPeople> {
  const english = { now, language: 'en' } as const
  const people = demoPeople()
  for (const [name, { form, language, addresses }] of entriesOf(demoCustomers)) {
    const person = people.customers[name]
    granted(await createCustomer(db, form, { id: person.userId, now, language, isActive: true }))
    await seedAddresses(db, person, { addresses, now })
  }
  granted(await createAdmin(db, demoAdmin, { ...english, id: people.adminId }))
  for (const [name, form] of entriesOf(demoStaff))
    granted(await createStaff(db, form, { ...english, id: people.staff[name] }))
  return people
}

/** Creates the neighbours, with random passwords. */
export async function seedNeighbours(db: Db, now: Temporal.Instant): Promise<void> {
  for (const [name, { person, language, addresses }] of entriesOf(demoNeighbours)) {
    const { customers } = demoPeople()
    const form = { ...person, password: unknownPassword() }
    granted(await createCustomer(db, form, { id: customers[name].userId, now, language, isActive: true }))
    await seedAddresses(db, customers[name], { addresses, now })
  }
}

/** Creates the customer with an unconfirmed e-mail address; no mail is sent. */
export async function seedNewcomer(db: Db, now: Temporal.Instant): Promise<void> {
  const form = { ...demoNewcomer, password: unknownPassword() }
  const id = derivedId('demo neighbours', 'newcomer')
  granted(await createCustomer(db, form, { id, now, language: 'en', isActive: false }))
}

/** Everybody's ids, without asking the database. */
export function demoPeople(): DemoPeople {
  const accountId = (what: string) => derivedId('demo accounts', what)
  const neighbourId = (what: string) => derivedId('demo neighbours', what)
  const personOf =
    (idOf: (what: string) => string) =>
    ([name, { addresses }]: readonly [string, { readonly addresses: readonly DemoAddress[] }]) => {
      const addressIds = addresses.map((_, place) => idOf(`address ${name} ${place}`))
      return [name, { userId: idOf(`customer ${name}`), addressIds }]
    }
  return {
    customers: Object.fromEntries([
      ...Object.entries(demoCustomers).map(personOf(accountId)),
      ...Object.entries(demoNeighbours).map(personOf(neighbourId)),
    ]),
    adminId: accountId('admin'),
    staff: Object.fromEntries(Object.keys(demoStaff).map((name) => [name, accountId(`staff ${name}`)])),
  } as DemoPeople
}

async function seedAddresses(
  db: Db,
  { userId, addressIds }: DemoPerson,
  { addresses, now }: { readonly addresses: readonly DemoAddress[]; readonly now: Temporal.Instant },
): Promise<void> {
  for (const [place, { form, isConfirmed }] of addresses.entries()) {
    const target = { userId, addressId: addressIds[place] ?? '', now: now.add({ minutes: place }) }
    granted(await addAddress(db, target, form))
    if (isConfirmed) granted(await confirmAddress(db, target, {}))
  }
}

function entriesOf<Name extends string, Value>(table: Readonly<Record<Name, Value>>) {
  return Object.entries(table) as [Name, Value][]
}

function unknownPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url')
}
