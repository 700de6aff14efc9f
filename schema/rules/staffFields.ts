import { z } from 'zod'
import { emailField, newPasswordField, optionalPhoneField } from './accountFields.ts'
import { postalField, provinceField } from './addressFields.ts'
import { businessRules } from './businessRules.ts'
import { RejectionCode } from './rejections.ts'
import { nameField, optionalLine, requiredLine } from './textFields.ts'

const { lengths } = businessRules

/** A new staff member (back-office document, section 5: first name, e-mail, street name, city and province are required). */
export const newStaffFields = z.object({
  firstName: nameField,
  lastName: optionalLine(lengths.name),
  email: emailField,
  phone: optionalPhoneField,
  unit: optionalLine(lengths.unit),
  streetNo: optionalLine(lengths.unit),
  streetName: requiredLine(lengths.streetName),
  city: nameField,
  postal: z.union([z.literal(''), postalField], RejectionCode.FIELD_INVALID).default(''),
  provinceId: provinceField,
  disabled: z.boolean(RejectionCode.FIELD_INVALID).default(false),
  /** The rate shown until customers rate: 0 to 5 (decision I5). */
  selfAssessment: z
    .number(RejectionCode.FIELD_INVALID)
    .min(0, RejectionCode.FIELD_INVALID)
    .max(5, RejectionCode.FIELD_INVALID)
    .default(0),
  /** Left out until an admin sets one: nobody signs in before (decision A14). */
  password: newPasswordField.optional(),
})

/** A new administrator: one word in lower case and a password (decision A14). */
export const newAdminFields = z.object({
  userName: nameField.toLowerCase().regex(/^\S+$/, RejectionCode.FIELD_INVALID),
  password: newPasswordField,
})
