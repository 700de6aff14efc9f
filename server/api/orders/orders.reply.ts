import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import { ActorRole } from '../../kernel/command.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { Instructions } from '../../ordering/notes/instructions.store.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { placeReply, placeShape } from '../addresses/addresses.rest.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { createLoaders, type OrderDetails } from '../details/loaders.ts'
import {
  catalogField,
  periodTypeField,
  photoField,
  picked,
  rowNumber,
  statusField,
  tenthsOfPercent,
  timeField,
} from '../rest/fields.ts'

/** Orders in the documented spellings, one for each kind of reader; references are loaded once for a whole reply. */

/** The four hours between which cleanings begin. */
export const slotHoursShape = {
  slotAMStartHour: z.int(),
  slotAMEndHour: z.int(),
  slotPMStartHour: z.int(),
  slotPMEndHour: z.int(),
}

export const priceShape = {
  totalPoints: z.int(),
  basePoints: z.int(),
  additionalPoints: z.int(),
  rankDiscount: tenthsOfPercent,
}
export const seriesIdField = z
  .string()
  .nullable()
  .describe('The series of recurring visits that it belongs to; null for an order of its own')
const workTimesShape = { strStartTime: timeField.nullable(), strEndTime: timeField.nullable() }
export const instructionShape = {
  text: z.string(),
  srcRole: rowNumber(
    z.literal([ActorRole.Customer, ActorRole.Admin]).describe('1 customer, 3 administrator'),
  ),
  strWrittenTime: timeField,
}

const colleagueShape = {
  staffId: z.string(),
  staffNo: z.string(),
  photo: photoField,
  firstName: z.string(),
}

export const orderShape = z
  .strictObject({
    orderNo: z.string(),
    status: statusField,
    createTime: timeField,
    strCreateTime: timeField,
    bookTime: timeField,
    strBookTime: timeField,
    ...workTimesShape,
    ...priceShape,
    name: z.string(),
    serviceCatalog: catalogField,
    periodType: periodTypeField,
    seriesId: seriesIdField,
    firstName: z.string(),
    lastName: z.string(),
    ...placeShape,
  })
  .meta({ id: 'Order' })

export const crewOrderShape = z
  .strictObject({
    orderId: z.string(),
    orderNo: z.string(),
    userNo: z.string(),
    createTime: timeField,
    strBookTime: timeField,
    ...workTimesShape,
    totalPoints: z.int(),
    status: statusField,
    serviceCatalog: catalogField,
    periodType: periodTypeField,
    seriesId: seriesIdField,
    serviceName: z.string(),
    name: z.string().describe("The customer's name"),
    ...placeShape,
    staffs: z.array(z.strictObject(colleagueShape)),
    instructions: z.array(z.strictObject(instructionShape)),
  })
  .meta({
    id: 'StaffOrder',
    description: 'Of the customer a crew sees the name, the address and the notes only',
  })

/** The inputs of a reply. */
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
  const created = toOffsetString(order.placedAt)
  const shared = bookedReply(order)
  return {
    ...shared,
    createTime: created,
    strCreateTime: created,
    bookTime: shared.strBookTime,
    ...workTimesReply(order),
    ...picked(priceShape, order),
    name: serviceTextOf(service, language).name,
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
    ...bookedReply(order),
    orderId: order.orderId,
    userNo,
    name: `${firstName} ${lastName}`.trim(),
    createTime: toOffsetString(order.placedAt),
    ...workTimesReply(order),
    totalPoints: order.totalPoints,
    serviceName: serviceTextOf(service, language).name,
    ...placeReply(address),
    staffs: crew.map((member) => picked(colleagueShape, member)),
    instructions: instructions.map(instructionReply),
  }
}

/** What all readers see of an order. */
export function bookedReply({ orderNo, status, catalog, periodType, seriesId, bookedAt }: OrderView) {
  const booked = { serviceCatalog: catalog, periodType, strBookTime: toOffsetString(bookedAt) }
  return { orderNo, status, ...booked, seriesId: seriesId ?? null }
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

export function instructionReply({ text, author, writtenAt }: Instructions) {
  return { text, srcRole: author.role, strWrittenTime: toOffsetString(writtenAt) }
}
