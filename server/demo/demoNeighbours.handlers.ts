import { randomBytes } from 'node:crypto'
import { addAddress, confirmAddress } from '../addresses/addresses.handlers.ts'
import { createCustomer } from '../identity/accounts.handlers.ts'
import type { Db } from '../kernel/database.ts'
import { derivedId } from '../kernel/ids.ts'
import { granted } from '../kernel/rejection.ts'
import { demoNeighbours, demoNewcomer } from './demoNeighbours.ts'

type NeighbourName = keyof typeof demoNeighbours
type NeighbourPeople = Readonly<
  Record<NeighbourName, { readonly userId: string; readonly addressIds: readonly string[] }>
>

const names = Object.keys(demoNeighbours) as NeighbourName[]
const PASSWORD_BYTES = 24

/** Creates the neighbours by the commands that create real people, with passwords that nobody gets to know. */
export async function seedNeighbours(db: Db, now: Temporal.Instant): Promise<void> {
  for (const name of names) {
    const { person, language, addresses } = demoNeighbours[name]
    const { userId, addressIds } = demoNeighbourPeople()[name]
    const password = unknownPassword()
    granted(await createCustomer(db, { ...person, password }, { id: userId, now, language, isActive: true }))
    for (const [place, { form, isConfirmed }] of addresses.entries()) {
      const target = { userId, addressId: addressIds[place] ?? '', now }
      granted(await addAddress(db, target, form))
      if (isConfirmed) granted(await confirmAddress(db, target, {}))
    }
  }
}

/** Creates the customer who has not proved the e-mail address yet; no mail goes out. */
export async function seedNewcomer(db: Db, now: Temporal.Instant): Promise<void> {
  const person = { ...demoNewcomer, password: unknownPassword() }
  granted(await createCustomer(db, person, { id: demoNewcomerId(), now, language: 'en', isActive: false }))
}

/** Who the neighbours are, without asking the database. */
export function demoNeighbourPeople(): NeighbourPeople {
  const people = names.map((name) => [
    name,
    {
      userId: demoId(`customer ${name}`),
      addressIds: demoNeighbours[name].addresses.map((_, place) => demoId(`address ${name} ${place}`)),
    },
  ])
  return Object.fromEntries(people)
}

/** Who has not proved the e-mail address yet. */
export function demoNewcomerId(): string {
  return demoId('newcomer')
}

function unknownPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url')
}

function demoId(what: string): string {
  return derivedId('demo neighbours', what)
}
