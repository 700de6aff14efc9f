import { z } from 'zod'
import { HistoryCatalog } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { createJoins } from '../../kernel/joins.store.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { experienceHistory } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { creditNotesByInvoice } from '../../readmodels/payments/creditNotes.queries.ts'
import { paymentHistory } from '../../readmodels/payments/payments.queries.ts'
import type { StatementPeriod } from '../../readmodels/statementPeriod.ts'
import { balanceOf, pointHistory } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { customerIdOf, type RequestContext } from '../context/requestContext.ts'
import { idField, ownUserId, wholeNumber } from '../rest/fields.ts'
import { customerCall, type RestCall, type Sent } from '../rest/restCall.ts'
import {
  experienceReply,
  experienceShape,
  paymentReply,
  paymentShape,
  pointReply,
  pointShape,
} from './history.reply.ts'
import { askedPeriod, historyFilterChoices } from './historyAsked.ts'
import { invoiceReply, invoiceShape } from './invoice.reply.ts'
import { invoiceDocument } from './invoiceDocument.ts'

/** The year counts with filter type 5 only (decision F7). */
const historyFields = z.object({
  ...ownUserId,
  filterType: wholeNumber.describe(
    '1 last 30 days, 2 last 90 days, 3 last 6 months, 4 last 12 months, 5 a year',
  ),
  designatedYear: wholeNumber.default(0).describe('Counts with filterType 5'),
})

/** A history of the signed-in customer over the days its filter means. */
function historyCall<Reply>(
  path: string,
  call: {
    readonly summary: string
    readonly description?: string
    readonly returns: string
    readonly reply: z.ZodType<Reply>
    readonly read: (
      context: RequestContext,
      of: { userId: string } & StatementPeriod,
    ) => Promise<Sent<NoInfer<Reply>>>
  },
): RestCall {
  const { read, ...terms } = call
  return customerCall(path, {
    ...terms,
    body: historyFields,
    answer: async (body, context): Promise<Sent<NoInfer<Reply>> | Rejection> => {
      const period = askedPeriod(body, context.now)
      return isRejection(period) ? period : read(context, { userId: customerIdOf(context), ...period })
    },
  })
}

/** The calls on a customer's histories and invoices (customer document, section 7). */
export const historiesCustomerCalls: readonly RestCall[] = [
  customerCall('/Account/getHistoryFilterItem', {
    summary: "The choices of a history's filter",
    description:
      'Values 1 to 4, then each local year with entries, newest first; a year is sent as filterType 5 with itself as designatedYear.',
    body: z.object({
      ...ownUserId,
      historyCatalog: z.literal(Object.values(HistoryCatalog)).describe('1 payments, 2 points, 3 experience'),
    }),
    returns: 'The choices',
    reply: z.strictObject({
      filterItems: z.array(z.strictObject({ value: z.int(), text: z.string() })),
    }),
    answer: async ({ historyCatalog: catalog }, context) => {
      const { application, language } = context
      const userId = customerIdOf(context)
      const choices = await historyFilterChoices(application.db, { userId, catalog, language })
      return { filterItems: choices.map(({ filter, year, text }) => ({ value: year ?? filter, text })) }
    },
  }),
  historyCall('/Account/getUserPointHistory', {
    summary: 'Points in and out, newest first',
    description: 'A spend from both buckets is two entries. A paymentId of 0 means that points went out.',
    returns: 'At most 1000 entries',
    reply: z.strictObject({
      hisPoints: z.array(pointShape),
      curPoints: z.int().describe('Both buckets together'),
    }),
    read: async ({ application: { db } }, of) => {
      const [entries, balance] = await Promise.all([pointHistory(db, of), balanceOf(db, of.userId)])
      return { hisPoints: entries.map(pointReply), curPoints: balance.total }
    },
  }),
  historyCall('/Account/getUserExpHistory', {
    summary: 'Experience gained, newest first',
    returns: 'At most 1000 entries',
    reply: z.strictObject({ hisExps: z.array(experienceShape) }),
    read: async ({ application: { db } }, of) => ({
      hisExps: (await experienceHistory(db, of)).map(experienceReply),
    }),
  }),
  historyCall('/Account/getUserPayments', {
    summary: 'Payments, newest first',
    returns: 'At most 1000 payments',
    reply: z.strictObject({ hisPayments: z.array(paymentShape) }),
    read: async ({ application: { db } }, of) => {
      const payments = await paymentHistory(db, of)
      const creditNotes = createJoins(db).of(creditNotesByInvoice)
      const replies = payments.map(async (payment) =>
        paymentReply(payment, await creditNotes.load(payment.invoiceNo)),
      )
      return { hisPayments: await Promise.all(replies) }
    },
  }),
  customerCall('/Account/getPaymentInvoice', {
    summary: 'The invoice of a payment',
    body: z.object({ ...ownUserId, paymentId: idField }),
    returns: 'The invoice',
    reply: invoiceShape,
    answer: async ({ paymentId }, context) => {
      if (!/^[1-9]\d{0,8}$/.test(paymentId)) return reject(RejectionCode.NOT_FOUND)
      const of = { userId: customerIdOf(context), paymentId: Number(paymentId) }
      const { db } = context.application
      const document = await invoiceDocument({ db, joins: createJoins(db) }, of)
      return document === undefined ? reject(RejectionCode.NOT_FOUND) : invoiceReply(document)
    },
  }),
]
