import { invoiceBookFold } from '../../server/billing/invoiceBook.ts'
import { recordEvents } from '../../server/eventstore/commandEvents.ts'
import type { PlacedEvent } from '../../server/eventstore/copying/packAppends.ts'
import { categoryOf } from '../../server/eventstore/port.ts'
import type { Command } from '../../server/kernel/command.ts'
import type { StreamEvents } from '../../server/kernel/event.ts'
import type { Fold } from '../../server/kernel/fold.ts'
import { orderFold } from '../../server/ordering/order.ts'
import { numberFold } from '../../server/ordering/orderNumbers.ts'
import { experienceFold } from '../../server/points/experience.ts'
import { walletFold } from '../../server/points/walletFold.ts'
import { dayBookFold } from '../../server/staffing/dayBook.ts'

/** The folded state of every stream of a load, kept in memory: nothing else writes meanwhile. */
export interface Books {
  state<State, Event>(stream: string, fold: Fold<State, Event>): State
  /** Enters an event that was in the store before. */
  enter(event: Pick<PlacedEvent, 'stream' | 'type' | 'data' | 'meta'>): void
  /** Drops every stream but those that the parts of a load share. */
  forget(): void
  /** Enters a decision's events. @returns the events of one append, each with its place */
  write(command: Command, events: StreamEvents): readonly PlacedEvent[]
}

interface Book {
  state: unknown
  events: bigint
}

/** The fold of each stream, by its category. */
const folds = {
  wallet: walletFold,
  experience: experienceFold,
  order: orderFold,
  day: dayBookFold,
  invoices: invoiceBookFold,
  number: numberFold,
} as unknown as Readonly<Record<string, Fold<unknown, unknown>>>

/** Streams that a load shares with earlier data; all others are its own. */
const SHARED: ReadonlySet<string> = new Set(['day', 'invoices'])

export function isShared(stream: string): boolean {
  return SHARED.has(categoryOf(stream))
}

export function createBooks(): Books {
  const books = new Map<string, Book>()
  const enter: Books['enter'] = (event) => void entered(event)
  const entered = (event: Parameters<Books['enter']>[0]): bigint => {
    const { stream } = event
    const fold = folds[categoryOf(stream)]
    if (!fold) throw new Error(`a load knows no ${stream}`)
    const book = books.get(stream) ?? { state: fold.initial, events: 0n }
    const revision = book.events
    books.set(stream, { state: fold.evolve(book.state, event), events: revision + 1n })
    return revision
  }
  return {
    enter,
    forget() {
      for (const stream of books.keys()) if (!isShared(stream)) books.delete(stream)
    },
    // the stream's name determines its fold, which TypeScript cannot check
    state: <State, Event>(stream: string, fold: Fold<State, Event>) =>
      (books.get(stream)?.state ?? fold.initial) as State,
    write: (command, events) =>
      recordEvents(command, events).map(({ stream, event }) => ({
        ...event,
        stream,
        revision: entered({ ...event, stream }),
      })),
  }
}
