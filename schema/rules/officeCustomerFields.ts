import { z } from 'zod'
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
