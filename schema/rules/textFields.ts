import { z } from 'zod'
import { asciiText } from './asciiText.ts'
import { businessRules } from './businessRules.ts'
import { RejectionCode } from './rejections.ts'

// every schema stands on this file, and none is compiled at run time: pages forbid it, and a browser would report the attempt
z.config({ jitless: true })

/**
 * Text that nobody can read or that turns other text around: control characters, lone surrogates, direction overrides, invisible spaces
 * and, in one line, what breaks it. Joiners stay allowed, because Hindi and Persian names need them.
 */
const unreadable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/u

/** The same for text of several lines: line breaks and tabs are how people set it out. */
const unreadableInLines = /[^\P{Cc}\n\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/u

/** Marks that keyboards put beside Hebrew and Arabic letters, and that say nothing of their own. */
const directionMarks = /[\u061C\u200E\u200F]/g

/** A character that is drawn by itself: not an accent alone, nor a blank that counts as a letter or as a pattern of Braille. */
const drawn = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** An address of the web or of mail, and a host with a path. */
const linkLike = /:\/\/|\bwww\.|@|[^\s.]\.\p{L}{2,}[/?#:]\S/iu

/** An absent value asks to be filled in, any other of the wrong type is wrong. Messages of all schemas here are rejection codes. */
export function missingOrInvalid(issue: { readonly input?: unknown }): string {
  return missingAs(RejectionCode.FIELD_REQUIRED)(issue)
}

/** The same for a field whose absence has words of its own. */
export function missingAs(missing: RejectionCode) {
  return ({ input }: { readonly input?: unknown }): string =>
    input === undefined || input === null ? missing : RejectionCode.FIELD_INVALID
}

/**
 * One line in any script, trimmed and in one spelling of its accents (NFC), of at most `max` characters; may be empty, as one is that shows
 * nothing.
 */
function line(max: number, missing: RejectionCode = RejectionCode.FIELD_REQUIRED) {
  const inOneSpelling = (text: string) => text.replace(directionMarks, '').normalize('NFC').trim()
  return spelledLine(inOneSpelling, max, missing)
}

/** A line that means ASCII, such as a phone number or a code, however it was typed or pasted; may be empty. */
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

/** A line that says something. @param missing what to say when it does not, where a document has words for it */
export function requiredLine(max: number, missing: RejectionCode = RejectionCode.FIELD_REQUIRED) {
  return line(max, missing).min(1, missing)
}

/** The same of a line that means ASCII. */
export function requiredAscii(max: number, missing: RejectionCode = RejectionCode.FIELD_REQUIRED) {
  return asciiLine(max, missing).min(1, missing)
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

/** The same of text that says something. */
export function requiredLines(max: number) {
  return lines(max).refine((text) => drawn.test(text), RejectionCode.FIELD_REQUIRED)
}

/** A name of a person, a city and the like (decision K5), without what mail programs make a link of; may be empty. */
export function nameLine(missing: RejectionCode = RejectionCode.FIELD_REQUIRED) {
  return line(businessRules.lengths.name, missing).refine(
    (text) => !linkLike.test(text),
    RejectionCode.FIELD_INVALID,
  )
}

/** The same, filled in. */
export const nameField = nameLine().min(1, RejectionCode.FIELD_REQUIRED)

/** The same, or nothing: absent and null become empty. */
export const optionalName = nameLine()
  .nullish()
  .transform((text) => text ?? '')

function tooLong(maximum: number, input: string): z.core.$ZodRawIssue {
  const message = RejectionCode.FIELD_TOO_LONG
  return { code: 'too_big', origin: 'string', inclusive: true, maximum, input, message }
}
