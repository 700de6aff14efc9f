import type { Recalled } from '../kernel/command.ts'
import type { Fold } from '../kernel/fold.ts'
import type { EventStore, NewEvent } from './port.ts'

/** A stream folded up, and what an append that was decided on it has to expect. */
export interface Folded<State> {
  readonly state: State
  readonly expect: 'absent' | bigint
}

/** Reads a stream and folds it. Ask for several at once (`Promise.all`): one after the other is slow on some stores. */
export type LoadFold = <State, Event extends Recalled>(
  stream: string,
  fold: Fold<State, Event>,
) => Promise<Folded<State>>

/** Folds one whole stream. */
export async function loadFold<State, Event extends Recalled>(
  store: EventStore,
  stream: string,
  fold: Fold<State, Event>,
): Promise<Folded<State>> {
  return foldOn(store, stream, { fold, folded: { state: fold.initial, expect: 'absent' } })
}

/** Goes on folding from where a fold stands to the stream's end. */
export async function foldOn<State, Event extends Recalled>(
  store: EventStore,
  stream: string,
  { fold, folded }: { readonly fold: Fold<State, Event>; readonly folded: Folded<State> },
): Promise<Folded<State>> {
  let { state, expect } = folded
  for await (const event of store.readStream(stream, { from: lastRevision(folded) + 1n })) {
    state = fold.evolve(state, ownEvent(event))
    expect = event.revision
  }
  return { state, expect }
}

/** A stream holds only what its own slice wrote: its name is the proof of the event's type. */
export function ownEvent<Event extends Recalled>(event: NewEvent): Event {
  return event as unknown as Event
}

/** @returns -1 for a stream without events */
export function lastRevision({ expect }: Folded<unknown>): bigint {
  return expect === 'absent' ? -1n : expect
}
