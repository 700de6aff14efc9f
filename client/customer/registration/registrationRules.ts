import { z } from 'zod'
import { birthDateField, newCustomerFields } from '../../../schema/rules/accountFields.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { FieldWords } from '../../forms/fieldRules.ts'
import { isoDate } from '../parts/birthDate/birthDateParts.ts'
import {
  acrossFields,
  confirmationField,
  confirmationWords,
  eitherProof,
  humanFields,
  humanWords,
  sameAs,
} from '../parts/entry/entryRules.ts'

/** Alberta's day is never ahead of UTC's, which needs no zone rules; of the hours between them the server has the last word. */
const latestDay = () => new Date().toISOString().slice(0, 10)

const dob = z.preprocess(
  (typed) => isoDate(String(typed)),
  birthDateField.refine((day) => day === undefined || day <= latestDay(), RejectionCode.FIELD_INVALID),
)

/** Registration (customer document section 5, decision A11); the server checks the same again. */
export const schema = acrossFields(
  newCustomerFields.extend({ dob, confirmation: confirmationField, ...humanFields }),
  sameAs('password'),
  eitherProof,
)

export const words: FieldWords = {
  firstName: { FIELD_REQUIRED: 'register.firstName.required' },
  dob: { FIELD_INVALID: 'register.dob.invalid' },
  email: { FIELD_REQUIRED: 'register.email.required', FIELD_INVALID: 'register.email.invalid' },
  phoneNumber: { FIELD_INVALID: 'register.phone.invalid' },
  password: { FIELD_REQUIRED: 'newPassword.required' },
  ...confirmationWords,
  ...humanWords,
}
