import { DASHBOARD } from '../dashboardDocuments.ts'
import { ORDER_MAILS } from '../mailDocuments.ts'
import type { OfficeCommand } from '../orderDocuments.ts'
import * as orders from '../orderDocuments.ts'
import { admin, adminInput, call, customer, type ValidCall, type ValidOperation } from './validCall.ts'

const page = { curPageIndex: 1, pageSize: 10 }

/** Orders of the office, through the documented calls. */
export const orderCalls: readonly ValidCall[] = [
  call('/Staff/getAdminOrderData', () => ({
    orderByCreateTime: false,
    orderType: 1,
    serviceCatalog: 1,
    ...page,
  })),
  call('/Staff/getAdminOrderSearchData', ({ orderNo }) => ({
    searchType: 1,
    searchText: orderNo,
    serviceCatalogs: [1, 2],
    orderByCreateTime: false,
    ...page,
  })),
  call('/Staff/getAdminOrderAvailableStaffGroup', ({ userId, orderNo }) => ({ userId, orderNo })),
  // unknown crew, customer or order: the call is refused whatever else is valid
  call('/Staff/assignStaffGroupToOrder', ({ orderId, absentId }) => ({ orderId, groupId: absentId })),
  call('/Staff/cancelOrder', ({ absentId, orderNo }) => ({ userId: absentId, orderNo })),
  call('/Staff/resendConfirmOrderMailNotification', ({ userId, absentId }) => ({
    userId,
    orderId: absentId,
  })),
]

/** A Tuesday, with its time of arrival. */
const time = { year: 2026, month: 12, day: 8, slot: 'Afternoon', hour: 13, minute: 0 }

/** Managing orders, their mails and the dashboard, at `/graphql`. */
export const orderOperations: readonly ValidOperation[] = [
  customer(orders.ADD_INSTRUCTIONS, ({ orderNo }) => ({
    input: { key: 'a key', orderNo, text: 'Please ring twice.' },
  })),
  customer(orders.REPORT_PROBLEM, ({ orderNo }) => ({
    input: { key: 'a key', orderNo, reason: 'Quality', words: 'The oven was left dirty.' },
  })),
  customer(orders.RESCHEDULE_ORDER, ({ orderNo }) => ({ input: { key: 'a key', orderNo, ...time } })),
  customer(orders.RESCHEDULE_OPTIONS, ({ orderNo }) => ({ orderNo })),
  admin(orders.ORDER_COUNTS),
  admin(orders.MOVE_OPTIONS, ({ orderNo }) => ({ orderNo })),
  admin(orders.ADMIN_ORDERS, () => ({ type: 'Pending', catalog: 'HouseCleaning', page: 1, pageSize: 10 })),
  admin(orders.SEARCH_ORDERS, ({ orderNo }) => ({
    type: 'OrderNo',
    text: orderNo,
    catalogs: ['HouseCleaning'],
    page: 1,
    pageSize: 10,
  })),
  admin(orders.ADMIN_ORDER, ({ orderNo }) => ({ orderNo })),
  admin(orders.AVAILABLE_GROUPS, ({ orderNo }) => ({ orderNo, includeBusy: true })),
  admin(orders.ORDER_REPORT, ({ userId, absentId }) => ({
    filter: {
      by: 'Placed',
      from: '2026-11-01',
      to: '2026-12-31',
      statuses: ['Pending'],
      catalogs: ['HouseCleaning'],
      groupId: absentId,
      userId,
      text: 'Nico',
      recurring: true,
    },
    first: 10,
    after: null,
  })),
  admin(orders.CHANGE_REPORT, ({ userId, orderNo }) => ({
    filter: {
      from: '2026-11-01',
      to: '2026-12-31',
      roles: ['Customer'],
      actions: ['Cancelled'],
      actorId: userId,
      orderNo,
    },
    first: 10,
    after: null,
  })),
  admin(DASHBOARD),
  admin(ORDER_MAILS, ({ orderNo }) => ({ orderNo })),
  command('assignGroup', ({ absentId }) => ({ groupId: absentId })),
  command('cancelCustomerOrder', () => ({ reason: 'The crew is ill.' })),
  command('resendConfirmation', () => ({})),
  command('moveOrder', () => time),
  command('waiveFee', () => ({ reason: 'We moved it ourselves.' })),
  command('addOfficeInstructions', () => ({ text: 'Please ring twice.' })),
  command('openDispute', () => ({ reason: 'Quality', words: 'The oven was left dirty.' })),
  command('resolveDispute', () => ({
    outcome: 'Completed',
    rewardPoints: 100,
    note: 'Spoke with the customer.',
  })),
]

/** On an order that is not there: whatever else is right, nothing is changed. */
function command(root: OfficeCommand, rest: Parameters<typeof adminInput>[1]): ValidOperation {
  return adminInput(orders.OFFICE_COMMANDS[root], (of) => ({
    key: 'a key',
    orderNo: 'ZZZZ-ZZZZ',
    ...rest(of),
  }))
}
