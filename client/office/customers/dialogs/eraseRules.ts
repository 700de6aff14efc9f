import { z } from 'zod'
import { RejectionCode } from '../../../../schema/rules/rejections.ts'
import type { FormRules } from '../../../forms/fieldRules.ts'

/** Before an erasure the customer's number is typed, in capitals or not (decision P86). */
export function eraseRules(userNo: string): FormRules {
  const isTheirs = (typed: string) => typed.trim().toUpperCase() === userNo.toUpperCase()
  return {
    schema: z.object({ typed: z.string().refine(isTheirs, RejectionCode.FIELD_INVALID) }),
    words: { typed: { FIELD_INVALID: 'officeUsers.erase.wrong' } },
  }
}
