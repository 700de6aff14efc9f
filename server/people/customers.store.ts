import type { Insertable, Selectable } from 'kysely'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { finderOf, joinOf } from '../kernel/joins.store.ts'
import { searchedNames } from './customerSearch.ts'
import type { CustomerTable } from './peopleTables.store.ts'

/** A customer as they and the office may see them: neither hash nor memo. */
export interface Customer {
  readonly userId: string
  readonly userNo: string
  readonly firstName: string
  readonly lastName: string
  /** Empty while the office knows none (decision W2). */
  readonly email: string
  /** Its owner proved the mailbox, through the link or the office. */
  readonly isActive: boolean
  /** E.164, such as +14035550172. */
  readonly phoneNo: string | undefined
  readonly emailNotifications: boolean
  /** The language of mails to this person. */
  readonly language: Language
  /** False while it is only a default. */
  readonly hasChosenLanguage: boolean
}

/** The row that a {@link Customer} is read from. */
export const customerColumns = [
  'id',
  'user_no',
  'first_name',
  'last_name',
  'email',
  'is_active',
  'phone',
  'email_notifications',
  'language',
  'language_chosen',
] as const

/** A customer at registration; the search columns are derived. */
export type NewCustomerRow = Omit<Insertable<CustomerTable>, keyof ReturnType<typeof searchedNames>>

/** False if the customer number is taken: draw another. A taken e-mail or phone breaks its unique constraint. */
export async function insertCustomer(db: Db, row: NewCustomerRow): Promise<boolean> {
  const names = searchedNames({ firstName: row.first_name, lastName: row.last_name })
  const outcome = await db
    .insertInto('customer')
    .values({ ...row, ...names })
    .onConflict((clash) => clash.column('user_no').doNothing())
    .executeTakeFirstOrThrow()
  return outcome.numInsertedOrUpdatedRows === 1n
}

/** The id of the customer with an e-mail address, or with a phone number in E.164. */
export async function findCustomerWith(
  db: Db,
  { email, phone }: { readonly email?: string | undefined; readonly phone?: string | undefined },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer')
    .select('id')
    .where((is) => is.or([is('email', '=', email ?? null), is('phone', '=', phone ?? null)]))
    .executeTakeFirst()
  return row?.id
}

/** Whether a customer may sign in, locked until the transaction ends. */
export async function findActivity(
  db: Db,
  userId: string,
): Promise<{ readonly isActive: boolean; readonly hasEmail: boolean } | undefined> {
  if (!isId(userId)) return undefined
  const row = await db
    .selectFrom('customer')
    .select(['is_active', 'email'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && { isActive: row.is_active, hasEmail: row.email !== null }
}

export async function markActive(db: Db, userId: string): Promise<void> {
  await db.updateTable('customer').set({ is_active: true }).where('id', '=', userId).execute()
}

/** Customers by their ids. */
export const customersById = joinOf<CustomerRow>()({
  name: 'customer',
  ids: 'uuid',
  sql: customersWhere('id = any($ids)'),
  read: (row): Customer | undefined => row && customerOf(row),
})

/** The same without former customers. */
export const presentCustomersById = joinOf<CustomerRow>()({
  name: 'present_customer',
  ids: 'uuid',
  sql: customersWhere('id = any($ids) and erased_at is null'),
  read: (row): Customer | undefined => row && customerOf(row),
})

export const findCustomer = finderOf(customersById)

/** A customer who was not erased; erased ones get no mails, payments or points (decision A20). */
export const findPresentCustomer = finderOf(presentCustomersById)

function customersWhere(condition: string): string {
  return `select id, to_json(c) as row from (select ${customerColumns.join(', ')} from customer where ${condition}) as c`
}

type CustomerRow = Pick<Selectable<CustomerTable>, (typeof customerColumns)[number]>

/** Makes a customer of their row. */
export function customerOf(row: CustomerRow): Customer {
  return {
    userId: row.id,
    userNo: row.user_no,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email ?? '',
    isActive: row.is_active,
    phoneNo: row.phone ?? undefined,
    emailNotifications: row.email_notifications,
    language: row.language,
    hasChosenLanguage: row.language_chosen,
  }
}

/** A customer's data for a visiting crew: no phone number and no e-mail address (decision I9). */
export interface CustomerName {
  readonly userId: string
  readonly userNo: string
  readonly firstName: string
  readonly lastName: string
}

/** The names of customers by their ids. */
export const customerNamesById = joinOf<CustomerName>()({
  name: 'customer_name',
  ids: 'uuid',
  sql: `select id, json_build_object('userId', id, 'userNo', user_no, 'firstName', first_name, 'lastName', last_name) as row
    from customer where id = any($ids)`,
  read: (row): CustomerName | undefined => row,
})

export const findCustomerName = finderOf(customerNamesById)
