import { z } from 'zod'
import { personalData } from '../doors/personalData.ts'
import { adminOf } from '../doors/requestContext.ts'
import { isRejection } from '../kernel/rejection.ts'
import { businessDate } from '../kernel/time.ts'
import { idField } from '../rest/fields.ts'
import { OtherAnswer } from '../rest/otherAnswer.ts'
import { type RestCall, restCall } from '../rest/restCall.ts'
import { noteHandingOut } from './handingOut.handlers.ts'

/** What the office does with all that is kept of a customer (decisions A18, A20). */
export const privacyAdminCalls: readonly RestCall[] = [
  restCall({
    path: '/Staff/downloadCustomerData',
    method: 'POST',
    audience: 'admin',
    limit: 'dataFiles',
    body: z.object({ userId: idField }),
    answer: async ({ userId }, context) => {
      const { application, now } = context
      const whose = await noteHandingOut(application.db, { adminId: adminOf(context).id, userId, now })
      if (isRejection(whose)) return whose
      const data = await personalData(application.db, userId, now)
      return new OtherAnswer({
        file: JSON.stringify(data, undefined, 2),
        mediaType: 'application/json',
        fileName: `personal-data-${whose.userNo}-${businessDate(now)}.json`,
      })
    },
  }),
]
