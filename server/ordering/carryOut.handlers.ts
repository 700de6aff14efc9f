import type { Attempt, CommandRunner, Folded } from '../eventstore/handle.ts'
import type { AppendRequest, EventStore, Expect, Position } from '../eventstore/port.ts'
import { recordFacts } from '../eventstore/recordFacts.ts'
import type { Command } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import type { StreamFacts } from './streamFacts.ts'

/** What the handlers of ordering work with. */
export interface OrderingContext {
  readonly db: Db
  readonly store: EventStore
  readonly runner: CommandRunner
  /** Waits until readers see an append of these event types; false when that took too long. */
  readonly caughtUp: (types: readonly string[], position: Position) => Promise<boolean>
}

/** A command's outcome; `stale` when readers do not see it yet. */
export interface Settled<T> {
  readonly value: T
  readonly stale: boolean
}

/**
 * Carries a command out and lets it answer when the read models it touches have caught up with it (event store, "read your writes").
 * @param streams that it will write, as far as they are known beforehand
 */
export async function carryOut<T>(
  { runner, caughtUp }: OrderingContext,
  streams: readonly string[],
  attempt: Attempt<T & { readonly types: readonly string[] }>,
): Promise<Settled<T> | Rejection> {
  const done = await runner.run(streams, attempt)
  if (isRejection(done)) return done
  const { value, position } = done
  const isSeen = position === undefined || (await caughtUp(value.types, position))
  return { value, stale: !isSeen }
}

/**
 * The append of a decision: each written stream with the revision it was decided on.
 * @param folded what was loaded, by stream
 */
export function appendOf(
  command: Command,
  facts: StreamFacts,
  folded: Readonly<Record<string, Pick<Folded<unknown>, 'expect'> | undefined>>,
): AppendRequest {
  const expect: Record<string, Expect> = {}
  for (const { stream } of facts) expect[stream] = folded[stream]?.expect ?? 'absent'
  return { expect, events: recordFacts(command, facts) }
}

/** The event types a decision writes: which read models to wait for. */
export function typesOf(facts: StreamFacts): readonly string[] {
  return [...new Set(facts.map(({ fact }) => fact.type))]
}
