import { type Language, provinceCodeOf } from '../../../schema/rules/enumerations.ts'
import { phoneText } from '../../../schema/rules/phoneText.ts'
import { type Address } from '../../addresses/addresses.store.ts'
import { streetLine } from '../../addresses/addressLine.ts'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import { lookupLabel } from '../../kernel/lookups.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import type { CrewPerson } from '../details/crewLoaders.ts'
import { createLoaders, type LoadersSource } from '../details/loaders.ts'
import type { OrderDetails } from '../details/orderDetails.ts'
import type { Line } from './csvFile.ts'
import { exportWord } from './exportWords.ts'

/** The columns of exported orders. */
export const orderColumns = [
  'order.orderNo',
  'order.placedAt',
  'order.bookedAt',
  'order.period',
  'order.catalog',
  'order.service',
  'order.status',
  'customer.userNo',
  'customer.firstName',
  'customer.lastName',
  'customer.phone',
  'customer.email',
  'order.street',
  'order.city',
  'province',
  'order.postal',
  'order.isConfirmed',
  'order.crew',
  'staff',
  'order.basePoints',
  'order.additionalPoints',
  'order.discount',
  'order.totalPoints',
  'refundPoints',
  'order.feePoints',
  'order.startedAt',
  'order.endedAt',
  'order.cancelledAt',
] as const

type OrderLine = Line<(typeof orderColumns)[number]>

/** Orders as lines, in their order: one question of each kind however many there are. */
export function orderLines(
  source: LoadersSource,
  orders: readonly OrderView[],
  language: Language,
): Promise<readonly OrderLine[]> {
  const details = createLoaders(source).order
  return Promise.all(orders.map((order) => orderLine(order, details, language)))
}

async function orderLine(order: OrderView, details: OrderDetails, language: Language): Promise<OrderLine> {
  const [service, customer, address, group, crew] = await Promise.all([
    details.service(order),
    details.customer(order),
    details.address(order),
    details.group(order),
    details.crew(order),
  ])
  return {
    'order.orderNo': order.orderNo,
    'order.placedAt': toOffsetString(order.placedAt),
    'order.bookedAt': toOffsetString(order.bookedAt),
    'order.period': lookupLabel('periodTypes', order.periodType, language),
    'order.catalog': lookupLabel('serviceCatalogs', order.catalog, language),
    'order.service': serviceTextOf(service, language).name,
    'order.status': lookupLabel('orderStatuses', order.status, language),
    'customer.userNo': customer.userNo,
    'customer.firstName': customer.firstName,
    'customer.lastName': customer.lastName,
    'customer.phone': customer.phoneNo && phoneText(customer.phoneNo),
    'customer.email': customer.email,
    ...placeCells(address, language),
    'order.crew': group?.groupNo,
    staff: namesOf(crew),
    ...pointCells(order),
    ...momentCells(order),
  }
}

function placeCells(address: Address, language: Language) {
  return {
    'order.street': streetLine(address),
    'order.city': address.city,
    province: provinceCodeOf(address.province),
    'order.postal': address.postal,
    'order.isConfirmed': exportWord(address.isConfirmed ? 'yes' : 'no', language),
  }
}

function pointCells(view: OrderView) {
  return {
    'order.basePoints': view.basePoints,
    'order.additionalPoints': view.additionalPoints,
    'order.discount': view.rankDiscount / 10,
    'order.totalPoints': view.totalPoints,
    refundPoints: view.refundPoints + view.refundRewardPoints,
    'order.feePoints': view.feePoints + view.feeRewardPoints,
  }
}

function momentCells({ startedAt, endedAt, cancelledAt }: OrderView) {
  return {
    'order.startedAt': startedAt && toOffsetString(startedAt),
    'order.endedAt': endedAt && toOffsetString(endedAt),
    'order.cancelledAt': cancelledAt && toOffsetString(cancelledAt),
  }
}

/** Such as "1001 Sam Okafor; 1002 Marek Novak". */
export function namesOf(staff: readonly Pick<CrewPerson, 'staffNo' | 'firstName' | 'lastName'>[]): string {
  return staff.map(({ staffNo, firstName, lastName }) => `${staffNo} ${firstName} ${lastName}`).join('; ')
}
