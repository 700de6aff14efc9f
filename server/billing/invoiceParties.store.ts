import type { ColumnType, Insertable } from 'kysely'
import { Province } from '../../schema/rules/enumerations.ts'
import { type Address, addressesByCustomer } from '../addresses/addresses.store.ts'
import { type PlaceFields, placeColumns } from '../addresses/addressTables.store.ts'
import { ConflictError } from '../eventstore/errors.ts'
import type { Db } from '../kernel/database.ts'
import { createJoins, finderOf, type Joins, joinOf } from '../kernel/joins.store.ts'
import { type Customer, presentCustomersById } from '../people/customers.store.ts'
import { keepNoteWith, keepOnlyNote, type PaymentNote } from './paymentNotes.store.ts'

export type InvoicePartyTable = ReturnType<typeof placeColumns.rowOf> & {
  id: string
  customer_id: string
  user_no: string
  province: Province
  created_at: ColumnType<Date, string, never>
}

declare module '../kernel/database.ts' {
  interface Tables {
    invoice_party: InvoicePartyTable
  }
}

/** The recipient of an invoice: the customer with their default address at that moment (decision G3), empty if there was none. */
export interface InvoiceParty extends Readonly<PlaceFields> {
  readonly partyVersionId: string
  readonly userId: string
  readonly userNo: string
  /** Of the default address, else Alberta. */
  readonly province: Province
}

/** A customer's current invoice party; undefined for an unknown customer. Writes nothing. */
export async function currentParty(
  joins: Joins,
  userId: string,
  partyVersionId: string,
): Promise<InvoiceParty | undefined> {
  const [customer, addresses] = await Promise.all([
    joins.of(presentCustomersById).load(userId),
    joins.of(addressesByCustomer).load(userId),
  ])
  return (
    customer &&
    partyOf(
      partyVersionId,
      customer,
      addresses.find(({ isDefault }) => isDefault),
    )
  )
}

/** The party of a payment as the customer is now, and the one that another try of the same command has kept. */
export async function partiesOfPayment(db: Db, userId: string, partyVersionId: string) {
  const joins = createJoins(db)
  const [party, earlier] = await Promise.all([
    currentParty(joins, userId, partyVersionId),
    joins.of(partiesById).load(partyVersionId),
  ])
  return { party, earlier }
}

/**
 * Stores a payment's party and note just before the payment, so that a refused one leaves no rows.
 * @param of.earlier the party that an earlier try of the same command stored
 */
export function keepOnce(
  db: Db,
  { party, earlier, note }: { party: InvoiceParty; earlier: InvoiceParty | undefined; note: PaymentNote },
) {
  let kept = earlier
  return {
    partyNow: () => kept ?? party,
    async beforehand() {
      if (kept !== undefined) return keepOnlyNote(db, note)
      if (await keepParty(db, party, note)) return undefined
      // another try of this command has kept its party meanwhile, maybe of another province: decided again, with that one
      kept = await findParty(db, party.partyVersionId)
      throw new ConflictError([])
    },
  }
}

/**
 * Writes a party down, once, and with it the note on its payment.
 * @returns false when there is one under its id already, which stays as it is; then nothing is written
 */
export async function keepParty(db: Db, party: InvoiceParty, note: PaymentNote): Promise<boolean> {
  const kept = await db
    .with('kept', (parties) =>
      parties
        .insertInto('invoice_party')
        .values(rowOf(party, note.now))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id'),
    )
    .with('noted', () => keepNoteWith('kept', note))
    .selectFrom('kept')
    .select('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Parties by their ids. */
export const partiesById = joinOf<PartyRow>()({
  name: 'invoice_party',
  ids: 'uuid',
  sql: `select id, to_json(invoice_party) as row from invoice_party where id = any($ids)`,
  read: (row): InvoiceParty | undefined => row && keptParty(row),
})

export const findParty = finderOf(partiesById)

type PartyRow = Omit<InvoicePartyTable, 'created_at'>

function keptParty(row: PartyRow): InvoiceParty {
  const { id: partyVersionId, customer_id: userId, user_no: userNo, province } = row
  return { partyVersionId, userId, userNo, province, ...placeColumns.fieldsIn(row) }
}

const nowhere = { unit: '', streetNo: '', streetName: '', city: '', postal: '', province: Province.AB }

function partyOf(partyVersionId: string, customer: Customer, address: Address | undefined): InvoiceParty {
  const { userId, userNo, firstName, lastName } = customer
  const { unit, streetNo, streetName, city, postal, province } = address ?? nowhere
  const place = { unit, streetNo, streetName, city, postal, province }
  return { partyVersionId, userId, userNo, firstName, lastName, ...place }
}

function rowOf(party: InvoiceParty, now: Temporal.Instant): Insertable<InvoicePartyTable> {
  const { partyVersionId: id, userId: customer_id, userNo: user_no, province } = party
  return { id, customer_id, user_no, province, ...placeColumns.rowOf(party), created_at: now.toString() }
}
