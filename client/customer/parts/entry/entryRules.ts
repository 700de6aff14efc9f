import { z } from 'zod'
import { RejectionCode } from '../../../../schema/rules/rejections.ts'
import type { FieldWords } from '../../../forms/fieldRules.ts'

type Values = Readonly<Record<string, unknown>>

/** A rule over several fields, and its error at one of them. */
interface CrossRule {
  readonly isKept: (values: Values) => boolean
  readonly field: string
  readonly code: RejectionCode
}

/** The fields of a form with rules over several of them, which are checked even while single fields are invalid. */
export function acrossFields(fields: z.ZodType, ...rules: readonly CrossRule[]): z.ZodType {
  const across = z.looseObject({}).check(({ value, issues }) => {
    for (const { isKept, field, code } of rules)
      if (!isKept(value)) issues.push({ code: 'custom', path: [field], message: code, input: value })
  })
  // what these rules read is no part of the form's value
  return z.intersection(
    fields,
    across.transform(() => ({})),
  )
}

/** A repeated password; `sameAs` checks whether it is the same. */
export const confirmationField = z.string().min(1, RejectionCode.FIELD_REQUIRED)

/** "The passwords you entered do not match." (customer document section 5). */
export function sameAs(password: string): CrossRule {
  const isKept = (values: Values) => values[password] === values.confirmation
  return { isKept, field: 'confirmation', code: RejectionCode.FIELD_INVALID }
}

/** The fields of `HumanValues`. */
export const humanFields = { validationCode: z.string(), proofOfWork: z.string() }

/** One of the two is required. */
export const eitherProof: CrossRule = {
  isKept: ({ validationCode, proofOfWork }) => String(validationCode).trim() !== '' || proofOfWork !== '',
  field: 'validationCode',
  code: RejectionCode.FIELD_REQUIRED,
}

export const humanWords: FieldWords = {
  validationCode: { FIELD_REQUIRED: 'captcha.code.required' },
}

export const confirmationWords: FieldWords = {
  confirmation: {
    FIELD_REQUIRED: 'newPassword.confirmation.required',
    FIELD_INVALID: 'newPassword.mismatch',
  },
}
