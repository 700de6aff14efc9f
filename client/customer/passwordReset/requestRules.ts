import { resetRequestFields } from '../../../schema/rules/accountFields.ts'
import type { FieldWords } from '../../forms/fieldRules.ts'
import { acrossFields, eitherProof, humanFields, humanWords } from '../parts/entry/entryRules.ts'

/** The account of a requested code (customer document, /passwordReset1). */
export const schema = acrossFields(resetRequestFields.extend(humanFields), eitherProof)

export const words: FieldWords = {
  emailOrPhone: { FIELD_REQUIRED: 'reset.emailOrPhone.required' },
  ...humanWords,
}
