import { z } from 'zod'
import { inSpelling } from '../doors/inSpelling.ts'
import { officeCustomerCards } from '../doors/officeCustomerCards.ts'
import { isRejection } from '../kernel/rejection.ts'
import { pageFields, pageOf, pageSpelling } from '../rest/fields.ts'
import { type RestCall, restCall } from '../rest/restCall.ts'
import { officeCustomerReply } from './officeCustomer.reply.ts'
import { listOfficeCustomers } from './officeCustomers.store.ts'

/** The office's calls on customers, but for money (back-office document, section 7 "Users"). */
export const customersAdminCalls: readonly RestCall[] = [
  restCall({
    path: '/Staff/getAdminUserData',
    method: 'POST',
    audience: 'admin',
    body: z.object(pageFields),
    answer: async (body, { application: { db }, language }) => {
      const page = await listOfficeCustomers(db, pageOf(body))
      if (isRejection(page)) return inSpelling(page, pageSpelling)
      const cards = await officeCustomerCards(db, page.items)
      return {
        userData: cards.map((card) => officeCustomerReply(card, language)),
        totalCount: page.totalCount,
      }
    },
  }),
]
