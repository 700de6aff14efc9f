import { z } from 'zod'
import { isRejection } from '../../kernel/rejection.ts'
import { officeCustomersAfter } from '../../people/officeCustomers.store.ts'
import { savedList } from '../rest/otherAnswer.ts'
import { adminCall, type RestCall } from '../rest/restCall.ts'
import { allPages } from './allPages.ts'
import { customersExport } from './customersExport.ts'
import { exportList } from './exportedList.ts'

/** Customers as a file, all or those that the search of the list finds (decisions I7, T7). */
export const customerExportsAdminCalls: readonly RestCall[] = [
  adminCall.other('/Staff/exportUsers', {
    summary: 'Customers as a file',
    description: 'Newest first: all of them, or those that the search of the list finds.',
    body: z.object({
      search: z
        .string()
        .nullish()
        .describe("How a name or e-mail begins, a phone's last digits, or a customer number"),
    }),
    responds: savedList,
    answer: async (body, context) => {
      const { db } = context.application
      const search = body.search ?? ''
      const whole = await allPages((asked) => officeCustomersAfter(db, { search, ...asked }))
      return isRejection(whole) ? whole : exportList(customersExport, { whole, filters: body }, context)
    },
  }),
]
