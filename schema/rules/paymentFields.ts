import { businessRules } from './businessRules.ts'
import { lines } from './textFields.ts'

/** What the office notes about a payment, or why it takes one back: up to 1,000 characters in lines, may be empty (decision K5). */
export const noteField = lines(businessRules.lengths.memo)
