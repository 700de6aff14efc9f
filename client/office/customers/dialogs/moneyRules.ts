import { z } from 'zod'
import { noteField } from '../../../../schema/rules/paymentFields.ts'
import { RejectionCode } from '../../../../schema/rules/rejections.ts'
import { typedNumber } from '../../../format/typedNumber.ts'
import type { FormRules } from '../../../forms/fieldRules.ts'
import { grantedPoints, isPercent, rechargeCents } from './rechargeForm.ts'

/** Amount above 0 up to 99,999 with at most two decimals, a method, and 0 to 100 percent (back-office document section 5, decision F10). */
export const rechargeRules = {
  schema: z.object({
    amount: figure((typed) => rechargeCents(typed) !== undefined),
    method: z.string().min(1, RejectionCode.FIELD_REQUIRED),
    rewardPercent: figure((typed) => isPercent(typedNumber(typed))),
    comment: noteField,
  }),
  words: {
    amount: {
      FIELD_REQUIRED: 'officeUsers.recharge.amount.required',
      FIELD_INVALID: 'officeUsers.recharge.amount.invalid',
    },
    method: { FIELD_REQUIRED: 'officeUsers.recharge.method.required' },
    rewardPercent: {
      FIELD_REQUIRED: 'officeUsers.recharge.percent.invalid',
      FIELD_INVALID: 'officeUsers.recharge.percent.invalid',
    },
  },
} satisfies FormRules

/** Whole points above 0, up to 9,999,999 (back-office document, section 5; decision F12). */
export const rewardRules = {
  schema: z.object({
    amount: figure((typed) => grantedPoints(typed) !== undefined),
  }),
  words: {
    amount: {
      FIELD_REQUIRED: 'officeUsers.reward.amount.required',
      FIELD_INVALID: 'officeUsers.reward.amount.invalid',
    },
  },
} satisfies FormRules

/** A figure as typed; required and in range. */
function figure(fits: (typed: string) => boolean) {
  return z
    .string()
    .trim()
    .min(1, RejectionCode.FIELD_REQUIRED)
    .refine((typed) => typed === '' || fits(typed), RejectionCode.FIELD_INVALID)
}
