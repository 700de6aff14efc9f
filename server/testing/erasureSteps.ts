import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { SAVE_PROFILE } from './accountDocuments.ts'
import type { Newcomer } from './newcomers.ts'
import type { OfficeWorld } from './officeWorld.ts'
import { ADD_INSTRUCTIONS } from './orderDocuments.ts'

/** Unique texts of a person, which reveal the person's data in any row. */
export const traces = {
  firstName: 'Zebedia',
  lastName: 'Quillfeather',
  contact: 'Ottoline',
  phone: '4035550199',
  street: 'Umbelliferous',
  access: 'the griffin guards the key',
  memo: 'collects barometers',
  note: 'the harpsichord',
  reason: 'the moat was flooded',
  comment: 'paid in florins',
} as const

/** A person with data in every table. */
export interface Somebody {
  readonly who: Newcomer
  readonly orderNo: string
  readonly paymentId: number
}

/** A customer with profile, addresses, an order with a note that the office cancelled, a payment, a memo and mails. */
export async function settleSomebody(world: OfficeWorld): Promise<Somebody> {
  const who = await world.customer()
  const { firstName, lastName, phone } = traces
  const profile = { firstName, lastName, dob: '1977-03-09', phoneNumber: phone, marketingConsent: true }
  await world.ask(SAVE_PROFILE, { input: profile }, who.token)
  const address = {
    firstName: traces.contact,
    lastName,
    streetNo: '7',
    streetName: `${traces.street} Crescent`,
    city: 'Calgary',
    postal: 'T2P 1B5',
    provinceId: 1,
    isDefault: true,
    accessNotes: traces.access,
  }
  await world.product.call('/Account/addAccountAddress', { userId: who.userId, ...address }, who.token)
  await world.rest('/Staff/editUserMemo', { userId: who.userId, newMemo: traces.memo })
  const orderNo = await world.placed(who)
  const note = { orderNo, text: traces.note, key: crypto.randomUUID() }
  await world.ask(ADD_INSTRUCTIONS, { input: note }, who.token)
  await world.command('cancelCustomerOrder', { orderNo, reason: traces.reason })
  const payment = { paidAmount: 100, paymentMethod: 2, rewardPercent: 0, comment: traces.comment }
  await world.rest('/Staff/confrmUserPayment', { userId: who.userId, ...payment })
  return { who, orderNo, paymentId: await paymentOf(world.product.database.db, who.userId) }
}

/** Which tables hold one of those words, or the person's e-mail address, anywhere in a row; events and their metadata among them. */
export async function tablesWithTraces(db: Db, email: string): Promise<readonly string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`.execute(
    db,
  )
  const words = [...Object.values(traces), email].map((word) => `%${word}%`)
  const found: string[] = []
  for (const { schema, name } of rows) {
    const { rows: hits } = await sql<{ is: boolean }>`
      select exists (select from ${sql.table(`${schema}.${name}`)} as kept
        where kept::text ilike any(${words}::text[])) as is`.execute(db)
    if (hits[0]?.is) found.push(`${schema}.${name}`)
  }
  return found
}

async function paymentOf(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('payment')
    .select('payment_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.payment_id
}
