import { z } from 'zod'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { givenPasswordFields } from '../../../schema/rules/staffFields.ts'

/** A password and the same once more (back-office document, section 5). */
export const schema = givenPasswordFields.extend({ confirmation: z.string() }).check(({ value, issues }) => {
  if (value.newPassword !== value.confirmation)
    issues.push({
      code: 'custom',
      path: ['confirmation'],
      input: value.confirmation,
      message: RejectionCode.FIELD_INVALID,
    })
})

/** The documented words for two that differ. */
export const words = { confirmation: { FIELD_INVALID: 'officeStaff.password.differ' } } as const
