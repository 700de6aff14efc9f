import type { ActorRole, Fact, Recalled } from './command.ts'

/** How the facts of one stream add up to what is known: a starting point and one step per fact. */
export interface Fold<State, Event> {
  readonly initial: State
  readonly evolve: (state: State, event: Event) => State
  /** Folds many events with less copying than a step for each; their outcome is the same. */
  readonly begin?: (state: State) => FoldRun<State, Event>
}

/** A module's fact as its stream gives it back; distributes over unions, so that `type` still tells the shape of `data`. */
export type Remembered<Event extends Fact> = Event & Pick<Recalled, 'meta'>

/** Events being folded onto a state, which itself stays as it is. */
export interface FoldRun<State, Event> {
  add(event: Event): void
  /** @returns what they came to so far, which stays as it is too */
  state(): State
}

/** Folds a stream's facts, oldest first. */
export function foldAll<State, Event>(fold: Fold<State, Event>, events: Iterable<Event>): State {
  return foldOnto(fold, fold.initial, events)
}

/** Folds what came after a state, oldest first. */
export function foldOnto<State, Event>(
  fold: Fold<State, Event>,
  state: State,
  events: Iterable<Event>,
): State {
  const run = beginRun(fold, state)
  for (const event of events) run.add(event)
  return run.state()
}

/** Begins to fold what came after a state. */
export function beginRun<State, Event>(fold: Fold<State, Event>, state: State): FoldRun<State, Event> {
  if (fold.begin) return fold.begin(state)
  let latest = state
  return {
    add(event) {
      latest = fold.evolve(latest, event)
    },
    state: () => latest,
  }
}

/**
 * A fold whose state grows with every event: a run copies it once and adds to its copy, which nobody sees before they ask for it.
 * @param growing.copyOf gives a state with collections of its own
 * @param growing.add puts one event into such a copy
 */
export function growingFold<State, Event, Copy extends State>(growing: {
  readonly initial: State
  readonly copyOf: (state: State) => Copy
  readonly add: (copy: Copy, event: Event) => void
}): Required<Fold<State, Event>> {
  const { initial, copyOf, add } = growing
  function begin(from: State): FoldRun<State, Event> {
    let latest = from
    let own: Copy | undefined
    return {
      add(event) {
        own ??= copyOf(latest)
        add(own, event)
      },
      state() {
        latest = own ?? latest
        own = undefined
        return latest
      },
    }
  }
  function evolve(state: State, event: Event): State {
    const copy = copyOf(state)
    add(copy, event)
    return copy
  }
  return { initial, evolve, begin }
}

/**
 * When the command that caused the fact was given: the only time that rules read (`Command.at`).
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
