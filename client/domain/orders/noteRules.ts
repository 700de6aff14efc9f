import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { requiredLines } from '../../../schema/rules/textFields.ts'

const words = requiredLines(businessRules.lengths.text)

/** A note for the crew. */
export const noteRules = {
  schema: z.object({ text: words }),
  words: { text: { FIELD_REQUIRED: 'orders.instructions.empty' } },
} as const

/** A complaint about a visit. */
export const complaintRules = { schema: z.object({ reason: z.string(), words }) }
