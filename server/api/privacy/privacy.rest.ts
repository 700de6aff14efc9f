import { z } from 'zod'
import { noteHandingOut } from '../../addresses/handingOut.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { adminOf, customerOf } from '../context/requestContext.ts'
import { idField, noPayload } from '../rest/fields.ts'
import { OtherAnswer } from '../rest/otherAnswer.ts'
import { type RestCall, restCall } from '../rest/restCall.ts'
import { personalData } from './personalData.ts'

/** What customers may ask of what we know of them (decisions A18, A20). */
export const privacyCustomerCalls: readonly RestCall[] = [
  restCall({
    path: '/Account/downloadPersonalData',
    method: 'GET',
    audience: 'customer',
    limit: 'dataFiles',
    body: noPayload,
    answer: async (_, context) => {
      const { application, now } = context
      const data = await personalData(application.db, customerOf(context).id, now)
      return new OtherAnswer({
        file: JSON.stringify(data, undefined, 2),
        mediaType: 'application/json',
        fileName: `personal-data-${businessDate(now)}.json`,
      })
    },
  }),
]

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
