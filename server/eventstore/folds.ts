import type { Recalled } from '../kernel/command.ts'
import type { Fold } from '../kernel/fold.ts'
import type { Appended, AppendRequest, EventStore, NewEvent } from './port.ts'

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

/** What one try of a command has loaded. */
export interface FoldSession {
  readonly load: LoadFold
  /** Whether it decided on something old that the append's expectations would not catch. */
  mayBeStale(append: AppendRequest | undefined): boolean
  /** Keeps the folds as they are after the append. */
  advance(append: AppendRequest, appended: Appended): void
}

export interface FoldCache {
  /** @param assumesFresh whether kept folds count as current without looking; the append's expectations then catch old ones */
  begin(assumesFresh: boolean): FoldSession
}

interface Loaded {
  readonly stream: string
  /** Which fold made it: another fold of the same stream has another state. */
  readonly fold: object
  readonly folded: Folded<unknown>
  readonly isUnread: boolean
  /** The same stream after these events, the last of which has this revision. */
  grown(events: AppendRequest['events'], expect: bigint): Loaded
}

/** Folds one whole stream. */
export async function loadFold<State, Event extends Recalled>(
  store: EventStore,
  stream: string,
  fold: Fold<State, Event>,
): Promise<Folded<State>> {
  return readOn(store, stream, { fold, folded: { state: fold.initial, expect: 'absent' } })
}

/**
 * Keeps the most recently used folds, so that a long stream is not read from its start for every command. What is kept is always a
 * true past of its stream, because streams only grow: a fresh load reads what came after it.
 * @param capacity how many streams are kept
 */
export function createFoldCache(store: EventStore, capacity = 2_000): FoldCache {
  const kept = new Map<string, Loaded>()

  function keep(loaded: Loaded): void {
    kept.delete(loaded.stream)
    kept.set(loaded.stream, loaded)
    const [oldest] = kept.keys()
    if (kept.size > capacity && oldest !== undefined) kept.delete(oldest)
  }

  function grow(loaded: Loaded, append: AppendRequest, expect: bigint | undefined): void {
    const events = append.events.filter(({ stream }) => stream === loaded.stream)
    if (expect !== lastRevision(loaded.folded) + BigInt(events.length)) return
    try {
      keep(loaded.grown(events, expect))
    } catch {
      // what is written is written: a fold that stumbles over it will say so to whoever loads the stream next
      kept.delete(loaded.stream)
    }
  }

  function begin(assumesFresh: boolean): FoldSession {
    const session: Loaded[] = []

    async function load<State, Event extends Recalled>(
      stream: string,
      fold: Fold<State, Event>,
    ): Promise<Folded<State>> {
      const known = kept.get(stream)
      // the same fold object made it, so it is of this state's type
      const past = known?.fold === fold ? (known.folded as Folded<State>) : undefined
      const isUnread = assumesFresh && past !== undefined
      const from = past ?? { state: fold.initial, expect: 'absent' }
      const folded = isUnread ? from : await readOn(store, stream, { fold, folded: from })
      const loaded = loadedOf(stream, fold, { folded, isUnread })
      session.push(loaded)
      if (folded.expect !== 'absent') keep(loaded)
      return folded
    }

    function advance(append: AppendRequest, { revisions, duplicate }: Appended): void {
      if (!duplicate) for (const loaded of session) grow(loaded, append, revisions[loaded.stream])
    }

    return {
      load,
      advance,
      mayBeStale: (append) =>
        session.some(({ stream, folded, isUnread }) => isUnread && append?.expect[stream] !== folded.expect),
    }
  }

  return { begin }
}

function loadedOf<State, Event extends Recalled>(
  stream: string,
  fold: Fold<State, Event>,
  { folded, isUnread }: { folded: Folded<State>; isUnread: boolean },
): Loaded {
  return {
    stream,
    fold,
    folded,
    isUnread,
    grown: (events, expect) =>
      loadedOf(stream, fold, {
        folded: {
          state: events.reduce((state, { event }) => fold.evolve(state, own(event)), folded.state),
          expect,
        },
        isUnread: false,
      }),
  }
}

/** A stream holds only what its own slice wrote: its name is the proof of the event's type. */
function own<Event extends Recalled>(event: NewEvent): Event {
  return event as unknown as Event
}

/** Goes on folding from where a fold stands to the stream's end. */
async function readOn<State, Event extends Recalled>(
  store: EventStore,
  stream: string,
  { fold, folded }: { fold: Fold<State, Event>; folded: Folded<State> },
): Promise<Folded<State>> {
  let { state, expect } = folded
  for await (const event of store.readStream(stream, { from: lastRevision(folded) + 1n })) {
    state = fold.evolve(state, own(event))
    expect = event.revision
  }
  return { state, expect }
}

function lastRevision({ expect }: Folded<unknown>): bigint {
  return expect === 'absent' ? -1n : expect
}
