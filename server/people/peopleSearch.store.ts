import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Tables } from '../kernel/database.ts'
import { searchable } from './customerSearch.ts'

/** A subquery for customers' ids. */
export type CustomersQuestion = SelectQueryBuilder<Tables, 'customer', { readonly id: string }>

/**
 * Customers whose name begins so, without case or accents; typing on into the last name keeps matching (decision I7).
 * @returns undefined for a text without a letter or digit
 */
export function customersNamed(db: Db, text: string): CustomersQuestion | undefined {
  const prefix = searchable(text)
  return prefix === '' ? undefined : customerIds(db).where('search_first_last', 'like', `${prefix}%`)
}

/** Customers whose phone number ends in these digits, in any notation (decision I7); undefined without any digit. */
export function customersPhoned(db: Db, text: string): CustomersQuestion | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits === '') return undefined
  const backwards = [...digits].reverse().join('')
  return customerIds(db).where(sql`reverse(phone)`, 'like', `${backwards}%`)
}

const FEWEST_DIGITS = 3

/** Customers that match a text by name, or by phone if it is all digits. */
export function customersMeant(db: Db, text: string): CustomersQuestion | undefined {
  if (/\p{L}/u.test(text)) return customersNamed(db, text)
  return text.replace(/\D/g, '').length < FEWEST_DIGITS ? undefined : customersPhoned(db, text)
}

/**
 * Crew members by their whole number, removed ones too: past orders keep their names (decision I3).
 * @returns their ids and those of the crews they are in now
 */
export async function staffNumbered(db: Db, staffNo: string): Promise<readonly string[]> {
  const rows = await staffInCrews(db).where('staff_no', '=', staffNo.toUpperCase()).execute()
  return idsOf(rows)
}

/** The same by the beginning of their first name, without case or accents. They are few, so the rule itself compares them. */
export async function staffNamed(db: Db, text: string): Promise<readonly string[]> {
  const prefix = searchable(text)
  if (prefix === '') return []
  const rows = await staffInCrews(db).execute()
  return idsOf(rows.filter(({ first_name }) => searchable(first_name).startsWith(prefix)))
}

function staffInCrews(db: Db) {
  return db
    .selectFrom('staff')
    .leftJoin('staff_group_member', 'staff_id', 'id')
    .select(['id', 'first_name', 'group_id'])
}

function idsOf(rows: readonly { readonly id: string; readonly group_id: string | null }[]) {
  return [...new Set(rows.flatMap(({ id, group_id }) => (group_id === null ? [id] : [id, group_id])))]
}

function customerIds(db: Db): CustomersQuestion {
  return db.selectFrom('customer').select(sql<string>`customer.id::text`.as('id'))
}
