import type { z } from 'zod'
import type { newCustomerFields } from '../../schema/rules/accountFields.ts'
import type { Language } from '../../schema/rules/enumerations.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import { emptyNeverActivated } from '../people/erasedRows.store.ts'
import { addCustomer, newcomerForm, unlessTaken } from './accounts.handlers.ts'
import type { AccountsContext } from './accounts.store.ts'
import { issueActivation } from './activation.handlers.ts'
import { refusedByLimit } from './attemptLimits.ts'
import { hashPassword } from './credentials.store.ts'
import { type HumanProof, refusedAsProgram } from './humanProof.handlers.ts'

/** A registration's data beside its form. */
export interface Registration extends HumanProof {
  readonly fields: z.input<typeof newCustomerFields>
  /** As `NewCustomer` has it. */
  readonly language: Language | undefined
}

/**
 * Registers a customer who activates the account with a mailed link (customer document sections 3 and 5, decisions A6-A8, A17). The form is
 * checked before the picture, so that an error does not use it up; only people learn that an e-mail address or a phone is taken. An account
 * that was never activated holds neither: the new one replaces it, and its link stops working (decision X2).
 * @returns a refusal at the form's field, `validationCode` or `proofOfWork`, or TOO_MANY_REQUESTS
 */
export async function register(
  accounts: AccountsContext,
  { fields, language, ...proof }: Registration,
): Promise<{ readonly userId: string } | Rejection> {
  const { now, networkAddress } = proof
  const form = newcomerForm(fields, now)
  if (isRejection(form)) return form
  const refusal =
    (await refusedAsProgram(accounts, proof)) ??
    (await refusedByLimit(accounts.limits, { limit: 'registrations', subject: networkAddress }))
  if (refusal) return refusal
  const [passwordHash, hashOfNobody] = await Promise.all([
    hashPassword(form.password),
    hashPassword(crypto.randomUUID()),
  ])
  const { email, phoneNumber: phone } = form
  return unlessTaken(() =>
    accounts.db.transaction().execute(async (db) => {
      await emptyNeverActivated(db, { email, phone, passwordHash: hashOfNobody, now })
      const { userId } = await addCustomer(db, { ...form, passwordHash }, { now, language, isActive: false })
      return issueActivation({ ...accounts, db }, { userId, now })
    }),
  )
}
