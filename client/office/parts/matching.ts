import { asciiText } from '../../../schema/rules/asciiText.ts'
import { orderNoBeginning } from '../../../schema/rules/orderNoText.ts'

/** Without regard to case and accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Whether every typed word is in one of these texts, without case and accents; digits of phones in any notation (decision I7).
 * @param phone in international form
 */
export function matches(typed: string, texts: readonly string[], phone?: string | null): boolean {
  const known = plain(texts.join(' '))
  const digits = digitsIn(phone ?? '')
  return plain(asciiText(typed))
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => known.includes(word) || (isOfPhone(word) && digits.includes(digitsIn(word))))
}

interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly staffNo: string
  readonly email: string
  readonly phone: string | null
  readonly group: { readonly groupNo: string } | null
}

/** Whether a staff member's name, number, e-mail, phone or group has every typed word. */
export function isStaffMeant(typed: string, { phone, group, ...person }: Person): boolean {
  const { firstName, lastName, staffNo, email } = person
  return matches(typed, [firstName, lastName, staffNo, email, group?.groupNo ?? ''], phone)
}

/**
 * Whether it may be an order number, or its beginning: four to eight letters and digits, such as K7M4-2QXP, with any dash, a space or
 * neither.
 */
export function looksLikeNumber(text: string): boolean {
  return orderNoBeginning(text) !== undefined && /(?=.*[a-z]).*\d|-/i.test(asciiText(text))
}

/** Whether a word may be part of a phone number, such as "(403)". */
function isOfPhone(word: string): boolean {
  return /^[\d()+.-]+$/.test(word)
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '')
}
