import { mutation, query } from './operation.ts'

/** The operations on orders beyond booking and cancelling, as a client of `/graphql` writes them. */

const PAYLOAD = `{ stale message userErrors { code field message } order {
  id orderNo status bookedDate bookedTime slot totalPoints staff { firstName staffNo rate }
  instructions { text role at zoneLabel } changes { action role byViewer } viewerMay { cancel reschedule movesLeft addInstructions } } }`

export const ADD_INSTRUCTIONS = mutation(`addInstructions ${PAYLOAD}`)
export const REPORT_PROBLEM = mutation(`reportProblem ${PAYLOAD}`)
export const RESCHEDULE_ORDER = mutation(`rescheduleOrder ${PAYLOAD}`)

const OPTIONS = `{ lastDate closedDates fullDays fullSlots { date slot } noticeHours stepMinutes timeZone zoneLabel now
  dayLatestBookHour slotHours { amStartHour pmEndHour } }`

export const RESCHEDULE_OPTIONS = query(`rescheduleOptions ${OPTIONS}`)
export const MOVE_OPTIONS = query(`moveOptions ${OPTIONS}`)

const PERSON = '{ id staffNo firstName lastName rate }'
const TRAIL = `{ action at zoneLabel by { role id name } channel oldStatus newStatus oldBooking { date time slot }
  newBooking { date time slot } oldGroup { id groupNo } newGroup { id groupNo } crewKept staff ${PERSON} reason refundPoints
  feePoints note }`
const OFFICE_ORDER = `id revision cancellationNote customer { id userNo firstName lastName phoneNo email }
  order { orderNo status serviceName bookedDate totalPoints instructions { text role } }
  address { id isConfirmed postal } property { areaType hasHalfBath } requote { totalPoints differencePoints }
  group { id groupNo } staff ${PERSON} trail ${TRAIL}
  officeMay { assign cancel move waiveFee addInstructions resendConfirmation openDispute resolveDispute }`
const OFFICE_PAYLOAD = `{ stale message userErrors { code field message } order { ${OFFICE_ORDER} } }`
const PAGE = `{ totalCount page pageSize items { ${OFFICE_ORDER} } }`

export const ADMIN_ORDERS = query(`adminOrders ${PAGE}`)
export const ORDER_COUNTS = query('orderCounts { type catalog orders }')
export const SEARCH_ORDERS = query(`searchOrders ${PAGE}`)
export const ADMIN_ORDER = query(`adminOrder { ${OFFICE_ORDER} }`)
export const AVAILABLE_GROUPS =
  query(`availableGroups { id groupNo isCurrent isOfLastVisit isBusy isBusyElsewhere
  otherJobs staff ${PERSON} }`)

/** The office's commands, by their root field. */
export const OFFICE_COMMANDS = {
  placeCustomerOrder: mutation(`placeCustomerOrder ${OFFICE_PAYLOAD}`),
  assignGroup: mutation(`assignGroup ${OFFICE_PAYLOAD}`),
  cancelCustomerOrder: mutation(`cancelCustomerOrder ${OFFICE_PAYLOAD}`),
  resendConfirmation: mutation(`resendConfirmation ${OFFICE_PAYLOAD}`),
  moveOrder: mutation(`moveOrder ${OFFICE_PAYLOAD}`),
  waiveFee: mutation(`waiveFee ${OFFICE_PAYLOAD}`),
  addOfficeInstructions: mutation(`addOfficeInstructions ${OFFICE_PAYLOAD}`),
  openDispute: mutation(`openDispute ${OFFICE_PAYLOAD}`),
  resolveDispute: mutation(`resolveDispute ${OFFICE_PAYLOAD}`),
} as const
export type OfficeCommand = keyof typeof OFFICE_COMMANDS

export const ORDER_REPORT = query(`orderReport { totalCount totalPoints returnedPoints pageInfo {
  hasNextPage endCursor } figures { catalog status orders points returnedPoints } edges { cursor node {
  order { orderNo status bookedDate } } } }`)
export const CHANGE_REPORT = query(`changeReport { totalCount pageInfo { hasNextPage endCursor } edges {
  cursor node { order { order { orderNo } } change ${TRAIL} } } }`)
