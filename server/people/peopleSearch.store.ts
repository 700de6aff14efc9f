import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Tables } from '../kernel/database.ts'
import { type CustomerSearch, customerSearch, searchable } from './customerSearch.ts'

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

/** Customers who live where a street or postal code begins so (decision W7); undefined for a text that is neither. */
export function customersAt(db: Db, text: string): CustomersQuestion | undefined {
  const { street, postal } = customerSearch(text) ?? {}
  const homes = livingAt({ street, postal })
  if (homes.length === 0) return undefined
  return customerIds(db).where(sql<boolean>`customer.id in (${sql.join(homes, sql` union all `)})`)
}

/** A question for each meaning, which gives the ids of the customers who live there. */
export function livingAt({ street, postal }: Pick<CustomerSearch, 'street' | 'postal'>) {
  const living = (is: RawBuilder<unknown>) => sql`
    select a.customer_id from address_version v join address a on a.version_id = v.id
    where ${is} and a.removed_at is null`
  return [
    ...(street
      ? [
          living(
            sql`${begins('v.search_street', street.name)} and starts_with(upper(v.street_no), ${street.no})`,
          ),
        ]
      : []),
    ...(postal ? [living(begins('v.postal', postal))] : []),
  ]
}

/** An index on the column finds it. */
export function begins(column: string, beginning: string) {
  return sql`${sql.ref(column)} like ${`${beginning.replace(/[\\%_]/g, '\\$&')}%`}`
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
