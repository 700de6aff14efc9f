import { z } from 'zod'
import { newPasswordField, optionalPhoneField } from './accountFields.ts'
import { postalField } from './addressFields.ts'
import { businessRules } from './businessRules.ts'
import { Province } from './enumerations.ts'
import { RejectionCode } from './rejections.ts'
import { missingAs, nameLine, optionalLine, optionalName, requiredAscii, requiredLine } from './textFields.ts'

const { lengths, password } = businessRules

/** The office's data about a staff member; the e-mail is the user name (back-office document sections 3 and 5, decision A14). */
export const staffFields = z.object({
  firstName: nameLine(RejectionCode.FIRST_NAME_REQUIRED).min(1, RejectionCode.FIRST_NAME_REQUIRED),
  lastName: optionalName,
  email: requiredAscii(lengths.email, RejectionCode.EMAIL_REQUIRED)
    .toLowerCase()
    .regex(z.regexes.email, RejectionCode.FIELD_INVALID),
  phone: optionalPhoneField,
  unit: optionalLine(lengths.unit),
  streetNo: optionalLine(lengths.unit),
  streetName: requiredLine(lengths.streetName, RejectionCode.STREET_NAME_REQUIRED),
  city: requiredLine(lengths.name, RejectionCode.CITY_REQUIRED),
  postal: z
    .union([z.literal(''), postalField], RejectionCode.FIELD_INVALID)
    .nullish()
    .transform((postal) => postal ?? ''),
  provinceId: z.literal(Object.values(Province), { error: provinceFault }),
  disabled: z
    .boolean(RejectionCode.FIELD_INVALID)
    .nullish()
    .transform((disabled) => disabled ?? false),
  /** The rate shown until customers rate: 0 to 5 (decision I5). */
  selfAssessment: z
    .number(RejectionCode.FIELD_INVALID)
    .min(0, RejectionCode.FIELD_INVALID)
    .max(5, RejectionCode.FIELD_INVALID)
    .nullish()
    .transform((rate) => rate ?? 0),
})

/** A staff member as typed and as parsed. */
export type StaffInput = z.input<typeof staffFields>
export type StaffFields = z.output<typeof staffFields>

/** A new staff member. */
export const newStaffFields = staffFields.extend({
  /** Missing until an admin sets one; sign-in is impossible before (decision A14). */
  password: newPasswordField.optional(),
})

/** A password that the office sets for somebody (back-office document, section 5). */
export const givenPasswordFields = z.object({
  newPassword: z
    .string({ error: missingAs(RejectionCode.PASSWORD_REQUIRED) })
    .min(1, { error: RejectionCode.PASSWORD_REQUIRED, abort: true })
    .min(password.minLength, RejectionCode.PASSWORD_TOO_SHORT)
    .max(password.maxLength, RejectionCode.FIELD_TOO_LONG),
})

/** A crew's number: any text of up to 20 characters (back-office document section 5, decision I2). */
export const groupFields = z.object({
  groupNo: requiredLine(lengths.unit, RejectionCode.GROUP_NUMBER_REQUIRED),
})

const MOST_AT_ONCE = 100

/** The ids of people who join a crew: at least one (back-office document, section 5). */
export const staffSelection = z
  .array(
    z
      .union([z.string().min(1).max(100), z.number().int().nonnegative()], RejectionCode.FIELD_INVALID)
      .transform(String),
    { error: missingAs(RejectionCode.STAFF_REQUIRED) },
  )
  .min(1, RejectionCode.STAFF_REQUIRED)
  .max(MOST_AT_ONCE, RejectionCode.FIELD_INVALID)

/** A new administrator: one word in lower case and a password (decision A14). */
export const newAdminFields = z.object({
  userName: requiredAscii(lengths.name).toLowerCase().regex(/^\S+$/, RejectionCode.FIELD_INVALID),
  password: newPasswordField,
})

function provinceFault({ input }: { readonly input?: unknown }): string {
  const isUnset = input === undefined || input === null || input === 0 || input === ''
  return isUnset ? RejectionCode.PROVINCE_ID_REQUIRED : RejectionCode.FIELD_INVALID
}
