import type { z } from 'zod'
import { memoFields, tagFields } from '../../schema/rules/officeCustomerFields.ts'
import type { OfficeTarget } from '../addresses/officeAddresses.handlers.ts'
import type { Db } from '../kernel/database.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import type { OfficeChange } from '../office/officeChange.ts'
import { recordOfficeChange } from '../office/officeChanges.store.ts'
import { lockOfficeNotes, type OfficeNotes, writeOfficeNotes } from '../people/officeCustomers.store.ts'
import type { AccountsContext } from './accounts.store.ts'
import { activateCustomer, issueActivation } from './activation.handlers.ts'

/** Who was changed. */
export interface ChangedCustomer {
  readonly userId: string
}

/**
 * Mails an inactive customer a new activation link; the earlier one stops working (back-office document section 2 'Send active email',
 * decision A8).
 * @returns NOT_FOUND, or ACCOUNT_ALREADY_ACTIVE
 */
export async function sendCustomerActivation(
  accounts: AccountsContext,
  target: OfficeTarget,
): Promise<ChangedCustomer | Rejection> {
  return accounts.db.transaction().execute(async (db) => {
    const outcome = await issueActivation({ ...accounts, db }, target)
    if (isRejection(outcome)) return outcome
    return onRecord(db, target, { action: 'activation.mailed', before: null, after: null })
  })
}

/** Activates a customer without the mailed link ('Set as active'); an active one stays so, without an entry. */
export async function activateByOffice(db: Db, target: OfficeTarget): Promise<ChangedCustomer | Rejection> {
  return db.transaction().execute(async (transaction) => {
    const outcome = await activateCustomer(transaction, target)
    if (isRejection(outcome)) return outcome
    const [before, after] = [{ isActive: outcome.wasActive }, { isActive: true }]
    return onRecord(transaction, target, { action: 'customer.activated', before, after })
  })
}

/** Replaces the office's note on a customer, which never leaves the office (decision A18). Refused at `newMemo`. */
export async function saveCustomerMemo(
  db: Db,
  target: OfficeTarget,
  input: z.input<typeof memoFields>,
): Promise<ChangedCustomer | Rejection> {
  const fields = checkedFields(memoFields, input)
  if (isRejection(fields)) return fields
  return noting(db, target, { action: 'memo.saved', memo: fields.newMemo })
}

/** Labels a customer, without effect on prices (decision A18). Refused at `specialAttr`. */
export async function setCustomerTag(
  db: Db,
  target: OfficeTarget,
  input: z.input<typeof tagFields>,
): Promise<ChangedCustomer | Rejection> {
  const fields = checkedFields(tagFields, input)
  if (isRejection(fields)) return fields
  return noting(db, target, { action: 'tag.set', specialAttr: fields.specialAttr })
}

async function noting(
  db: Db,
  target: OfficeTarget,
  { action, ...change }: Partial<OfficeNotes> & Pick<OfficeChange, 'action'>,
): Promise<ChangedCustomer | Rejection> {
  return db.transaction().execute(async (transaction) => {
    const before = await lockOfficeNotes(transaction, target.userId)
    if (before === undefined) return reject('NOT_FOUND')
    const after = { ...before, ...change }
    await writeOfficeNotes(transaction, target.userId, after)
    return onRecord(transaction, target, { action, before: { ...before }, after })
  })
}

/** Records a change of a customer in its own transaction. */
export async function onRecord(
  transaction: Db,
  { adminId, userId, now }: OfficeTarget,
  change: Pick<OfficeChange, 'action' | 'before' | 'after'>,
): Promise<ChangedCustomer> {
  const subject = { kind: 'customer', id: userId } as const
  await recordOfficeChange(transaction, { adminId, at: now, subject, ...change })
  return { userId }
}
