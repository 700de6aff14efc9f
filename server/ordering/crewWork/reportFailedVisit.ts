import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { lines, requiredLines } from '../../../schema/rules/textFields.ts'
import { refuse } from '../../eventstore/commandHandler.ts'
import type { Command } from '../../kernel/command.ts'
import { inStream, type StreamEvents } from '../../kernel/event.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { writeOnlyNote } from '../cancelling/cancellationNotes.store.ts'
import { type ChangedOrder, changeOrder, type OrderResult } from '../changeOrder.handlers.ts'
import { type OrderVisitFailed, orderStream, type VisitFailedReason } from '../events.ts'
import type { Order } from '../order.ts'
import { bookedSpan, localDay } from '../placing/bookedTime.ts'
import type { OrderingContext } from '../referenceData.store.ts'
import { mayCause } from '../transitions.ts'
import type { EndService } from './endService.ts'
import { endTimeOf, recordedTime, startTimeOf } from './serviceTime.ts'
import { isOnCrew, membersOf, refusedToOthers, type ServingRequest } from './startService.ts'

export interface ReportFailedVisit extends EndService {
  readonly reason: VisitFailedReason
}

/**
 * A member of the crew reports that it came and could not work, on the booked day or later until the work has ended (decision X11). The
 * status stays.
 * @param intent `at` is the time of recording
 * @returns events of the order
 */
export function reportFailedVisit(order: Order, intent: ReportFailedVisit): StreamEvents | Rejection {
  const { orderId, role, at, staffId, claimedAt, reason } = intent
  if (!isOnCrew(order, intent)) return refusedToOthers(order, staffId)
  if (!mayCause('order.visit-failed', order.status, role))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  const timeOf = order.status === OrderStatus.InService ? endTimeOf : startTimeOf
  const time = timeOf(order, claimedAt, at)
  if (localDay(time.happenedAt, order) < bookedSpan(order).firstDay)
    return reject(RejectionCode.TOO_EARLY_TO_REPORT)
  const failed: OrderVisitFailed = {
    type: 'order.visit-failed',
    data: { reason, staffId, ...recordedTime(time) },
  }
  return inStream(orderStream(orderId), [failed])
}

/** Why a crew could not work. */
export type FailedVisitRequest = ServingRequest & {
  readonly reason: VisitFailedReason
  /** The crew's own words for the office, up to 200 characters; required for `other`. */
  readonly words: string
}

const most = businessRules.lengths.visitFailed
const someWords = z.object({ words: lines(most) })
const ownWords = z.object({ words: requiredLines(most) })

/**
 * A crew member reports a visit that the crew could not do. The crew's own words are written first (decision X11).
 * @param command of the staff member
 */
export async function handleReportFailedVisit(
  context: OrderingContext,
  command: Command,
  { claimedAt, reason, words, ...orderRef }: FailedVisitRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const checked = checkedFields(reason === 'other' ? ownWords : someWords, { words })
  if (isRejection(checked)) return refuse(context, command, checked)
  const { id: commandId, actor, at } = command
  const intent = { role: actor.role, staffId: actor.id, at, reason, ...(claimedAt && { claimedAt }) }
  const { crews } = await context.referenceDataAt(command.referenceDataVersion)
  return changeOrder(context, command, {
    orderRef,
    async decide({ orderId, order }) {
      return reportFailedVisit(order, { ...intent, orderId, crew: membersOf(crews, order) })
    },
    beforehand: (orderId) => writeOnlyNote(context.db, { commandId, orderId, text: checked.words }, at),
  })
}
