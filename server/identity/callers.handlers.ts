import { type CallerInput, callerFields, emailFields } from '../../schema/rules/officeCustomerFields.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { addAddress } from '../addresses/addresses.handlers.ts'
import type { OfficeTarget } from '../addresses/officeAddresses.handlers.ts'
import type { Db } from '../kernel/database.ts'
import type { CommandKey } from '../kernel/ids.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { onceForKey } from '../kernel/usedKeys.store.ts'
import { findCustomerWith } from '../people/customers.store.ts'
import { findProfile, updateCustomer } from '../people/profiles.store.ts'
import { addCustomer, unlessTaken } from './accounts.handlers.ts'
import type { AccountsContext } from './accounts.store.ts'
import { issueActivation } from './activation.handlers.ts'
import { hashPassword } from './credentials.store.ts'
import { type ChangedCustomer, onRecord } from './officeCustomers.handlers.ts'

/** The new customer's id, and the key of the command that registers them. */
export interface NewCaller extends OfficeTarget {
  readonly key?: CommandKey | undefined
}

/**
 * Registers a customer who phones, with their first address (decision W2), once for its key. The account is inactive, with a password that
 * nobody knows: an e-mail address gets the activation mail, and a mailed code sets the password. The change is recorded.
 * @returns a refusal at its field; EMAIL_TAKEN and PHONE_TAKEN name the customer who has it, also one who was never activated
 */
export async function registerCaller(
  accounts: AccountsContext,
  { key, ...target }: NewCaller,
  input: CallerInput,
): Promise<ChangedCustomer | Rejection> {
  const form = checkedFields(callerFields, input)
  if (isRejection(form)) return form
  const { userId, now } = target
  const { firstName, lastName, email, phoneNumber } = form
  const account = { ...form, passwordHash: await unknownPassword(), dob: undefined }
  const permissions = { emailNotifications: true, marketingConsent: false }
  const outcome = await unlessTaken(() =>
    onceForKey(
      accounts.db,
      { key, at: now },
      {
        add: async (db) => {
          const creation = { id: userId, now, language: undefined, isActive: false }
          await addCustomer(db, { ...account, ...permissions }, creation)
          const address = await addAddress(db, target, input)
          // ends the transaction, although a checked form of a new customer is not refused
          if (isRejection(address)) throw new Error(`a caller's address was refused: ${address.rejected}`)
          if (email !== undefined) await issueActivation({ ...accounts, db }, target)
          const after = { firstName, lastName, phoneNo: phoneNumber, emailAddress: email ?? '' }
          return onRecord(db, target, { action: 'customer.registered', before: null, after })
        },
        added: async () => ({ userId }),
      },
    ),
  )
  return isRejection(outcome) ? withHolder(accounts.db, outcome, { email, phone: phoneNumber }) : outcome
}

/**
 * Enters the e-mail address of a customer without one (decisions A10, W2), and mails the activation link to an inactive one. The change is
 * recorded.
 * @returns a refusal at `email`; BUSY if somebody entered another one meanwhile
 */
export async function enterCustomerEmail(
  accounts: AccountsContext,
  target: OfficeTarget,
  input: { readonly email: string },
): Promise<ChangedCustomer | Rejection> {
  const form = checkedFields(emailFields, input)
  if (isRejection(form)) return form
  const { userId } = target
  const { email } = form
  const outcome = await unlessTaken(() =>
    accounts.db.transaction().execute(async (db) => {
      const profile = await findProfile(db, userId, 'for update')
      if (profile === undefined) return reject(RejectionCode.NOT_FOUND)
      if (profile.email !== '') return profile.email === email ? { userId } : reject(RejectionCode.BUSY)
      await updateCustomer(db, userId, { email })
      // an active one needs no link
      await issueActivation({ ...accounts, db }, target)
      const [before, after] = [{ emailAddress: '' }, { emailAddress: email }]
      return onRecord(db, target, { action: 'email.entered', before, after })
    }),
  )
  return isRejection(outcome) ? withHolder(accounts.db, outcome, { email }) : outcome
}

/** The hash of a password that nobody knows. */
function unknownPassword(): Promise<string> {
  return hashPassword(crypto.randomUUID())
}

/** A refusal with the id of the customer who has the e-mail address or the phone number, whom the office may see. */
async function withHolder(
  db: Db,
  refusal: Rejection,
  { email, phone }: { readonly email: string | undefined; readonly phone?: string },
): Promise<Rejection> {
  const taken = {
    [RejectionCode.EMAIL_TAKEN as string]: { email },
    [RejectionCode.PHONE_TAKEN as string]: { phone },
  }[refusal.rejected]
  const recordId = taken && (await findCustomerWith(db, taken))
  return recordId === undefined ? refusal : { ...refusal, recordId }
}
