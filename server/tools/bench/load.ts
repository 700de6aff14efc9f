import { priceOf } from '../../catalog/price.ts'
import { findServices } from '../../catalog/services.store.ts'
import type { EventStore } from '../../eventstore/port.ts'
import { hashPassword } from '../../identity/credentials.store.ts'
import type { Db } from '../../kernel/database.ts'
import { demoServiceId } from '../demo/demoCatalog.store.ts'
import { demoServices } from '../demo/demoCatalog.ts'
import { createSeededRandom, type SeededRandom } from '../seededRandom.ts'
import { takeRows } from './benchRows.ts'
import { BENCH_PASSWORD, buildFixture, type Fixture, type FixturePlan, idsOf } from './fixture.ts'
import { countStrangers, numbersOfOthers, writeFixture, writePointed } from './fixtureRows.store.ts'
import { leaveOfficeTrail } from './officeTrail.store.ts'
import { openPlaying } from './openPlaying.ts'
import { plansOf } from './plansOf.ts'
import type { Playing } from './playing.ts'
import { createRoster } from './roster.ts'
import { type PlannedStep, playAll, stepsOf } from './stepsOf.ts'
import { writeLoad } from './writeLoad.ts'

/** The database holds people who are neither of the demo data nor of this load. */
export class InhabitedError extends Error {
  override readonly name = 'InhabitedError'
}

export interface LoadOrder {
  readonly orders: number
  /** The same seed gives the same load. */
  readonly seed: number
  /** Where its years end: when the demo data began. */
  readonly end: Temporal.Instant
  /** Loads a database that holds other people too. */
  readonly isForced: boolean
  /** As many as the orders need unless told. */
  readonly crews?: number
  readonly tell: (line: string) => void
}

/** What a load consists of. */
export interface Loaded {
  readonly customers: number
  readonly steps: number
  readonly events: number
}

interface Stores {
  readonly db: Db
  readonly store: EventStore
}

/** Customers who book in a benchmark: at last they get points that last. */
const BOOKERS = 8_000
const BOOKERS_DOLLARS = 90_000
const DAYS = 4 * 365
const ORDERS_PER_CUSTOMER = 5
const ORDERS_PER_CREW = 1_800
const FEWEST_CUSTOMERS = 20
const FEWEST_CREWS = 4
const TELL_EVERY = 50_000

/**
 * Fills a seeded demo installation with orders of several years, decided by the product's own rules in the order of time. A load that was cut
 * short is simply started again: what is there is recognised. Nobody else may write meanwhile.
 * @throws InhabitedError before anything is written
 */
export async function load(stores: Stores, order: LoadOrder): Promise<Loaded> {
  const { tell, orders, seed, end } = order
  const random = createSeededRandom(seed)
  const fixturePlan = await settleSize(stores.db, order, random.fork())
  const fixture = buildFixture(fixturePlan)
  await writeFixture(stores.db, fixture, fixturePlan.begin)
  await leaveOfficeTrail(stores.db, end)
  tell(
    `${fixture.customers.length} customers, and ${fixture.staff.length} staff in ${fixture.crews.length} crews`,
  )
  const playing = await openPlaying(stores, { loadId: fixturePlan.loadId, seed: seed + 1, end })
  const steps = await planSteps(stores.db, { orders, fixture, fixturePlan, playing, random })
  tell(`${orders} orders are planned in ${steps.length} steps`)
  const events = await writeLoad(stores.store, playAll(playing, steps, bookersOf(fixture, fixturePlan)), {
    before: () => writePointed(stores.db, takeRows(playing.rows)),
    tell: paced(tell),
  })
  return { customers: fixture.customers.length, steps: steps.length, events }
}

/** Who will live there. @throws InhabitedError */
async function settleSize(
  db: Db,
  { orders, seed, end, isForced, crews }: LoadOrder,
  random: SeededRandom,
): Promise<FixturePlan> {
  const size = {
    loadId: `bench ${seed} ${orders}`,
    customers: Math.max(FEWEST_CUSTOMERS, Math.ceil(orders / ORDERS_PER_CUSTOMER)),
    crews: crews ?? Math.max(FEWEST_CREWS, Math.ceil(orders / ORDERS_PER_CREW)),
  }
  const ids = idsOf(size)
  const strangers = await countStrangers(db, ids)
  if (strangers > 0 && !isForced)
    throw new InhabitedError(
      `The database holds ${strangers} people beside the demo data, of yours or of another load: say --anyway to load it all the same.`,
    )
  return {
    ...size,
    random,
    begin: end.subtract({ hours: 24 * DAYS }),
    end,
    passwordHash: await hashPassword(BENCH_PASSWORD),
    takenNumbers: await numbersOfOthers(db, ids),
  }
}

async function planSteps(
  db: Db,
  of: {
    readonly orders: number
    readonly fixture: Fixture
    readonly fixturePlan: FixturePlan
    readonly playing: Playing
    readonly random: SeededRandom
  },
): Promise<readonly PlannedStep[]> {
  const services = await findServices(
    db,
    demoServices.map(({ text }) => demoServiceId(text)),
  )
  if (services.length < demoServices.length) throw new Error('the demo catalogue is not there')
  const plans = plansOf({
    ...of,
    services: services
      .filter(({ isOffered }) => isOffered)
      .toSorted((a, b) => (a.serviceId < b.serviceId ? -1 : 1)),
    roster: createRoster(of.fixture.crews.length),
    minutesAt: (service, address) =>
      priceOf(of.playing.priceLists[service.serviceCatalog]({ address, experience: 0 })(service)).minutes,
  })
  return stepsOf(plans)
}

function bookersOf({ customers }: Fixture, { end }: FixturePlan) {
  return { customers: customers.slice(0, BOOKERS), dollars: BOOKERS_DOLLARS, at: end.epochMilliseconds }
}

function paced(tell: (line: string) => void): (events: number) => void {
  const began = performance.now()
  let next = TELL_EVERY
  return (events) => {
    if (events < next) return
    next += TELL_EVERY
    tell(`${events} events, ${Math.round(events / ((performance.now() - began) / 1_000))} a second`)
  }
}
