import { z } from 'zod'
import { isRejection } from '../../kernel/rejection.ts'
import { officeCustomersAfter } from '../../people/officeCustomers.store.ts'
import { adminCall, type RestCall } from '../rest/restCall.ts'
import { allPages } from './allPages.ts'
import { customersExport } from './customersExport.ts'
import { exportList } from './exportedList.ts'

/** Customers as a file, all or those that the search of the list finds (decisions I7, T7). */
export const customerExportsAdminCalls: readonly RestCall[] = [
  adminCall('/Staff/exportUsers', z.object({ search: z.string().nullish() }), async (body, context) => {
    const { db } = context.application
    const search = body.search ?? ''
    const whole = await allPages((asked) => officeCustomersAfter(db, { search, ...asked }))
    return isRejection(whole) ? whole : exportList(customersExport, { whole, filters: body }, context)
  }),
]
