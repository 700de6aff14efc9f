import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { CustomerTag } from '../../schema/rules/enumerations.ts'
import { searchFields } from '../../schema/rules/officeCustomerFields.ts'
import { countBrought, counted, everyRow, totalOf } from '../kernel/counted.store.ts'
import type { Db, Tables } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import {
  type Listing,
  type ListPage,
  type Page,
  type PageAsked,
  type PageQuestion,
  pageOf,
  pageRows,
  pageStart,
} from '../kernel/pages.ts'
import { checkedFields, isRejection, type Rejection } from '../kernel/rejection.ts'
import { type CustomerSearch, customerSearch } from './customerSearch.ts'
import { type Customer, customerColumns, customerOf } from './customers.store.ts'
import { begins, livingAt } from './peopleSearch.store.ts'

/** A customer with all that the office alone may see. */
export interface OfficeCustomer extends Customer {
  /** yyyy-mm-dd; absent if not given (decision A11). */
  readonly birthday: string | undefined
  readonly createdAt: Temporal.Instant
  /** When the person was erased; undefined for everybody else (decision A20). */
  readonly erasedAt: Temporal.Instant | undefined
  readonly specialAttr: CustomerTag
  /** The office's own note (decision A18). */
  readonly memo: string
}

/** Several customers, in no order; absent ones are left out. */
export async function findOfficeCustomers(
  db: Db,
  userIds: readonly string[],
): Promise<readonly OfficeCustomer[]> {
  const ids = userIds.filter((id) => isId(id))
  if (ids.length === 0) return []
  const rows = await customers(db).select(columns).where('id', 'in', ids).execute()
  return rows.map(officeCustomerOf)
}

export async function findOfficeCustomer(db: Db, userId: string): Promise<OfficeCustomer | undefined> {
  const [customer] = await findOfficeCustomers(db, [userId])
  return customer
}

/** What narrows a list of customers beside its search, and what it goes by: SQL on rows of `customer`. */
export interface CustomersShown {
  readonly where?: readonly RawBuilder<boolean>[]
  /** Undefined: the newest first, which also breaks ties. */
  readonly by?: RawBuilder<unknown> | undefined
}

/**
 * A page of all customers or of a search's results, newest first unless asked otherwise (decisions I6, I12, W8).
 * @param search how a name, an e-mail, a street or a postal code begins, a phone's first or last digits, or a customer number (decisions I7, W7);
 * blank: everybody
 * @returns past the end an empty page with the true count; a rejection of `page`, `pageSize` or `search`
 */
export async function listOfficeCustomers(
  db: Db,
  { search = '', where, by, ...question }: PageQuestion & CustomersShown & { readonly search?: string },
): Promise<Page<OfficeCustomer> | Rejection> {
  const rows = pageRows(question)
  if (isRejection(rows)) return rows
  const typed = checkedFields(searchFields, { search })
  if (isRejection(typed)) return typed
  const list = narrowed(meantBy(db, typed.search), where)
  // ids first, from the index alone, so that a far page does not read skipped customers
  const page = newestFirst(list, by).select('id').offset(rows.offset).limit(rows.limit)
  const counting = list.select(everyRow)
  const found = await newestFirst(customers(db).where('id', 'in', page), by)
    .select(columns)
    .select(totalOf(counting))
    .execute()
  const count = countBrought(found, () => counted(counting))
  return { items: found.map(officeCustomerOf), totalCount: await count() }
}

/** A customer's position in the list is their id. */
const listing: Listing<string> = { name: 'customers', place: z.uuid() }

/**
 * The same list by cursor, which neither skips nor repeats customers after new registrations.
 * @returns a rejection FIELD_INVALID of `first`, `after` or `search`
 */
export async function officeCustomersAfter(
  db: Db,
  { search, where, ...asked }: PageAsked & Pick<CustomersShown, 'where'> & { readonly search: string },
): Promise<ListPage<OfficeCustomer> | Rejection> {
  const start = pageStart(listing, asked)
  if (isRejection(start)) return start
  const typed = checkedFields(searchFields, { search })
  if (isRejection(typed)) return typed
  const list = narrowed(meantBy(db, typed.search), where)
  const rest = start.after === undefined ? list : list.where(isBefore(start.after))
  const found = await newestFirst(rest)
    .select(columns)
    .limit(asked.first + 1)
    .execute()
  const placed = found.map((row) => ({ view: officeCustomerOf(row), place: row.id }))
  return pageOf(listing, placed, { first: asked.first, count: () => counted(list.select(everyRow)) })
}

function isBefore(customerId: string) {
  return sql<boolean>`(created_at, id) < (select created_at, id from customer where id = ${customerId})`
}

function meantBy(db: Db, search: string): Customers {
  const meant = customerSearch(search)
  return meant === undefined ? customers(db) : customers(db).where(isMeantBy(meant))
}

type Customers = SelectQueryBuilder<Tables, 'customer', object>

function customers(db: Db): Customers {
  return db.selectFrom('customer')
}

function newestFirst(list: Customers, by?: CustomersShown['by']): Customers {
  const sorted = by ? list.orderBy(by) : list
  return sorted.orderBy('created_at', 'desc').orderBy('id', 'desc')
}

function narrowed(list: Customers, where: CustomersShown['where'] = []): Customers {
  return where.reduce((rest, condition) => rest.where(condition), list)
}

/** Fewer would be half the town's numbers, in the way of somebody's last digits. */
const FEWEST_FIRST_DIGITS = 6

/** With or without the country's 1. Only digits follow the plus, so the index of unique numbers finds the range in any collation. */
function phoneBegins(digits: string) {
  const first = `+1${digits.replace(/^1/, '')}`
  return sql`phone between ${first} and ${`${first}9999999999`}`
}

/** One question for each meaning, because an "or" over two tables has no index. */
function isMeantBy({ name, email, phone, userNo, street, postal }: CustomerSearch) {
  const people = (is: RawBuilder<unknown>) => sql`select id from customer where ${is}`
  const meanings = [
    ...(name ? ['search_first_last', 'search_last_first'].map((column) => people(begins(column, name))) : []),
    ...(email ? [people(begins('email', email))] : []),
    ...(phone ? [people(sql`reverse(phone) like ${`${[...phone].reverse().join('')}%`}`)] : []),
    ...(phone && phone.length >= FEWEST_FIRST_DIGITS ? [people(phoneBegins(phone))] : []),
    ...(userNo ? [people(sql`user_no = ${userNo}`)] : []),
    ...livingAt({ street, postal }),
  ]
  return meanings.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`id in (${sql.join(meanings, sql` union all `)})`
}

const columns = [
  ...customerColumns,
  'created_at',
  'erased_at',
  'special_attr',
  'memo',
  // the driver would make a local midnight of a date
  sql<string | null>`dob::text`.as('birthday'),
] as const

function rowsOf(db: Db) {
  return customers(db).select(columns)
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function officeCustomerOf(row: Row): OfficeCustomer {
  return {
    ...customerOf(row),
    birthday: row.birthday ?? undefined,
    createdAt: Temporal.Instant.fromEpochMilliseconds(row.created_at.getTime()),
    erasedAt:
      row.erased_at === null ? undefined : Temporal.Instant.fromEpochMilliseconds(row.erased_at.getTime()),
    specialAttr: row.special_attr,
    memo: row.memo,
  }
}

/** The office's data about a customer. */
export interface OfficeNotes {
  readonly memo: string
  readonly specialAttr: CustomerTag
}

/** Reads it locked until the transaction ends; undefined without such a customer. */
export async function lockOfficeNotes(transaction: Db, userId: string): Promise<OfficeNotes | undefined> {
  if (!isId(userId)) return undefined
  const row = await transaction
    .selectFrom('customer')
    .select(['memo', 'special_attr'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { memo: row.memo, specialAttr: row.special_attr }
}

export async function writeOfficeNotes(
  db: Db,
  userId: string,
  { memo, specialAttr }: OfficeNotes,
): Promise<void> {
  await db.updateTable('customer').set({ memo, special_attr: specialAttr }).where('id', '=', userId).execute()
}
