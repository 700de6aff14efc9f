import type { z } from 'zod'
import { profileFields } from '../../schema/rules/accountFields.ts'
import type { Language } from '../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { recordConsent } from '../people/consents.store.ts'
import { findProfile, type Profile, updateCustomer } from '../people/profiles.store.ts'
import { isInTheFuture, unlessTaken } from './accounts.handlers.ts'
import type { GuardedAccounts } from './accounts.store.ts'
import { refusedByLimit } from './attemptLimits.ts'
import { accountKey } from './secrets.store.ts'

export interface ProfileTarget {
  readonly userId: string
  readonly now: Temporal.Instant
  /** Of the form, for the consent log. */
  readonly language: Language
}

/**
 * Saves what a customer edits of their account (customer document section 3; decisions A6, A10, A11, A17). A missing field stays as it was;
 * an empty phone, last name or date of birth is cleared. Every change of the marketing consent is logged.
 * @returns a refusal at the field, PHONE_TAKEN at `phoneNumber` among them, or TOO_MANY_REQUESTS, because trying numbers would reveal which
 * are customers' (decision L13)
 */
export async function saveProfile(
  accounts: GuardedAccounts,
  { userId, now, language }: ProfileTarget,
  input: z.input<typeof profileFields>,
): Promise<Profile | Rejection> {
  const fields = checkedFields(profileFields, input)
  if (isRejection(fields)) return fields
  if (isInTheFuture(fields.dob, now)) return reject(RejectionCode.FIELD_INVALID, { field: 'dob' })
  const flood = await refusedAsSearch(accounts, userId, fields.phoneNumber)
  if (flood) return flood
  return unlessTaken(() =>
    accounts.db.transaction().execute(async (transaction) => {
      const before = await findProfile(transaction, userId, 'for update')
      if (before === undefined) return reject(RejectionCode.NOT_FOUND)
      await updateCustomer(transaction, userId, rowOf(fields))
      const isGiven = fields.marketingConsent ?? before.marketingConsent
      if (isGiven !== before.marketingConsent)
        await recordConsent(transaction, userId, { isGiven, occasion: 'profile', language, at: now })
      return (await findProfile(transaction, userId)) ?? reject(RejectionCode.NOT_FOUND)
    }),
  )
}

/** Entering another number counts, free or taken. */
async function refusedAsSearch(
  accounts: GuardedAccounts,
  userId: string,
  phoneNumber: string | null | undefined,
): Promise<Rejection | undefined> {
  if (!phoneNumber || phoneNumber === (await findProfile(accounts.db, userId))?.phoneNumber) return undefined
  const subject = accountKey(accounts, 'customer', userId)
  return refusedByLimit(accounts.limits, { limit: 'phoneNumbers', subject })
}

/** A missing field is undefined, which leaves its column alone. */
function rowOf(fields: z.output<typeof profileFields>) {
  return {
    first_name: fields.firstName,
    last_name: fields.lastName,
    dob: fields.dob,
    phone: fields.phoneNumber,
    email_notifications: fields.emailNotifications,
    marketing_consent: fields.marketingConsent,
  }
}
