import { priceOf } from '../../server/catalog/price.ts'
import { findServices } from '../../server/catalog/services.store.ts'
import { demoServiceId } from '../../server/demo/demoCatalog.store.ts'
import { demoServices } from '../../server/demo/demoCatalog.ts'
import type { PlacedAppend } from '../../server/eventstore/copying/packAppends.ts'
import type { EventStore } from '../../server/eventstore/port.ts'
import { hashPassword } from '../../server/identity/credentials.store.ts'
import type { Db } from '../../server/kernel/database.ts'
import { createSeededRandom, type SeededRandom } from '../seededRandom.ts'
import {
  BENCH_PASSWORD,
  buildFixture,
  type Fixture,
  type FixturePlan,
  type FixtureSize,
  idsOf,
} from './fixture.ts'
import {
  countStrangers,
  leaveOfficeTrail,
  numbersOfOthers,
  writeFixture,
  writePointed,
} from './fixtureRows.store.ts'
import { type OrderPlan, plansOf } from './plansOf.ts'
import { type Ledgers, openLedgers, openPlaying, type Playing, takeRows } from './playing.ts'
import { playStep } from './playOrder.ts'
import { recharge } from './playPayment.ts'
import { createRoster } from './roster.ts'
import { type EventWriter, portWriter, writeLoad } from './writing.ts'

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
  /** By the store's own append unless told. */
  readonly writer?: EventWriter
  readonly tell: (line: string) => void
}

/** What a load consists of. */
interface Loaded {
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
/** What is kept in memory at once. */
const ORDERS_PER_PART = 100_000
const TELL_EVERY = 50_000

/**
 * Fills a seeded demo installation with orders of several years, decided by the product's own rules in the order of time; large loads in
 * parts, each of the same years with people of its own. A load that was cut short is simply started again: what is there is recognised.
 * Nobody else may write meanwhile.
 * @throws InhabitedError before anything is written
 */
export async function load(stores: Stores, order: LoadOrder): Promise<Loaded> {
  const parts = partsOf(order)
  if (!order.isForced) await refuseStrangers(stores.db, parts)
  const ledgers = await openLedgers(stores.store, new Set(parts.map(({ loadId }) => loadId)))
  const tell = paced(order.tell)
  let events = 0
  for (const part of parts) {
    const before = events
    events += await loadPart(stores, { order, part, ledgers, tell: (written) => tell(before + written) })
    ledgers.books.forget()
  }
  return { events }
}

interface Part extends FixtureSize {
  readonly orders: number
  readonly seed: number
  /** How many of its customers book in a benchmark. */
  readonly bookers: number
}

function partsOf({ orders, seed, crews }: LoadOrder): readonly Part[] {
  const count = Math.ceil(orders / ORDERS_PER_PART)
  return Array.from({ length: count }, (_, nth) => {
    const share = Math.min(ORDERS_PER_PART, orders - nth * ORDERS_PER_PART)
    return {
      loadId: nth === 0 ? `bench ${seed} ${orders}` : `bench ${seed} ${orders} ${nth}`,
      orders: share,
      seed: seed + nth * 1_000,
      customers: Math.max(FEWEST_CUSTOMERS, Math.ceil(share / ORDERS_PER_CUSTOMER)),
      crews: crews ?? Math.max(FEWEST_CREWS, Math.ceil(share / ORDERS_PER_CREW)),
      bookers: nth === 0 ? BOOKERS : 0,
    }
  })
}

async function refuseStrangers(db: Db, parts: readonly Part[]): Promise<void> {
  const strangers = await countStrangers(db, new Set(parts.flatMap((part) => [...idsOf(part)])))
  if (strangers > 0)
    throw new InhabitedError(
      `The database holds ${strangers} people beside the demo data, of yours or of another load: say --anyway to load it all the same.`,
    )
}

interface PartOrder {
  readonly order: LoadOrder
  readonly part: Part
  readonly ledgers: Ledgers
  readonly tell: (events: number) => void
}

/** @returns how many events it has */
async function loadPart(stores: Stores, { order, part, ledgers, tell }: PartOrder): Promise<number> {
  const { db, store } = stores
  const { end, writer = portWriter(store) } = order
  const random = createSeededRandom(part.seed)
  const fixturePlan = await planFixture(db, { part, end, random: random.fork() })
  const fixture = buildFixture(fixturePlan)
  await writeFixture(db, fixture, fixturePlan.begin)
  await leaveOfficeTrail(db, end)
  const { customers, staff, crews } = fixture
  order.tell(`${customers.length} customers, and ${staff.length} staff in ${crews.length} crews`)
  const playing = await openPlaying(db, { ledgers, loadId: part.loadId, seed: part.seed + 1, end })
  const steps = await planSteps(db, { orders: part.orders, fixture, fixturePlan, playing, random })
  order.tell(`${part.orders} orders are planned in ${steps.length} steps`)
  const bookers = customers.slice(0, part.bookers)
  return writeLoad(writer, playAll(playing, steps, { customers: bookers, at: end.epochMilliseconds }), {
    before: () => writePointed(db, takeRows(playing.rows)),
    tell,
  })
}

/** Who will live there. */
async function planFixture(
  db: Db,
  of: { readonly part: Part; readonly end: Temporal.Instant; readonly random: SeededRandom },
): Promise<FixturePlan> {
  const { part, end, random } = of
  return {
    ...part,
    random,
    begin: end.subtract({ hours: 24 * DAYS }),
    end,
    passwordHash: await hashPassword(BENCH_PASSWORD),
    takenNumbers: await numbersOfOthers(db, idsOf(part)),
  }
}

/** One step of one plan. */
interface PlannedStep {
  readonly plan: OrderPlan
  readonly step: OrderPlan['steps'][number]
}

/** All steps of all plans in the order of time, each plan's own in their order. */
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
  return [...plans]
    .flatMap((plan) => plan.steps.map((step) => ({ plan, step })))
    .sort((a, b) => a.step.at - b.step.at || a.plan.nth - b.plan.nth)
}

/** Plays all steps; after them those who book in a benchmark are given points that last. */
function* playAll(
  playing: Playing,
  steps: readonly PlannedStep[],
  { customers, at }: { readonly customers: Fixture['customers']; readonly at: number },
): Generator<PlacedAppend> {
  for (const { plan, step } of steps) yield* playStep(playing, plan, step)
  for (const [nth, customer] of customers.entries())
    yield recharge(playing, customer, { key: `booker ${nth}`, at, dollars: BOOKERS_DOLLARS })
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
