import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { updateCustomer } from './profiles.store.ts'

/** The placeholder for an erased person's name (decision A20); the office reads it in orders, payments and reports. */
const FORMER_CUSTOMER = { first_name: 'Former', last_name: 'customer' } as const

/**
 * Empties every row of the accounts that identifies a person: the account, its addresses in all their versions, sessions, links and codes,
 * and the office record about them. The customer number stays, because ledger and invoices refer to it; so does the consent log, which is
 * the proof and holds no name.
 * @param db a transaction
 * @param emptied passwordHash: of a random password, computed before the transaction
 */
export async function emptyAccount(
  db: Db,
  {
    userId,
    passwordHash,
    now,
  }: { readonly userId: string; readonly passwordHash: string; readonly now: Temporal.Instant },
): Promise<void> {
  await updateCustomer(db, userId, {
    ...FORMER_CUSTOMER,
    // unique, in a domain that never exists
    email: `${userId}@erased.invalid`,
    phone: null,
    password_hash: passwordHash,
    is_active: false,
    dob: null,
    email_notifications: false,
    marketing_consent: false,
    memo: '',
    special_attr: 0,
    erased_at: now.toString(),
  })
  await emptyAddresses(db, userId, now)
  await db.deleteFrom('session').where('person_id', '=', userId).execute()
  await db.deleteFrom('activation_link').where('customer_id', '=', userId).execute()
  await db.deleteFrom('password_reset').where('customer_id', '=', userId).execute()
  await sql`
    update office_change set before = null, after = null where subject_kind = 'customer' and subject_id = ${userId}
  `.execute(db)
}

/**
 * Empties never activated accounts with an unconfirmed e-mail address or phone, so that both are free again. Accounts with an address or an
 * invoice stay, because they may have points and orders.
 * @param db a transaction
 */
export async function emptyNeverActivated(
  db: Db,
  {
    email,
    phone,
    ...emptied
  }: {
    readonly email: string
    readonly phone: string | undefined
    readonly passwordHash: string
    readonly now: Temporal.Instant
  },
): Promise<void> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from customer c
    where (email = ${email} or phone = ${phone ?? null}) and not is_active and erased_at is null
      and exists (select 1 from activation_link where customer_id = c.id and used_at is null)
      and not exists (select 1 from address where customer_id = c.id)
      and not exists (select 1 from invoice_party where customer_id = c.id)
    for update of c
  `.execute(db)
  for (const { id: userId } of rows) await emptyAccount(db, { userId, ...emptied })
}

/** The province stays: it shows which taxes were right, and no home. */
async function emptyAddresses(db: Db, userId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('address')
    .set({
      is_default: false,
      access_notes: '',
      removed_at: sql`coalesce(removed_at, ${now.toString()}::timestamptz)`,
    })
    .where('customer_id', '=', userId)
    .execute()
  const emptied = { unit: '', street_no: '', street_name: '', search_street: '', city: '', postal: '' }
  await db
    .updateTable('address_version')
    .set({ ...FORMER_CUSTOMER, ...emptied })
    .where('address_id', 'in', (of) =>
      of.selectFrom('address').select('id').where('customer_id', '=', userId),
    )
    .execute()
}
