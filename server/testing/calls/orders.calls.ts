import {
  ADD_INSTRUCTIONS,
  ADMIN_ORDER,
  ADMIN_ORDERS,
  AVAILABLE_GROUPS,
  CHANGE_REPORT,
  MOVE_OPTIONS,
  OFFICE_COMMANDS,
  type OfficeCommand,
  ORDER_COUNTS,
  ORDER_REPORT,
  RESCHEDULE_OPTIONS,
  RESCHEDULE_ORDER,
  SEARCH_ORDERS,
} from '../orderDocuments.ts'
import type { Belongings, ValidCall, ValidOperation } from './validCall.ts'

const page = { curPageIndex: 1, pageSize: 10 }

/** Orders of the office, through the documented calls. */
export const orderCalls: readonly ValidCall[] = [
  {
    path: '/Staff/getAdminOrderData',
    body: () => ({ orderByCreateTime: false, orderType: 1, serviceCatalog: 1, ...page }),
  },
  {
    path: '/Staff/getAdminOrderSearchData',
    body: ({ orderNo }) => ({
      searchType: 1,
      searchText: orderNo,
      serviceCatalogs: [1, 2],
      orderByCreateTime: false,
      ...page,
    }),
  },
  {
    path: '/Staff/getAdminOrderAvailableStaffGroup',
    body: ({ userId, orderNo }) => ({ userId, orderNo }),
  },
  // no such crew, customer or order: whatever else is right, nothing is changed
  {
    path: '/Staff/assignStaffGroupToOrder',
    body: ({ orderId, absentId }) => ({ orderId, groupId: absentId }),
  },
  { path: '/Staff/cancelOrder', body: ({ absentId, orderNo }) => ({ userId: absentId, orderNo }) },
  {
    path: '/Staff/resendConfirmOrderMailNotification',
    body: ({ userId, absentId }) => ({ userId, orderId: absentId }),
  },
]

/** A Tuesday, with its time of arrival. */
const time = { year: 2026, month: 12, day: 8, slot: 'Afternoon', hour: 13, minute: 0 }
const NO_ORDER = 'ZZZZ-ZZZZ'

/** Managing orders, at `/graphql`. */
export const orderOperations: readonly ValidOperation[] = [
  {
    root: 'addInstructions',
    query: ADD_INSTRUCTIONS,
    variables: ({ orderNo }) => ({ input: { key: 'a key', orderNo, text: 'Please ring twice.' } }),
    audience: 'customer',
  },
  {
    root: 'rescheduleOrder',
    query: RESCHEDULE_ORDER,
    variables: ({ orderNo }) => ({ input: { key: 'a key', orderNo, ...time } }),
    audience: 'customer',
  },
  {
    root: 'rescheduleOptions',
    query: RESCHEDULE_OPTIONS,
    variables: ({ orderNo }) => ({ orderNo }),
    audience: 'customer',
  },
  { root: 'orderCounts', query: ORDER_COUNTS, variables: () => ({}), audience: 'admin' },
  { root: 'moveOptions', query: MOVE_OPTIONS, variables: ({ orderNo }) => ({ orderNo }), audience: 'admin' },
  {
    root: 'adminOrders',
    query: ADMIN_ORDERS,
    variables: () => ({ type: 'Pending', catalog: 'HouseCleaning', page: 1, pageSize: 10 }),
    audience: 'admin',
  },
  {
    root: 'searchOrders',
    query: SEARCH_ORDERS,
    variables: ({ orderNo }) => ({
      type: 'OrderNo',
      text: orderNo,
      catalogs: ['HouseCleaning'],
      page: 1,
      pageSize: 10,
    }),
    audience: 'admin',
  },
  { root: 'adminOrder', query: ADMIN_ORDER, variables: ({ orderNo }) => ({ orderNo }), audience: 'admin' },
  {
    root: 'availableGroups',
    query: AVAILABLE_GROUPS,
    variables: ({ orderNo }) => ({ orderNo, includeBusy: true }),
    audience: 'admin',
  },
  {
    root: 'orderReport',
    query: ORDER_REPORT,
    variables: ({ userId, absentId }) => ({
      filter: {
        by: 'Placed',
        from: '2026-11-01',
        to: '2026-12-31',
        statuses: ['Pending'],
        catalogs: ['HouseCleaning'],
        groupId: absentId,
        userId,
        text: 'Nico',
      },
      first: 10,
      after: null,
    }),
    audience: 'admin',
  },
  {
    root: 'changeReport',
    query: CHANGE_REPORT,
    variables: ({ userId, orderNo }) => ({
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
    }),
    audience: 'admin',
  },
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
function command(
  root: OfficeCommand,
  rest: (of: Belongings) => Readonly<Record<string, unknown>>,
): ValidOperation {
  const variables = (of: Belongings) => ({ input: { key: 'a key', orderNo: NO_ORDER, ...rest(of) } })
  return { root, query: OFFICE_COMMANDS[root], variables, audience: 'admin' }
}
