import type { ActorRole, Fact, Recalled } from './command.ts'

/** How the facts of one stream add up to what is known: a starting point and one step per fact. */
export interface Fold<State, Event> {
  readonly initial: State
  readonly evolve: (state: State, event: Event) => State
}

/** A slice's fact as its stream gives it back; distributes over unions, so that `type` still tells the shape of `data`. */
export type Remembered<Event extends Fact> = Event & Pick<Recalled, 'meta'>

/** Folds a stream's facts, oldest first. */
export function foldAll<State, Event>(fold: Fold<State, Event>, events: Iterable<Event>): State {
  let state = fold.initial
  for (const event of events) state = fold.evolve(state, event)
  return state
}

/**
 * When the command that caused the fact was given: the only time that rules read (event model, "Metadata").
 * @throws RangeError when the metadata has no readable `occurredAt`, which no append of ours leaves out
 */
export function occurredAt(event: Pick<Recalled, 'meta'>): Temporal.Instant {
  return Temporal.Instant.from(event.meta.occurredAt ?? '')
}

/** Who caused the fact. */
export function actorOf(event: Pick<Recalled, 'meta'>): { readonly id: string; readonly role: ActorRole } {
  return { id: event.meta.actorId ?? '', role: Number(event.meta.actorRole) as ActorRole }
}

/** The command that caused the fact: a retry of it is recognised by this. */
export function commandOf(event: Pick<Recalled, 'meta'>): string {
  return event.meta.$causationId ?? ''
}
