import { z } from 'zod'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../../schema/rules/rejections.ts'
import { requiredLines } from '../../../../schema/rules/textFields.ts'
import { typedNumber } from '../../../format/typedNumber.ts'

const said = requiredLines(businessRules.lengths.text)

/** A complaint as it is put on record. */
export const openingRules = { schema: z.object({ reason: z.string(), words: said }) }

/** What can be sent of a decided complaint: where the order stands, whole reward points alone (decision E8). */
export const resolvingRules = {
  schema: z
    .object({
      outcome: z.string().min(1, RejectionCode.FIELD_REQUIRED),
      rewardPoints: z.string(),
      note: said,
    })
    .refine(
      ({ outcome, rewardPoints }) => outcome === 'Refunded' || Number.isInteger(typedNumber(rewardPoints)),
      {
        path: ['rewardPoints'],
        message: RejectionCode.AMOUNT_INVALID,
      },
    ),
}
