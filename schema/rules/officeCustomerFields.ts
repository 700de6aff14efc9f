import { z } from 'zod'
import { emailField, optionalEmailField, phoneField } from './accountFields.ts'
import { addressFields } from './addressFields.ts'
import { businessRules } from './businessRules.ts'
import { CustomerTag } from './enumerations.ts'
import { asciiLine, lines, missingOrInvalid } from './textFields.ts'

/** The office's texts about a customer, in the spelling of its calls (back-office document section 7, decisions A18, K5). */

/** The input of the customer search: names are compared without regard to form, the rest is ASCII. */
export const searchFields = z.object({ search: asciiLine(businessRules.lengths.email) })

/** The memo; empty clears it. */
export const memoFields = z.object({ newMemo: lines(businessRules.lengths.memo) })

/** The label: none or VIP. */
export const tagFields = z.object({
  specialAttr: z.literal(Object.values(CustomerTag), { error: missingOrInvalid }),
})

/** A caller whom the office registers (decision W2): the name is also the contact of the address, and the e-mail address may follow later. */
export const callerFields = addressFields.extend({ phoneNumber: phoneField, email: optionalEmailField })

export type CallerInput = z.input<typeof callerFields>

/** The e-mail address of a customer who has none yet. */
export const emailFields = z.object({ email: emailField })
