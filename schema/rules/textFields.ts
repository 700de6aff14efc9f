import { z } from 'zod'
import { asciiText } from './asciiText.ts'
import { businessRules } from './businessRules.ts'
import { RejectionCode } from './rejections.ts'

// every schema uses this file, and none is compiled at run time, because the content policy forbids it and browsers would report the
// attempt
z.config({ jitless: true })

/**
 * Invisible characters, and those that reorder other text: control characters, lone surrogates, direction overrides, invisible spaces and,
 * in one line, line breaks. Joiners stay allowed, because Hindi and Persian names need them.
 */
const unreadable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/u

/** The same for text of several lines, where line breaks and tabs are allowed. */
const unreadableInLines = /[^\P{Cc}\n\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/u

/** Direction marks that keyboards insert beside Hebrew and Arabic letters, without a meaning of their own. */
const directionMarks = /[\u061C\u200E\u200F]/g

/** A visible character: neither an accent alone nor a blank that counts as a letter or as a Braille pattern. */
const drawn = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** A web or mail address, or a host with a path. */
const linkLike = /:\/\/|\bwww\.|@|[^\s.]\.\p{L}{2,}[/?#:]\S/iu

/** A missing value is required, any other of the wrong type is invalid. Messages of all schemas here are rejection codes. */
export function missingOrInvalid(issue: { readonly input?: unknown }): string {
  return missingAs(RejectionCode.FIELD_REQUIRED)(issue)
}

/** The same for a field whose absence has its own code. */
export function missingAs(missing: RejectionCode) {
  return ({ input }: { readonly input?: unknown }): string =>
    input === undefined || input === null ? missing : RejectionCode.FIELD_INVALID
}

/**
 * One line in any script, trimmed and normalised (NFC), of at most `max` characters; may be empty, as a line without visible characters is.
 */
function line(max: number, missing: RejectionCode = RejectionCode.FIELD_REQUIRED) {
  const inOneSpelling = (text: string) => text.replace(directionMarks, '').normalize('NFC').trim()
  return spelledLine(inOneSpelling, max, missing)
}

/** A line of ASCII, such as a phone number or a code, however typed or pasted; may be empty. */
export function asciiLine(max: number, missing: RejectionCode = RejectionCode.FIELD_REQUIRED) {
  return spelledLine(asciiText, max, missing)
}

function spelledLine(spell: (text: string) => string, max: number, missing: RejectionCode) {
  return z
    .string({ error: missingAs(missing) })
    .overwrite(spell)
    .overwrite((text) => (drawn.test(text) || unreadable.test(text) ? text : ''))
    .max(max, RejectionCode.FIELD_TOO_LONG)
    .refine((text) => !unreadable.test(text), RejectionCode.FIELD_INVALID)
}

/** A line with visible text. @param missing the code for an empty one, if a document has a text for it */
export function requiredLine(max: number, missing: RejectionCode = RejectionCode.FIELD_REQUIRED) {
  return line(max, missing).min(1, missing)
}

/** The same for a line of ASCII. */
export function requiredAscii(max: number, missing: RejectionCode = RejectionCode.FIELD_REQUIRED) {
  return asciiLine(max, missing).min(1, missing)
}

/** An optional line: absent and null become empty. */
export function optionalLine(max: number) {
  return line(max)
    .nullish()
    .transform((text) => text ?? '')
}

/** Text of several lines with normalised line breaks, of at most `max` visible characters; may be empty. */
export function lines(max: number) {
  return z
    .string({ error: missingOrInvalid })
    .transform((text) =>
      text
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .normalize('NFC')
        .trim(),
    )
    .check(({ value, issues }) => {
      if ([...value].length > max) issues.push(tooLong(max, value))
    })
    .refine((text) => !unreadableInLines.test(text), RejectionCode.FIELD_INVALID)
}

/** The same with visible text. */
export function requiredLines(max: number) {
  return lines(max).refine((text) => drawn.test(text), RejectionCode.FIELD_REQUIRED)
}

/** A name of a person, a city and the like (decision K5), without what mail programs turn into links; may be empty. */
export function nameLine(missing: RejectionCode = RejectionCode.FIELD_REQUIRED) {
  return line(businessRules.lengths.name, missing).refine(
    (text) => !linkLike.test(text),
    RejectionCode.FIELD_INVALID,
  )
}

/** The same, required. */
export const nameField = nameLine().min(1, RejectionCode.FIELD_REQUIRED)

/** The same, optional: absent and null become empty. */
export const optionalName = nameLine()
  .nullish()
  .transform((text) => text ?? '')

function tooLong(maximum: number, input: string): z.core.$ZodRawIssue {
  const message = RejectionCode.FIELD_TOO_LONG
  return { code: 'too_big', origin: 'string', inclusive: true, maximum, input, message }
}
