import { priceOf } from '../../server/catalog/price.ts'
import { findServices } from '../../server/catalog/services.store.ts'
import { demoServiceId } from '../../server/demo/demoCatalog.store.ts'
import { demoServices } from '../../server/demo/demoCatalog.ts'
import type { PlacedAppend } from '../../server/eventstore/copying/packAppends.ts'
import type { EventStore } from '../../server/eventstore/port.ts'
import { hashPassword } from '../../server/identity/credentials.store.ts'
import type { Db } from '../../server/kernel/database.ts'
import { quoteFor } from '../../server/ordering/placing/quoteOrder.handlers.ts'
import { createSeededRandom } from '../seededRandom.ts'
import { BENCH_PASSWORD, buildFixture, type FixturePlan, type FixtureSize } from './fixture.ts'
import { leaveOfficeTrail, takenNumbers, writeFixture, writeParties } from './fixtureRows.store.ts'
import { type OrderPlan, type PlansOrder, plansOf } from './plansOf.ts'
import { type Ledgers, openLedgers, openPlaying } from './playing.ts'
import { playStep } from './playOrder.ts'
import { recharge } from './playPayment.ts'
import { type EventWriter, portWriter, writeLoad } from './writing.ts'

export interface LoadOrder {
  readonly orders: number
  /** The same seed gives the same load. */
  readonly seed: number
  /** Where its years end: when the demo data began. */
  readonly end: Temporal.Instant
  /** As many as the orders need by default. */
  readonly crews?: number
  /** The store's own append by default. */
  readonly writer?: EventWriter
  readonly tell: (line: string) => void
}

interface Stores {
  readonly db: Db
  readonly store: EventStore
}

interface Part extends FixtureSize {
  readonly orders: number
  readonly seed: number
  /** How many of its customers book in a benchmark. */
  readonly bookers: number
}

interface PartOrder {
  readonly order: LoadOrder
  readonly part: Part
  readonly ledgers: Ledgers
  readonly tell: (events: number) => void
}

/** Customers who book in a benchmark; they get enough points at the end of the load. */
const BOOKERS = 8_000
const BOOKERS_DOLLARS = 90_000
const DAYS = 4 * 365
const ORDERS_PER_CUSTOMER = 5
const ORDERS_PER_CREW = 1_800
const FEWEST_CUSTOMERS = 20
const FEWEST_CREWS = 4
/** The orders in memory at once. */
const ORDERS_PER_PART = 100_000
const TELL_EVERY = 50_000

/**
 * Fills a demo installation with orders of several years, decided by the product's own rules in the order of time. Large loads have several
 * parts of the same years, each with separate people. Nothing else may write meanwhile.
 * @returns the number of events
 */
export async function load(stores: Stores, order: LoadOrder): Promise<number> {
  const ledgers = await openLedgers(stores.store)
  const tell = paced(order.tell)
  let events = 0
  for (const part of partsOf(order)) {
    const before = events
    events += await loadPart(stores, { order, part, ledgers, tell: (written) => tell(before + written) })
    ledgers.books.forget()
  }
  return events
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

/** @returns how many events it has */
async function loadPart({ db, store }: Stores, { order, part, ledgers, tell }: PartOrder): Promise<number> {
  const { end, writer = portWriter(store) } = order
  const random = createSeededRandom(part.seed)
  const fixturePlan: FixturePlan = {
    ...part,
    random: random.fork(),
    begin: end.subtract({ hours: 24 * DAYS }),
    end,
    passwordHash: await hashPassword(BENCH_PASSWORD),
    takenNumbers: await takenNumbers(db),
  }
  const fixture = buildFixture(fixturePlan)
  await writeFixture(db, fixture, fixturePlan.begin)
  await leaveOfficeTrail(db, end)
  const { customers, staff, crews } = fixture
  order.tell(`${customers.length} customers, and ${staff.length} staff in ${crews.length} crews`)
  const playing = await openPlaying(db, { ledgers, loadId: part.loadId, seed: part.seed + 1, end })
  const steps = planSteps({
    orders: part.orders,
    fixture,
    fixturePlan,
    services: await offeredServices(db),
    minutesAt: (service, address) =>
      priceOf(quoteFor(playing.catalogue, service, { address, experience: 0 })).minutes,
    random,
  })
  order.tell(`${part.orders} orders are planned in ${steps.length} steps`)
  return writeLoad(writer, playAll(), { before: () => writeParties(db, playing.parties.splice(0)), tell })

  /** Plays all steps, then gives the customers who book in a benchmark enough points. */
  function* playAll(): Generator<PlacedAppend> {
    for (const { plan, step } of steps) yield* playStep(playing, plan, step)
    for (const [nth, customer] of customers.slice(0, part.bookers).entries())
      yield recharge(playing, customer, {
        key: `booker ${nth}`,
        at: end.epochMilliseconds,
        dollars: BOOKERS_DOLLARS,
      })
  }
}

async function offeredServices(db: Db) {
  const ids = demoServices.map(({ text }) => demoServiceId(text))
  const services = await findServices(db, ids)
  if (services.length < ids.length) throw new Error('the demo catalogue is not there')
  return services
    .filter(({ isOffered }) => isOffered)
    .toSorted((a, b) => (a.serviceId < b.serviceId ? -1 : 1))
}

/** One step of one plan. */
interface PlannedStep {
  readonly plan: OrderPlan
  readonly step: OrderPlan['steps'][number]
}

/** All steps of all plans in the order of time, each plan's own in their order. */
function planSteps(order: PlansOrder): readonly PlannedStep[] {
  return [...plansOf(order)]
    .flatMap((plan) => plan.steps.map((step) => ({ plan, step })))
    .sort((a, b) => a.step.at - b.step.at || a.plan.nth - b.plan.nth)
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
