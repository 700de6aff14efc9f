import { z } from 'zod'
import { RejectionCode } from '../../../../schema/rules/rejections.ts'
import { typedNumber } from '../../../format/typedNumber.ts'

/** What can be sent of a decided complaint: where the order stands, whole reward points alone (decision E8). */
export const schema = z
  .object({ outcome: z.string(), rewardPoints: z.string() })
  .refine(
    ({ outcome, rewardPoints }) => outcome === 'Refunded' || Number.isInteger(typedNumber(rewardPoints)),
    {
      path: ['rewardPoints'],
      message: RejectionCode.AMOUNT_INVALID,
    },
  )
