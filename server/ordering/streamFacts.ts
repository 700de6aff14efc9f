import type { ActorRole, Fact } from '../kernel/command.ts'

/** Facts of one decision with the stream each belongs to, in the order in which they are written. */
export type StreamFacts = readonly { readonly stream: string; readonly fact: Fact }[]

/** What every command on an order says: which, by whom, when. */
export interface OrderIntent {
  readonly orderId: string
  readonly role: ActorRole
  readonly at: Temporal.Instant
}

export function inStream(stream: string, facts: readonly Fact[]): StreamFacts {
  return facts.map((fact) => ({ stream, fact }))
}
