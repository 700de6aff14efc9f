import type { Db } from '../kernel/database.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import { recordOfficeChange } from '../office/officeChanges.store.ts'
import { findCustomerName } from '../people/customerNames.store.ts'
import { lockOfficeNotes } from '../people/officeCustomerChanges.store.ts'
import type { OfficeTarget } from './officeAddresses.handlers.ts'

/**
 * Puts on the record that the office takes out everything that is kept of a customer, for somebody who asks for it by mail or phone
 * (decision A18). It is noted before the file is made, so that no file leaves without a note.
 * @returns whose file it is, by the number that people know them by; NOT_FOUND, also for somebody who was forgotten
 */
export async function noteHandingOut(
  db: Db,
  { adminId, userId, now }: OfficeTarget,
): Promise<{ readonly userNo: string } | Rejection> {
  return db.transaction().execute(async (transaction) => {
    const isThere = await lockOfficeNotes(transaction, userId)
    const customer = isThere ? await findCustomerName(transaction, userId) : undefined
    if (customer === undefined) return reject('NOT_FOUND')
    const subject = { kind: 'customer', id: userId } as const
    const action = 'personal-data.handed-out'
    await recordOfficeChange(transaction, { adminId, at: now, subject, action, before: null, after: null })
    return { userNo: customer.userNo }
  })
}
