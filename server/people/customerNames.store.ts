import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'

/** What somebody who comes to the house needs to know of a customer: no phone, no mail (decision I9). */
export interface CustomerName {
  readonly userId: string
  readonly userNo: string
  readonly firstName: string
  readonly lastName: string
}

/** Several customers at once, for lists; absent ones are left out. */
export async function findCustomerNames(
  db: Db,
  userIds: readonly string[],
): Promise<readonly CustomerName[]> {
  const ids = [...new Set(userIds)].filter((id) => isId(id))
  if (ids.length === 0) return []
  return db
    .selectFrom('customer')
    .select(['id as userId', 'user_no as userNo', 'first_name as firstName', 'last_name as lastName'])
    .where('id', 'in', ids)
    .execute()
}
