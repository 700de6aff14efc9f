import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { offeredMonthsOf } from '../../catalog/catalogReferenceData.store.ts'
import { loadFold } from '../../eventstore/loadFold.ts'
import type { EventStore } from '../../eventstore/port.ts'
import { halfOf } from '../../staffing/capacity.ts'
import { type Calendar, type DayLoads, openCalendar } from '../calendar.handlers.ts'
import { orderStream } from '../events.ts'
import { minutesOf, type Order, orderFold } from '../order.ts'
import { type OrderRef, orderIdOf } from '../orderRef.handlers.ts'
import type { ReferenceDataAt } from '../referenceData.store.ts'

/** The dependencies of the calendar. */
export interface MovesContext {
  readonly store: EventStore
  readonly dayLoads: DayLoads
  readonly referenceDataAt: ReferenceDataAt
}

/**
 * The days to which an order could move (decision E10): the booking calendar for its work, with its own place counted as free.
 * @returns undefined for an absent order, another customer's, and a month or season, which cannot move
 */
export async function moveCalendar(
  { store, dayLoads, referenceDataAt }: MovesContext,
  {
    now,
    referenceDataVersion,
    ...orderRef
  }: OrderRef & { readonly now: Temporal.Instant; readonly referenceDataVersion?: number | undefined },
): Promise<Calendar | undefined> {
  const orderId = await orderIdOf({ store }, orderRef)
  if (orderId === undefined) return undefined
  const { state: order } = await loadFold(store, orderStream(orderId), orderFold)
  const isTheirs = orderRef.userId === undefined || orderRef.userId === order?.userId
  if (!order || !isTheirs || order.periodType !== PeriodType.Day) return undefined
  const { crews, catalog } = await referenceDataAt(referenceDataVersion)
  const offeredMonths = offeredMonthsOf(catalog, order.serviceId)
  const job = { catalog: order.serviceCatalog, offeredMonths, minutes: minutesOf(order), now }
  return openCalendar({ crews, dayLoads: without(order, dayLoads) }, job)
}

/** The days without this order. */
function without(order: Order, dayLoads: DayLoads): DayLoads {
  const half = halfOf({ catalog: order.serviceCatalog, slot: order.slot, minutes: minutesOf(order) })
  const isIn = (which: 'am' | 'pm') => (half === 'both' || half === which ? 1 : 0)
  return async (of) =>
    (await dayLoads(of)).map((load) =>
      load.date === order.bookedFor.date
        ? { date: load.date, amTaken: load.amTaken - isIn('am'), pmTaken: load.pmTaken - isIn('pm') }
        : load,
    )
}
