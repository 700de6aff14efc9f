import { slotOfHour } from '../../schema/rules/bookingCalendar.ts'
import { spanOf } from '../../schema/rules/bookingPeriods.ts'
import { PeriodType, ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import type { Address } from '../../server/addresses/addresses.store.ts'
import type { Service } from '../../server/catalog/services.store.ts'
import { workingDayFrom } from '../../server/demo/demoDays.ts'
import { businessDate, businessInstant } from '../../server/kernel/time.ts'
import { halfOf } from '../../server/staffing/capacity.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { type BenchCrew, type BenchCustomer, customersBy, type Fixture, type FixturePlan } from './fixture.ts'
import { type BenchVerb, lifeOf } from './lifeOf.ts'
import type { DayWork, Roster } from './roster.ts'

/** One order of a load, decided beforehand; its steps say how far it goes. */
export interface OrderPlan {
  /** Its place among the plans: its ids follow from it. */
  readonly nth: number
  readonly customer: BenchCustomer
  readonly address: Address
  readonly service: Service
  /** yyyy-mm-dd and, for a cleaning, HH:MM: as it is booked at first. */
  readonly date: string
  readonly time: string | undefined
  /** Where it is moved, when it is. */
  readonly movedTo: string | undefined
  /** Its crews, one after the other. */
  readonly crews: readonly BenchCrew[]
  readonly steps: readonly { readonly verb: BenchVerb; readonly at: number }[]
}

/** What plans are made of. */
export interface PlansOrder {
  readonly orders: number
  readonly fixture: Fixture
  readonly fixturePlan: FixturePlan
  readonly services: readonly Service[]
  /** Whole minutes of a service at an address, as they are priced. */
  readonly minutesAt: (service: Service, address: Address) => number
  readonly roster: Roster
  readonly random: SeededRandom
}

/** How far ahead of `end` the last bookings lie. */
const DAYS_AHEAD = 75
const DAY = 86_400_000
const MOST_TRIES = 200
const WINTER: readonly number[] = [11, 12, 1, 2, 3]
const CLEANUP: readonly number[] = [4, 10]

/**
 * Plans so many orders, each with a customer who had signed up, a service of its season and crews that have room: nothing the rules would refuse.
 * @throws RangeError when no room is found: too few crews
 */
export function* plansOf(order: PlansOrder): Generator<OrderPlan> {
  const booked = new Set<string>()
  for (let nth = 0; nth < order.orders; nth++) yield planOf(order, nth, booked)
}

function planOf(order: PlansOrder, nth: number, booked: Set<string>): OrderPlan {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const plan = tryPlan(order, nth, booked)
    if (plan) return plan
  }
  throw new RangeError(`no room was found for order ${nth}`)
}

interface Wish {
  readonly service: Service
  /** The booked day, or the first of the period. */
  readonly day: Temporal.PlainDate
  readonly placedAt: number
  readonly customer: BenchCustomer
  readonly address: Address
  readonly time: string | undefined
  readonly minutes: number
}

function tryPlan(order: PlansOrder, nth: number, booked: Set<string>): OrderPlan | undefined {
  const wish = wishOf(order)
  const { service, day, placedAt, customer, address, time, minutes } = wish
  const key = `${address.addressId} ${service.serviceId} ${day}`
  if (booked.has(key)) return undefined
  const { random, roster, fixture, fixturePlan } = order
  const isPeriod = service.periodType !== PeriodType.Day
  const first = takeCrew(order, wish, day)
  if (first === undefined) return undefined
  const movedTo = isPeriod ? undefined : moveOf(order, wish, first)
  if (movedTo !== undefined && booked.has(`${address.addressId} ${service.serviceId} ${movedTo}`))
    return undefined
  const next = movedTo ?? day
  const second = random.percent(3) ? takeCrew(order, wish, next) : undefined
  booked.add(key).add(`${address.addressId} ${service.serviceId} ${next}`)
  const { firstDay, lastDay } = spanOf(service.periodType, next.toString())
  const steps = lifeOf(random, {
    placedAt,
    firstDay,
    lastDay,
    time,
    minutes,
    isPeriod,
    changesCrew: second !== undefined && second !== first,
    isMoved: movedTo !== undefined,
    now: fixturePlan.end.epochMilliseconds,
  })
  const crews = [first, second].flatMap((crew) => (crew === undefined ? [] : (fixture.crews[crew] ?? [])))
  return {
    nth,
    customer,
    address,
    service,
    date: day.toString(),
    time,
    movedTo: movedTo?.toString(),
    crews,
    steps,
  }

  function moveOf(of: PlansOrder, { placedAt: at }: Wish, crew: number): Temporal.PlainDate | undefined {
    const hasTime = businessInstant(day).epochMilliseconds - at > 3 * DAY
    if (!hasTime || !of.random.percent(4)) return undefined
    const to = workingDayFrom(day.add({ days: of.random.between(1, 9) }))
    return roster.takeOf(workOn(wish, to), crew) ? to : undefined
  }
}

function wishOf(order: PlansOrder): Wish {
  const { random, fixture, fixturePlan } = order
  const day = dayOf(fixturePlan, random)
  const service = serviceFor(order, day)
  const first = service.periodType === PeriodType.Day ? day : firstOfPeriod(service.periodType, day)
  const placedAt = placedBefore(first, fixturePlan, random)
  const customer = customerBy(order, placedAt)
  const address = random.oneOf(customer.addresses)
  const isCleaning = service.serviceCatalog === ServiceCatalog.HouseCleaning
  const time = isCleaning
    ? `${random.oneOf(['09', '10', '12', '13', '14'])}:${random.oneOf(['00', '30'])}`
    : undefined
  const minutes = order.minutesAt(service, address)
  return { service, day: first, placedAt, customer, address, time, minutes }

  function customerBy(of: PlansOrder, at: number): BenchCustomer {
    const known = customersBy(at, fixturePlan)
    return fixture.customers[of.random.between(0, known - 1)] ?? of.random.oneOf(fixture.customers)
  }
}

/** A working day, the more likely the later. */
function dayOf({ begin, end }: FixturePlan, random: SeededRandom): Temporal.PlainDate {
  const first = businessDate(begin).add({ days: 10 })
  const days = first.until(businessDate(end), { largestUnit: 'days' }).days + DAYS_AHEAD
  const share = (random.between(0, 1_000_000) / 1_000_000) ** 0.65
  return workingDayFrom(first.add({ days: Math.floor(days * share) }))
}

function serviceFor({ services, random }: PlansOrder, { month }: Temporal.PlainDate): Service {
  const isWinter = WINTER.includes(month)
  const outdoors = isWinter ? ServiceCatalog.SnowRemoval : ServiceCatalog.LawnCare
  const catalog = random.percent(55) ? ServiceCatalog.HouseCleaning : outdoors
  const wantsPeriod = random.percent(8)
  const fitting = services.filter(
    (service) =>
      service.serviceCatalog === catalog &&
      (service.periodType !== PeriodType.Day) === (wantsPeriod && catalog === outdoors) &&
      (catalog !== ServiceCatalog.LawnCare || isCleanup(service) === CLEANUP.includes(month)),
  )
  const [fallback] = services.filter(
    ({ serviceCatalog, periodType }) => serviceCatalog === catalog && !periodType,
  )
  return fitting.length > 0 || !fallback ? random.oneOf(fitting) : fallback
}

const SEASONAL_CLEANUP = 121

function isCleanup({ detailType }: Service): boolean {
  return detailType === SEASONAL_CLEANUP
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

function takeCrew(order: PlansOrder, wish: Wish, day: Temporal.PlainDate): number | undefined {
  const { random, roster, fixture } = order
  const from = random.between(0, fixture.crews.length - 1)
  return wish.service.periodType === PeriodType.Day ? roster.take(workOn(wish, day), from) : from
}

function workOn({ service, time, minutes }: Wish, day: Temporal.PlainDate): DayWork {
  const { serviceCatalog: catalog } = service
  const slot = time === undefined ? Slot.None : slotOfHour(Number(time.slice(0, 2)))
  return { catalog, date: day.toString(), half: halfOf({ catalog, slot, minutes }) }
}
