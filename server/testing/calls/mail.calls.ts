import { ORDER_MAILS } from '../mailDocuments.ts'
import type { ValidOperation } from './validCall.ts'

/** The office's look at mails, at `/graphql`. */
export const mailOperations: readonly ValidOperation[] = [
  {
    root: 'orderMails',
    query: ORDER_MAILS,
    variables: ({ orderNo }) => ({ orderNo }),
    audience: 'admin',
  },
]
