import type { Decide } from '../../server/eventstore/commandHandler.ts'
import type { DomainEvent, RecordedEvent } from '../../server/kernel/event.ts'
import type { Fold } from '../../server/kernel/fold.ts'
import { reject } from '../../server/kernel/rejection.ts'
import type {
  DerivedTable,
  FoldTable,
  ListTable,
  Projection,
  SumTable,
} from '../../server/readmodels/engine/projection.ts'

/*
 * A business small enough to be checked after every step: wallets, days with few places, and orders that take from both in one append, as
 * the product's do.
 */

export const PLACES = 4
const PRICE = 10

/** What somebody wants. */
export type Wish =
  | {
      readonly verb: 'recharge'
      readonly wallet: string
      readonly points: number
      readonly isBroken: boolean
    }
  | { readonly verb: 'place'; readonly wallet: string; readonly day: string; readonly order: string }
  | { readonly verb: 'cancel'; readonly wallet: string; readonly order: string; readonly day: string }

type Moved = DomainEvent<'moved', { readonly by: number; readonly isBroken?: boolean }>
type Told = RecordedEvent<Moved>

/** What a stream holds: points of a wallet, places taken of a day, 1 for an order that stands. */
const held: Fold<number, Told> = { initial: 0, evolve: (sum, { data }) => sum + data.by }
/** Whether an order was ever placed, and how often something happened to it. */
const steps: Fold<number, Told> = { initial: 0, evolve: (count) => count + 1 }

export function streamsOf(wish: Wish): readonly string[] {
  return wish.verb === 'recharge' ? [wish.wallet] : [wish.wallet, wish.day, wish.order]
}

/** Decides what is wished on what is loaded. */
export function decide(wish: Wish): Decide<{ readonly left: number }> {
  if (wish.verb === 'recharge') return recharge(wish)
  return wish.verb === 'place' ? place(wish) : cancel(wish)
}

function recharge({ wallet, points, isBroken }: Wish & { verb: 'recharge' }): Decide<{ left: number }> {
  return async (load) => {
    const { state } = await load(wallet, held)
    return { answer: { left: state + points }, events: [moved(wallet, points, isBroken)] }
  }
}

function place({ wallet, day, order }: Wish & { verb: 'place' }): Decide<{ left: number }> {
  return async (load) => {
    const [points, taken] = await Promise.all([load(wallet, held), load(day, held)])
    if (taken.state >= PLACES) return reject('SLOT_FULL')
    if (points.state < PRICE)
      return reject('NOT_ENOUGH_POINTS', { params: { needed: PRICE, available: points.state } })
    const events = [moved(wallet, -PRICE), moved(order, 1), moved(day, 1)]
    return { answer: { left: points.state - PRICE }, events }
  }
}

function cancel({ wallet, day, order }: Wish & { verb: 'cancel' }): Decide<{ left: number }> {
  return async (load) => {
    const [points, , taken] = await Promise.all([load(wallet, held), load(day, held), load(order, steps)])
    if (taken.state !== 1) return reject('ORDER_NOT_CANCELLABLE')
    const events = [moved(order, -1), moved(day, -1), moved(wallet, PRICE)]
    return { answer: { left: points.state + PRICE }, events }
  }
}

function moved(stream: string, by: number, isBroken = false) {
  return { stream, event: { type: 'moved', data: isBroken ? { by, isBroken } : { by } } satisfies Moved }
}

type SeenRow = { readonly stream: string; readonly revisions: string; readonly sum: number }
type LineRow = { readonly stream: string; readonly revision: number; readonly by: number }
type SumRow = { readonly kind: string; readonly rows: number; readonly total: number }

/**
 * A read model of some categories with a table of each kind: it shows which events it has seen, in which order, and what they come to.
 * @param refuses whether its code has the fault that cannot take a broken event
 */
function modelOf(name: string, categories: readonly string[], refuses: boolean): Projection {
  const seen: FoldTable<Moved, SeenRow> = {
    kind: 'fold',
    name: `${name}_seen`,
    key: ['stream'],
    columns: { stream: 'text', revisions: 'text', sum: 'bigint' },
    indexes: ['(sum)'],
    keyOf: ({ stream }) => stream,
    evolve: (row, { stream, revision, data }) => {
      if (refuses && data.isBroken) throw new Error('a fault of the code')
      return { stream, revisions: `${row?.revisions ?? ''} ${revision}`, sum: (row?.sum ?? 0) + data.by }
    },
  }
  const line: ListTable<Moved, LineRow> = {
    kind: 'list',
    name: `${name}_line`,
    key: ['stream', 'revision'],
    columns: { stream: 'text', revision: 'integer', by: 'integer' },
    indexes: [],
    rowsOf: ({ stream, revision, data }) => [{ stream, revision: Number(revision), by: data.by }],
  }
  const card: DerivedTable<SeenRow, Pick<SeenRow, 'stream' | 'sum'>> = {
    kind: 'derived',
    name: `${name}_card`,
    of: seen.name,
    key: ['stream'],
    columns: { stream: 'text', sum: 'bigint' },
    indexes: [],
    rowOf: ({ stream, sum }) => ({ stream, sum }),
  }
  const total: SumTable<SeenRow, SumRow> = {
    kind: 'sum',
    name: `${name}_total`,
    of: seen.name,
    key: ['kind'],
    columns: { kind: 'text', rows: 'integer', total: 'bigint' },
    indexes: [],
    sums: ['rows', 'total'],
    addends: ({ sum }) => [{ kind: sum > 0 ? 'something' : 'nothing', rows: 1, total: sum }],
  }
  return { name, version: 1, categories, types: ['moved'], tables: [seen, line, card, total] }
}

/** The read models of the business, as they are meant, and with a fault in their code. */
export const MODELS = modelsWith(false)
export const FAULTY_MODELS = modelsWith(true)

function modelsWith(refuses: boolean): readonly Projection[] {
  return [
    modelOf('wallets', ['wallet'], refuses),
    modelOf('orders', ['order', 'day'], refuses),
    modelOf('everything', ['wallet', 'order', 'day'], refuses),
  ]
}
