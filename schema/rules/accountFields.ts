import { z } from 'zod'
import { asciiText } from './asciiText.ts'
import { businessRules } from './businessRules.ts'
import { barePhone } from './phoneText.ts'
import { RejectionCode } from './rejections.ts'
import {
  asciiLine,
  missingOrInvalid,
  nameField,
  nameLine,
  optionalName,
  requiredAscii,
  requiredLine,
} from './textFields.ts'

const { lengths, password } = businessRules

/** Fields of people's accounts, as registration, profile and back office check them (customer document section 5, decisions A6, A11, K5). */

/** An e-mail address in lower case. */
export const emailField = requiredAscii(lengths.email)
  .toLowerCase()
  .regex(z.regexes.email, RejectionCode.FIELD_INVALID)

/** An e-mail address that may be left out. */
export const optionalEmailField = z
  .preprocess((text) => (isBlank(text) ? undefined : text), emailField.nullish())
  .transform((email) => email ?? undefined)

/** A phone number in E.164; ten digits are taken as Canadian. */
export const phoneField = asciiLine(lengths.name).transform((text, context) => {
  const phone = toE164(text)
  if (phone !== undefined) return phone
  context.addIssue({
    code: 'custom',
    message: text === '' ? RejectionCode.FIELD_REQUIRED : RejectionCode.FIELD_INVALID,
  })
  return z.NEVER
})

/** A phone number that may be left out. */
export const optionalPhoneField = z
  .preprocess((text) => (isBlank(text) ? undefined : text), phoneField.nullish())
  .transform((phone) => phone ?? undefined)

/** A new password, never trimmed or cut: every character counts. */
export const newPasswordField = z
  .string({ error: missingOrInvalid })
  .min(1, { error: RejectionCode.FIELD_REQUIRED, abort: true })
  .min(password.minLength, RejectionCode.PASSWORD_TOO_SHORT)
  .max(password.maxLength, RejectionCode.FIELD_TOO_LONG)

/**
 * The normal form in which passwords are compared: one text for all the ways in which devices write the same characters (NIST SP 800-63B).
 */
export function normalPassword(password: string): string {
  return password.normalize('NFKC')
}

/** The documented calls' value for no date of birth (decision A11). */
export const UNSET_BIRTH_DATE = '1900-01-01'

const birthDate = z.iso
  .date(RejectionCode.FIELD_INVALID)
  .refine((date) => date > UNSET_BIRTH_DATE, RejectionCode.FIELD_INVALID)

/**
 * A date of birth, yyyy-mm-dd, later than 1 January 1900, which means none; only the caller's clock can tell whether it is in the future.
 */
export const birthDateField = z.preprocess(
  (text) => (text === null || isNoBirthDate(text) ? undefined : text),
  birthDate.optional(),
)

/** Registration, without the captcha (customer document sections 3 and 5: last name, phone and date of birth may be left out). */
export const newCustomerFields = z.object({
  firstName: nameField,
  lastName: optionalName,
  dob: birthDateField,
  email: emailField,
  phoneNumber: optionalPhoneField,
  password: newPasswordField,
  emailNotifications: z.boolean(RejectionCode.FIELD_INVALID).default(true),
  /** Off until the customer agrees (decision A17). */
  marketingConsent: z.boolean(RejectionCode.FIELD_INVALID).default(false),
})

/**
 * What customers edit of their account (customer document section 3). A missing field stays as it was; an empty last name, phone or date of
 * birth is cleared.
 */
export const profileFields = z.object({
  firstName: nameField,
  lastName: z.preprocess((text) => (text === null ? '' : text), nameLine().optional()),
  dob: z.preprocess((text) => (isNoBirthDate(text) ? null : text), birthDate.nullish()),
  phoneNumber: z.preprocess((text) => (isBlank(text) ? null : text), phoneField.nullish()),
  emailNotifications: z.boolean(RejectionCode.FIELD_INVALID).optional(),
  marketingConsent: z.boolean(RejectionCode.FIELD_INVALID).optional(),
})

/** The account of a requested code: any text that could be a user name (customer document, /passwordReset1). */
export const resetRequestFields = z.object({ emailOrPhone: requiredAscii(lengths.email) })

/** The new password with the mailed code (customer document, /passwordReset2). Gaps in the code come from copying it. */
export const resetFields = z.object({
  newPassword: newPasswordField,
  validationCode: requiredAscii(lengths.unit).transform((code) => code.replace(/[ -]/g, '')),
  userId: requiredLine(lengths.email),
})

/** A new password with the one it replaces (customer document section 5), which must differ. */
export const changePasswordFields = z
  .object({
    currentPassword: z.string({ error: missingOrInvalid }).min(1, RejectionCode.FIELD_REQUIRED),
    newPassword: newPasswordField,
  })
  .superRefine(({ currentPassword, newPassword }, context) => {
    if (normalPassword(newPassword) !== normalPassword(currentPassword)) return
    context.addIssue({ code: 'custom', path: ['newPassword'], message: RejectionCode.PASSWORD_UNCHANGED })
  })

/** A password that confirms the owner before something that cannot be undone (decision A20). */
export const passwordFields = z.object({
  password: z.string({ error: missingOrInvalid }).min(1, RejectionCode.FIELD_REQUIRED),
})

/**
 * What a sign-in form sends (customer document section 5: both required). Only a missing value is refused here; an invalid one is a wrong
 * credential.
 */
export const signInFields = z.object({
  userName: requiredAscii(lengths.email),
  password: z.string({ error: missingOrInvalid }).min(1, RejectionCode.FIELD_REQUIRED),
})

/**
 * What a typed user name may mean: an e-mail address or an admin's name in lower case, and a phone number if it reads as one (decision A6).
 */
export function signInNames(typed: string): {
  readonly userName: string
  readonly phone: string | undefined
} {
  const text = asciiText(typed)
  return { userName: text.toLowerCase(), phone: toE164(text) }
}

/**
 * The international spelling of a phone number: `+1` and ten digits, or `+`, another country and 8 to 15 digits altogether; undefined for
 * other text.
 */
function toE164(text: string): string | undefined {
  // 011 is the international prefix here
  const compact = barePhone(text).replace(/^011/, '+')
  if (/^\+[2-9]\d{7,14}$/.test(compact)) return compact
  const national = /^(?:\+?1)?([2-9]\d{9})$/.exec(compact)
  return national ? `+1${national[1]}` : undefined
}

function isBlank(text: unknown): boolean {
  return typeof text === 'string' && asciiText(text) === ''
}

function isNoBirthDate(text: unknown): boolean {
  return text === '' || text === UNSET_BIRTH_DATE
}
