import { type Language, OrderStatus } from '../../schema/rules/enumerations.ts'
import { type CalendarFile, savedCalendarFile } from './calendarFile.ts'
import { mailedOrder } from './mailedOrder.handlers.ts'
import type { WritingDesk } from './writing.handlers.ts'

/**
 * The file with which a customer takes a booking into a calendar, in the language it is asked in (decision J3).
 * @returns undefined once service has started or the order is over: nothing is left to put down
 * @throws when there is no such order
 */
export async function savedCalendar(
  { store, lookups, publicUrl }: WritingDesk,
  orderId: string,
  { language, now }: { readonly language: Language; readonly now: Temporal.Instant },
): Promise<CalendarFile | undefined> {
  const { order, sequence } = await mailedOrder(store, orderId)
  if (order.status !== OrderStatus.Pending && order.status !== OrderStatus.Confirmed) return undefined
  const [serviceName, addressLine] = await Promise.all([
    lookups.serviceName(order.serviceId, language),
    lookups.addressLine(order.addressVersionId),
  ])
  if (serviceName === undefined) throw new Error(`service ${order.serviceId} is not there`)
  // an erased address leaves nothing to show (decision A20)
  const entry = { order, serviceName, addressLine: addressLine ?? '–', publicUrl }
  return savedCalendarFile(entry, { now, sequence })
}
