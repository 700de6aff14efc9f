import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { type Language, PeriodType, Slot } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { checkPointLabel, serviceTextOf } from '../../catalog/catalogTexts.ts'
import { itemsFor } from '../../catalog/workItems.ts'
import { isRejection, reject } from '../../kernel/rejection.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { Offer } from '../../ordering/placing/booking.handlers.ts'
import { addressReply } from '../addresses/address.reply.ts'
import { commandOf, customerIdOf, customerOf } from '../context/requestContext.ts'
import { catalogField, idField, ownUserId, wholeNumber } from '../rest/fields.ts'
import { customerCall, type RestCall } from '../rest/restCall.ts'
import { slotHoursReply } from './orders.reply.ts'

/** The booking calls of the customer document, section 7. */
export const bookingCustomerCalls: readonly RestCall[] = [
  customerCall(
    '/Service/getUserServiceDetail',
    z.object({ ...ownUserId, serviceCatalog: catalogField, addressId: idField }),
    async ({ serviceCatalog, addressId }, context) => {
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
  ),
  customerCall(
    '/Service/getUserAvailableServiceTime',
    z.object({ ...ownUserId, serviceCatalog: catalogField, addressId: idField, serviceId: idField }),
    async ({ serviceCatalog, addressId, serviceId }, context) => {
      const { application, now, language, referenceDataVersion } = context
      const found = await application.booking.availability({
        userId: customerIdOf(context),
        addressId,
        serviceId,
        now,
        referenceDataVersion,
      })
      if (isRejection(found)) return found
      if (found.offer.service.serviceCatalog !== serviceCatalog) return reject(RejectionCode.NOT_FOUND)
      const { closedDates, fullDays, fullSlots } = found.calendar
      return {
        contactInfo: addressReply(found.address),
        service: serviceReply(found.offer, language),
        rankDiscount: found.rankDiscount,
        dayLatestBookTime: businessRules.dayLatestBookHour,
        ...slotHoursReply(),
        closedDates,
        fullDays,
        fullSlots,
      }
    },
  ),
  customerCall(
    '/Service/createServiceOrder',
    z.object({
      ...ownUserId,
      addressId: idField,
      serviceId: idField,
      serviceCatalog: catalogField,
      year: wholeNumber,
      month: wholeNumber,
      day: wholeNumber,
      slot: z.literal(Object.values(Slot)),
      hour: wholeNumber,
      minute: wholeNumber,
      basePoints: wholeNumber,
      additionalPoints: wholeNumber,
      rankDiscount: wholeNumber,
      periodType: z.literal(Object.values(PeriodType)),
    }),
    async ({ basePoints, additionalPoints, rankDiscount, userId: _own, ...booking }, context) => {
      // The document's payload has no key: every call is an intent of its own, and a retry is known by the booking itself (decision D13).
      const command = commandOf(context, customerOf(context), 'placeOrder', context.requestId)
      const request = { ...booking, priceSeen: { basePoints, additionalPoints, rankDiscount } }
      const placed = await context.application.ordering.placeOrder(command, request)
      if (isRejection(placed)) return placed
      return {
        newOrderNo: placed.value.orderNo,
        createTime: toOffsetString(Temporal.Instant.from(placed.value.placedAt)),
      }
    },
  ),
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
    additionalItems: itemsFor(service, additionalItems).map(({ condType, propertyAttr, countingType }) => ({
      condType,
      propertyAttr,
      countingType,
    })),
    specialNotice: specialNotice ?? null,
    periodType: service.periodType,
  }
}
