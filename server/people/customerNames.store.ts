import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { joinOf } from '../kernel/joins.store.ts'

/** What a visiting crew needs to know of a customer: no phone, no mail (decision I9). */
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

/** One customer's. */
export async function findCustomerName(db: Db, userId: string): Promise<CustomerName | undefined> {
  if (!isId(userId)) return undefined
  return db
    .selectFrom('customer')
    .select(['id as userId', 'user_no as userNo', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirst()
}
