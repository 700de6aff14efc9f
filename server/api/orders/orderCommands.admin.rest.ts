import { z } from 'zod'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { officeCommandOf } from '../context/officeAct.ts'
import { idField } from '../rest/fields.ts'
import { type RestCall, restCall } from '../rest/restCall.ts'

/** The office's commands on orders (back-office document, section 7 "Orders"). */
export const orderCommandsAdminCalls: readonly RestCall[] = [
  restCall({
    path: '/Staff/assignStaffGroupToOrder',
    method: 'POST',
    audience: 'admin',
    // what is left open is told in the documented words, by the handler
    body: z.object({ orderId: idField, groupId: z.union([z.string().max(100), z.number().int()]).nullish() }),
    answer: async ({ orderId, groupId }, context) => {
      const request = { orderId, groupId: String(groupId ?? '') }
      const assigned = await context.application.ordering.assignCrew(
        officeCommandOf(context, 'assignGroup'),
        request,
      )
      return isRejection(assigned) ? assigned : { msg: messageOf('GROUP_ASSIGNED', context.language) }
    },
  }),
  restCall({
    path: '/Staff/cancelOrder',
    method: 'POST',
    audience: 'admin',
    body: z.object({ userId: idField, orderNo: z.string().min(1).max(20) }),
    answer: async (which, context) => {
      const command = officeCommandOf(context, 'cancelOrder')
      const cancelled = await context.application.ordering.cancelOrder(command, which)
      if (isRejection(cancelled)) return cancelled
      const { refundPoints, recoveredPoints } = cancelled.value
      const figures = { refundPoints, recoveredPoints }
      return { msg: messageOf('ORDER_CANCELLED_BY_OFFICE', context.language, figures) }
    },
  }),
  restCall({
    path: '/Staff/resendConfirmOrderMailNotification',
    method: 'POST',
    audience: 'admin',
    body: z.object({ userId: idField, orderId: idField }),
    answer: async (which, context) => {
      const command = officeCommandOf(context, 'resendConfirmation')
      const resent = await context.application.ordering.resendConfirmation(command, which)
      return isRejection(resent) ? resent : { msg: messageOf('CONFIRMATION_RESENT', context.language) }
    },
  }),
]
