import type { Recalled } from '../kernel/command.ts'
import { type Fold, foldOnto } from '../kernel/fold.ts'
import type { Violation } from './errors.ts'
import { type Folded, foldOn, type LoadFold, lastRevision, ownEvent, type ReadPages } from './loadFold.ts'
import type { Appended, AppendRequest } from './port.ts'

/** What one try of a command has loaded. */
export interface FoldSession {
  /** The same fold of the same stream is loaded once. */
  readonly load: LoadFold
  /** Whether something was kept from before and not read. */
  usesKept(): boolean
  /**
   * What an append has to expect: of each stream that it writes, and of each that was kept from before, the oldest reading that was decided
   * on; absent where nothing was loaded.
   */
  expectations(written: readonly string[]): Record<string, 'absent' | bigint>
  /** Which of the loaded streams have grown since. */
  grown(): Promise<readonly Violation[]>
  /** Keeps the folds as they are after the append. */
  advance(append: AppendRequest, appended: Appended): void
}

/** The folds that earlier tries of a command have asked for, by their streams. */
export type AskedBefore = Map<string, Parameters<LoadFold>[1]>

export interface FoldCache {
  /**
   * @param given.read reads what was not kept
   * @param given.usesKept whether kept folds count as current without looking; the append's expectations then catch old ones
   * @param given.before what a fresh reading begins with, all in one question; what is asked for now is added
   */
  begin(given: {
    readonly read: ReadPages
    readonly usesKept: boolean
    readonly before?: AskedBefore
  }): FoldSession
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
 * Keeps the most recently used folds, so that a stream is not read for every command. What is kept is always a true past of its stream,
 * because streams only grow: a fresh load reads what came after it. That a stream was seen absent is kept as well.
 * @param capacity how many streams are kept: an order's few events push a wallet out that many orders have made long, and that costs the more
 *   to read
 */
export function createFoldCache(capacity = 10_000): FoldCache {
  const kept = new Map<string, Loaded>()

  function keep(loaded: Loaded): void {
    const known = kept.get(loaded.stream)
    const isOlder = known?.fold === loaded.fold && lastRevision(known.folded) > lastRevision(loaded.folded)
    kept.delete(loaded.stream)
    kept.set(loaded.stream, isOlder ? known : loaded)
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

  function begin({
    read,
    usesKept,
    before: askedBefore = new Map(),
  }: Parameters<FoldCache['begin']>[0]): FoldSession {
    const loads: {
      readonly stream: string
      readonly fold: object
      readonly folded: Promise<Folded<unknown>>
    }[] = []
    const session: Loaded[] = []

    async function loadFirst<State, Event extends Recalled>(
      stream: string,
      fold: Fold<State, Event>,
    ): Promise<Folded<State>> {
      const known = kept.get(stream)
      // the same fold object made it, so it is of this state's type
      const past = known?.fold === fold ? (known.folded as Folded<State>) : undefined
      const isUnread = usesKept && past !== undefined
      const from = past ?? { state: fold.initial, expect: 'absent' }
      const folded = isUnread ? from : await foldOn(read, stream, { fold, folded: from })
      const loaded = loadedOf(stream, fold, { folded, isUnread })
      session.push(loaded)
      keep(loaded)
      return folded
    }

    const load: LoadFold = (stream, fold) => {
      const before = loads.find((load) => load.stream === stream && load.fold === fold)
      if (before) return before.folded as ReturnType<typeof loadFirst<never, never>>
      askedBefore.set(stream, fold as never)
      const folded = loadFirst(stream, fold)
      loads.push({ stream, fold, folded })
      return folded
    }
    // whoever asks for it hears of a failure
    if (!usesKept) for (const [stream, fold] of [...askedBefore]) load(stream, fold).catch(() => undefined)

    return {
      load,
      usesKept: () => session.some(({ isUnread }) => isUnread),
      expectations(written) {
        const unread = session.filter(({ isUnread }) => isUnread)
        const names = new Set([...written, ...unread.map(({ stream }) => stream)])
        const readings = (name: string) => session.filter(({ stream }) => stream === name)
        return Object.fromEntries([...names].map((name) => [name, oldestOf(readings(name))]))
      },
      grown: () => growthsOf(read, session),
      advance(append, { revisions, duplicate }) {
        if (!duplicate) for (const loaded of session) grow(loaded, append, revisions[loaded.stream])
      },
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

async function growthsOf(read: ReadPages, loaded: readonly Loaded[]): Promise<readonly Violation[]> {
  const ends = loaded.map(({ stream, folded }) => growthOf(read, stream, folded))
  return (await Promise.all(ends)).filter((violation) => violation !== undefined)
}

async function growthOf(
  read: ReadPages,
  stream: string,
  folded: Folded<unknown>,
): Promise<Violation | undefined> {
  for await (const [event] of read(stream, lastRevision(folded) + 1n))
    return event && { stream, expected: folded.expect, actual: event.revision }
  return undefined
}
