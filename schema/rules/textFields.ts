import { z } from 'zod'
import { businessRules } from './businessRules.ts'
import { RejectionCode } from './rejections.ts'

// every schema stands on this file, and none is compiled at run time: pages forbid it, and a browser would report the attempt
z.config({ jitless: true })

/**
 * Text that nobody can read or that turns other text around: control characters, lone surrogates, direction overrides and
 * invisible spaces. Joiners stay allowed, because Hindi and Persian names need them.
 */
const unreadable = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/u

/** The same for text of several lines: line breaks and tabs are how people set it out. */
const unreadableInLines = /[^\P{Cc}\n\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/u

/** An absent value asks to be filled in, any other of the wrong type is wrong. Messages of all schemas here are rejection codes. */
export function missingOrInvalid(issue: { readonly input?: unknown }): string {
  return missingAs(RejectionCode.FIELD_REQUIRED)(issue)
}

/** The same for a field whose absence has words of its own. */
export function missingAs(missing: RejectionCode) {
  return ({ input }: { readonly input?: unknown }): string =>
    input === undefined || input === null ? missing : RejectionCode.FIELD_INVALID
}

/** One line in any script, trimmed and in one spelling of its accents (NFC), of at most `max` characters; may be empty. */
export function line(max: number, missing: RejectionCode = RejectionCode.FIELD_REQUIRED) {
  return z
    .string({ error: missingAs(missing) })
    .normalize('NFC')
    .trim()
    .max(max, RejectionCode.FIELD_TOO_LONG)
    .refine((text) => !unreadable.test(text), RejectionCode.FIELD_INVALID)
}

/** A line that says something. @param missing what to say when it does not, where a document has words for it */
export function requiredLine(max: number, missing: RejectionCode = RejectionCode.FIELD_REQUIRED) {
  return line(max, missing).min(1, missing)
}

/** A line that may be left out: absent and null become empty. */
export function optionalLine(max: number) {
  return line(max)
    .nullish()
    .transform((text) => text ?? '')
}

/** Text of several lines, its line breaks in one spelling, of at most `max` characters as people count them; may be empty. */
export function lines(max: number) {
  return z
    .string({ error: missingOrInvalid })
    .transform((text) => text.replace(/\r\n?/g, '\n').normalize('NFC').trim())
    .check(({ value, issues }) => {
      if ([...value].length > max) issues.push(tooLong(max, value))
    })
    .refine((text) => !unreadableInLines.test(text), RejectionCode.FIELD_INVALID)
}

/** The same of text that says something. */
export function requiredLines(max: number) {
  return lines(max).refine((text) => text !== '', RejectionCode.FIELD_REQUIRED)
}

/** A name of a person, a city and the like (decision K5). */
export const nameField = requiredLine(businessRules.lengths.name)

function tooLong(maximum: number, input: string): z.core.$ZodRawIssue {
  const message = RejectionCode.FIELD_TOO_LONG
  return { code: 'too_big', origin: 'string', inclusive: true, maximum, input, message }
}
