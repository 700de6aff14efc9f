import type { ActorRole } from './command.ts'

/** Something that happened, as a decision returns it. `data` holds ids, integers and ISO strings only. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type
  readonly data: Data
  /** The version of the data's shape, '1' if absent; stored in the event's metadata. */
  readonly schema?: string
}

/** A place in the store's global order: a decimal number as text. Compare with `comparePositions`, never as strings. */
export type Position = string & { readonly __position: unique symbol }

/** The store's fields of an event, beside its data. */
interface Recording {
  readonly id: string
  readonly stream: string
  /** The event's place in its stream, counted from 0. */
  readonly revision: bigint
  readonly position: Position
  /** Who did it when, on which command: flat, and strings only, because every store keeps that shape faithfully. */
  readonly meta: Readonly<Record<string, string>>
  /** By the store's clock, in milliseconds since 1970, for operators; rules read `meta.occurredAt`. */
  readonly recordedAt: number
}

/** A stored event. Distributes over unions, so that `type` still determines the shape of `data`. */
export type RecordedEvent<Event extends DomainEvent = DomainEvent> = Event & Recording

/** Events of one decision with the stream each belongs to, in the order in which they are written. */
export type StreamEvents = readonly { readonly stream: string; readonly event: DomainEvent }[]

/** Events that all belong to one stream. */
export function inStream(stream: string, events: readonly DomainEvent[]): StreamEvents {
  return events.map((event) => ({ stream, event }))
}

/**
 * The time of the causing command (`Command.at`), the only time that rules read.
 * @throws RangeError if the metadata has no valid `occurredAt`, which every append writes
 */
export function occurredAt(event: Pick<RecordedEvent, 'meta'>): Temporal.Instant {
  return Temporal.Instant.from(event.meta.occurredAt ?? '')
}

/** Who caused the event. */
export function actorOf(event: Pick<RecordedEvent, 'meta'>): {
  readonly id: string
  readonly role: ActorRole
} {
  return { id: event.meta.actorId ?? '', role: Number(event.meta.actorRole) as ActorRole }
}

/** The command that caused the event: a retry of it is recognised by this. */
export function commandOf(event: Pick<RecordedEvent, 'meta'>): string {
  return event.meta.$causationId ?? ''
}
