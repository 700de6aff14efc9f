import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { requiredLines } from '../../../schema/rules/textFields.ts'

/** What a customer reports. */
export const schema = z.object({ reason: z.string(), words: requiredLines(businessRules.lengths.text) })
