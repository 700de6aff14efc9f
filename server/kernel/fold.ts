/** How the events of one stream add up to a state: a starting point and one step per event. */
export interface Fold<State, Event> {
  readonly initial: State
  readonly evolve: (state: State, event: Event) => State
  /** Folds many events with less copying than a step for each; their outcome is the same. */
  readonly begin?: (state: State) => FoldRun<State, Event>
}

/** Events being folded onto a state, which itself stays as it is. */
export interface FoldRun<State, Event> {
  add(event: Event): void
  /** @returns their state so far, which is not changed later */
  state(): State
}

/** Folds a stream's events, oldest first. */
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
 * A fold whose state grows with every event: a run copies it once and mutates its private copy.
 * @param growing.copyOf copies a state with its collections
 * @param growing.add adds an event to such a copy
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
