import type { z } from 'zod'
import { profileFields } from '../../schema/rules/accountFields.ts'
import type { Language } from '../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { checkedFields } from '../kernel/checkedFields.ts'
import type { Db } from '../kernel/database.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { recordConsent } from '../people/consents.store.ts'
import { findProfile, type Profile, updateCustomer } from '../people/profiles.store.ts'
import { isInTheFuture, unlessTaken } from './accounts.handlers.ts'

export interface ProfileTarget {
  readonly userId: string
  readonly now: Temporal.Instant
  /** Of the form, for the consent log. */
  readonly language: Language
}

/**
 * Saves what a customer edits of their account (customer document section 3; decisions A6, A10, A11, A17). A field that is left out
 * stays as it was; an empty phone, last name or date of birth is taken away. Every change of the marketing consent is logged.
 * @returns a refusal at the field, PHONE_TAKEN at `phoneNumber` among them
 */
export async function saveProfile(
  db: Db,
  { userId, now, language }: ProfileTarget,
  input: z.input<typeof profileFields>,
): Promise<Profile | Rejection> {
  const fields = checkedFields(profileFields, input)
  if (isRejection(fields)) return fields
  if (isInTheFuture(fields.dob, now)) return reject(RejectionCode.FIELD_INVALID, { field: 'dob' })
  return unlessTaken(() =>
    db.transaction().execute(async (transaction) => {
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

/** What is left out is undefined, which leaves a column alone. */
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
