import type { ActorRole } from '../kernel/command.ts'
import type { DomainEvent, StreamEvents } from '../kernel/event.ts'

/** What every command on an order says: which, by whom, when. */
export interface OrderIntent {
  readonly orderId: string
  readonly role: ActorRole
  readonly at: Temporal.Instant
}

export function inStream(stream: string, facts: readonly DomainEvent[]): StreamEvents {
  return facts.map((fact) => ({ stream, fact }))
}
