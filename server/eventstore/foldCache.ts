import type { RecordedEvent } from '../kernel/event.ts'
import { type Fold, foldOnto } from '../kernel/fold.ts'
import { ConflictError, type Violation } from './errors.ts'
import { type Folded, foldOn, type LoadFold, lastRevision, ownEvent, type ReadPages } from './loadFold.ts'
import type { Appended, AppendRequest } from './port.ts'

type AnyFold = Fold<unknown, RecordedEvent>

/** A stream's state by one fold; another fold of the stream has its own state. */
interface Loaded {
  readonly stream: string
  readonly fold: AnyFold
  readonly folded: Folded<unknown>
  /** The state comes from the cache and may be old. */
  readonly isCached: boolean
}

export type FoldCache = ReturnType<typeof createFoldCache>

/** The streams that a command has loaded so far, with their folds. */
export type AskedStreams = Map<string, AnyFold>

/** The states that one attempt at a command has loaded. */
export interface FoldSession {
  /** Loads the same fold of the same stream once. */
  readonly load: LoadFold
  /** Whether any state came from the cache. */
  usesCache(): boolean
  /**
   * The revisions that the append expects: for each stream that it writes and each cached state, the oldest revision that the decision saw.
   * A stream that was not loaded must be absent.
   */
  expectations(written: readonly string[]): AppendRequest['expect']
  /**
   * A conflict if loaded streams have more events by now. Streams may be read one after the other, so a decider may fail on a mixture of old
   * and new states without having a bug.
   */
  conflict(): Promise<ConflictError | undefined>
  /** Caches the loaded states as they are after the append. */
  keep(append: AppendRequest, appended: Appended): void
}

/**
 * Caches the states of the most recently used streams, including absent ones. A cached state is never wrong, only old, because streams only
 * grow: a fresh session reads the later events.
 * @param capacity in streams; large, so that short orders do not evict a long wallet, which is costly to read
 */
export function createFoldCache(capacity = 10_000) {
  const cached = new Map<string, Loaded>()

  function put(loaded: Loaded): void {
    const known = cached.get(loaded.stream)
    const isOlder = known?.fold === loaded.fold && lastRevision(known.folded) > lastRevision(loaded.folded)
    cached.delete(loaded.stream)
    cached.set(loaded.stream, isOlder ? known : loaded)
    const [oldest] = cached.keys()
    if (cached.size > capacity && oldest !== undefined) cached.delete(oldest)
  }

  function putAfter(loaded: Loaded, { events }: AppendRequest, revision: bigint | undefined): void {
    const { stream, fold, folded } = loaded
    const own = events
      .filter((written) => written.stream === stream)
      .map(({ event }) => ownEvent<RecordedEvent>(event))
    if (revision !== lastRevision(folded) + BigInt(own.length)) return
    try {
      put({ ...loaded, folded: { state: foldOnto(fold, folded.state, own), expect: revision } })
    } catch {
      // the events are written; the next load of this stream throws the same error
      cached.delete(stream)
    }
  }

  /**
   * @param asked a fresh session reads these first, in one query; every session adds the streams it loads
   * @param is.fresh read every stream's tail; otherwise cached states count as current, and the append detects old ones
   */
  function begin(read: ReadPages, asked: AskedStreams, is: { readonly fresh: boolean }): FoldSession {
    const loads: { readonly stream: string; readonly fold: AnyFold; readonly folded: Promise<unknown> }[] = []
    const session: Loaded[] = []

    async function loadOnce(stream: string, fold: AnyFold): Promise<Folded<unknown>> {
      const known = cached.get(stream)
      const past = known?.fold === fold ? known.folded : undefined
      const isCached = !is.fresh && past !== undefined
      const from = past ?? { state: fold.initial, expect: 'absent' }
      const folded = isCached ? from : await foldOn(read, stream, { fold, folded: from })
      const loaded = { stream, fold, folded, isCached }
      session.push(loaded)
      put(loaded)
      return folded
    }

    function loadAny(stream: string, fold: AnyFold): Promise<unknown> {
      const before = loads.find((load) => load.stream === stream && load.fold === fold)
      if (before) return before.folded
      asked.set(stream, fold)
      const folded = loadOnce(stream, fold)
      loads.push({ stream, fold, folded })
      return folded
    }

    // the same fold object gives the same state type
    const load = loadAny as LoadFold
    // a failure reaches the decider when it loads the stream
    if (is.fresh) for (const [stream, fold] of [...asked]) loadAny(stream, fold).catch(() => undefined)

    return {
      load,
      usesCache: () => session.some(({ isCached }) => isCached),
      expectations(written) {
        const unread = session.filter(({ isCached }) => isCached).map(({ stream }) => stream)
        const names = new Set([...written, ...unread])
        return Object.fromEntries([...names].map((name) => [name, oldestRevision(session, name)]))
      },
      async conflict() {
        const violations = await Promise.all(session.map((loaded) => advanceOf(read, loaded)))
        const found = violations.filter((violation) => violation !== undefined)
        return found.length > 0 ? new ConflictError(found) : undefined
      },
      keep(append, { revisions, duplicate }) {
        if (!duplicate) for (const loaded of session) putAfter(loaded, append, revisions[loaded.stream])
      },
    }
  }

  return { begin }
}

function oldestRevision(session: readonly Loaded[], name: string): 'absent' | bigint {
  const [oldest] = session
    .filter(({ stream }) => stream === name)
    .map(({ folded }) => folded)
    .toSorted((a, b) => Number(lastRevision(a) - lastRevision(b)))
  return oldest?.expect ?? 'absent'
}

async function advanceOf(read: ReadPages, { stream, folded }: Loaded): Promise<Violation | undefined> {
  for await (const [event] of read(stream, lastRevision(folded) + 1n))
    return event && { stream, expected: folded.expect, actual: event.revision }
  return undefined
}
