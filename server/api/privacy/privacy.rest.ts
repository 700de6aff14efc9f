import { z } from 'zod'
import { noteHandingOut } from '../../addresses/handingOut.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { adminOf, customerOf } from '../context/requestContext.ts'
import { idField, noPayload } from '../rest/fields.ts'
import { attachment, OtherAnswer, type OtherReply } from '../rest/otherAnswer.ts'
import { adminCall, customerCall, type RestCall } from '../rest/restCall.ts'
import { personalData, personalDataShape } from './personalData.ts'

/** The file, as the contract describes it. */
const personalDataFile: OtherReply = {
  status: 200,
  json: personalDataShape,
  response: {
    description: 'The file',
    headers: attachment,
  },
}

/** What customers may ask of what we know of them (decisions A18, A20). */
export const privacyCustomerCalls: readonly RestCall[] = [
  customerCall.other('/Account/downloadPersonalData', {
    method: 'GET',
    summary: 'Everything we keep of the signed-in customer, as a file',
    description:
      "A privacy access request: the rows of every table that is about the person, in sections of a table each, the office's memo included and hashes of secrets left out. Saved by a browser as personal-data-YYYY-MM-DD.json.",
    responds: personalDataFile,
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
  adminCall.other('/Staff/downloadCustomerData', {
    summary: 'Everything we keep of a customer, as a file',
    description:
      "For a privacy access request that did not come through the customer's own pages: the same file as /Account/downloadPersonalData, saved by a browser as personal-data-NUMBER-YYYY-MM-DD.json. Each download is on the record of what administrators did with the customer.",
    responds: personalDataFile,
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
