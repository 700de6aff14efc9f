import { isOffered, slotOfHour } from '../../schema/rules/bookingCalendar.ts'
import { spanOf } from '../../schema/rules/bookingPeriods.ts'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { PeriodType, ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import type { Address } from '../../server/addresses/addresses.store.ts'
import type { Service } from '../../server/catalog/services.store.ts'
import { workingDayFrom } from '../../server/demo/demoDays.ts'
import { businessDate, businessInstant } from '../../server/kernel/time.ts'
import { halfOf } from '../../server/staffing/capacity.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { type BenchCrew, type BenchCustomer, customersBy, type Fixture, type FixturePlan } from './fixture.ts'
import { lifeOf, type Step } from './lifeOf.ts'

/** One order of a load, decided beforehand; its steps say how far it goes. */
export interface OrderPlan {
  /** Its place among the plans; its ids follow from it. */
  readonly nth: number
  readonly customer: BenchCustomer
  readonly address: Address
  readonly service: Service
  /** yyyy-mm-dd and, for a cleaning, HH:MM. */
  readonly date: string
  readonly time: string | undefined
  readonly crew: BenchCrew
  readonly steps: readonly Step[]
}

export interface PlansOrder {
  readonly orders: number
  readonly fixture: Fixture
  readonly fixturePlan: FixturePlan
  readonly services: readonly Service[]
  /** Whole minutes of a service at an address, as they are priced. */
  readonly minutesAt: (service: Service, address: Address) => number
  readonly random: SeededRandom
}

/** How far ahead of `end` the last bookings lie. */
const DAYS_AHEAD = 75
const DAY = 86_400_000
const MOST_TRIES = 200
const WINTER: readonly number[] = [11, 12, 1, 2, 3]
const CLEANUP: readonly number[] = [4, 10]
const SEASONAL_CLEANUP = 121

/**
 * Plans so many orders, each with a customer who had signed up, a service of its season and a crew that has room: nothing the rules would
 * refuse.
 * @throws RangeError when no room is found: too few crews
 */
export function* plansOf(order: PlansOrder): Generator<OrderPlan> {
  const booked = new Set<string>()
  const roster = createRoster(order.fixture.crews.length)
  for (let nth = 0; nth < order.orders; nth++) yield planOf(nth)

  function planOf(nth: number): OrderPlan {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const plan = tryPlan(nth)
      if (plan) return plan
    }
    throw new RangeError(`no room was found for order ${nth}`)
  }

  function tryPlan(nth: number): OrderPlan | undefined {
    const { random, fixture, fixturePlan } = order
    const someDay = dayOf(fixturePlan, random)
    const service = serviceFor(order, someDay)
    const { periodType, serviceCatalog: catalog } = service
    const isPeriod = periodType !== PeriodType.Day
    const day = isPeriod ? firstOfPeriod(periodType, someDay) : someDay
    const placedAt = placedBefore(day, fixturePlan, random)
    const customer = fixture.customers[random.between(0, customersBy(placedAt, fixturePlan) - 1)]
    if (!customer) return undefined
    const address = random.oneOf(customer.addresses)
    const time = timeFor(catalog, random)
    const minutes = order.minutesAt(service, address)
    const date = day.toString()
    const key = `${address.addressId} ${service.serviceId} ${date}`
    const from = random.between(0, fixture.crews.length - 1)
    if (booked.has(key)) return undefined
    const place = isPeriod ? from : roster({ catalog, date, time, minutes }, from)
    const crew = fixture.crews[place ?? -1]
    if (!crew) return undefined
    booked.add(key)
    const span = spanOf(periodType, date)
    const now = fixturePlan.end.epochMilliseconds
    const steps = lifeOf(random, { placedAt, ...span, time, minutes, isPeriod, now })
    return { nth, customer, address, service, date, time, crew, steps }
  }
}

function timeFor(catalog: ServiceCatalog, random: SeededRandom): string | undefined {
  if (catalog !== ServiceCatalog.HouseCleaning) return undefined
  return `${random.oneOf(['09', '10', '12', '13', '14'])}:${random.oneOf(['00', '30'])}`
}

/** A working day, the more likely the later. */
function dayOf({ begin, end }: FixturePlan, random: SeededRandom): Temporal.PlainDate {
  const first = businessDate(begin).add({ days: 10 })
  const days = first.until(businessDate(end), { largestUnit: 'days' }).days + DAYS_AHEAD
  const share = (random.between(0, 1_000_000) / 1_000_000) ** 0.65
  return workingDayFrom(first.add({ days: Math.floor(days * share) }))
}

function serviceFor({ services, random }: PlansOrder, { month }: Temporal.PlainDate): Service {
  const outdoors = WINTER.includes(month) ? ServiceCatalog.SnowRemoval : ServiceCatalog.LawnCare
  const catalog = random.percent(55) ? ServiceCatalog.HouseCleaning : outdoors
  const wantsPeriod = random.percent(8) && catalog === outdoors
  const ofCatalog = services.filter(
    (service) => service.serviceCatalog === catalog && isOffered(month, service),
  )
  const fitting = ofCatalog.filter(
    ({ periodType, detailType }) =>
      (periodType !== PeriodType.Day) === wantsPeriod &&
      (catalog !== ServiceCatalog.LawnCare || (detailType === SEASONAL_CLEANUP) === CLEANUP.includes(month)),
  )
  return random.oneOf(fitting.length > 0 ? fitting : ofCatalog.filter(({ periodType }) => !periodType))
}

function firstOfPeriod(type: PeriodType, day: Temporal.PlainDate): Temporal.PlainDate {
  const first = day.with({ day: 1 })
  if (type === PeriodType.Month) return first
  return first.with({ month: 9, year: first.month < 9 ? first.year - 1 : first.year })
}

/** Some days to some weeks ahead, at an hour at which people book; never later than the load's own end. */
function placedBefore(day: Temporal.PlainDate, { begin, end }: FixturePlan, random: SeededRandom): number {
  const lead = 1 + Math.floor((random.between(0, 1_000) / 1_000) ** 2 * 40)
  const clock = Temporal.PlainTime.from({ hour: random.between(7, 21), minute: random.between(0, 59) })
  const wanted = businessInstant(day.subtract({ days: lead }), clock).epochMilliseconds
  const latest = end.epochMilliseconds - random.between(60, 20_000) * 60_000
  return Math.max(begin.epochMilliseconds + DAY, Math.min(wanted, latest))
}

interface DayWork {
  readonly catalog: ServiceCatalog
  readonly date: string
  readonly time: string | undefined
  readonly minutes: number
}

const HALVES = { am: 1, pm: 2, both: 3 } as const

/**
 * @returns a function that assigns a day's work to a crew with room, searching from an index on; it returns the crew's index, or undefined
 * if none has room
 */
function createRoster(crews: number): (work: DayWork, from: number) => number | undefined {
  /** By catalog and day: for each crew the halves that are taken (cleaning) or how many jobs it has (the others). */
  const days = new Map<string, Uint8Array>()
  return (work, from) => {
    const key = `${work.catalog} ${work.date}`
    const day = days.get(key) ?? new Uint8Array(crews)
    days.set(key, day)
    for (let step = 0; step < crews; step++) {
      const crew = (from + step) % crews
      const after = withWork(day[crew] ?? 0, work)
      if (after === undefined) continue
      day[crew] = after
      return crew
    }
    return undefined
  }
}

/** @returns undefined without room */
function withWork(taken: number, { catalog, time, minutes }: DayWork): number | undefined {
  if (catalog !== ServiceCatalog.HouseCleaning)
    return taken < businessRules.capacity.dayJobsPerCrew ? taken + 1 : undefined
  const slot = time === undefined ? Slot.None : slotOfHour(Number(time.slice(0, 2)))
  const half = HALVES[halfOf({ catalog, slot, minutes })]
  return (taken & half) === 0 ? taken | half : undefined
}
