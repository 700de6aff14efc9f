import { businessRules } from '../../../schema/rules/businessRules.ts'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { Instructions } from '../../ordering/notes/instructions.store.ts'
import type { GroupOffer } from '../../ordering/placing/groupOffers.handlers.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { placeReply } from '../addresses/address.reply.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { createLoaders } from '../details/loaders.ts'
import type { OrderDetails } from '../details/orderDetails.ts'
import type { CrewPerson } from '../details/tableLoaders.ts'

/** Orders in the documented spellings, one for each kind of reader; what they point at is loaded once for all of a reply. */

/** What a reply is made with. */
export interface OrderReplying extends Pick<RequestContext, 'language'> {
  readonly details: OrderDetails
}

export function replying({ application, referenceDataVersion, language }: RequestContext): OrderReplying {
  return { details: createLoaders(application, referenceDataVersion).order, language }
}

/** Replies for a list of orders, in its order. */
export function repliesFor<Reply>(
  context: RequestContext,
  orders: readonly OrderView[],
  reply: (order: OrderView, made: OrderReplying) => Promise<Reply>,
): Promise<readonly Reply[]> {
  const made = replying(context)
  return Promise.all(orders.map((order) => reply(order, made)))
}

/** An order as its customer sees it (customer document, section 3): `name` is the service's. */
export async function orderReply(order: OrderView, { details, language }: OrderReplying) {
  const [address, service] = await Promise.all([details.address(order), details.service(order)])
  const [created, booked] = [toOffsetString(order.placedAt), toOffsetString(order.bookedAt)]
  return {
    orderNo: order.orderNo,
    status: order.status,
    createTime: created,
    strCreateTime: created,
    bookTime: booked,
    strBookTime: booked,
    ...workTimesReply(order),
    totalPoints: order.totalPoints,
    basePoints: order.basePoints,
    additionalPoints: order.additionalPoints,
    rankDiscount: order.rankDiscount,
    name: serviceTextOf(service, language).name,
    serviceCatalog: order.catalog,
    periodType: order.periodType,
    firstName: address.firstName,
    lastName: address.lastName,
    ...placeReply(address),
  }
}

/**
 * An order as its crew sees it (back-office document, section 3): `name` is the customer's (decision E16), and of the customer there is
 * nothing else but the address and the notes (decision I9).
 */
export async function crewOrderReply(order: OrderView, { details, language }: OrderReplying) {
  const [{ userNo, firstName, lastName }, service, address, crew, instructions] = await Promise.all([
    details.customerName(order),
    details.service(order),
    details.address(order),
    details.crew(order),
    details.instructions(order),
  ])
  return {
    orderId: order.orderId,
    userNo,
    name: `${firstName} ${lastName}`.trim(),
    orderNo: order.orderNo,
    createTime: toOffsetString(order.placedAt),
    strBookTime: toOffsetString(order.bookedAt),
    ...workTimesReply(order),
    totalPoints: order.totalPoints,
    status: order.status,
    serviceCatalog: order.catalog,
    periodType: order.periodType,
    serviceName: serviceTextOf(service, language).name,
    ...placeReply(address),
    staffs: crew.map(({ staffId, staffNo, photo, firstName: name }) => ({
      staffId,
      staffNo,
      photo,
      firstName: name,
    })),
    instructions: instructions.map(instructionReply),
  }
}

/**
 * An order as the office sees it (back-office document, section 3 "Admin order"): `name` is the service's, first and last name are the
 * contact's on site. Beyond it: the address's id and the property's facts of today, so that it can be confirmed in place (decision B7),
 * the notes to the crew (E11), and what the home would make of the price today (B8).
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
  const { totalPoints, basePoints, additionalPoints, rankDiscount } = order
  return {
    orderId: order.orderId,
    orderNo: order.orderNo,
    userId: order.userId,
    userNo: customer.userNo,
    name: serviceTextOf(service, language).name,
    serviceCatalog: order.catalog,
    periodType: order.periodType,
    status: order.status,
    strCreateTime: toOffsetString(order.placedAt),
    strBookTime: toOffsetString(order.bookedAt),
    totalPoints,
    basePoints,
    additionalPoints,
    rankDiscount,
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
    staffs: crew.map(officeStaffReply),
    ...story,
  }
}

/** The crews of the "Available Staff Group List". */
export function groupOfferReply({ groupId, groupNo, members, isCurrent, otherJobs }: GroupOffer) {
  return { dbGroup: { id: groupId, groupNo }, staffs: members.map(officeStaffReply), isCurrent, otherJobs }
}

/** The four slot hours. */
export function slotHoursReply() {
  const { amStartHour, amEndHour, pmStartHour, pmEndHour } = businessRules.slots
  return {
    slotAMStartHour: amStartHour,
    slotAMEndHour: amEndHour,
    slotPMStartHour: pmStartHour,
    slotPMEndHour: pmEndHour,
  }
}

function workTimesReply({ startedAt, endedAt }: OrderView) {
  return {
    strStartTime: startedAt === undefined ? null : toOffsetString(startedAt),
    strEndTime: endedAt === undefined ? null : toOffsetString(endedAt),
  }
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

function instructionReply({ text, author, writtenAt }: Instructions) {
  return { text, srcRole: author.role, strWrittenTime: toOffsetString(writtenAt) }
}

function officeStaffReply({ staffId, staffNo, photo, firstName, lastName, rate }: CrewPerson) {
  return { staffId, staffNo, photo, firstName, lastName, rate }
}
