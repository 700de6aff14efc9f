import type { z } from 'zod'
import { RejectionCode } from './rejections.ts'

/** The fault of one field of a form or a payload. */
export interface FieldFault {
  readonly code: RejectionCode
  /** In the schema's spelling; absent if the input is no object. */
  readonly field?: string
  readonly params?: { readonly max: number }
}

/** The first fault of every faulty field, in the order of the form. Schemas of this folder use rejection codes as messages. */
export function fieldFaults(error: z.ZodError): readonly FieldFault[] {
  const faults = new Map<string | undefined, FieldFault>()
  for (const issue of error.issues) {
    const fault = faultOf(issue)
    if (!faults.has(fault.field)) faults.set(fault.field, fault)
  }
  return [...faults.values()]
}

function faultOf(issue: z.core.$ZodIssue): FieldFault {
  const [field] = issue.path
  return {
    code: isRejectionCode(issue.message) ? issue.message : RejectionCode.FIELD_INVALID,
    ...(field === undefined ? {} : { field: String(field) }),
    ...(issue.code === 'too_big' ? { params: { max: Number(issue.maximum) } } : {}),
  }
}

/** Schemas of this folder use a code as their message; those of packages use a sentence. */
export function isRejectionCode(text: string): text is RejectionCode {
  return Object.hasOwn(RejectionCode, text)
}
