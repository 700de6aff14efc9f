import { z } from 'zod'
import { isRejection } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { adminOf, customerIdOf, type RequestContext } from '../context/requestContext.ts'
import { idField, noPayload } from '../rest/fields.ts'
import { attachment, OtherAnswer, type OtherReply } from '../rest/otherAnswer.ts'
import { adminCall, customerCall, type RestCall } from '../rest/restCall.ts'
import { dataExport, dataExportShape } from './dataExport.ts'

const dataExportFile: OtherReply = {
  status: 200,
  json: dataExportShape,
  response: {
    description: 'The file',
    headers: attachment,
  },
}

/** The file about a customer. @param userNo for the file's name */
async function fileOf(
  userId: string,
  { application, now }: RequestContext,
  userNo?: string,
): Promise<OtherAnswer> {
  const data = await dataExport(application.db, userId, now)
  const name = ['personal-data', userNo, businessDate(now)].filter((part) => part !== undefined).join('-')
  return new OtherAnswer({
    file: JSON.stringify(data, undefined, 2),
    mediaType: 'application/json',
    fileName: `${name}.json`,
  })
}

/** What customers may ask of what we know of them (decisions A18, A20). */
export const privacyCustomerCalls: readonly RestCall[] = [
  customerCall.other('/Account/downloadPersonalData', {
    method: 'GET',
    summary: 'Everything we keep of the signed-in customer, as a file',
    description:
      "A privacy access request: the rows of every table that is about the person, in sections of a table each, the office's memo included and hashes of secrets left out. Saved by a browser as personal-data-YYYY-MM-DD.json.",
    responds: dataExportFile,
    limit: 'dataFiles',
    body: noPayload,
    answer: (_, context) => fileOf(customerIdOf(context), context),
  }),
]

/** The office's commands on a customer's stored data (decisions A18, A20). */
export const privacyAdminCalls: readonly RestCall[] = [
  adminCall.other('/Staff/downloadCustomerData', {
    summary: 'Everything we keep of a customer, as a file',
    description:
      "For a privacy access request that did not come through the customer's own pages: the same file as /Account/downloadPersonalData, saved by a browser as personal-data-NUMBER-YYYY-MM-DD.json. Each download is on the record of what administrators did with the customer.",
    responds: dataExportFile,
    limit: 'dataFiles',
    body: z.object({ userId: idField }),
    answer: async ({ userId }, context) => {
      const target = { adminId: adminOf(context).id, userId, now: context.now }
      const whose = await context.application.addresses.recordDataExport(target)
      return isRejection(whose) ? whose : fileOf(userId, context, whose.userNo)
    },
  }),
]
