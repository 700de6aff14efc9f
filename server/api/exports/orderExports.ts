import { type Language, provinceCodeOf } from '../../../schema/rules/enumerations.ts'
import { phoneText } from '../../../schema/rules/phoneText.ts'
import { streetLine } from '../../addresses/addressLine.ts'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { OrderChangeRef } from '../../readmodels/orderChanges/changeReport.queries.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import type { Loaders } from '../details/loaders.ts'
import type { CrewPerson } from '../details/tableLoaders.ts'
import { lookupLabel } from '../lookups/lookups.ts'
import { type BookedTime, reportedChange } from '../orders/officeTrail.graphql.ts'
import { type Column, exportWord, isExportWord, yesOrNo } from './csvFile.ts'
import type { ExportedList } from './exportedList.ts'

async function orderRow(view: OrderView, { order }: Loaders) {
  const [service, customer, address, group, crew] = await Promise.all([
    order.service(view),
    order.customer(view),
    order.address(view),
    order.group(view),
    order.crew(view),
  ])
  return { view, service, customer, address, group, crew }
}

type OrderRow = Awaited<ReturnType<typeof orderRow>>

const orderColumns: readonly Column<OrderRow>[] = [
  { head: 'order.orderNo', cell: ({ view }) => view.orderNo },
  { head: 'order.placedAt', cell: ({ view }) => toOffsetString(view.placedAt) },
  { head: 'order.bookedAt', cell: ({ view }) => toOffsetString(view.bookedAt) },
  {
    head: 'order.period',
    cell: ({ view }, language) => lookupLabel('periodTypes', view.periodType, language),
  },
  {
    head: 'order.catalog',
    cell: ({ view }, language) => lookupLabel('serviceCatalogs', view.catalog, language),
  },
  { head: 'order.service', cell: ({ service }, language) => serviceTextOf(service, language).name },
  {
    head: 'order.status',
    cell: ({ view }, language) => lookupLabel('orderStatuses', view.status, language),
  },
  { head: 'customer.userNo', cell: ({ customer }) => customer.userNo },
  { head: 'customer.firstName', cell: ({ customer }) => customer.firstName },
  { head: 'customer.lastName', cell: ({ customer }) => customer.lastName },
  { head: 'customer.phone', cell: ({ customer }) => customer.phoneNo && phoneText(customer.phoneNo) },
  { head: 'customer.email', cell: ({ customer }) => customer.email },
  { head: 'order.street', cell: ({ address }) => streetLine(address) },
  { head: 'order.city', cell: ({ address }) => address.city },
  { head: 'province', cell: ({ address }) => provinceCodeOf(address.province) },
  { head: 'order.postal', cell: ({ address }) => address.postal },
  { head: 'order.isConfirmed', cell: ({ address }, language) => yesOrNo(address.isConfirmed, language) },
  { head: 'order.crew', cell: ({ group }) => group?.groupNo },
  { head: 'staff', cell: ({ crew }) => namesOf(crew) },
  { head: 'order.basePoints', cell: ({ view }) => view.basePoints },
  { head: 'order.additionalPoints', cell: ({ view }) => view.additionalPoints },
  { head: 'order.discount', cell: ({ view }) => view.rankDiscount / 10 },
  { head: 'order.totalPoints', cell: ({ view }) => view.totalPoints },
  { head: 'refundPoints', cell: ({ view }) => view.refundPoints + view.refundRewardPoints },
  { head: 'order.feePoints', cell: ({ view }) => view.feePoints + view.feeRewardPoints },
  { head: 'order.startedAt', cell: ({ view }) => view.startedAt && toOffsetString(view.startedAt) },
  { head: 'order.endedAt', cell: ({ view }) => view.endedAt && toOffsetString(view.endedAt) },
  { head: 'order.cancelledAt', cell: ({ view }) => view.cancelledAt && toOffsetString(view.cancelledAt) },
  { head: 'order.recurring', cell: ({ view }, language) => yesOrNo(view.seriesId !== undefined, language) },
]

export const ordersExport: ExportedList<OrderView, OrderRow> = {
  name: 'orders',
  columns: orderColumns,
  rowOf: orderRow,
}

/** Such as "1001 Sam Okafor; 1002 Marek Novak". */
function namesOf(staff: readonly Pick<CrewPerson, 'staffNo' | 'firstName' | 'lastName'>[]): string {
  return staff.map(({ staffNo, firstName, lastName }) => `${staffNo} ${firstName} ${lastName}`).join('; ')
}

type ChangeRow = Awaited<ReturnType<typeof reportedChange>>

const changeColumns: readonly Column<ChangeRow>[] = [
  { head: 'at', cell: ({ change }) => change.at },
  { head: 'order.orderNo', cell: ({ order }) => order.orderNo },
  {
    head: 'change.action',
    cell: ({ change }, language) => lookupLabel('orderActions', change.action, language),
  },
  { head: 'role', cell: ({ change }, language) => lookupLabel('roles', change.by.role, language) },
  { head: 'change.by', cell: ({ change }) => change.by.name },
  { head: 'change.channel', cell: ({ change }, language) => wordOf('channel', change.channel, language) },
  { head: 'change.oldStatus', cell: ({ change }, language) => statusCell(change.oldStatus, language) },
  { head: 'change.newStatus', cell: ({ change }, language) => statusCell(change.newStatus, language) },
  { head: 'change.oldBooking', cell: ({ change }) => bookedCell(change.oldBooking) },
  { head: 'change.newBooking', cell: ({ change }) => bookedCell(change.newBooking) },
  { head: 'change.oldCrew', cell: ({ change }) => change.oldGroup?.groupNo },
  { head: 'change.newCrew', cell: ({ change }) => change.newGroup?.groupNo },
  { head: 'staff', cell: ({ change }) => namesOf(change.staff) },
  { head: 'change.reason', cell: ({ change }, language) => wordOf('reason', change.reason, language) },
  { head: 'refundPoints', cell: ({ change }) => change.refundPoints },
  { head: 'change.feePoints', cell: ({ change }) => change.feePoints },
  { head: 'change.note', cell: ({ change }) => change.note },
]

export const changesExport: ExportedList<OrderChangeRef, ChangeRow> = {
  name: 'order-changes',
  columns: changeColumns,
  rowOf: reportedChange,
}

/** The label of a code, or the code itself if it has none. */
function wordOf(kind: 'channel' | 'reason', code: string | null | undefined, language: Language) {
  const word = `${kind}.${code}`
  return isExportWord(word) ? exportWord(word, language) : code
}

function statusCell(status: number | null, language: Language): string | null {
  return status === null ? null : lookupLabel('orderStatuses', status, language)
}

function bookedCell(booked: BookedTime | undefined): string | undefined {
  return booked && [booked.date, booked.time].filter(Boolean).join(' ')
}
