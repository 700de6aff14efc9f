import { findPlaceRecords } from '../../addresses/addresses.store.ts'
import type { PlaceRecords } from '../../addresses/placeKey.ts'
import type { LoadFold } from '../../eventstore/loadFold.ts'
import type { Command } from '../../kernel/command.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { experienceStream, walletStream } from '../../points/events.ts'
import { experienceFold } from '../../points/experience.ts'
import { comparablePlacements } from '../../points/wallet.ts'
import { walletFold } from '../../points/walletFold.ts'
import {
  type CrewReferenceData,
  closedDates,
  countCrewsOn,
  workingMembers,
} from '../../staffing/crewReferenceData.store.ts'
import { dayBookFold } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import type { ChangedOrder, OrderResult } from '../changing.handlers.ts'
import { changeWithCrews } from '../crewWork/changingWithCrews.handlers.ts'
import { orderStream } from '../events.ts'
import { knownOrder, type Order, orderFold } from '../order.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { requestedDay } from '../placing/bookingRules.ts'
import type { OrderingContext } from '../referenceData.store.ts'
import { type RescheduleOrder, type RescheduleState, rescheduleOrder } from './rescheduleOrder.ts'

/** Which order goes to which time. */
export type MovingRequest = OrderRef & {
  /** The new time, as a placement names one. */
  readonly to: RescheduleOrder['to']
}

/**
 * Moves a day order to another time (decision E10). The days it leaves and enters are written with the order, so that its place is
 * taken over or not at all (decisions D4, T1), and the calendar stays as it was decided on until that is done (decision P257).
 */
export async function moveOrderTo(
  context: OrderingContext,
  command: Command,
  { to, ...orderRef }: MovingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const { actor, at } = command
  return changeWithCrews(context, command, {
    orderRef,
    isExclusive: true,
    async decide({ orderId, order, crews }, load) {
      const samePlace = await findPlaceRecords(context.db, order.addressVersionId)
      const [days, others] = await Promise.all([
        loadDays({ load, crews }, order, requestedDay(to)),
        otherOrders(load, { orderId, order, samePlace }),
      ])
      const closed = closedDatesFrom(crews, order, businessDate(at))
      const intent = { orderId, role: actor.role, at, to, closedDates: closed }
      return rescheduleOrder({ order, others, ...days }, intent)
    },
  })
}

/** The two days, and who could work on the new one. For what is no date, which the rules will refuse, the old day stands in. */
async function loadDays(
  { load, crews }: { readonly load: LoadFold; readonly crews: CrewReferenceData },
  { serviceCatalog, bookedFor, groupId }: Order,
  date = bookedFor.date,
): Promise<Omit<RescheduleState, 'order' | 'others'>> {
  const day = Temporal.PlainDate.from(date)
  const [fromName, toName] = [dayStream(serviceCatalog, bookedFor.date), dayStream(serviceCatalog, date)]
  const [from, to] = await Promise.all([load(fromName, dayBookFold), load(toName, dayBookFold)])
  const atWork = groupId === undefined ? [] : workingMembers(crews, groupId, day)
  return {
    fromDay: from.state,
    toDay: to.state,
    crews: countCrewsOn(crews, day),
    isCrewAtWork: atWork.length > 0,
  }
}

/** The customer's other orders for the same service at the same address, as far as they could stand in the way (decision D12). */
async function otherOrders(
  load: LoadFold,
  {
    orderId,
    order,
    samePlace,
  }: { readonly orderId: string; readonly order: Order; readonly samePlace: PlaceRecords },
): Promise<readonly Order[]> {
  const [wallet, experience] = await Promise.all([
    load(walletStream(order.userId), walletFold),
    load(experienceStream(order.userId), experienceFold),
  ])
  const own = wallet.state.placements.find((placement) => placement.orderId === orderId)
  if (own === undefined) throw new Error(`order ${orderId} was never paid`)
  const place = { ...own.booking, addressIds: samePlace.addressIds }
  const ids = comparablePlacements(wallet.state, place, experience.state.orders)
    .map((placement) => placement.orderId)
    .filter((id) => id !== orderId)
  const others = await Promise.all(
    ids.map(async (id) => knownOrder((await load(orderStream(id), orderFold)).state)),
  )
  return others.filter(({ addressVersionId }) => samePlace.versionIds.has(addressVersionId))
}

function closedDatesFrom(crews: CrewReferenceData, { serviceCatalog }: Order, first: Temporal.PlainDate) {
  return closedDates(crews, serviceCatalog, { first, last: first.add({ months: 6 }) })
}
