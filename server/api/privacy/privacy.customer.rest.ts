import { businessDate } from '../../kernel/time.ts'
import { customerOf } from '../context/requestContext.ts'
import { noPayload } from '../rest/fields.ts'
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
