import { z } from 'zod'
import { birthDateField, newCustomerFields } from '../../../schema/rules/accountFields.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { FieldWords } from '../../forms/fieldRules.ts'
import { isoDate, latestBirthDate } from '../parts/birthDate/birthDateParts.ts'
import { birthDateWords } from '../parts/birthDate/birthDateWords.ts'
import {
  acrossFields,
  confirmationField,
  confirmationWords,
  eitherProof,
  humanFields,
  humanWords,
  sameAs,
} from '../parts/entry/entryRules.ts'

const dob = z.preprocess(
  (typed) => isoDate(String(typed)),
  birthDateField.refine((day) => day === undefined || day <= latestBirthDate(), RejectionCode.FIELD_INVALID),
)

/** Registration (customer document section 5, decision A11); the server checks the same again. */
export const schema = acrossFields(
  newCustomerFields.extend({ dob, confirmation: confirmationField, ...humanFields }),
  sameAs('password'),
  eitherProof,
)

export const words: FieldWords = {
  firstName: { FIELD_REQUIRED: 'register.firstName.required' },
  dob: { FIELD_INVALID: birthDateWords('register.dob.invalid') },
  email: { FIELD_REQUIRED: 'register.email.required', FIELD_INVALID: 'register.email.invalid' },
  phoneNumber: { FIELD_INVALID: 'register.phone.invalid' },
  password: { FIELD_REQUIRED: 'newPassword.required' },
  ...confirmationWords,
  ...humanWords,
}
