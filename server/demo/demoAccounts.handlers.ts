import { addAddress, confirmAddress } from '../addresses/addresses.handlers.ts'
import { createAdmin, createCustomer, createStaff } from '../identity/accounts.handlers.ts'
import type { Db } from '../kernel/database.ts'
import { derivedId } from '../kernel/ids.ts'
import { granted } from '../kernel/rejection.ts'
import { type DemoCustomer, demoAdmin, demoCustomers, demoStaff } from './demoAccounts.ts'

type CustomerName = keyof typeof demoCustomers
type StaffName = keyof typeof demoStaff

export interface DemoPeople {
  readonly customers: Readonly<
    Record<CustomerName, { readonly userId: string; readonly addressIds: readonly string[] }>
  >
  readonly adminId: string
  readonly staff: Readonly<Record<StaffName, string>>
}

/**
 * Creates the demo people (README, "Two commands") by the commands that create real ones. Ids are the same wherever it
 * runs; give it a transaction to have all of them or none.
 * @param now when they signed up: earlier than the demo orders
 * @throws when one of them is there already
 */
export async function seedAccounts(db: Db, now: Temporal.Instant): Promise<DemoPeople> {
  const english = { now, language: 'en' } as const
  for (const [name, customer] of Object.entries(demoCustomers))
    await seedCustomer(db, { name, now }, customer)
  granted(await createAdmin(db, demoAdmin, { ...english, id: demoId('admin') }))
  for (const [name, form] of Object.entries(demoStaff)) {
    granted(await createStaff(db, form, { ...english, id: demoId(`staff ${name}`) }))
  }
  return demoPeople()
}

/** Who the demo people are, without asking the database. */
export function demoPeople(): DemoPeople {
  const customers = Object.entries(demoCustomers).map(([name, { addresses }]) => {
    const addressIds = addresses.map((_, place) => demoAddressId(name, place))
    return [name, { userId: demoUserId(name), addressIds }]
  })
  const staff = Object.keys(demoStaff).map((name) => [name, demoId(`staff ${name}`)])
  return {
    customers: Object.fromEntries(customers),
    adminId: demoId('admin'),
    staff: Object.fromEntries(staff),
  }
}

async function seedCustomer(
  db: Db,
  { name, now }: { readonly name: string; readonly now: Temporal.Instant },
  { form, language, addresses }: DemoCustomer,
): Promise<void> {
  const userId = demoUserId(name)
  granted(await createCustomer(db, form, { id: userId, now, language, isActive: true }))
  for (const [place, address] of addresses.entries()) {
    const target = { userId, addressId: demoAddressId(name, place), now: now.add({ minutes: place }) }
    granted(await addAddress(db, target, address.form))
    if (address.isConfirmed) granted(await confirmAddress(db, target, {}))
  }
}

function demoUserId(name: string): string {
  return demoId(`customer ${name}`)
}

function demoAddressId(name: string, place: number): string {
  return demoId(`address ${name} ${place}`)
}

function demoId(what: string): string {
  return derivedId('demo accounts', what)
}
