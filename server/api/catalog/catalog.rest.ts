import { z } from 'zod'
import { checkPointFields, serviceFields } from '../../../schema/rules/catalogFields.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { missingOrInvalid } from '../../../schema/rules/textFields.ts'
import { listAdditionalItems } from '../../catalog/additionalItems.store.ts'
import { listKeptServices, type Service } from '../../catalog/services.store.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { officeCommandOf } from '../context/requestContext.ts'
import {
  addOnField,
  catalogField,
  countingTypeField,
  describedAs,
  idField,
  messageShape,
  periodTypeField,
  picked,
  rowNumber,
} from '../rest/fields.ts'
import { adminCall, publicCall, type RestCall } from '../rest/restCall.ts'

/** The customer document's calls on the catalogue (section 7). */
export const catalogCustomerCalls: readonly RestCall[] = [
  publicCall('/Service/getServiceDetailList', {
    method: 'GET',
    summary: 'A stub that says where to book',
    body: z.object({ catalog: z.string().max(20).optional() }),
    returns: 'Where to book',
    reply: messageShape,
    // the document does not show its purpose: the call is a stub that says where to book (decision C13)
    answer: async (_catalog, { language }) => ({ msg: messageOf('SERVICE_DETAIL_STUB', language) }),
  }),
]

const asId = { type: ['string', 'integer'], anyOf: undefined, description: idField.description }
const someId = z
  .union(
    [
      z.string().min(1, RejectionCode.FIELD_REQUIRED).max(100, RejectionCode.FIELD_INVALID),
      z.number().transform(String),
    ],
    { error: missingOrInvalid },
  )
  .meta(asId)
/** A new check point names its service in the documented words when it does not (back-office document, section 5). */
const invalid = RejectionCode.CHECK_POINT_SERVICE_INVALID
const serviceOfNewItem = z
  .union([z.string().min(1, invalid), z.number().transform(String)], invalid)
  .meta(asId)

/** Forms, with types that the schemas of their fields leave open. Months and the notice are set by GraphQL alone. */
const { offeredMonths: _months, specialNotice: _notice, ...typedService } = serviceFields.shape
const serviceForm = {
  ...typedService,
  serviceCatalog: describedAs(typedService.serviceCatalog, catalogField),
  description: typedService.description.meta({ maxLength: 500 }),
  noCalc: typedService.noCalc.describe('A flat service; what properties add is ignored'),
  periodType: typedService.periodType.describe('0 day, 1 month, 2 season; 0 unless noCalc'),
  detailType: describedAs(typedService.detailType, addOnField),
}
const { shape: typedPoint } = checkPointFields
const checkPointForm = {
  ...typedPoint,
  timeConsuming: typedPoint.timeConsuming.describe('Minutes'),
  extraCountingType: typedPoint.extraCountingType.describe('0 = no extra'),
  extraConsuming: typedPoint.extraConsuming.meta({
    maximum: 500,
    description: 'Minutes, or percent up to 100; 0 without an extra',
  }),
}

const additionalItemShape = z
  .strictObject({
    id: z.string(),
    condType: z.int(),
    propertyAttr: z.int(),
    countingType: rowNumber(countingTypeField),
    consuming: z.int(),
    detailType: rowNumber(addOnField),
  })
  .meta({ id: 'AdditionalItem' })

const checkPointShape = z.strictObject({
  id: z.string(),
  itemName: z.string(),
  timeConsuming: z.int(),
  extraCountingType: rowNumber(z.literal([0, 1, 2, 3])),
  extraConsuming: z.int(),
})

/** A service in the documented spelling (back-office document, section 3), by its words as they were entered. */
const serviceItemShape = z
  .strictObject({
    serviceId: z.string(),
    name: z.string().describe('As it was entered'),
    description: z.string(),
    disabled: z.boolean(),
    noCalc: z.boolean(),
    periodType: periodTypeField,
    detailType: rowNumber(addOnField),
    checkPointItems: z.array(checkPointShape),
  })
  .meta({ id: 'ServiceItem' })

/** The id of the added record. */
export const itemAddedShape = z
  .strictObject({ msg: z.string(), itemId: z.string() })
  .meta({ id: 'ItemAdded' })

/** Services and their check points (back-office document, section 7 "Service items"). */
export const catalogAdminCalls: readonly RestCall[] = [
  adminCall('/Staff/getServiceItemData', {
    summary: 'The services of a catalog and what properties add',
    body: z.object({ serviceCatalog: catalogField }),
    returns: 'Services with their check points, and additional items',
    reply: z.strictObject({
      additionalItems: z.array(additionalItemShape),
      serviceItems: z.array(serviceItemShape),
    }),
    answer: async ({ serviceCatalog: catalog }, { application: { db } }) => {
      const [services, items] = await Promise.all([
        listKeptServices(db, catalog),
        listAdditionalItems(db, catalog),
      ])
      return {
        additionalItems: items.map((item) => picked(additionalItemShape.shape, item)),
        serviceItems: services.map(serviceItemReply),
      }
    },
  }),
  adminCall('/Staff/addServiceItem', {
    summary: 'Add a service',
    body: z.object(serviceForm),
    returns: 'Added',
    reply: z.strictObject({ msg: z.string(), serviceId: z.string() }),
    answer: async (input, context) => {
      const command = officeCommandOf(context, 'addService')
      const added = await context.application.catalog.addService(command, input)
      if (isRejection(added)) return added
      return { msg: messageOf('SERVICE_ITEM_ADDED', context.language), serviceId: added.serviceId }
    },
  }),
  adminCall.message('/Staff/saveServiceItem', {
    summary: 'Save a service',
    body: z.object({ ...serviceForm, serviceId: someId }),
    returns: 'Saved',
    success: 'SERVICE_ITEM_SAVED',
    run: ({ serviceId, serviceCatalog: catalog, ...input }, context) => {
      const command = officeCommandOf(context, 'saveService')
      return context.application.catalog.saveService(command, { target: { serviceId, catalog }, input })
    },
  }),
  adminCall.message('/Staff/removeServiceItem', {
    summary: 'Remove a service that has no check points',
    description: 'Orders keep showing it.',
    body: z.object({ serviceCatalog: catalogField, serviceId: someId }),
    returns: 'Removed',
    success: 'SERVICE_ITEM_REMOVED',
    run: ({ serviceId, serviceCatalog: catalog }, context) => {
      const command = officeCommandOf(context, 'removeService')
      return context.application.catalog.removeService(command, { serviceId, catalog })
    },
  }),
  adminCall('/Staff/addCheckPointItem', {
    summary: 'Add a check point to a service that is not disabled',
    body: z.object({ serviceId: serviceOfNewItem, ...checkPointForm }),
    returns: 'Added',
    reply: itemAddedShape,
    answer: async ({ serviceId, ...input }, context) => {
      const command = officeCommandOf(context, 'addCheckPoint')
      const added = await context.application.catalog.addCheckPoint(command, { serviceId, input })
      if (isRejection(added)) return added
      return { msg: messageOf('CHECK_POINT_ADDED', context.language), itemId: command.id }
    },
  }),
  adminCall.message('/Staff/saveCheckPointItem', {
    summary: 'Save a check point of a service that is not disabled',
    body: z.object({ serviceId: someId, itemId: someId, ...checkPointForm }),
    returns: 'Saved',
    success: 'CHECK_POINT_SAVED',
    run: ({ serviceId, itemId, ...input }, context) => {
      const command = officeCommandOf(context, 'saveCheckPoint')
      return context.application.catalog.saveCheckPoint(command, { target: { serviceId, itemId }, input })
    },
  }),
  adminCall.message('/Staff/removeCheckPointItem', {
    summary: 'Remove a check point',
    body: z.object({ itemId: someId, serviceId: someId }),
    returns: 'Removed',
    success: 'CHECK_POINT_REMOVED',
    run: (target, context) =>
      context.application.catalog.removeCheckPoint(officeCommandOf(context, 'removeCheckPoint'), target),
  }),
]

function serviceItemReply(service: Service) {
  const checkPointItems = service.checkPoints.map((point) => picked(checkPointShape.shape, point))
  return picked(serviceItemShape.shape, { ...service, disabled: service.isDisabled, checkPointItems })
}
