import { type Language, provinceCodeOf } from '../../../schema/rules/enumerations.ts'
import { type Address, findAddressVersions } from '../../addresses/addresses.store.ts'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import type { Service } from '../../catalog/services.store.ts'
import { findServicesAsOrdered } from '../../catalog/servicesAsOrdered.store.ts'
import type { Db } from '../../kernel/database.ts'
import { lookupLabel } from '../../kernel/lookups.ts'
import { toOffsetString } from '../../kernel/time.ts'
import { type Customer, findCustomers } from '../../people/customers.store.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { findCrews } from '../../staffing/crews.store.ts'
import { type CrewPerson, crewsOfOrders } from '../details/crewsOfOrders.ts'
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

/** Everything a line joins. */
interface Joined {
  readonly order: OrderView
  readonly service: Service | undefined
  readonly customer: Customer | undefined
  readonly address: Address | undefined
  readonly groupNo: string | undefined
  readonly staff: readonly CrewPerson[]
}

/** Orders as lines, in their order: one question of each kind however many there are. */
export async function orderLines(
  db: Db,
  orders: readonly OrderView[],
  language: Language,
): Promise<readonly OrderLine[]> {
  const [services, customers, addresses, crews, staff] = await Promise.all([
    findServicesAsOrdered(db, each(orders, 'serviceId')),
    findCustomers(db, each(orders, 'userId')),
    findAddressVersions(db, each(orders, 'addressVersionId')),
    findCrews(db, each(orders, 'groupId')),
    crewsOfOrders(db, orders),
  ])
  const customer = new Map(customers.map((one) => [one.userId, one]))
  const address = new Map(addresses.map((one) => [one.addressVersionId, one]))
  const groupNo = new Map(crews.map((one) => [one.groupId, one.groupNo]))
  return orders.map((order) =>
    orderLine(
      {
        order,
        service: services.asOf(order.serviceId, order.placedAt),
        customer: customer.get(order.userId),
        address: address.get(order.addressVersionId),
        groupNo: groupNo.get(order.groupId ?? ''),
        staff: staff(order),
      },
      language,
    ),
  )
}

function orderLine(joined: Joined, language: Language): OrderLine {
  const { order, service, customer, groupNo, staff } = joined
  return {
    'order.orderNo': order.orderNo,
    'order.placedAt': toOffsetString(order.placedAt),
    'order.bookedAt': toOffsetString(order.bookedAt),
    'order.period': lookupLabel('periodTypes', order.periodType, language),
    'order.catalog': lookupLabel('serviceCatalogs', order.catalog, language),
    'order.service': service && serviceTextOf(service, language).name,
    'order.status': lookupLabel('orderStatuses', order.status, language),
    'customer.userNo': customer?.userNo,
    'customer.firstName': customer?.firstName,
    'customer.lastName': customer?.lastName,
    'customer.phone': customer?.phoneNo,
    'customer.email': customer?.email,
    ...placeCells(joined, language),
    'order.crew': groupNo,
    staff: namesOf(staff),
    ...pointCells(order),
    ...momentCells(order),
  }
}

function placeCells({ address }: Joined, language: Language) {
  const { unit, streetNo, streetName } = address ?? {}
  const number = [unit, streetNo].filter(Boolean).join('-')
  return {
    'order.street': [number, streetName].filter(Boolean).join(' '),
    'order.city': address?.city,
    province: address && provinceCodeOf(address.province),
    'order.postal': address?.postal,
    'order.isConfirmed': address && exportWord(address.isConfirmed ? 'yes' : 'no', language),
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

function each(orders: readonly OrderView[], key: 'serviceId' | 'userId' | 'addressVersionId' | 'groupId') {
  return [...new Set(orders.flatMap((order) => order[key] ?? []))]
}
