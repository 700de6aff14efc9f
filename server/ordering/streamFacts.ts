import type { ActorRole, Fact, StreamFacts } from '../kernel/command.ts'

/** What every command on an order says: which, by whom, when. */
export interface OrderIntent {
  readonly orderId: string
  readonly role: ActorRole
  readonly at: Temporal.Instant
}

export function inStream(stream: string, facts: readonly Fact[]): StreamFacts {
  return facts.map((fact) => ({ stream, fact }))
}
