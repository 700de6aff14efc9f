import { z } from 'zod'
import { profileFields } from '../../../schema/rules/accountFields.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { FieldWords } from '../../forms/fieldRules.ts'
import { isoDate } from '../parts/birthDate/birthDateParts.ts'
import { birthDateWords } from '../parts/birthDate/birthDateWords.ts'

/** The rules of the profile (document section 3, decision A11). The server's clock decides whether a day is in the future. */
export const schema = profileFields.extend({
  dob: z.preprocess((typed) => isoDate(String(typed)), profileFields.shape.dob),
})

export const words: FieldWords = {
  firstName: { [RejectionCode.FIELD_REQUIRED]: 'profile.firstName.required' },
  dob: { [RejectionCode.FIELD_INVALID]: birthDateWords('profile.dob.invalid') },
  phoneNumber: { [RejectionCode.FIELD_INVALID]: 'profile.phone.invalid' },
}
