import { z } from 'zod'
import { changePasswordFields } from '../../../schema/rules/accountFields.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { FieldWords } from '../../forms/fieldRules.ts'

/** The server's rules, and the confirmation that only the form knows (document section 5). */
export const schema = changePasswordFields
  .safeExtend({ confirmation: z.string().min(1, RejectionCode.FIELD_REQUIRED) })
  .superRefine(({ newPassword, confirmation }, context) => {
    if (newPassword === confirmation) return
    context.addIssue({ code: 'custom', path: ['confirmation'], message: RejectionCode.FIELD_INVALID })
  })

export const words: FieldWords = {
  currentPassword: { [RejectionCode.FIELD_REQUIRED]: 'profile.password.current.required' },
  newPassword: { [RejectionCode.FIELD_REQUIRED]: 'profile.password.new.required' },
  confirmation: {
    [RejectionCode.FIELD_REQUIRED]: 'profile.password.confirmation.required',
    [RejectionCode.FIELD_INVALID]: 'profile.password.mismatch',
  },
}
