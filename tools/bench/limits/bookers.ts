import { sql } from 'kysely'
import { openSession } from '../../../server/identity/sessions.store.ts'
import type { Db } from '../../../server/kernel/database.ts'
import { businessDate } from '../../../server/kernel/time.ts'
import { listClosedDates } from '../../../server/staffing/workCalendar.store.ts'
import { type ApiClient, apiClient } from '../../../server/testing/apiClient.ts'
import { CANCEL_ORDER, PLACE_ORDER } from '../../../server/testing/bookingDocuments.ts'
import { type Booking, cleaning, inputOf, workdays } from '../../../server/testing/bookings.ts'
import type { Call, Turn } from './takeTurn.ts'

/** A signed-in customer with points, an address, no cleaning ahead, and the price of a clean. */
export interface Booker {
  readonly userId: string
  readonly addressId: string
  readonly token: string
  readonly price: Pick<Booking, 'basePoints' | 'additionalPoints' | 'rankDiscount'>
}

interface Signing {
  readonly db: Db
  readonly sessionSecret: string
}

const WORKDAYS = 110
const AT_ONCE = 8
const ENOUGH_POINTS = 1_000_000

/** Signs in as many as there are, up to `most`, and asks the product at `port` for their prices, which also warms it. */
export async function takeBookers(
  { db, sessionSecret }: Signing,
  { port, most, now }: { readonly port: number; readonly most: number; readonly now: Temporal.Instant },
): Promise<readonly Booker[]> {
  const waiting = [...(await customersToBook(db, most))]
  const client = apiClient(`http://127.0.0.1:${port}`)
  const bookers: Booker[] = []
  const signIn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const session = { area: 'customer', personId: next.userId, isRemembered: false, now } as const
      const { token } = await openSession({ db, sessionSecret }, session)
      bookers.push({ ...next, token, price: await priceFor(client, { ...next, token }) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, signIn))
  return bookers
}

async function customersToBook(db: Db, most: number) {
  return db
    .selectFrom('customer')
    .innerJoin('address', 'address.customer_id', 'customer.id')
    .innerJoin('wallet_balance', (join) => join.on(sql`customer.id::text`, '=', sql`wallet_balance.user_id`))
    .select(['customer.id as userId', 'address.id as addressId'])
    .where('email', 'like', '%@example.net')
    .where('is_default', '=', true)
    .where('is_active', '=', true)
    .where('wallet_balance.points', '>', ENOUGH_POINTS)
    .where(sql<boolean>`not exists (select from order_history o
      where o.user_id = customer.id::text and o.catalog = 1 and o.status in (0, 1, 2))`)
    .orderBy('customer.id')
    .limit(most)
    .execute()
}

interface ServiceDetail {
  readonly services: readonly {
    readonly serviceId: string
    readonly basePoints: number
    readonly additionalPoints: number
  }[]
  readonly rankDiscount: number
}

async function priceFor(
  client: ApiClient,
  { userId, addressId, token }: Omit<Booker, 'price'>,
): Promise<Booker['price']> {
  const asked = { userId, addressId, serviceCatalog: 1 }
  const { body } = await client.rest<ServiceDetail>('/Service/getUserServiceDetail', asked, { token })
  const { serviceId } = cleaning(addressId, '2030-01-01')
  const offer = body.services.find((service) => service.serviceId === serviceId)
  if (!offer) throw new Error('the standard clean is not offered')
  const { basePoints, additionalPoints } = offer
  return { basePoints, additionalPoints, rankDiscount: body.rankDiscount }
}

export type Api = 'REST' | 'GraphQL'

/**
 * The bookings of each caller: for separate customers on separate days, one after the other, so callers do not contend for wallets or days.
 */
export function bookingTurns(
  bookers: readonly Booker[],
  of: {
    readonly callers: number
    readonly api: Api
    readonly cancels: boolean
    /** Which can be booked. */
    readonly days: readonly string[]
  },
): readonly (readonly Turn[])[] {
  const { days } = of
  return Array.from({ length: of.callers }, (_, caller) => {
    const ownDays = days.filter((_day, nth) => nth % of.callers === caller)
    const own = bookers.filter((_booker, nth) => nth % of.callers === caller)
    return own.map((booker, nth) => {
      const half = Math.floor(nth / ownDays.length) % 2 === 0 ? 'morning' : 'afternoon'
      const booking = cleaning(booker.addressId, ownDays[nth % ownDays.length] ?? '', half)
      const placing = placingCall(of.api, booker, { ...booking, ...booker.price })
      return of.cancels ? [placing, cancellingCall(of.api, booker, '§kept§')] : [placing]
    })
  })
}

/** Cancels the orders of a round, which is free within five minutes. */
export function cancellingTurns(
  bookers: readonly Booker[],
  callers: number,
  placed: readonly { readonly caller: number; readonly turn: number; readonly text: string }[],
): readonly (readonly Turn[])[] {
  return Array.from({ length: callers }, (_, caller) =>
    placed
      .filter((one) => one.caller === caller)
      .flatMap(({ turn, text }) => {
        const booker = bookers[turn * callers + caller]
        return booker ? [[cancellingCall('REST', booker, text)]] : []
      }),
  )
}

/** Days that can be booked, as far ahead as the calendar surely reaches. */
export async function openDays(db: Db, now: Temporal.Instant): Promise<readonly string[]> {
  const first = businessDate(now).add({ days: 3 })
  const closed = new Set((await listClosedDates(db, first.toString())).map(({ date }) => date))
  return workdays(first, WORKDAYS).filter((day) => !closed.has(day))
}

function placingCall(api: Api, { userId, token }: Booker, booking: Booking): Call {
  const rest = {
    path: '/api/Service/createServiceOrder',
    expected: '"newOrderNo":"',
    kept: '"newOrderNo":"([^"]+)"',
  }
  const graphql = { path: '/graphql', expected: '"orderNo":"', kept: '"orderNo":"([^"]+)"' }
  return api === 'REST'
    ? { ...rest, method: 'POST', token, body: JSON.stringify({ userId, ...booking }) }
    : { ...graphql, method: 'POST', token, body: operation(PLACE_ORDER, inputOf(booking, '§key§')) }
}

function cancellingCall(api: Api, { userId, token }: Booker, orderNo: string): Call {
  return api === 'REST'
    ? {
        method: 'POST',
        path: '/api/Service/cancelServiceOrder',
        token,
        body: JSON.stringify({ userId, orderNo }),
        expected: '"msg":',
      }
    : {
        method: 'POST',
        path: '/graphql',
        token,
        body: operation(CANCEL_ORDER, { key: '§key§', orderNo, feeSeen: 0 }),
        expected: '"orderNo":"',
      }
}

function operation(query: string, input: object): string {
  return JSON.stringify({ query, variables: { input } })
}
