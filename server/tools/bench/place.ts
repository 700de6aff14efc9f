import {
  CANCEL_ORDER,
  type Cancelling,
  OFFERS,
  PLACE_ORDER,
  type Placing,
} from '../../testing/bookingDocuments.ts'
import { type Booking, cleaning, inputOf, workdays } from '../../testing/bookings.ts'
import type { Doors } from '../../testing/speakTo.ts'
import type { Caller } from './sample.ts'

export interface PlacingOrder {
  readonly doors: Doors
  readonly callers: readonly Caller[]
  /** How often each caller places. */
  readonly times: number
  /** The first day that is booked. */
  readonly from: Temporal.PlainDate
  /** Milliseconds of any origin. */
  readonly now: () => number
}

/** As far ahead as the calendar surely reaches. */
const WORKDAYS = 110

/**
 * Lets each caller place one order after the other, all callers at once, and cancel each again, which is free within five minutes of placing.
 * Days that are full or closed are passed over.
 * @returns how long each placing took, in milliseconds
 * @throws Error when one is refused for another reason, or all days are full or closed
 */
export async function placeOver(order: PlacingOrder): Promise<readonly number[]> {
  const taken = await Promise.all(
    order.callers.map((caller, nth) => placeBy(order, caller, (nth * WORKDAYS) / order.callers.length)),
  )
  return taken.flat()
}

/** Callers begin on days of their own, so that they meet as customers do: now and then. */
async function placeBy(order: PlacingOrder, caller: Caller, first: number): Promise<readonly number[]> {
  const days = workdays(order.from, WORKDAYS)
  const price = await priceFor(order.doors, caller)
  const took: number[] = []
  for (let turn = Math.floor(first), passed = 0; took.length < order.times; turn++) {
    const ms = await placeOnce(order, caller, { day: days[turn % WORKDAYS] ?? '', price })
    if (ms !== undefined) took.push(ms)
    else if (++passed > WORKDAYS) throw new Error('all days are full or closed')
  }
  return took
}

/** @returns undefined for a day that is full or closed */
async function placeOnce(
  { doors, now }: PlacingOrder,
  caller: Caller,
  { day, price }: { readonly day: string; readonly price: SeenPrice },
): Promise<number | undefined> {
  const { token, addressId } = caller
  const key = crypto.randomUUID()
  const input = inputOf({ ...cleaning(addressId, day, 'afternoon'), ...price }, key)
  const began = now()
  const placed = await doors.graphql<Placing>(PLACE_ORDER, { input }, { token })
  const took = now() - began
  const { order, userErrors } = placed.body.data.placeOrder
  if (userErrors.some(({ code }) => code === 'SLOT_FULL' || code === 'DAY_CLOSED')) return undefined
  if (!order) throw new Error(`an order for ${day} was refused: ${JSON.stringify(userErrors)}`)
  await cancel(doors, { orderNo: order.orderNo, key, token })
  return took
}

async function cancel(
  doors: Doors,
  { orderNo, key, token }: { readonly orderNo: string; readonly key: string; readonly token: string },
): Promise<void> {
  const input = { key, orderNo, feeSeen: 0 }
  const cancelled = await doors.graphql<Cancelling>(CANCEL_ORDER, { input }, { token })
  const [error] = cancelled.body.data.cancelOrder.userErrors
  if (error) throw new Error(`${orderNo} was not cancelled: ${error.message}`)
}

type SeenPrice = Pick<Booking, 'basePoints' | 'additionalPoints' | 'rankDiscount'>

interface Offers {
  readonly serviceOffers: {
    readonly offers: readonly {
      readonly id: string
      readonly price: {
        readonly basePoints: number
        readonly additionalPoints: number
        readonly rankDiscountTenths: number
      }
    }[]
  }
}

/** What the standard clean costs this caller, as the calendar would show it. */
async function priceFor(doors: Doors, { addressId, token }: Caller): Promise<SeenPrice> {
  const { serviceId } = cleaning(addressId, '2030-01-01')
  const asked = await doors.graphql<Offers>(OFFERS, { addressId, catalog: 'HouseCleaning' }, { token })
  const offer = asked.body.data.serviceOffers.offers.find(({ id }) => id === serviceId)
  if (!offer) throw new Error('the standard clean is not offered')
  const { basePoints, additionalPoints, rankDiscountTenths } = offer.price
  return { basePoints, additionalPoints, rankDiscount: rankDiscountTenths }
}
