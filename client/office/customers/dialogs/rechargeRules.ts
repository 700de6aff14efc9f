import { z } from 'zod'
import { noteField } from '../../../../schema/rules/paymentFields.ts'
import { RejectionCode } from '../../../../schema/rules/rejections.ts'
import type { FieldWords } from '../../../forms/fieldRules.ts'
import { figure } from './figure.ts'
import { isPercent, rechargeCents } from './rechargeForm.ts'

/** Amount above 0 up to 99,999 with at most two decimals, a method, and 0 to 100 percent (back-office document section 5, decision F10). */
export const schema = z.object({
  amount: figure((dollars) => rechargeCents(String(dollars)) !== undefined),
  method: z.string().min(1, RejectionCode.FIELD_REQUIRED),
  rewardPercent: figure(isPercent),
  comment: noteField,
})

export const words: FieldWords = {
  amount: {
    FIELD_REQUIRED: 'officeUsers.recharge.amount.required',
    FIELD_INVALID: 'officeUsers.recharge.amount.invalid',
  },
  method: { FIELD_REQUIRED: 'officeUsers.recharge.method.required' },
  rewardPercent: {
    FIELD_REQUIRED: 'officeUsers.recharge.percent.invalid',
    FIELD_INVALID: 'officeUsers.recharge.percent.invalid',
  },
}
