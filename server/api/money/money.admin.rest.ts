import { z } from 'zod'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { paymentNotesByCommand } from '../../billing/paymentNotes.store.ts'
import type { Db } from '../../kernel/database.ts'
import { isId } from '../../kernel/ids.ts'
import { createJoins } from '../../kernel/joins.store.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import { findCustomer } from '../../people/customers.store.ts'
import { experienceHistory } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { creditNotesByInvoice } from '../../readmodels/payments/creditNotes.queries.ts'
import { paymentHistory } from '../../readmodels/payments/payments.queries.ts'
import { pointHistory } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { officeCommandOf, type RequestContext } from '../context/requestContext.ts'
import { officeCustomerReply, officeCustomerShape } from '../customers/customers.admin.rest.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { officeCustomerCard } from '../details/officeCustomerCards.ts'
import { idField, paymentMethodField, wholeNumber } from '../rest/fields.ts'
import { adminCall, type RestCall, type Sent } from '../rest/restCall.ts'
import {
  experienceReply,
  experienceShape,
  paymentReply,
  paymentShape,
  pointReply,
  pointShape,
} from './history.reply.ts'

/** Dollars with at most two decimals, as whole cents (decision K4). */
const dollarsField = z
  .number()
  .refine((amount) => Number(amount.toFixed(2)) === amount, RejectionCode.AMOUNT_INVALID)
  .transform((amount) => Math.round(amount * 100))

const cardShape = z.strictObject({ msg: z.string(), newUser: officeCustomerShape }).meta({ id: 'MsgAndUser' })

const someone = z.object({ userId: idField })

/** A customer's history for the office; NOT_FOUND for an unknown customer (decision K1). Entries prove that the customer exists. */
async function historyOf<Entry>(
  { application: { db } }: RequestContext,
  userId: string,
  read: (db: Db) => Promise<readonly Entry[]>,
): Promise<readonly Entry[] | Rejection> {
  const entries = isId(userId) ? await read(db) : []
  const isThere = entries.length > 0 || (await findCustomer(db, userId)) !== undefined
  return isThere ? entries : reject(RejectionCode.NOT_FOUND)
}

/** The office's calls on points and payments (back-office document, section 7 "Users"). */
export const moneyAdminCalls: readonly RestCall[] = [
  adminCall('/Staff/addUserRewardPoint', {
    summary: 'Grant reward points',
    body: z.object({
      userId: idField,
      amount: z.number().meta({ type: 'integer', minimum: 1, maximum: 9_999_999 }),
    }),
    returns: 'Given',
    reply: cardShape,
    answer: async ({ userId, amount }, context) => {
      // The documented payload has no key, so each call is its own intent.
      const command = officeCommandOf(context, 'grantRewardPoints')
      const given = await context.application.billing.reward(command, { userId, amount })
      if (isRejection(given)) return given
      return cardReply(context, userId, ['REWARD_GRANTED', { points: amount }])
    },
  }),
  adminCall('/Staff/confrmUserPayment', {
    summary: 'Confirm a payment and credit its points',
    description:
      'paidAmount is the amount before tax. An equal payment within a minute is refused with the tag warning unless confirmRepeat is true, and a total with tax other than totalSeen, if sent, with the tag info.',
    body: z.object({
      userId: idField,
      paymentMethod: paymentMethodField,
      paidAmount: dollarsField.meta({
        exclusiveMinimum: 0,
        maximum: 99_999,
        description: 'Dollars before tax, at most 2 decimals',
      }),
      rewardPercent: wholeNumber.meta({ minimum: 0, maximum: 100 }),
      comment: z.string().nullish().meta({ maxLength: 1000 }),
      confirmRepeat: z.boolean().default(false),
      totalSeen: dollarsField.nullish().describe('The total with tax that was shown, in dollars'),
    }),
    returns: 'Confirmed',
    reply: cardShape,
    answer: async (
      { paymentMethod: method, paidAmount: subtotal, comment, totalSeen, ...terms },
      context,
    ) => {
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
  }),
  adminCall('/Staff/getAdminUserPointHistory', {
    summary: "A customer's points in and out, newest first",
    body: someone,
    returns: 'At most 1000 entries',
    reply: z.strictObject({ hisPoints: z.array(pointShape) }),
    answer: async ({ userId }, context) => {
      const entries = await historyOf(context, userId, (db) => pointHistory(db, { userId }))
      return isRejection(entries) ? entries : { hisPoints: entries.map(pointReply) }
    },
  }),
  adminCall('/Staff/getAdminUserExpHistory', {
    summary: "A customer's experience, newest first",
    body: someone,
    returns: 'At most 1000 entries',
    reply: z.strictObject({ hisExps: z.array(experienceShape) }),
    answer: async ({ userId }, context) => {
      const entries = await historyOf(context, userId, (db) => experienceHistory(db, { userId }))
      return isRejection(entries) ? entries : { hisExps: entries.map(experienceReply) }
    },
  }),
  adminCall('/Staff/getAdminUserPayments', {
    summary: "A customer's payments with the office's comments, newest first",
    body: someone,
    returns: 'At most 1000 payments',
    reply: z.strictObject({
      hisPayments: z.array(z.strictObject({ ...paymentShape.shape, comment: z.string() })),
    }),
    answer: async ({ userId }, context) => {
      const payments = await historyOf(context, userId, (db) => paymentHistory(db, { userId }))
      if (isRejection(payments)) return payments
      const joins = createJoins(context.application.db)
      const replies = payments.map(async (payment) => {
        const [notes, comment = ''] = await Promise.all([
          joins.of(creditNotesByInvoice).load(payment.invoiceNo),
          joins.of(paymentNotesByCommand).load(payment.commandId),
        ])
        return { ...paymentReply(payment, notes), comment }
      })
      return { hisPayments: await Promise.all(replies) }
    },
  }),
]

/** What worked, and the customer's fresh card (decision F12). */
async function cardReply(
  { application, language }: RequestContext,
  userId: string,
  [key, figures]: readonly [MessageKey, Parameters<typeof messageOf>[2]],
): Promise<Sent<z.infer<typeof cardShape>>> {
  const card = getOrThrow(await officeCustomerCard(application.db, userId), userId)
  return { msg: messageOf(key, language, figures), newUser: officeCustomerReply(card, language) }
}
