import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { listCrewOrders } from '../../readmodels/orderHistory/crewOrders.queries.ts'
import { commandOf, crewReaderOf, type RequestContext, staffOf } from '../context/requestContext.ts'
import { idField, messageShape, ownStaffId, wholeNumber } from '../rest/fields.ts'
import { type RestCall, staffCall } from '../rest/restCall.ts'
import { crewOrderReply, crewOrderShape, repliesFor, slotHoursReply, slotHoursShape } from './orders.reply.ts'

const servedOrder = z.object({ ...ownStaffId, orderId: idField })

/** The crews' calls on their orders (back-office document, section 7). */
export const ordersStaffCalls: readonly RestCall[] = [
  staffCall('/Staff/getStaffOrders', {
    summary: "The crew member's ongoing orders (catalog 0) or the history",
    description:
      'Ongoing orders are those of their group, next booking first; the history holds its newest 100.',
    body: z.object({
      ...ownStaffId,
      catalog: wholeNumber.describe('0 = ongoing (statuses 1 and 2), otherwise history'),
    }),
    returns: 'The orders',
    reply: z.strictObject({ ...slotHoursShape, orderData: z.array(crewOrderShape) }),
    answer: async ({ catalog }, context) => {
      const group = catalog === 0 ? 'ongoing' : 'history'
      const { historyCap, crewHistoryCap } = businessRules.lists
      // a crew has thousands of orders behind it, where a customer has dozens; GraphQL pages through all of them
      const first = group === 'ongoing' ? historyCap : crewHistoryCap
      const reader = crewReaderOf(context)
      const page = await listCrewOrders(context.application.db, { ...reader, group, first })
      if (isRejection(page)) return page
      return { orderData: await repliesFor(context, page.nodes, crewOrderReply), ...slotHoursReply() }
    },
  }),
  staffCall('/Staff/startStaffOrder', {
    summary: 'Start service',
    description:
      'For members of the assigned group, on the booked day or later. Pressing again changes nothing.',
    body: servedOrder,
    returns: 'In service',
    reply: messageShape,
    answer: ({ orderId }, context) => serve(context, orderId, 'startService'),
  }),
  staffCall('/Staff/endStaffOrder', {
    summary: 'End service',
    description: 'Pressing again changes nothing.',
    body: servedOrder,
    returns: 'Completed',
    reply: messageShape,
    answer: ({ orderId }, context) => serve(context, orderId, 'endService'),
  }),
]

const messages = { startService: 'SERVICE_STARTED', endService: 'SERVICE_ENDED' } as const

async function serve(context: RequestContext, orderId: string, verb: keyof typeof messages) {
  // The document's payload has no key: every call is an intent of its own, and a repeated click changes nothing (decisions E6, E7).
  const command = commandOf(context, staffOf(context), verb, context.requestId)
  const served = await context.application.ordering[verb](command, { orderId })
  return isRejection(served) ? served : { msg: messageOf(messages[verb], context.language) }
}
