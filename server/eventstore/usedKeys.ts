import type { Command, Fact } from '../kernel/command.ts'
import { type CommandKey, otherTerms } from '../kernel/commandKey.ts'
import { derivedId } from '../kernel/ids.ts'
import type { Rejection } from '../kernel/rejection.ts'
import type { AppendRequest, EventStore } from './port.ts'
import { recordFacts } from './recordFacts.ts'

/**
 * Keys that commands were given with (decision L14). Each has a stream of its own, written in the command's one append and expected to
 * be absent: whatever the order or the customer, a key is used once, and its first answer stays.
 */

/** What a command answers: ids, numbers and texts, so that it can be kept. */
export type Answer<T> = { readonly [Name in keyof T]: string | number }

/** A command was carried out with this key. */
export type KeyUsed = Fact<'key.used', { readonly terms: string; readonly answer: object }>

export function keyStream({ id }: CommandKey): string {
  return `key-${id}`
}

/**
 * The record of a key, for the command's append. Its id is the key's own: the ids of a command of before keys were kept are taken
 * (decision P124).
 */
export function keyUsed(command: Command, key: CommandKey, answer: object): AppendRequest['events'] {
  const fact: KeyUsed = { type: 'key.used', data: { terms: key.terms, answer } }
  const id = derivedId(key.id, 'used')
  return recordFacts(command, [{ stream: keyStream(key), fact }]).map(({ stream, event }) => ({
    stream,
    event: { ...event, id },
  }))
}

/**
 * What a command with this key answered first.
 * @returns undefined without a key and for a new one; KEY_REUSED for one that was used with other terms
 */
export async function firstAnswer<T extends Answer<T>>(
  store: EventStore,
  { key }: Command,
): Promise<T | Rejection | undefined> {
  if (key === undefined) return undefined
  for await (const event of store.readStream(keyStream(key), { limit: 1 })) {
    const { terms, answer } = event.data as KeyUsed['data']
    // the verb is part of the key: this is what the same handler answered
    return otherTerms(key, terms) ?? (answer as T)
  }
  return undefined
}
