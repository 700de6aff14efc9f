import type {
  OfficeOrderCardFragment,
  OfficeOrderChangeFragment,
} from '../../office/orders/orders.generated.ts'
import type { OfficeOrderMailFragment } from '../../office/orders/page/orderPage.generated.ts'

/* What the server answers in the specs of order management. */

const maySign = {
  __typename: 'OfficeMay',
  assign: true,
  cancel: true,
  move: true,
  waiveFee: true,
  addInstructions: true,
  resendConfirmation: false,
  openDispute: false,
  resolveDispute: false,
} as const

/** A cleaning that waits for a crew, at an address nobody has checked. */
export const pendingOrder: OfficeOrderCardFragment = {
  __typename: 'OfficeOrder',
  id: 'o-1',
  revision: 0,
  order: {
    __typename: 'Order',
    id: 'o-1',
    orderNo: 'H4TX-9QKD',
    status: 'Pending',
    catalog: 'HouseCleaning',
    periodType: 'Day',
    serviceName: 'Deep clean',
    placed: { __typename: 'OrderMoment', at: '2099-11-18T16:12:00-07:00', zoneLabel: 'MST' },
    booked: { __typename: 'OrderMoment', at: '2099-12-09T09:30:00-07:00', zoneLabel: 'MST' },
    bookedDate: '2099-12-09',
    bookedTime: '09:30',
    basePoints: 22_500,
    additionalPoints: -2_700,
    rankDiscountTenths: 30,
    totalPoints: 19_206,
    priceLines: [],
    instructions: [],
    serviceId: 'v-1',
    failedVisit: null,
    series: null,
  },
  customer: {
    __typename: 'OrderCustomer',
    id: 'c-1',
    userNo: '100045',
    firstName: 'Graham',
    lastName: 'Olsen',
    phoneNo: '+14035550148',
    email: 'graham@example.ca',
  },
  address: {
    __typename: 'Address',
    addressId: 'a-1',
    firstName: 'Graham',
    lastName: 'Olsen',
    unit: null,
    streetNo: '212',
    streetName: 'Saddlecrest Link NE',
    city: 'Calgary',
    province: 'AB',
    postal: 'T3J 5B8',
    isConfirmed: false,
    accessNotes: '',
  },
  property: {
    __typename: 'PropertyFacts',
    buildingType: 'House',
    areaType: null,
    bathType: null,
    kitchenType: null,
    driveWayType: null,
    hasHalfBath: true,
    isCornerLot: false,
    hasNoWalkway: false,
  },
  confirmedElsewhere: null,
  requote: { __typename: 'Requote', totalPoints: 20_206, differencePoints: 1_000 },
  group: null,
  suggestedGroup: null,
  staff: [],
  cancellationNote: null,
  officeMay: maySign,
} as OfficeOrderCardFragment

/** Another one of the same list. */
export const otherOrder: OfficeOrderCardFragment = {
  ...pendingOrder,
  id: 'o-2',
  order: { ...pendingOrder.order, id: 'o-2', orderNo: 'M7RP-3WNC' },
  address: { ...pendingOrder.address, isConfirmed: true },
  requote: null,
}

/** The first one once a crew has it. */
export const confirmedOrder: OfficeOrderCardFragment = {
  ...pendingOrder,
  revision: 1,
  order: { ...pendingOrder.order, status: 'Confirmed' },
  group: { id: 'g-3', groupNo: '3' },
  officeMay: { ...maySign, resendConfirmation: true },
}

/** A page of a list as the server answers it. */
export function pageOf(orders: readonly OfficeOrderCardFragment[], totalCount = orders.length) {
  return { data: { page: { __typename: 'OfficeOrderPage', totalCount, items: orders } } }
}

/** An entry of an order's trail. */
export function trailEntry(
  action: OfficeOrderChangeFragment['action'],
  role: OfficeOrderChangeFragment['by']['role'],
  name: string,
): OfficeOrderChangeFragment {
  return {
    action,
    at: '2099-12-01T09:00:00-07:00',
    zoneLabel: 'MST',
    by: { role, name },
    oldBooking: null,
    newBooking: null,
    oldGroup: null,
    newGroup: null,
    crewKept: null,
    happenedAt: null,
    claimedAt: null,
    reason: null,
    refundPoints: null,
    feePoints: null,
    note: null,
  }
}

/** An order on its own page as the server answers it. */
export function wholeOrder(
  order: OfficeOrderCardFragment,
  trail: readonly OfficeOrderChangeFragment[] = [],
  orderMails: readonly OfficeOrderMailFragment[] = [],
) {
  const story = { started: null, cancellation: null, refund: null }
  const adminOrder = { ...order, order: { ...story, ...order.order }, trail }
  return { data: { clock: { at: '2099-12-01T10:00:00-07:00' }, adminOrder, orderMails } }
}

/** The lengths of the tabs: 2 pending cleanings and nothing else. */
export const counts = () => ({
  data: {
    orderCounts: [{ __typename: 'OrderCount', type: 'Pending', catalog: 'HouseCleaning', orders: 2 }],
  },
})

/** The answer to a command: what was done. */
export function done(order: OfficeOrderCardFragment, message: string) {
  const outcome = { __typename: 'OfficeOrderPayload', message, stale: false, order, userErrors: [] }
  return { data: { outcome } }
}

/** The answer to a command: why not. */
export function refused(code: string, message: string, field: string | null = null) {
  const userErrors = [{ __typename: 'UserError', code, field, message }]
  const outcome = { __typename: 'OfficeOrderPayload', message: null, stale: false, order: null, userErrors }
  return { data: { outcome } }
}

/** When an order could take place instead: every day for months to come. @param now of the business's clock */
export const moveOptionsAt = (now: string) => ({
  __typename: 'RescheduleOptions',
  slotHours: { __typename: 'SlotHours', amStartHour: 9, amEndHour: 11, pmStartHour: 12, pmEndHour: 14 },
  stepMinutes: 30,
  dayLatestBookHour: 14,
  timeZone: 'America/Edmonton',
  zoneLabel: 'MST',
  now,
  lastDate: `${Number(now.slice(0, 4)) + 1}-04-30`,
  closedDates: [],
  offeredMonths: [],
  fullDays: [],
  fullSlots: [],
})
