import { createHash } from 'node:crypto'
import { stringify } from 'safe-stable-stringify'
import { v5, validate } from 'uuid'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from './rejection.ts'

/** Namespace of every id derived here: fixed for life, because retries must derive the same ids again. */
const NAMESPACE = '6f1c8f0e-6d0b-5c3e-9a54-2f6f6f5b7a10'

/**
 * The id of a command: the same person repeating it with the same key gives the same id, and other people's keys cannot collide with it
 * (decision P123).
 * @param key any text, one per intent
 */
export function commandId(actorId: string, commandName: string, key: string): string {
  return v5(JSON.stringify([actorId, commandName, key]), NAMESPACE)
}

/** The id of the n-th event of a command, counted from 0 over all its streams. */
export function eventId(command: string, index: number): string {
  return v5(`${command}/${index}`, NAMESPACE)
}

/** An id that belongs to a command's outcome, such as the order it creates. */
export function derivedId(command: string, purpose: string): string {
  return v5(`${command}#${purpose}`, NAMESPACE)
}

/**
 * Whether an external text is a well-formed id. Capital letters are refused: the database would find the row, but streams, folds and read
 * models compare texts (decision K3).
 */
export function isId(text: string): boolean {
  return validate(text) && text === text.toLowerCase()
}

/** A caller's key as their command carries it (decision L14). */
export interface CommandKey {
  /** The same for the same person, verb and key, with any terms. */
  readonly id: string
  /** A digest of the command's terms; a key belongs to one digest. */
  readonly terms: string
}

/**
 * The key of a command.
 * @param key the caller's, one per intent
 * @param terms the command's input; null equals absent, and the order of names does not matter
 */
export function commandKey(
  actorId: string,
  commandName: string,
  { key, terms }: { readonly key: string; readonly terms: object },
): CommandKey {
  return { id: commandId(actorId, commandName, key), terms: digestOf(key, terms) }
}

/** @returns KEY_REUSED for a key that was used with other terms before */
export function otherTerms(key: CommandKey, usedTerms: string): Rejection | undefined {
  return key.terms === usedTerms ? undefined : reject(RejectionCode.KEY_REUSED)
}

/** The digest includes the key, which is not stored: without it, notes and addresses cannot be guessed from the digest (decision A20). */
function digestOf(key: string, terms: object): string {
  const text = stringify([key, terms], (_name, value) => value ?? undefined) ?? ''
  return createHash('sha256').update(text).digest('base64url')
}
