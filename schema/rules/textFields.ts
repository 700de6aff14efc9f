import { z } from 'zod'
import { businessRules } from './businessRules.ts'
import { RejectionCode } from './rejections.ts'

/**
 * Text that nobody can read or that turns other text around: control characters, lone surrogates, direction overrides and
 * invisible spaces. Joiners stay allowed, because Hindi and Persian names need them.
 */
const unreadable = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/u

/** An absent value asks to be filled in, any other of the wrong type is wrong. Messages of all schemas here are rejection codes. */
export function missingOrInvalid(issue: { readonly input?: unknown }): string {
  return issue.input === undefined || issue.input === null
    ? RejectionCode.FIELD_REQUIRED
    : RejectionCode.FIELD_INVALID
}

/** One line in any script, trimmed and in one spelling of its accents (NFC), of at most `max` characters; may be empty. */
export function line(max: number) {
  return z
    .string({ error: missingOrInvalid })
    .normalize('NFC')
    .trim()
    .max(max, RejectionCode.FIELD_TOO_LONG)
    .refine((text) => !unreadable.test(text), RejectionCode.FIELD_INVALID)
}

/** A line that says something. */
export function requiredLine(max: number) {
  return line(max).min(1, RejectionCode.FIELD_REQUIRED)
}

/** A line that may be left out: absent and null become empty. */
export function optionalLine(max: number) {
  return line(max)
    .nullish()
    .transform((text) => text ?? '')
}

/** A name of a person, a city and the like (decision K5). */
export const nameField = requiredLine(businessRules.lengths.name)
