import type { FieldRefusal, FormReply } from '../../forms/useServerForm.ts'

/** A refusal with the rejection's code, or that of a failed call. */
interface CodedRefusal extends FieldRefusal {
  readonly code: string
}

/** The server's answer to a form, with codes. */
export interface CodedReply extends FormReply {
  readonly userErrors: readonly CodedRefusal[]
}

/** The server checks a form before the picture, and refuses floods before everything (decisions A7, K1). */
const refusedBeforeLooking = new Set([
  'FIELD_REQUIRED',
  'FIELD_INVALID',
  'FIELD_TOO_LONG',
  'PASSWORD_TOO_SHORT',
  '429',
])

/** Whether a refused form has used up its picture or proof, so that the next try needs another (decision A7). */
export function isProofSpent({ userErrors }: CodedReply): boolean {
  return userErrors.some(({ code }) => !refusedBeforeLooking.has(code))
}

/** A failed call of such a form is a refusal of the whole form, in words that stay (customer document section 8, decision A16). */
export const asEntry = { context: { isFailureShown: true }, refetch: 'never' } as const
