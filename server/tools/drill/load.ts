import type { ApiClient } from '../../testing/apiClient.ts'
import { type Booking, cleaning } from '../../testing/bookings.ts'
import { demoServiceId } from '../demo/demoCatalog.store.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { ask } from './ask.ts'
import { type Account, acknowledge, type Intent } from './ledger.ts'

/** What a stretch of load came to. */
interface LoadCount {
  acknowledged: number
  refused: number
  unanswered: number
  /** Answers that blame the product. */
  failures: string[]
}

export interface Load {
  readonly count: LoadCount
  /** Asks nothing more and waits until everybody knows their answer, or that there is none. */
  end(): Promise<LoadCount>
}

/** Every customer places and cancels, one intent after the other, until the end or until no answer comes. */
export function beginLoad(
  client: ApiClient,
  accounts: readonly Account[],
  { random, days }: { readonly random: SeededRandom; readonly days: readonly string[] },
): Load {
  const count: LoadCount = { acknowledged: 0, refused: 0, unanswered: 0, failures: [] }
  let isOver = false
  const work = async (account: Account, own: SeededRandom) => {
    while (!isOver && account.unanswered.length === 0)
      await live(client, account, intentOf(account, own, days), count)
  }
  const working = accounts.map((account) => work(account, random.fork()))
  return {
    count,
    async end() {
      isOver = true
      await Promise.all(working)
      return count
    },
  }
}

async function live(client: ApiClient, account: Account, intent: Intent, count: LoadCount): Promise<void> {
  const told = await ask(client, account.customer, intent)
  if ('orderNo' in told) {
    acknowledge(account, intent, told.orderNo)
    count.acknowledged += 1
  } else if ('refusal' in told) count.refused += 1
  else {
    account.unanswered.push(intent)
    count.unanswered += 1
    if (told.failure !== undefined) count.failures.push(told.failure)
  }
}

function intentOf({ customer, orders }: Account, random: SeededRandom, days: readonly string[]): Intent {
  const api = random.percent(30) ? 'rest' : 'graphql'
  const key = `${random.between(0, 2 ** 31)}-${random.between(0, 2 ** 31)}`
  const placed = [...orders].flatMap(([orderNo, state]) => (state === 'placed' ? [orderNo] : []))
  if (placed.length > 0 && random.percent(45))
    return { kind: 'cancel', api, key, orderNo: random.oneOf(placed) }
  const addressId = random.oneOf(customer.addressIds)
  return { kind: 'place', api, key, booking: bookingOf(addressId, random, random.oneOf(days)) }
}

/** A visit of any catalog at a home. */
export function bookingOf(addressId: string, random: SeededRandom, day: string): Booking {
  const visit = cleaning(addressId, day, random.percent(50) ? 'morning' : 'afternoon')
  const dateOnly = { ...visit, slot: 0, hour: 0 }
  return random.oneOf<Booking>([
    visit,
    { ...dateOnly, serviceId: demoServiceId('mowing'), serviceCatalog: 2, basePoints: 3_600 },
    {
      ...dateOnly,
      serviceId: demoServiceId('snowVisit'),
      serviceCatalog: 3,
      basePoints: 2_700,
      additionalPoints: 450,
    },
  ])
}
