import { createHash } from 'node:crypto'
import { stringify } from 'safe-stable-stringify'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { commandId } from './ids.ts'
import { type Rejection, reject } from './rejection.ts'

/** A caller's key as their command carries it (decision L14). */
export interface CommandKey {
  /** The same for the same person, verb and key, whatever was asked. */
  readonly id: string
  /** A digest of what was asked: a key belongs to it. */
  readonly terms: string
}

/**
 * The key of a command.
 * @param key as the caller made it, once per intent
 * @param terms what was asked; null and absent are the same, and so is any order of names
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

/** The key, which is kept nowhere, is part of it: nobody can try out what notes and addresses it was made of (decision A20). */
function digestOf(key: string, terms: object): string {
  const text = stringify([key, terms], (_name, value) => value ?? undefined) ?? ''
  return createHash('sha256').update(text).digest('base64url')
}
