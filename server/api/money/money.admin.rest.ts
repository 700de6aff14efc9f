import { z } from 'zod'
import { PaymentMethod } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { Db } from '../../kernel/database.ts'
import { isId } from '../../kernel/ids.ts'
import { createJoins } from '../../kernel/joins.store.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import { findCustomer } from '../../people/customers.store.ts'
import { experienceHistory } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { paymentHistory } from '../../readmodels/payments/payments.queries.ts'
import { pointHistory } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { officeCommandOf, type RequestContext } from '../context/requestContext.ts'
import { officeCustomerReply } from '../customers/officeCustomer.reply.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { officeCustomerCard } from '../details/officeCustomerCards.ts'
import { createTableLoaders } from '../details/tableLoaders.ts'
import { idField, wholeNumber } from '../rest/fields.ts'
import { adminCall, type RestCall } from '../rest/restCall.ts'
import { experienceReply, paymentReply, pointReply } from './history.reply.ts'

/** Dollars with at most two decimals, as whole cents (decision K4). */
const dollarsField = z
  .number()
  .refine((amount) => Number(amount.toFixed(2)) === amount, RejectionCode.AMOUNT_INVALID)
  .transform((amount) => Math.round(amount * 100))

/** A history of a customer for the office, under its documented name; NOT_FOUND for nobody's (decision K1). Whose history holds anything is there. */
function historyCall(
  path: string,
  name: 'hisPoints' | 'hisExps' | 'hisPayments',
  read: (db: Db, userId: string) => Promise<readonly object[]>,
): RestCall {
  return adminCall(
    path,
    z.object({ userId: idField }),
    async ({ userId }, { application: { db } }): Promise<object | Rejection> => {
      const entries = isId(userId) ? await read(db, userId) : []
      const isThere = entries.length > 0 || (await findCustomer(db, userId)) !== undefined
      return isThere ? { [name]: entries } : reject(RejectionCode.NOT_FOUND)
    },
  )
}

/** The office's calls on points and payments (back-office document, section 7 "Users"). */
export const moneyAdminCalls: readonly RestCall[] = [
  adminCall(
    '/Staff/addUserRewardPoint',
    z.object({ userId: idField, amount: z.number() }),
    async ({ userId, amount }, context) => {
      // The document's payload has no key: every call is an intent of its own.
      const command = officeCommandOf(context, 'grantRewardPoints')
      const given = await context.application.billing.reward(command, { userId, amount })
      if (isRejection(given)) return given
      return cardReply(context, userId, ['REWARD_GRANTED', { points: amount }])
    },
  ),
  adminCall(
    '/Staff/confrmUserPayment',
    z.object({
      userId: idField,
      paymentMethod: z.literal(Object.values(PaymentMethod)),
      paidAmount: dollarsField,
      rewardPercent: wholeNumber,
      comment: z.string().nullish(),
      confirmRepeat: z.boolean().default(false),
      totalSeen: dollarsField.nullish(),
    }),
    async ({ paymentMethod: method, paidAmount: subtotal, comment, totalSeen, ...terms }, context) => {
      const command = officeCommandOf(context, 'confirmRecharge')
      const request = {
        ...terms,
        method,
        subtotal,
        comment: comment ?? '',
        totalSeen: totalSeen ?? undefined,
      }
      const done = await context.application.billing.recharge(command, request)
      if (isRejection(done)) return done
      const { points, rewardPoints, invoiceNo } = done.value
      return cardReply(context, terms.userId, ['RECHARGE_CONFIRMED', { points, rewardPoints, invoiceNo }])
    },
  ),
  historyCall('/Staff/getAdminUserPointHistory', 'hisPoints', async (db, userId) =>
    (await pointHistory(db, { userId })).map(pointReply),
  ),
  historyCall('/Staff/getAdminUserExpHistory', 'hisExps', async (db, userId) =>
    (await experienceHistory(db, { userId })).map(experienceReply),
  ),
  historyCall('/Staff/getAdminUserPayments', 'hisPayments', async (db, userId) => {
    const payments = await paymentHistory(db, { userId })
    const { creditNotes, paymentNote } = createTableLoaders(createJoins(db))
    const replies = payments.map(async (payment) => {
      const [notes, comment = ''] = await Promise.all([
        creditNotes.load(payment.invoiceNo),
        paymentNote.load(payment.commandId),
      ])
      return { ...paymentReply(payment, notes), comment }
    })
    return Promise.all(replies)
  }),
]

/** What worked, and the customer's fresh card (decision F12). */
async function cardReply(
  { application, language }: RequestContext,
  userId: string,
  [key, figures]: readonly [MessageKey, Parameters<typeof messageOf>[2]],
) {
  const card = getOrThrow(await officeCustomerCard(application.db, userId), userId)
  return { msg: messageOf(key, language, figures), newUser: officeCustomerReply(card, language) }
}
