import { z } from 'zod'
import { checkPointFields, serviceFields } from '../../../schema/rules/catalogFields.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { missingOrInvalid } from '../../../schema/rules/textFields.ts'
import { type KeptAdditionalItem, listAdditionalItems } from '../../catalog/additionalItems.store.ts'
import { addCheckPoint, removeCheckPoint, saveCheckPoint } from '../../catalog/checkPoints.handlers.ts'
import { addService, removeService, saveService } from '../../catalog/services.handlers.ts'
import { listKeptServices, type Service } from '../../catalog/services.store.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { officeCommandOf } from '../context/requestContext.ts'
import { catalogField } from '../rest/fields.ts'
import { adminCall, messageReply, type RestCall, restCall } from '../rest/restCall.ts'

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

const someId = z.union(
  [
    z.string().min(1, RejectionCode.FIELD_REQUIRED).max(100, RejectionCode.FIELD_INVALID),
    z.number().transform(String),
  ],
  { error: missingOrInvalid },
)
/** A new check point names its service in the documented words when it does not (back-office document, section 5). */
const invalid = RejectionCode.CHECK_POINT_SERVICE_INVALID
const serviceOfNewItem = z.union([z.string().min(1, invalid), z.number().transform(String)], invalid)

/** Services and their check points (back-office document, section 7 "Service items"). */
export const catalogAdminCalls: readonly RestCall[] = [
  adminCall(
    '/Staff/getServiceItemData',
    z.object({ serviceCatalog: catalogField }),
    async ({ serviceCatalog: catalog }, { application: { db } }) => {
      const [services, items] = await Promise.all([
        listKeptServices(db, catalog),
        listAdditionalItems(db, catalog),
      ])
      return { additionalItems: items.map(additionalItemReply), serviceItems: services.map(serviceItemReply) }
    },
  ),
  adminCall('/Staff/addServiceItem', z.object(serviceFields.shape), async (input, context) => {
    const added = await addService(context.application.db, officeCommandOf(context, 'addService'), input)
    if (isRejection(added)) return added
    return { msg: messageOf('SERVICE_ITEM_ADDED', context.language), serviceId: added.serviceId }
  }),
  adminCall(
    '/Staff/saveServiceItem',
    z.object({ ...serviceFields.shape, serviceId: someId }),
    async ({ serviceId, serviceCatalog: catalog, ...input }, context) => {
      const change = { target: { serviceId, catalog }, input }
      const saved = await saveService(context.application.db, officeCommandOf(context, 'saveService'), change)
      return messageReply(saved, 'SERVICE_ITEM_SAVED', context)
    },
  ),
  adminCall(
    '/Staff/removeServiceItem',
    z.object({ serviceCatalog: catalogField, serviceId: someId }),
    async ({ serviceId, serviceCatalog: catalog }, context) => {
      const target = { serviceId, catalog }
      const command = officeCommandOf(context, 'removeService')
      const removed = await removeService(context.application.db, command, target)
      return messageReply(removed, 'SERVICE_ITEM_REMOVED', context)
    },
  ),
  adminCall(
    '/Staff/addCheckPointItem',
    z.object({ serviceId: serviceOfNewItem, ...checkPointFields.shape }),
    async ({ serviceId, ...input }, context) => {
      const command = officeCommandOf(context, 'addCheckPoint')
      const added = await addCheckPoint(context.application.db, command, { serviceId, input })
      if (isRejection(added)) return added
      return { msg: messageOf('CHECK_POINT_ADDED', context.language), itemId: command.id }
    },
  ),
  adminCall(
    '/Staff/saveCheckPointItem',
    z.object({ serviceId: someId, itemId: someId, ...checkPointFields.shape }),
    async ({ serviceId, itemId, ...input }, context) => {
      const command = officeCommandOf(context, 'saveCheckPoint')
      const change = { target: { serviceId, itemId }, input }
      const saved = await saveCheckPoint(context.application.db, command, change)
      return messageReply(saved, 'CHECK_POINT_SAVED', context)
    },
  ),
  adminCall(
    '/Staff/removeCheckPointItem',
    z.object({ itemId: someId, serviceId: someId }),
    async (target, context) => {
      const command = officeCommandOf(context, 'removeCheckPoint')
      const removed = await removeCheckPoint(context.application.db, command, target)
      return messageReply(removed, 'CHECK_POINT_REMOVED', context)
    },
  ),
]

/** A service in the documented spelling (back-office document, section 3), by its words as they were entered. */
function serviceItemReply(service: Service) {
  return {
    serviceId: service.serviceId,
    name: service.name,
    description: service.description,
    disabled: service.isDisabled,
    noCalc: service.noCalc,
    periodType: service.periodType,
    detailType: service.detailType,
    checkPointItems: service.checkPoints.map(
      ({ id, itemName, timeConsuming, extraCountingType, extraConsuming }) => ({
        id,
        itemName,
        timeConsuming,
        extraCountingType,
        extraConsuming,
      }),
    ),
  }
}

/** An additional item in the documented spelling. */
function additionalItemReply(item: KeptAdditionalItem) {
  const { id, condType, propertyAttr, countingType, consuming, detailType } = item
  return { id, condType, propertyAttr, countingType, consuming, detailType }
}
