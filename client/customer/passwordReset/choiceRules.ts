import { z } from 'zod'
import { newPasswordField } from '../../../schema/rules/accountFields.ts'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { FieldWords } from '../../forms/fieldRules.ts'
import { acrossFields, confirmationField, confirmationWords, sameAs } from '../parts/entry/entryRules.ts'

/** Other input would cost one of the few tries (decision A7); spaces come from copying the code. */
const code = z
  .string()
  .transform((typed) => typed.replace(/\s/g, ''))
  .refine(
    (typed) => new RegExp(`^\\d{${businessRules.passwordReset.digits}}$`).test(typed),
    RejectionCode.FIELD_INVALID,
  )

/** The new password with the mailed code (customer document section 5, /passwordReset2). */
export const schema = acrossFields(
  z.object({ validationCode: code, newPassword: newPasswordField, confirmation: confirmationField }),
  sameAs('newPassword'),
)

export const words: FieldWords = {
  validationCode: { FIELD_INVALID: 'reset.code.invalid' },
  newPassword: { FIELD_REQUIRED: 'newPassword.required' },
  ...confirmationWords,
}
