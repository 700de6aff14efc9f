import { z } from 'zod'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import type { FieldWords } from '../../../forms/fieldRules.ts'
import { figure } from './figure.ts'

/** Whole points above 0, up to 9,999,999 (back-office document, section 5; decision F12). */
export const schema = z.object({
  amount: figure((points) => Number.isInteger(points) && points >= 1 && points <= businessRules.largestGrant),
})

export const words: FieldWords = {
  amount: {
    FIELD_REQUIRED: 'officeUsers.reward.amount.required',
    FIELD_INVALID: 'officeUsers.reward.amount.invalid',
  },
}
