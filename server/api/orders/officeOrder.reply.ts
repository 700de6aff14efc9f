import { z } from 'zod'
import { OrderAction } from '../../../schema/rules/enumerations.ts'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import { ActorRole } from '../../kernel/command.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { GroupOffer } from '../../ordering/crewWork/offerGroups.handlers.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { placeReply, placeShape, propertyShape } from '../addresses/addresses.rest.ts'
import type { OrderDetails } from '../details/loaders.ts'
import {
  catalogField,
  periodTypeField,
  photoField,
  picked,
  rateField,
  statusField,
  timeField,
} from '../rest/fields.ts'
import {
  bookedReply,
  instructionReply,
  instructionShape,
  type OrderReplying,
  priceShape,
  seriesIdField,
} from './orders.reply.ts'

/** Orders in the office's documented spelling (back-office document, section 3). */

const officeStaffShape = z
  .strictObject({
    staffId: z.string(),
    staffNo: z.string(),
    photo: photoField,
    firstName: z.string(),
    lastName: z.string(),
    rate: rateField,
  })
  .meta({ id: 'AdminOrderStaff' })

export const groupOfferShape = z
  .strictObject({
    dbGroup: z.strictObject({ id: z.string(), groupNo: z.string() }),
    staffs: z.array(officeStaffShape),
    isCurrent: z.boolean().describe("The order is this crew's already"),
    otherJobs: z.int().describe('Jobs of other catalogs on that day'),
  })
  .meta({ id: 'OfferedGroup' })

export const officeOrderShape = z
  .strictObject({
    orderId: z.string(),
    orderNo: z.string(),
    userId: z.string(),
    userNo: z.string(),
    name: z.string().describe('Name of the service'),
    serviceCatalog: catalogField,
    periodType: periodTypeField,
    seriesId: seriesIdField,
    status: statusField,
    strCreateTime: timeField,
    strBookTime: timeField,
    ...priceShape,
    requoteDifference: z
      .int()
      .nullable()
      .describe(
        'Points that the home as known today would add to the placed price, which stays; null when the order is over, its address was removed or its service has no price',
      ),
    addressId: z.string(),
    isConfirmed: z.boolean().describe('The address is confirmed'),
    ...placeShape,
    ...propertyShape,
    firstName: z.string().describe('Of the contact on site'),
    lastName: z.string(),
    phoneNo: z.string().nullable(),
    emailAddress: z.string(),
    groupId: z.string().nullable(),
    staffs: z.array(officeStaffShape),
    instructions: z.array(z.strictObject(instructionShape)),
    changedList: z
      .array(
        z.strictObject({
          action: z.literal(Object.values(OrderAction)),
          strModifiedTime: timeField,
          srcRole: z.literal(Object.values(ActorRole)),
        }),
      )
      .describe('What was done since the placing, oldest first'),
  })
  .meta({ id: 'AdminOrder' })

/**
 * An order for the office (back-office document, section 3 "Admin order"): `name` is the service's, first and last name are the contact's
 * on site. Further fields: the address's id and the property's current facts, for confirming it in place (decision B7), the notes to the
 * crew (E11), and today's price (B8).
 */
export async function officeOrderReply(order: OrderView, { details, language }: OrderReplying) {
  const [customer, service, address, property, crew, requote, story] = await Promise.all([
    details.customer(order),
    details.service(order),
    details.address(order),
    details.property(order),
    details.crew(order),
    details.requote(order),
    storyReply(order, details),
  ])
  return {
    ...bookedReply(order),
    orderId: order.orderId,
    userId: order.userId,
    userNo: customer.userNo,
    name: serviceTextOf(service, language).name,
    strCreateTime: toOffsetString(order.placedAt),
    ...picked(priceShape, order),
    requoteDifference: requote?.differencePoints ?? null,
    addressId: address.addressId,
    isConfirmed: address.isConfirmed,
    ...placeReply(address),
    ...property,
    firstName: address.firstName,
    lastName: address.lastName,
    phoneNo: customer.phoneNo ?? null,
    emailAddress: customer.email,
    groupId: order.groupId ?? null,
    staffs: crew.map((member) => picked(officeStaffShape.shape, member)),
    ...story,
  }
}

/** The crews of the "Available Staff Group List". */
export function groupOfferReply({ groupId, groupNo, members, isCurrent, otherJobs }: GroupOffer) {
  const staffs = members.map((member) => picked(officeStaffShape.shape, member))
  return { dbGroup: { id: groupId, groupNo }, staffs, isCurrent, otherJobs }
}

async function storyReply(order: OrderView, details: OrderDetails) {
  const [instructions, changes] = await Promise.all([details.instructions(order), details.changes(order)])
  return {
    instructions: instructions.map(instructionReply),
    changedList: changes.map(({ action, at, role }) => ({
      action,
      strModifiedTime: toOffsetString(at),
      srcRole: role,
    })),
  }
}
