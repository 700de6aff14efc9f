import type { Decide } from '../../server/eventstore/commandHandler.ts'
import type { DomainEvent, RecordedEvent } from '../../server/kernel/event.ts'
import type { Fold } from '../../server/kernel/fold.ts'
import { reject } from '../../server/kernel/rejection.ts'

/*
 * A business small enough to check after every step: wallets, days with few places, and orders that take from both in one append.
 */

export const PLACES = 4
const PRICE = 10

/** A caller's wish. */
export type Wish =
  | { readonly verb: 'recharge'; readonly wallet: string; readonly points: number }
  | { readonly verb: 'place'; readonly wallet: string; readonly day: string; readonly order: string }
  | { readonly verb: 'cancel'; readonly wallet: string; readonly order: string; readonly day: string }

type Moved = DomainEvent<'moved', { readonly by: number }>
type Told = RecordedEvent<Moved>

/** The balance of a stream: points of a wallet, taken places of a day, 1 for an active order. */
const held: Fold<number, Told> = { initial: 0, evolve: (sum, { data }) => sum + data.by }
/** Whether an order was ever placed, and how often something happened to it. */
const steps: Fold<number, Told> = { initial: 0, evolve: (count) => count + 1 }

export function streamsOf(wish: Wish): readonly string[] {
  return wish.verb === 'recharge' ? [wish.wallet] : [wish.wallet, wish.day, wish.order]
}

/** Decides a wish on the loaded state. */
export function decide(wish: Wish): Decide<{ readonly left: number }> {
  if (wish.verb === 'recharge') return recharge(wish)
  return wish.verb === 'place' ? place(wish) : cancel(wish)
}

function recharge({ wallet, points }: Wish & { verb: 'recharge' }): Decide<{ left: number }> {
  return async (load) => {
    const { state } = await load(wallet, held)
    return { answer: { left: state + points }, events: [moved(wallet, points)] }
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

function moved(stream: string, by: number) {
  return { stream, event: { type: 'moved', data: { by } } satisfies Moved }
}
