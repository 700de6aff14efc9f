import { PaymentMethod } from '../../schema/rules/enumerations.ts'
import { placeColumns } from '../../server/addresses/addressTables.store.ts'
import { confirmRecharge } from '../../server/billing/confirmRecharge.ts'
import { invoicesStream } from '../../server/billing/events.ts'
import { invoiceBookFold } from '../../server/billing/invoiceBook.ts'
import type { PlacedAppend } from '../../server/eventstore/copying/packAppends.ts'
import { ActorRole } from '../../server/kernel/command.ts'
import { derivedId } from '../../server/kernel/ids.ts'
import { businessDate } from '../../server/kernel/time.ts'
import { totalOf } from '../../server/points/buckets.ts'
import { walletStream } from '../../server/points/events.ts'
import { walletFold } from '../../server/points/walletFold.ts'
import type { BenchCustomer } from './fixture.ts'
import { allowed, commandIn, type Playing } from './playing.ts'

/** Dollars that people pay in at once. */
const AMOUNTS = [200, 300, 300, 500, 500, 500, 800, 1_000, 1_500] as const
/** Reward percentages. */
const REWARDS = [0, 0, 0, 2, 5, 5, 10] as const
const CENTS = 100

/** Recharges a wallet up to a price. @returns an append for each payment */
export function topUp(
  playing: Playing,
  customer: BenchCustomer,
  { points, key, at }: { readonly points: number; readonly key: string; readonly at: number },
): readonly PlacedAppend[] {
  const stream = walletStream(customer.row.id)
  const held = () => totalOf(playing.books.state(stream, walletFold).balance)
  const appends: PlacedAppend[] = []
  while (held() < points) appends.push(recharge(playing, customer, { key: `${key} ${appends.length}`, at }))
  return appends
}

/** A payment of a usual amount, or of `dollars`. */
export function recharge(
  playing: Playing,
  customer: BenchCustomer,
  { key, at, dollars }: { readonly key: string; readonly at: number; readonly dollars?: number },
): PlacedAppend {
  const { books, parties, random } = playing
  const userId = customer.row.id
  const command = commandIn(playing, {
    actor: { id: playing.adminId, role: ActorRole.Admin },
    verb: 'recharge',
    key,
    at,
  })
  const state = {
    wallet: books.state(walletStream(userId), walletFold),
    book: books.state(invoicesStream(businessDate(command.at).year), invoiceBookFold),
  }
  const partyVersionId = derivedId(command.id, 'invoice party')
  parties.push(partyRow(customer, partyVersionId, command.at))
  const events = confirmRecharge(state, {
    userId,
    subtotal: (dollars ?? random.oneOf(AMOUNTS)) * CENTS,
    rewardPercent: random.oneOf(REWARDS),
    method: random.oneOf(Object.values(PaymentMethod)),
    province: homeOf(customer).province,
    partyVersionId,
    grantId: derivedId(command.id, 'grant'),
    at: command.at,
    confirmRepeat: true,
  })
  return books.write(command, allowed(`recharge ${key}`, events))
}

/** The customer with the default address, as on an invoice. */
function partyRow(customer: BenchCustomer, id: string, at: Temporal.Instant) {
  const { row } = customer
  const home = homeOf(customer)
  return {
    id,
    customer_id: row.id,
    user_no: row.user_no,
    ...placeColumns.rowOf({ ...home, firstName: row.first_name, lastName: row.last_name }),
    province: home.province,
    created_at: at.toString(),
  }
}

function homeOf({ addresses: [home] }: BenchCustomer) {
  if (!home) throw new Error('everybody in the fixture has an address')
  return home
}
