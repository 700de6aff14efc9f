import { z } from 'zod'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { givenPasswordFields, staffFields } from '../../../schema/rules/staffFields.ts'
import { callRules } from '../../forms/callRules.ts'
import type { FormRules } from '../../forms/fieldRules.ts'
import { type StaffFormValues, staffInputOf } from './staffForm.ts'

/** The server's own rules over the form (back-office document, section 5). */
export const staffRules = {
  schema: callRules<StaffFormValues>(staffFields, staffInputOf),
}

/** A password and the same once more, with the documented words for two that differ (back-office document, section 5). */
export const passwordRules = {
  schema: givenPasswordFields.extend({ confirmation: z.string() }).check(({ value, issues }) => {
    if (value.newPassword !== value.confirmation)
      issues.push({
        code: 'custom',
        path: ['confirmation'],
        input: value.confirmation,
        message: RejectionCode.FIELD_INVALID,
      })
  }),
  words: { confirmation: { FIELD_INVALID: 'officeStaff.password.differ' } },
} satisfies FormRules
