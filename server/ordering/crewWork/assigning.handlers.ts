import { PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { refuse } from '../../eventstore/commandHandler.ts'
import type { LoadFold } from '../../eventstore/loadFold.ts'
import type { Command } from '../../kernel/command.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { workingMembers } from '../../staffing/crewReferenceData.store.ts'
import { type DayBook, dayBookFold } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import type { ChangedOrder, OrderResult } from '../changing.handlers.ts'
import type { Order } from '../order.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import type { OrderingContext } from '../referenceData.store.ts'
import { assignCrew } from './assignCrew.ts'
import { changeWithCrews } from './changingWithCrews.handlers.ts'

/** Which order goes to which crew. */
export type AssigningRequest = OrderRef & {
  readonly groupId: string
  /** Also where it has work of another catalog then; false unless told (decision M9). */
  readonly evenIfBusy?: boolean
}

/**
 * Gives an order to a crew (decision E5). The day's own stream decides, so that two admins cannot give one crew two jobs at one time
 * (decision T1).
 * @returns the order; CREW_BUSY when the crew is taken then, CREW_BUSY_ELSEWHERE when another catalog has it then, CREW_UNAVAILABLE when nobody of it works that day
 */
export async function assignCrewTo(
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
      const [{ state: day }, otherDays] = await Promise.all([
        load(dayStream(order.serviceCatalog, order.bookedFor.date), dayBookFold),
        otherDayBooks(load, order),
      ])
      const staffIds = workingMembers(crews, groupId, dayOf(order))
      const { actor, at } = command
      const intent = { orderId, role: actor.role, at, groupId, staffIds, evenIfBusy }
      return assignCrew({ order, day, otherDays }, intent)
    },
  })
}

/** The day on which the crew has to be at work; none for a month or a season. */
export function dayOf({ periodType, bookedFor }: Order): Temporal.PlainDate | undefined {
  return periodType === PeriodType.Day ? Temporal.PlainDate.from(bookedFor.date) : undefined
}

/** The day of an order as the other catalogs hold it; none for a month or a season. */
export async function otherDayBooks(load: LoadFold, order: Order): Promise<readonly DayBook[]> {
  if (dayOf(order) === undefined) return []
  const catalogs = Object.values(ServiceCatalog).filter((catalog) => catalog !== order.serviceCatalog)
  const days = catalogs.map((catalog) => load(dayStream(catalog, order.bookedFor.date), dayBookFold))
  return (await Promise.all(days)).map(({ state }) => state)
}
