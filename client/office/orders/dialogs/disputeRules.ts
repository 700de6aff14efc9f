import { z } from 'zod'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../../schema/rules/rejections.ts'
import { requiredLines } from '../../../../schema/rules/textFields.ts'
import { typedNumber } from '../../../format/typedNumber.ts'
import type { FormRules } from '../../../forms/fieldRules.ts'

const said = requiredLines(businessRules.lengths.text)

/** The valid resolutions of a complaint: if the order stays completed, whole reward points only (decision E8). */
export const resolvingRules = {
  schema: z
    .object({
      note: said,
      outcome: z.string().min(1, RejectionCode.FIELD_REQUIRED),
      rewardPoints: z.string(),
    })
    .refine(
      ({ outcome, rewardPoints }) => outcome === 'Refunded' || Number.isInteger(typedNumber(rewardPoints)),
      {
        path: ['rewardPoints'],
        message: RejectionCode.AMOUNT_INVALID,
      },
    ),
  words: { outcome: { FIELD_REQUIRED: 'officeOrders.dispute.choose' } },
} as const satisfies FormRules
