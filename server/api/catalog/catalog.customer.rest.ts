import { z } from 'zod'
import { messageOf } from '../../kernel/texts.ts'
import { type RestCall, restCall } from '../rest/restCall.ts'

/** What the customer document says of the catalogue alone (section 7). */
export const catalogCustomerCalls: readonly RestCall[] = [
  restCall({
    path: '/Service/getServiceDetailList',
    method: 'GET',
    audience: 'public',
    body: z.object({ catalog: z.string().max(20).optional() }),
    // what the call is for is not shown: it stays a stub that says where to book (decision C13)
    answer: async (_catalog, { language }) => ({ msg: messageOf('SERVICE_DETAIL_STUB', language) }),
  }),
]
