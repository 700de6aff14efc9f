import type { Recalled } from '../kernel/command.ts'
import { type Fold, foldOnto } from '../kernel/fold.ts'
import { type Folded, foldOn, joinReads, type LoadFold, lastRevision, ownEvent } from './loadFold.ts'
import type { Appended, AppendRequest, EventStore } from './port.ts'

/** What one try of a command has loaded. */
export interface FoldSession {
  readonly load: LoadFold
  /** What an append has to expect of a stream: the oldest reading that was decided on, and absent where nothing was loaded. */
  expect(stream: string): 'absent' | bigint
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
      // the events are written and the command is done; the next load of this stream throws the same error
      kept.delete(loaded.stream)
    }
  }

  function begin(assumesFresh: boolean): FoldSession {
    const read = joinReads(store)
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
      const folded = isUnread ? from : await foldOn(read, stream, { fold, folded: from })
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
      expect: (name) => oldestOf(session.filter(({ stream }) => stream === name)),
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
          state: foldOnto(
            fold,
            folded.state,
            events.map(({ event }) => ownEvent<Event>(event)),
          ),
          expect,
        },
        isUnread: false,
      }),
  }
}

function oldestOf(readings: readonly Loaded[]): 'absent' | bigint {
  const [oldest] = readings
    .map(({ folded }) => folded)
    .toSorted((a, b) => Number(lastRevision(a) - lastRevision(b)))
  return oldest?.expect ?? 'absent'
}
