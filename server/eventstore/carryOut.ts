import type { Command, Fact } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import { ConflictError } from './errors.ts'
import type { Attempt, CommandRunner, Decided, Folded, LoadFold } from './handle.ts'
import type { AppendRequest, EventStore, Expect, Position } from './port.ts'
import { recordFacts } from './recordFacts.ts'
import { type Answer, firstAnswer, keyStream, keyUsed } from './usedKeys.ts'

/** What the handlers of the conductors work with. */
export interface CommandContext {
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

/** A try's answer with the event types it writes. */
export type Typed<T> = T & { readonly types: readonly string[] }

/** The facts of a decision, with the stream each belongs to. */
type StreamFacts = readonly { readonly stream: string; readonly fact: Fact }[]

/**
 * Carries a command out, once for its key (decision L14), and lets it answer when the read models it touches have caught up with it (event
 * store, "read your writes").
 * @param carrying.streams that it will write, as far as they are known beforehand
 */
export async function carryOut<T extends Answer<T>>(
  { store, runner, caughtUp }: CommandContext,
  { command, streams }: { readonly command: Command; readonly streams: readonly string[] },
  attempt: Attempt<Typed<T>>,
): Promise<Settled<T> | Rejection> {
  const turns = command.key ? [...streams, keyStream(command.key)] : streams
  const done = await runner.run(turns, async (load) => {
    const first = await firstAnswer<T>(store, command)
    if (first !== undefined) return isRejection(first) ? first : { value: { ...first, types: [] } }
    const outcome = await atOneMoment(attempt, load)
    return isRejection(outcome) ? outcome : withKey(command, outcome)
  })
  if (isRejection(done)) return done
  const { types, ...value } = done.value
  const isSeen = done.position === undefined || (await caughtUp(types, done.position))
  // without the types it is the answer again, which TypeScript cannot tell of a type it does not know
  return { value: value as unknown as T, stale: !isSeen }
}

/**
 * The verb of a desk: where its handler refuses, a key that was used before has the last word (decision L14). A retry comes to rules
 * and rows that its first try, or others since, have changed.
 */
export function verbOn(context: CommandContext) {
  return <Request, T extends Answer<T>>(
    handle: (context: CommandContext, command: Command, request: Request) => Promise<Settled<T> | Rejection>,
  ) =>
    async (command: Command, request: Request): Promise<Settled<T> | Rejection> => {
      const outcome = await handle(context, command, request)
      if (!isRejection(outcome)) return outcome
      const first = await firstAnswer<T>(context.store, command)
      if (first === undefined) return outcome
      return isRejection(first) ? first : { value: first, stale: false }
    }
}

/** The same try with its key used up, also where there is nothing else to write. */
function withKey<T>(command: Command, { value, append }: Decided<Typed<T>>): Decided<Typed<T>> {
  const { key } = command
  if (key === undefined) return append ? { value, append } : { value }
  const { types: _types, ...answer } = value
  const { expect = {}, events = [] } = append ?? {}
  return {
    value,
    append: {
      expect: { ...expect, [keyStream(key)]: 'absent' },
      events: [...events, ...keyUsed(command, key, answer)],
    },
  }
}

/**
 * A try that has decided: its answer, and the append where there is something to write.
 * @param folded what was loaded, by stream
 */
export function decided<T>(
  value: T,
  {
    command,
    facts,
    folded,
  }: { command: Command; facts: StreamFacts; folded: Parameters<typeof appendOf>[2] },
): Decided<Typed<T>> {
  const typed = { ...value, types: typesOf(facts) }
  return facts.length === 0 ? { value: typed } : { value: typed, append: appendOf(command, facts, folded) }
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

/**
 * Streams are read one after the other, so that another process may write between two readings. What a decider finds impossible in such a
 * mixture is no bug: when a stream has grown since, the command is decided again.
 */
async function atOneMoment<T>(attempt: Attempt<T>, load: LoadFold): ReturnType<Attempt<T>> {
  const readings: { readonly stream: string; readonly expect: Expect; again(): Promise<Folded<unknown>> }[] =
    []
  const noting: LoadFold = async (stream, fold) => {
    const folded = await load(stream, fold)
    readings.push({ stream, expect: folded.expect, again: () => load(stream, fold) })
    return folded
  }
  try {
    return await attempt(noting)
  } catch (error) {
    for (const { stream, expect, again } of readings) {
      const { expect: actual } = await again()
      if (actual !== expect && actual !== 'absent')
        throw new ConflictError([{ stream, expected: expect, actual }])
    }
    throw error
  }
}
