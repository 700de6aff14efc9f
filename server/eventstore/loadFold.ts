import DataLoader from 'dataloader'
import type { DomainEvent, RecordedEvent } from '../kernel/event.ts'
import { beginRun, type Fold } from '../kernel/fold.ts'
import type { EventStore, NewEvent } from './port.ts'

/** A stream's state, and the revision that an append based on it expects. */
export interface Folded<State> {
  readonly state: State
  readonly expect: 'absent' | bigint
}

/** Reads a stream and folds it. Loads at the same time (`Promise.all`) are one query to the store. */
export type LoadFold = <State, Event extends DomainEvent>(
  stream: string,
  fold: Fold<State, Event>,
) => Promise<Folded<State>>

/** Reads a stream from a revision on, page by page, so a long stream does not fill the memory. */
export type ReadPages = (stream: string, from: bigint) => AsyncIterable<readonly RecordedEvent[]>

/** The most events of one stream in a joined query; the rest of a longer stream is read separately. */
const PAGE = 500

/** Joins simultaneous reads into one query to the store. Every command and query has its own. */
export function joinReads(store: EventStore): ReadPages {
  type Asked = { readonly stream: string; readonly from: bigint }
  const pages = new DataLoader(readFirstPages, { cache: false })

  async function readFirstPages(asked: readonly Asked[]): Promise<readonly (readonly RecordedEvent[])[]> {
    const distinct = new Map(asked.map((each) => [each.stream, each]))
    const read = await store.readStreams([...distinct.values()], { limit: PAGE })
    // a stream that is read from two revisions at once goes into the next query as well
    return Promise.all(
      asked.map((each) =>
        distinct.get(each.stream) === each ? (read.get(each.stream) ?? []) : pages.load(each),
      ),
    )
  }

  return async function* readPages(stream, from) {
    const page = await pages.load({ stream, from })
    yield page
    const last = page.length < PAGE ? undefined : page.at(-1)
    if (last === undefined) return
    for await (const event of store.readStream(stream, { from: last.revision + 1n })) yield [event]
  }
}

/** Folds one whole stream. */
export async function loadFold<State, Event extends DomainEvent>(
  store: EventStore,
  stream: string,
  fold: Fold<State, Event>,
): Promise<Folded<State>> {
  return loadFolds(store)(stream, fold)
}

/** Folds whole streams; simultaneous loads are one query. */
export function loadFolds(store: EventStore): LoadFold {
  const read = joinReads(store)
  return (stream, fold) => foldOn(read, stream, { fold, folded: { state: fold.initial, expect: 'absent' } })
}

/** Continues a fold to the stream's end. */
export async function foldOn<State, Event extends DomainEvent>(
  read: ReadPages,
  stream: string,
  { fold, folded }: { readonly fold: Fold<State, Event>; readonly folded: Folded<State> },
): Promise<Folded<State>> {
  const run = beginRun(fold, folded.state)
  let { expect } = folded
  for await (const events of read(stream, lastRevision(folded) + 1n))
    for (const event of events) {
      run.add(ownEvent(event))
      expect = event.revision
    }
  return { state: run.state(), expect }
}

/** Only the owning module writes to a stream, so the stream's name proves the event's type. */
export function ownEvent<Event extends DomainEvent>(event: NewEvent): Event {
  return event as unknown as Event
}

/** @returns -1 for a stream without events */
export function lastRevision({ expect }: Folded<unknown>): bigint {
  return expect === 'absent' ? -1n : expect
}
