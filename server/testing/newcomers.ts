import { Province } from '../../schema/rules/enumerations.ts'
import { addAddress } from '../addresses/addresses.handlers.ts'
import { recordEvents } from '../eventstore/commandEvents.ts'
import { appendAsItIs } from '../eventstore/contract/asItIs.ts'
import type { EventStore } from '../eventstore/port.ts'
import type { AccountsBase } from '../identity/accounts.store.ts'
import { hashPassword } from '../identity/credentials.store.ts'
import { openSession } from '../identity/sessions.store.ts'
import { ActorRole } from '../kernel/command.ts'
import { commandId } from '../kernel/ids.ts'
import { isRejection } from '../kernel/rejection.ts'
import { insertCustomer } from '../people/customers.store.ts'
import { drawnNumber } from '../people/peopleTables.store.ts'
import { rewardPoints } from '../points/commands/rewardPoints.ts'
import { walletStream } from '../points/events.ts'

/** The stores, for inserting hundreds of customers quickly. */
export interface NewcomersHome extends AccountsBase {
  readonly store: EventStore
}

/** A customer who can book at once. */
export interface Newcomer {
  readonly userId: string
  readonly email: string
  readonly password: string
  readonly token: string
  /** The default address first. */
  readonly addressIds: readonly string[]
}

export interface NewcomerWishes {
  /** Reward points to begin with. */
  readonly points: number
  /** How many addresses; one by default. */
  readonly addresses?: number
  /** Where they lie; Alberta by default. */
  readonly province?: keyof typeof Province
  readonly now: Temporal.Instant
}

/** Shared by all newcomers, so that it is hashed once. */
const PASSWORD = 'newcomer-1'
let passwordHash: Promise<string> | undefined

/** Creates a customer with points, addresses and a session, as the commands of the modules would leave them. */
export async function settleNewcomer(home: NewcomersHome, wishes: NewcomerWishes): Promise<Newcomer> {
  const { now, points, addresses = 1, province = 'AB' } = wishes
  const userId = crypto.randomUUID()
  const email = `${userId}@example.com`
  await insertNewcomer(home, { userId, email, now })
  const addressIds: string[] = []
  for (let place = 0; place < addresses; place++)
    addressIds.push(await addHome(home, userId, { nth: place, province, now }))
  if (points > 0) await givePoints(home, userId, { points, now })
  const { token } = await openSession(home, { area: 'customer', personId: userId, isRemembered: true, now })
  return { userId, email, password: PASSWORD, token, addressIds }
}

/** An admin's grant, as `points.rewarded` records it. */
export async function givePoints(
  { store }: NewcomersHome,
  userId: string,
  { points, now }: Pick<NewcomerWishes, 'points' | 'now'>,
): Promise<void> {
  const grantId = crypto.randomUUID()
  const granted = rewardPoints({ grantId, amount: points, held: 0 })
  if (isRejection(granted)) throw new Error(`no grant of ${points} points: ${granted.rejected}`)
  const actor = { id: 'office', role: ActorRole.Admin }
  const command = { id: commandId(actor.id, 'rewardPoints', grantId), actor, at: now }
  const stream = walletStream(userId)
  const events = recordEvents(
    { ...command, source: 'seed', correlationId: grantId },
    granted.map((event) => ({ stream, event })),
  )
  await appendAsItIs(store, events)
}

async function insertNewcomer(
  { db }: NewcomersHome,
  { userId, email, now }: { readonly userId: string; readonly email: string; readonly now: Temporal.Instant },
): Promise<void> {
  passwordHash ??= hashPassword(PASSWORD)
  const row = {
    id: userId,
    first_name: 'Nico',
    last_name: 'Newcomer',
    email,
    phone: null,
    password_hash: await passwordHash,
    is_active: true,
    language: 'en' as const,
    language_chosen: false,
    dob: null,
    email_notifications: true,
    created_at: now.toString(),
  }
  await drawnNumber('C', (user_no) => insertCustomer(db, { ...row, user_no }))
}

async function addHome(
  { db }: NewcomersHome,
  userId: string,
  { nth, province, now }: { nth: number; province: keyof typeof Province; now: Temporal.Instant },
): Promise<string> {
  const place = {
    streetNo: String(12 + nth),
    streetName: 'Spruce Lane NW',
    city: 'Calgary',
    postal: 'T2N 1N4',
  }
  const person = { firstName: 'Nico', lastName: 'Newcomer' }
  const added = await addAddress(db, { userId, now }, { ...person, ...place, provinceId: Province[province] })
  if (isRejection(added)) throw new Error(`no address: ${JSON.stringify(added)}`)
  return added.addressId
}
