import { slotOfHour } from '../../../schema/rules/bookingCalendar.ts'
import { spanOf } from '../../../schema/rules/bookingPeriods.ts'
import { PeriodType, ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'
import type { Address } from '../../addresses/addresses.store.ts'
import type { Service } from '../../catalog/services.store.ts'
import { businessDate, businessInstant } from '../../kernel/time.ts'
import { halfOf } from '../../staffing/capacity.ts'
import { workingDayFrom } from '../demo/demoDays.ts'
import type { Dice } from '../drill/dice.ts'
import { lifeOf } from './lifeOf.ts'
import type { OrderPlan } from './plan.ts'
import type { DayWork, Roster } from './roster.ts'
import { type BenchCustomer, customersBy, type Town, type TownOrder } from './town.ts'

/** What plans are made of. */
export interface PlansOrder {
  readonly orders: number
  readonly town: Town
  readonly townOrder: TownOrder
  readonly services: readonly Service[]
  /** Whole minutes of a service at an address, as they are priced. */
  readonly minutesAt: (service: Service, address: Address) => number
  readonly roster: Roster
  readonly dice: Dice
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
  const { dice, roster, town, townOrder } = order
  const isPeriod = service.periodType !== PeriodType.Day
  const first = takeCrew(order, wish, day)
  if (first === undefined) return undefined
  const movedTo = isPeriod ? undefined : moveOf(order, wish, first)
  if (movedTo !== undefined && booked.has(`${address.addressId} ${service.serviceId} ${movedTo}`))
    return undefined
  const next = movedTo ?? day
  const second = dice.percent(3) ? takeCrew(order, wish, next) : undefined
  booked.add(key).add(`${address.addressId} ${service.serviceId} ${next}`)
  const { firstDay, lastDay } = spanOf(service.periodType, next.toString())
  const steps = lifeOf(dice, {
    placedAt,
    firstDay,
    lastDay,
    time,
    minutes,
    isPeriod,
    changesCrew: second !== undefined && second !== first,
    isMoved: movedTo !== undefined,
    now: townOrder.end.epochMilliseconds,
  })
  const crews = [first, second].flatMap((crew) => (crew === undefined ? [] : (town.crews[crew] ?? [])))
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
    if (!hasTime || !of.dice.percent(4)) return undefined
    const to = workingDayFrom(day.add({ days: of.dice.between(1, 9) }))
    return roster.takeOf(workOn(wish, to), crew) ? to : undefined
  }
}

function wishOf(order: PlansOrder): Wish {
  const { dice, town, townOrder } = order
  const day = dayOf(townOrder, dice)
  const service = serviceFor(order, day)
  const first = service.periodType === PeriodType.Day ? day : firstOfPeriod(service.periodType, day)
  const placedAt = placedBefore(first, townOrder, dice)
  const customer = customerBy(order, placedAt)
  const address = dice.oneOf(customer.addresses)
  const isCleaning = service.serviceCatalog === ServiceCatalog.HouseCleaning
  const time = isCleaning
    ? `${dice.oneOf(['09', '10', '12', '13', '14'])}:${dice.oneOf(['00', '30'])}`
    : undefined
  const minutes = order.minutesAt(service, address)
  return { service, day: first, placedAt, customer, address, time, minutes }

  function customerBy(of: PlansOrder, at: number): BenchCustomer {
    const known = customersBy(at, townOrder)
    return town.customers[of.dice.between(0, known - 1)] ?? of.dice.oneOf(town.customers)
  }
}

/** A working day, the more likely the later. */
function dayOf({ begin, end }: TownOrder, dice: Dice): Temporal.PlainDate {
  const first = businessDate(begin).add({ days: 10 })
  const days = first.until(businessDate(end), { largestUnit: 'days' }).days + DAYS_AHEAD
  const share = (dice.between(0, 1_000_000) / 1_000_000) ** 0.65
  return workingDayFrom(first.add({ days: Math.floor(days * share) }))
}

function serviceFor({ services, dice }: PlansOrder, { month }: Temporal.PlainDate): Service {
  const isWinter = WINTER.includes(month)
  const outdoors = isWinter ? ServiceCatalog.SnowRemoval : ServiceCatalog.LawnCare
  const catalog = dice.percent(55) ? ServiceCatalog.HouseCleaning : outdoors
  const wantsPeriod = dice.percent(8)
  const fitting = services.filter(
    (service) =>
      service.serviceCatalog === catalog &&
      (service.periodType !== PeriodType.Day) === (wantsPeriod && catalog === outdoors) &&
      (catalog !== ServiceCatalog.LawnCare || isCleanup(service) === CLEANUP.includes(month)),
  )
  const [fallback] = services.filter(
    ({ serviceCatalog, periodType }) => serviceCatalog === catalog && !periodType,
  )
  return fitting.length > 0 || !fallback ? dice.oneOf(fitting) : fallback
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
function placedBefore(day: Temporal.PlainDate, { begin, end }: TownOrder, dice: Dice): number {
  const lead = 1 + Math.floor((dice.between(0, 1_000) / 1_000) ** 2 * 40)
  const clock = Temporal.PlainTime.from({ hour: dice.between(7, 21), minute: dice.between(0, 59) })
  const wanted = businessInstant(day.subtract({ days: lead }), clock).epochMilliseconds
  const latest = end.epochMilliseconds - dice.between(60, 20_000) * 60_000
  return Math.max(begin.epochMilliseconds + DAY, Math.min(wanted, latest))
}

function takeCrew(order: PlansOrder, wish: Wish, day: Temporal.PlainDate): number | undefined {
  const { dice, roster, town } = order
  const from = dice.between(0, town.crews.length - 1)
  return wish.service.periodType === PeriodType.Day ? roster.take(workOn(wish, day), from) : from
}

function workOn({ service, time, minutes }: Wish, day: Temporal.PlainDate): DayWork {
  const { serviceCatalog: catalog } = service
  const slot = time === undefined ? Slot.None : slotOfHour(Number(time.slice(0, 2)))
  return { catalog, date: day.toString(), half: halfOf({ catalog, slot, minutes }) }
}
