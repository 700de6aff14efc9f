import type { Command } from '../kernel/command.ts'
import type { DomainEvent, StreamEvents } from '../kernel/event.ts'
import { type CommandKey, derivedId, eventId, otherTerms } from '../kernel/ids.ts'
import type { Rejection } from '../kernel/rejection.ts'
import type { ReadPages } from './loadFold.ts'
import type { AppendRequest, NewEvent, Position } from './port.ts'

/* What a command writes to the log: its events, and its key with the first answer. */

/** A command's answer: only ids, numbers and texts, because it is stored with the command's key. */
export type Answer<T> = { readonly [Name in keyof T]: string | number }

/**
 * Gives a decision's events ids and metadata derived from the command, so a retried command makes the identical append (decisions L14,
 * P123).
 */
export function recordEvents(
  command: Command,
  events: StreamEvents,
): readonly { readonly stream: string; readonly event: NewEvent }[] {
  return events.map(({ stream, event }, index) => ({
    stream,
    event: eventOf(command, event, eventId(command.id, index)),
  }))
}

function eventOf(command: Command, { type, data, schema = '1' }: DomainEvent, id: string): NewEvent {
  const meta = {
    $correlationId: command.correlationId,
    $causationId: command.id,
    actorId: command.actor.id,
    actorRole: String(command.actor.role),
    source: command.source,
    occurredAt: command.at.toString(),
    schema,
  }
  return { id, type, data, meta }
}

/**
 * A command was carried out with this key (decision L14). Each key has its own stream, which the command's append expects to be absent, so
 * a key is used once and its first answer stays.
 */
export type KeyUsed = DomainEvent<'key.used', { readonly terms: string; readonly answer: unknown }>

/** The stream of a key; empty until the key is used. */
export function keyStream({ id }: CommandKey): string {
  return `key-${id}`
}

/** The event's id is derived from the key, because a retry has the same key. */
export function keyUsed(command: Command, key: CommandKey, answer: unknown): AppendRequest['events'][number] {
  const event: KeyUsed = { type: 'key.used', data: { terms: key.terms, answer } }
  return { stream: keyStream(key), event: eventOf(command, event, derivedId(key.id, 'used')) }
}

/** The answer to an earlier command with the same key; undefined for a new key; KEY_REUSED if it was used with other terms. */
export type EarlierAnswer<T> =
  | { readonly answer: T; readonly written: { readonly position: Position } }
  | Rejection
  | undefined

/** Reads the first answer of a command with this key (decision L14); undefined without a key. */
export async function firstAnswer<T extends Answer<T>>(
  read: ReadPages,
  key: CommandKey | undefined,
): Promise<EarlierAnswer<T>> {
  if (key === undefined) return undefined
  for await (const [event] of read(keyStream(key), 0n)) {
    if (event === undefined) return undefined
    const { terms, answer } = event.data as KeyUsed['data']
    // the verb is part of the key, so the same handler gave this answer
    return otherTerms(key, terms) ?? { answer: answer as T, written: { position: event.position } }
  }
  return undefined
}
