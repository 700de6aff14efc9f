import { PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { refuse } from '../../eventstore/commandHandler.ts'
import type { LoadFold } from '../../eventstore/loadFold.ts'
import type { Command } from '../../kernel/command.ts'
import { inStream, type StreamEvents } from '../../kernel/event.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { seriesStream } from '../../series/events.ts'
import { type SeriesState, seriesFold } from '../../series/series.ts'
import { setCrew as setUsualCrew } from '../../series/seriesTerms.ts'
import { halfOf } from '../../staffing/capacity.ts'
import { workingMembers } from '../../staffing/crewReferenceData.store.ts'
import { type DayBook, dayBookFold, isAtWork } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import { setCrew } from '../../staffing/slots.ts'
import {
  type ChangedOrder,
  changeWithCrews,
  type OrderIntent,
  type OrderResult,
} from '../changeOrder.handlers.ts'
import { type OrderGroupAssigned, orderStream } from '../events.ts'
import { minutesOf, type Order } from '../order.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import type { OrderingContext } from '../referenceData.store.ts'
import { mayCause } from '../transitions.ts'

export interface AssignState {
  readonly order: Order
  /** Of the booked day; an empty one for period orders. */
  readonly day: DayBook
  /** Of the same day in the other catalogs; none for period orders. */
  readonly otherDays: readonly DayBook[]
}

export interface AssignCrew extends OrderIntent {
  readonly groupId: string
  /** The crew's enabled members. */
  readonly staffIds: readonly string[]
  /** The admin confirmed that the crew has work of another catalog then (decision M9). */
  readonly evenIfBusy: boolean
}

/**
 * Gives an order to a crew: the first crew confirms it, another one takes over (decision E5). Refused for a crew without enabled members,
 * for a busy crew, and, unless confirmed, for one with work of another catalog then. The current crew changes nothing.
 * @returns events of the order and the day
 */
export function assignCrew(state: AssignState, intent: AssignCrew): StreamEvents | Rejection {
  const { order, day } = state
  const { orderId, role, groupId, staffIds } = intent
  if (!mayCause('order.group-assigned', order.status, role))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  if (staffIds.length === 0) return reject(RejectionCode.CREW_UNAVAILABLE, { field: 'groupId' })
  if (order.groupId === groupId) return []
  const { serviceCatalog: catalog, bookedFor } = order
  const crewEvents = order.periodType === PeriodType.Day ? setCrew(day, { catalog, orderId, groupId }) : []
  if (isRejection(crewEvents)) return crewEvents
  if (!intent.evenIfBusy && isBusyElsewhere(state, groupId))
    return reject(RejectionCode.CREW_BUSY_ELSEWHERE, { field: 'groupId' })
  return [
    ...inStream(orderStream(orderId), [assignedEvent(order, intent)]),
    ...inStream(dayStream(catalog, bookedFor.date), crewEvents),
  ]
}

/** Whether a crew has work of another catalog in the order's half of the day, or day. */
export function isBusyElsewhere(
  { order, otherDays }: Pick<AssignState, 'order' | 'otherDays'>,
  groupId: string,
): boolean {
  const { serviceCatalog: catalog, slot } = order
  const half = halfOf({ catalog, slot, minutes: minutesOf(order) })
  return otherDays.some((day) => isAtWork(day, { groupId, half }))
}

function assignedEvent(
  { groupId: previousGroupId }: Order,
  { groupId, staffIds }: AssignCrew,
): OrderGroupAssigned {
  const type = 'order.group-assigned'
  return previousGroupId === undefined
    ? { type, data: { groupId, staffIds, kind: 'first' } }
    : { type, data: { groupId, staffIds, kind: 'change', previousGroupId } }
}

/** The order and its new crew. */
export type AssigningRequest = OrderRef & {
  readonly groupId: string
  /** Even if the crew has work of another catalog then; by default false (decision M9). */
  readonly evenIfBusy?: boolean
}

/**
 * Gives an order to a crew (decision E5). The day's stream decides, so two admins cannot give one crew two jobs at one time (decision T1).
 * @returns the order; CREW_BUSY, CREW_BUSY_ELSEWHERE for a job of another catalog, CREW_UNAVAILABLE if no member works that day
 */
export async function handleAssignCrew(
  context: OrderingContext,
  command: Command,
  { groupId, evenIfBusy = false, ...orderRef }: AssigningRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  if (groupId.trim() === '')
    return refuse(context, command, reject(RejectionCode.GROUP_REQUIRED, { field: 'groupId' }))
  return changeWithCrews(context, command, {
    orderRef,
    isExclusive: true,
    async decide({ orderId, order, crews }, load) {
      const [{ state: day }, otherDays, series] = await Promise.all([
        load(dayStream(order.serviceCatalog, order.bookedFor.date), dayBookFold),
        otherDayBooks(load, order),
        seriesOf(load, order),
      ])
      const staffIds = workingMembers(crews, groupId, dayOf(order))
      const { actor, at } = command
      const intent = { orderId, role: actor.role, at, groupId, staffIds, evenIfBusy }
      const assigned = assignCrew({ order, day, otherDays }, intent)
      if (isRejection(assigned) || assigned.length === 0) return assigned
      return [...assigned, ...usualCrewEvents(order, series, groupId)]
    },
  })
}

async function seriesOf(load: LoadFold, { seriesId }: Order): Promise<SeriesState> {
  return seriesId === undefined ? undefined : (await load(seriesStream(seriesId), seriesFold)).state
}

/** The first crew of any order of a series becomes its usual one (decision N8). */
function usualCrewEvents({ seriesId }: Order, series: SeriesState, groupId: string): StreamEvents {
  if (seriesId === undefined || !series || series.isEnded || series.crewId !== undefined) return []
  const set = setUsualCrew(series, groupId)
  return isRejection(set) ? [] : inStream(seriesStream(seriesId), set)
}

/** The day of the visit; none for a month or a season. */
export function dayOf({ periodType, bookedFor }: Order): Temporal.PlainDate | undefined {
  return periodType === PeriodType.Day ? Temporal.PlainDate.from(bookedFor.date) : undefined
}

/** The day books of the other catalogs on an order's day; none for a month or a season. */
export async function otherDayBooks(load: LoadFold, order: Order): Promise<readonly DayBook[]> {
  if (dayOf(order) === undefined) return []
  const catalogs = Object.values(ServiceCatalog).filter((catalog) => catalog !== order.serviceCatalog)
  const days = catalogs.map((catalog) => load(dayStream(catalog, order.bookedFor.date), dayBookFold))
  return (await Promise.all(days)).map(({ state }) => state)
}
