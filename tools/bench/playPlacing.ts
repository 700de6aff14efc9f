import { slotOfHour } from '../../schema/rules/bookingCalendar.ts'
import { Slot } from '../../schema/rules/enumerations.ts'
import { priceOf } from '../../server/catalog/price.ts'
import { demoHolidays } from '../../server/demo/demoCrews.store.ts'
import type { PlacedAppend } from '../../server/eventstore/copying/packAppends.ts'
import { ActorRole, type Command } from '../../server/kernel/command.ts'
import { derivedId } from '../../server/kernel/ids.ts'
import { orderStream } from '../../server/ordering/events.ts'
import { knownOrder, orderFold } from '../../server/ordering/order.ts'
import { drawnNumber } from '../../server/ordering/orderNumbers.ts'
import { placeOrder } from '../../server/ordering/placing/placeOrder.ts'
import { quoteFor } from '../../server/ordering/placing/quoteOrder.handlers.ts'
import { experienceStream, walletStream } from '../../server/points/events.ts'
import { experienceFold } from '../../server/points/experience.ts'
import { comparablePlacements } from '../../server/points/wallet.ts'
import { walletFold } from '../../server/points/walletFold.ts'
import { dayBookFold } from '../../server/staffing/dayBook.ts'
import { dayStream } from '../../server/staffing/events.ts'
import type { OrderPlan } from './plansOf.ts'
import { allowed, commandIn, type Playing } from './playing.ts'
import { topUp } from './playPayment.ts'

/** The id of a plan's order, which follows from the command that places it. */
export function orderIdOf(playing: Pick<Playing, 'loadId'>, plan: OrderPlan): string {
  return derivedId(placingCommand(playing, plan, 0).id, 'order')
}

/** Recharges the wallet if needed and places the order by the product's rules. @returns an append for each command */
export function playPlacing(playing: Playing, plan: OrderPlan, at: number): readonly PlacedAppend[] {
  const { books, catalogue } = playing
  const userId = plan.customer.row.id
  const experience = books.state(experienceStream(userId), experienceFold)
  const { service, address } = plan
  const quote = quoteFor(catalogue, service, { address, experience: experience.total })
  const price = priceOf(quote)
  const paid = topUp(playing, plan.customer, {
    points: price.totalPoints,
    key: String(plan.nth),
    at: at - 90_000,
  })
  const command = placingCommand(playing, plan, at)
  const wallet = books.state(walletStream(userId), walletFold)
  const { orders: completed } = experience
  const orderId = orderIdOf(playing, plan)
  const orderNo = numberOf(playing, orderId)
  const place = { addressId: address.addressId, serviceId: service.serviceId }
  const comparableOrders = new Map(
    comparablePlacements(wallet, place, completed).map(({ orderId: id }) => [id, orderIn(playing, id)]),
  )
  const outcome = placeOrder(
    {
      wallet,
      day: books.state(dayStream(service.serviceCatalog, plan.date), dayBookFold),
      crews: playing.crews,
      orders: comparableOrders,
      completed,
    },
    {
      orderId,
      orderNo,
      userId,
      at: command.at,
      addressId: address.addressId,
      addressVersionId: address.addressVersionId,
      service: { ...service, isOffered: true },
      quote,
      request: {
        serviceCatalog: service.serviceCatalog,
        periodType: service.periodType,
        ...timeOf(plan, plan.date),
      },
      priceSeen: price,
      closedDates: closedIn(plan.date),
    },
  )
  if ('alreadyPlaced' in outcome) throw new Error(`order ${plan.nth} was taken for a retry`)
  return [...paid, books.write(command, allowed(`order ${plan.nth}`, outcome))]
}

/** A day and the plan's time, in the names of the documented payload. */
function timeOf({ time }: Pick<OrderPlan, 'time'>, date: string) {
  const { year, month, day } = Temporal.PlainDate.from(date)
  const [hour, minute] = [Number(time?.slice(0, 2) ?? 0), Number(time?.slice(3) ?? 0)]
  return { year, month, day, hour, minute, slot: time === undefined ? Slot.None : slotOfHour(hour) }
}

/** The closed days of that year. */
function closedIn(date: string): readonly string[] {
  return demoHolidays.map((monthDay) => `${date.slice(0, 4)}-${monthDay}`)
}

export function orderIn({ books }: Pick<Playing, 'books'>, orderId: string) {
  return knownOrder(books.state(orderStream(orderId), orderFold))
}

function placingCommand(playing: Pick<Playing, 'loadId'>, { customer, nth }: OrderPlan, at: number): Command {
  const actor = { id: customer.row.id, role: ActorRole.Customer }
  return commandIn(playing, { actor, verb: 'place', key: String(nth), at })
}

/** Derived from the order, so the same seed gives the same number. */
function numberOf({ orderNos }: Pick<Playing, 'orderNos'>, orderId: string, draw = 0): string {
  const number = drawnNumber(orderId, draw)
  const owner = orderNos.get(number) ?? orderId
  if (owner !== orderId) return numberOf({ orderNos }, orderId, draw + 1)
  orderNos.set(number, orderId)
  return number
}
