import type { Language } from '../../../schema/rules/enumerations.ts'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { GroupOffer } from '../../ordering/placing/groupOffers.handlers.ts'
import { placeReply } from '../addresses/address.reply.ts'
import type { CrewPerson } from '../details/crewsOfOrders.ts'
import type { OfficeOrderCard } from '../details/officeOrderCards.ts'

/**
 * An order in the spelling of the back-office document, section 3 "Admin order": `name` is the service's, first and last name are the
 * contact's on site. Beyond it: the address's id and the property's facts of today, so that it can be confirmed in place (decision B7),
 * the notes to the crew (E11), and what the home would make of the price today (B8).
 */
export function officeOrderReply(card: OfficeOrderCard, language: Language) {
  const { order, service, customer, address, property, crew } = card
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
    ...pointsOf(card),
    addressId: address.addressId,
    isConfirmed: address.isConfirmed,
    ...placeReply(address),
    ...property,
    firstName: address.firstName,
    lastName: address.lastName,
    phoneNo: customer.phoneNo ?? null,
    emailAddress: customer.email,
    groupId: order.groupId ?? null,
    staffs: crew.map(staffReply),
    ...storyOf(card),
  }
}

/** The crews of the "Available Staff Group List". */
export function groupOfferReply({ groupId, groupNo, members, isCurrent, otherJobs }: GroupOffer) {
  return { dbGroup: { id: groupId, groupNo }, staffs: members.map(staffReply), isCurrent, otherJobs }
}

function pointsOf({ order, requote }: OfficeOrderCard) {
  const { totalPoints, basePoints, additionalPoints, rankDiscount } = order
  const requoteDifference = requote?.differencePoints ?? null
  return { totalPoints, basePoints, additionalPoints, rankDiscount, requoteDifference }
}

function storyOf({ changes, instructions }: OfficeOrderCard) {
  return {
    instructions: instructions.map(({ text, writtenAt, author }) => ({
      text,
      strWrittenTime: toOffsetString(writtenAt),
      srcRole: author.role,
    })),
    changedList: changes.map(({ action, at, role }) => ({
      action,
      strModifiedTime: toOffsetString(at),
      srcRole: role,
    })),
  }
}

function staffReply({ staffId, staffNo, photo, firstName, lastName, rate }: CrewPerson) {
  return { staffId, staffNo, photo, firstName, lastName, rate }
}
