import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { Language } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { checkPointLabel, serviceTextOf } from '../../catalog/catalogTexts.ts'
import { itemsFor } from '../../catalog/workItems.ts'
import { isRejection, reject } from '../../kernel/rejection.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { Offer } from '../../ordering/placing/offerServices.handlers.ts'
import { addressReply, addressShape } from '../addresses/addresses.rest.ts'
import { commandOf, customerIdOf, customerOf } from '../context/requestContext.ts'
import {
  catalogField,
  idField,
  ownUserId,
  periodTypeField,
  picked,
  slotField,
  tenthsOfPercent,
  timeField,
  wholeNumber,
} from '../rest/fields.ts'
import { customerCall, type RestCall } from '../rest/restCall.ts'
import { slotHoursReply, slotHoursShape } from './orders.reply.ts'

const workItemShape = { condType: z.int(), propertyAttr: z.int(), countingType: z.int() }

const serviceShape = z
  .strictObject({
    serviceId: z.string(),
    name: z.string(),
    description: z.string(),
    basePoints: z.int(),
    additionalPoints: z.int(),
    totalPoints: z.int(),
    checkPointItems: z.array(z.strictObject({ itemName: z.string(), timeConsuming: z.int() })),
    additionalItems: z
      .array(z.strictObject(workItemShape))
      .describe('What a property may change; empty for a flat service'),
    specialNotice: z.string().nullable(),
    periodType: periodTypeField,
  })
  .meta({ id: 'Service' })

/** The booking calls of the customer document, section 7. */
export const bookingCustomerCalls: readonly RestCall[] = [
  customerCall('/Service/getUserServiceDetail', {
    summary: 'The services of a catalog, priced for one address',
    body: z.object({ ...ownUserId, serviceCatalog: catalogField, addressId: idField }),
    returns: 'Address, services and discount',
    reply: z.strictObject({
      contactInfo: addressShape,
      services: z.array(serviceShape),
      rankDiscount: tenthsOfPercent,
    }),
    answer: async ({ serviceCatalog, addressId }, context) => {
      const userId = customerIdOf(context)
      const { application, referenceDataVersion } = context
      const asked = { userId, addressId, catalog: serviceCatalog, referenceDataVersion }
      const found = await application.booking.offers(asked)
      if (isRejection(found)) return found
      return {
        contactInfo: addressReply(found.address),
        services: found.offers.map((offer) => serviceReply(offer, context.language)),
        rankDiscount: found.rankDiscount,
      }
    },
  }),
  customerCall('/Service/getUserAvailableServiceTime', {
    summary: 'When a service can take place',
    body: z.object({ ...ownUserId, serviceCatalog: catalogField, addressId: idField, serviceId: idField }),
    returns: 'Address, service, hours and full days',
    reply: z.strictObject({
      ...slotHoursShape,
      contactInfo: addressShape,
      service: serviceShape,
      rankDiscount: tenthsOfPercent,
      dayLatestBookTime: z
        .int()
        .describe('Hour from which date-only services cannot be booked for the same day'),
      closedDates: z.array(z.iso.date()),
      fullDays: z.array(z.iso.date()),
      fullSlots: z.array(z.strictObject({ date: z.iso.date(), slot: slotField })),
      offeredMonths: z
        .array(z.int())
        .describe('Months of the year in which the service is offered; none for the whole year'),
    }),
    answer: async ({ serviceCatalog, addressId, serviceId }, context) => {
      const { application, now, language, referenceDataVersion } = context
      const userId = customerIdOf(context)
      const asked = { userId, addressId, serviceId, now, referenceDataVersion }
      const found = await application.booking.availability(asked)
      if (isRejection(found)) return found
      if (found.offer.service.serviceCatalog !== serviceCatalog) return reject(RejectionCode.NOT_FOUND)
      const { closedDates, fullDays, fullSlots, offeredMonths } = found.calendar
      return {
        contactInfo: addressReply(found.address),
        service: serviceReply(found.offer, language),
        rankDiscount: found.rankDiscount,
        dayLatestBookTime: businessRules.dayLatestBookHour,
        ...slotHoursReply(),
        closedDates,
        fullDays,
        fullSlots,
        offeredMonths,
      }
    },
  }),
  customerCall('/Service/createServiceOrder', {
    summary: 'Place an order',
    description:
      'The price fields are the price on screen; if it has changed, the order is refused. The same booking within ten minutes returns the first order.',
    body: z.object({
      ...ownUserId,
      addressId: idField,
      serviceId: idField,
      serviceCatalog: catalogField,
      year: wholeNumber,
      month: wholeNumber,
      day: wholeNumber,
      slot: slotField,
      hour: wholeNumber,
      minute: wholeNumber,
      basePoints: wholeNumber,
      additionalPoints: wholeNumber,
      rankDiscount: wholeNumber.meta({ minimum: 0, maximum: 150 }),
      periodType: periodTypeField,
    }),
    returns: 'Placed',
    reply: z.strictObject({ newOrderNo: z.string(), createTime: timeField }),
    answer: async ({ basePoints, additionalPoints, rankDiscount, userId: _own, ...booking }, context) => {
      // The documented payload has no key: each call is its own intent, and a retry is recognized by the
      // booking itself (decision D13).
      const command = commandOf(context, customerOf(context), 'placeOrder', context.requestId)
      const request = { ...booking, priceSeen: { basePoints, additionalPoints, rankDiscount } }
      const placed = await context.application.ordering.placeOrder(command, request)
      if (isRejection(placed)) return placed
      return {
        newOrderNo: placed.value.orderNo,
        createTime: toOffsetString(Temporal.Instant.from(placed.value.placedAt)),
      }
    },
  }),
]

function serviceReply({ service, price, additionalItems }: Offer, language: Language) {
  const { name, description, specialNotice } = serviceTextOf(service, language)
  return {
    serviceId: service.serviceId,
    name,
    description,
    basePoints: price.basePoints,
    additionalPoints: price.additionalPoints,
    totalPoints: price.totalPoints,
    checkPointItems: service.checkPoints.map((point) => ({
      itemName: checkPointLabel(point, language),
      timeConsuming: point.timeConsuming,
    })),
    additionalItems: itemsFor(service, additionalItems).map((item) => picked(workItemShape, item)),
    specialNotice: specialNotice ?? null,
    periodType: service.periodType,
  }
}
