import type { Decide } from '../../server/eventstore/commandHandler.ts'
import type { LoadFold } from '../../server/eventstore/loadFold.ts'
import { type DomainEvent, inStream, type RecordedEvent } from '../../server/kernel/event.ts'
import type { Fold } from '../../server/kernel/fold.ts'
import { isRejection, reject } from '../../server/kernel/rejection.ts'
import { seriesFold } from '../../server/series/series.ts'
import { visitPlaced } from '../../server/series/seriesTerms.ts'
import { decideOnSeries, type SeriesWish, type VisitDate } from './recurring.ts'

/*
 * A business small enough to check after every step: wallets, days with few places, and orders that take from both in one append. Its
 * recurring visits follow the product's own rules.
 */

export const PLACES = 4
const PRICE = 10

/** A caller's wish; `look` is the system's, which places a visit of a series. */
export type Wish =
  | { readonly verb: 'recharge'; readonly wallet: string; readonly points: number }
  | (Booking & { readonly verb: 'place' | 'cancel' })
  | (Booking & { readonly verb: 'look'; readonly series: string; readonly date: VisitDate })
  | SeriesWish

interface Booking {
  readonly wallet: string
  readonly day: string
  readonly order: string
}

type Moved = DomainEvent<'moved' | 'order.placed', { readonly by: number; readonly seriesId?: string }>
type Told = RecordedEvent<Moved>

/** The balance of a stream: points of a wallet, taken places of a day, 1 for an active order. */
const held: Fold<number, Told> = { initial: 0, evolve: (sum, { data }) => sum + data.by }
/** Whether an order was ever placed, and how often something happened to it. */
const steps: Fold<number, Told> = { initial: 0, evolve: (count) => count + 1 }

export function streamsOf(wish: Wish): readonly string[] {
  if ('order' in wish) return [wish.wallet, wish.day, wish.order, ...('series' in wish ? [wish.series] : [])]
  return 'series' in wish ? [wish.series] : [wish.wallet]
}

/** How many events a wish leaves that is carried out. */
export function effectsOf(wish: Wish): number {
  return 'order' in wish ? streamsOf(wish).length : 1
}

/** Decides a wish on the loaded state. */
export function decide(wish: Wish): Decide<{ readonly left: number }> {
  switch (wish.verb) {
    case 'recharge':
      return recharge(wish)
    case 'place':
      return (load) => place(load, wish)
    case 'look':
      return (load) => placeVisit(load, wish)
    case 'cancel':
      return cancel(wish)
    default:
      return decideOnSeries(wish)
  }
}

function recharge({ wallet, points }: Wish & { verb: 'recharge' }): Decide<{ left: number }> {
  return async (load) => {
    const { state } = await load(wallet, held)
    return { answer: { left: state + points }, events: [moved(wallet, points)] }
  }
}

async function place(load: LoadFold, { wallet, day, order }: Booking, seriesId?: string) {
  const [points, taken] = await Promise.all([load(wallet, held), load(day, held)])
  if (taken.state >= PLACES) return reject('SLOT_FULL')
  if (points.state < PRICE)
    return reject('NOT_ENOUGH_POINTS', { params: { needed: PRICE, available: points.state } })
  const data = { by: 1, ...(seriesId !== undefined && { seriesId }) }
  const placed: Moved = { type: 'order.placed', data }
  const events = [moved(wallet, -PRICE), ...inStream(order, [placed]), moved(day, 1)]
  return { answer: { left: points.state - PRICE }, events }
}

/** The order and the series' record of it are one append, as in the product. */
async function placeVisit(load: LoadFold, { series, date, ...booking }: Wish & { verb: 'look' }) {
  const [{ state }, placed] = await Promise.all([
    load(series, seriesFold),
    place(load, booking, idOf(series)),
  ])
  if (state === undefined) return reject('NOT_FOUND')
  const visit = visitPlaced(state, { occurrence: date, orderId: idOf(booking.order), date })
  if (isRejection(visit)) return visit
  return isRejection(placed) ? placed : { ...placed, events: [...placed.events, ...inStream(series, visit)] }
}

const idOf = (stream: string) => stream.slice(stream.indexOf('-') + 1)

function cancel({ wallet, day, order }: Booking): Decide<{ left: number }> {
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
