import { z } from 'zod'
import { RejectionCode } from '../../../../schema/rules/rejections.ts'

/** A figure as it is typed; it must be there and be one that fits. */
export function figure(fits: (value: number) => boolean) {
  return z
    .string()
    .trim()
    .min(1, RejectionCode.FIELD_REQUIRED)
    .refine((typed) => typed === '' || fits(Number(typed)), RejectionCode.FIELD_INVALID)
}
