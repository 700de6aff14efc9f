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
import { customerCall, type RestCall } from '../rest/restCall.ts'
import { experienceReply, paymentReply, pointReply } from './history.reply.ts'
import { askedPeriod, historyFilterChoices } from './historyAsked.ts'
import { invoiceReply } from './invoice.reply.ts'
import { invoiceDocument } from './invoiceDocument.ts'

/** The year counts with filter type 5 only (decision F7). */
const historyFields = z.object({
  ...ownUserId,
  filterType: wholeNumber,
  designatedYear: wholeNumber.default(0),
})

/** A history of the signed-in customer over the days its filter means. */
function historyCall(
  path: string,
  read: (context: RequestContext, of: { userId: string } & StatementPeriod) => Promise<object>,
): RestCall {
  return customerCall(path, historyFields, async (body, context): Promise<object | Rejection> => {
    const period = askedPeriod(body, context.now)
    return isRejection(period) ? period : read(context, { userId: customerIdOf(context), ...period })
  })
}

/** The calls on a customer's histories and invoices (customer document, section 7). */
export const historiesCustomerCalls: readonly RestCall[] = [
  customerCall(
    '/Account/getHistoryFilterItem',
    z.object({ ...ownUserId, historyCatalog: z.literal(Object.values(HistoryCatalog)) }),
    async ({ historyCatalog: catalog }, context) => {
      const { application, language } = context
      const userId = customerIdOf(context)
      const choices = await historyFilterChoices(application.db, { userId, catalog, language })
      return { filterItems: choices.map(({ filter, year, text }) => ({ value: year ?? filter, text })) }
    },
  ),
  historyCall('/Account/getUserPointHistory', async ({ application: { db } }, of) => {
    const [entries, balance] = await Promise.all([pointHistory(db, of), balanceOf(db, of.userId)])
    return { hisPoints: entries.map(pointReply), curPoints: balance.total }
  }),
  historyCall('/Account/getUserExpHistory', async ({ application: { db } }, of) => ({
    hisExps: (await experienceHistory(db, of)).map(experienceReply),
  })),
  historyCall('/Account/getUserPayments', async ({ application: { db } }, of) => {
    const payments = await paymentHistory(db, of)
    const creditNotes = createJoins(db).of(creditNotesByInvoice)
    const replies = payments.map(async (payment) =>
      paymentReply(payment, await creditNotes.load(payment.invoiceNo)),
    )
    return { hisPayments: await Promise.all(replies) }
  }),
  customerCall(
    '/Account/getPaymentInvoice',
    z.object({ ...ownUserId, paymentId: idField }),
    async ({ paymentId }, context) => {
      if (!/^[1-9]\d{0,8}$/.test(paymentId)) return reject(RejectionCode.NOT_FOUND)
      const of = { userId: customerIdOf(context), paymentId: Number(paymentId) }
      const { db } = context.application
      const document = await invoiceDocument({ db, joins: createJoins(db) }, of)
      return document === undefined ? reject(RejectionCode.NOT_FOUND) : invoiceReply(document)
    },
  ),
]
