import { businessRules } from './businessRules.ts'
import { lines } from './textFields.ts'

/** The office's note on a payment, or its reason for a reversal: up to 1,000 characters in lines, may be empty (decision K5). */
export const noteField = lines(businessRules.lengths.memo)
