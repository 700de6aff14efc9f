import DataLoader from 'dataloader'
import type { DomainEvent, RecordedEvent } from '../kernel/event.ts'
import { beginRun, type Fold } from '../kernel/fold.ts'
import type { EventStore, NewEvent } from './port.ts'

/** A stream folded up, and what an append that was decided on it has to expect. */
export interface Folded<State> {
  readonly state: State
  readonly expect: 'absent' | bigint
}

/** Reads a stream and folds it. What is asked for at once (`Promise.all`) is one question to the store. */
export type LoadFold = <State, Event extends DomainEvent>(
  stream: string,
  fold: Fold<State, Event>,
) => Promise<Folded<State>>

/** Reads a stream from a revision on, page by page, so that a long one does not fill the memory. */
export type ReadPages = (stream: string, from: bigint) => AsyncIterable<readonly RecordedEvent[]>

/** The largest number of events of one stream that a question brings; a longer stream goes on by itself. */
const PAGE = 500

/** Joins what is asked for in the same moment into one question. Each caller of a command or a query has its own. */
export function joinReads(store: EventStore): ReadPages {
  type Asked = { readonly stream: string; readonly from: bigint }
  const pages = new DataLoader(readFirstPages, { cache: false })

  async function readFirstPages(asked: readonly Asked[]): Promise<readonly (readonly RecordedEvent[])[]> {
    const distinct = new Map(asked.map((each) => [each.stream, each]))
    const read = await store.readStreams([...distinct.values()], { limit: PAGE })
    // a stream that is asked for twice, from two places, is in the next question as well
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

/** Folds whole streams, those that are asked for at once with one question. */
export function loadFolds(store: EventStore): LoadFold {
  const read = joinReads(store)
  return (stream, fold) => foldOn(read, stream, { fold, folded: { state: fold.initial, expect: 'absent' } })
}

/** Goes on folding from where a fold stands to the stream's end. */
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

/** A stream holds only what its own module wrote: its name is the proof of the event's type. */
export function ownEvent<Event extends DomainEvent>(event: NewEvent): Event {
  return event as unknown as Event
}

/** @returns -1 for a stream without events */
export function lastRevision({ expect }: Folded<unknown>): bigint {
  return expect === 'absent' ? -1n : expect
}
