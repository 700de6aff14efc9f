/** The operations on orders beyond booking and cancelling, as a client of `/graphql` writes them. */

const PAYLOAD = `{ stale message userErrors { code field message } order {
  id orderNo status bookedDate bookedTime slot totalPoints staff { firstName staffNo rate }
  instructions { text role at zoneLabel } changes { action role byViewer } viewerMay { cancel reschedule movesLeft addInstructions } } }`

export const ADD_INSTRUCTIONS = `mutation AddInstructions($input: AddInstructionsInput!) {
  addInstructions(input: $input) ${PAYLOAD} }`
export const RESCHEDULE_ORDER = `mutation RescheduleOrder($input: RescheduleOrderInput!) {
  rescheduleOrder(input: $input) ${PAYLOAD} }`

const OPTIONS = `{ lastDate closedDates fullDays fullSlots { date slot } noticeHours stepMinutes timeZone zoneLabel now
  dayLatestBookHour slotHours { amStartHour pmEndHour } }`

export const RESCHEDULE_OPTIONS = `query RescheduleOptions($orderNo: String!) {
  rescheduleOptions(orderNo: $orderNo) ${OPTIONS} }`
export const MOVE_OPTIONS = `query MoveOptions($orderNo: String!) { moveOptions(orderNo: $orderNo) ${OPTIONS} }`

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

export const ADMIN_ORDERS = `query AdminOrders($type: OrderListType!, $catalog: ServiceCatalog!, $page: Int, $pageSize: Int) {
  adminOrders(type: $type, catalog: $catalog, page: $page, pageSize: $pageSize) ${PAGE} }`
export const ORDER_COUNTS = 'query { orderCounts { type catalog orders } }'
export const SEARCH_ORDERS = `query SearchOrders(
    $type: OrderSearchType!, $text: String!, $catalogs: [ServiceCatalog!], $page: Int, $pageSize: Int) {
  searchOrders(type: $type, text: $text, catalogs: $catalogs, page: $page, pageSize: $pageSize) ${PAGE} }`
export const ADMIN_ORDER = `query AdminOrder($orderNo: String!) { adminOrder(orderNo: $orderNo) { ${OFFICE_ORDER} } }`
export const AVAILABLE_GROUPS = `query AvailableGroups($orderNo: String!, $includeBusy: Boolean) {
  availableGroups(orderNo: $orderNo, includeBusy: $includeBusy) {
    id groupNo isCurrent isBusy isBusyElsewhere otherJobs staff ${PERSON} } }`

/** The office's commands, by their root field. */
export const OFFICE_COMMANDS = {
  assignGroup: office('assignGroup', 'AssignGroupInput'),
  cancelCustomerOrder: office('cancelCustomerOrder', 'CancelCustomerOrderInput'),
  resendConfirmation: office('resendConfirmation', 'OrderCommandInput'),
  moveOrder: office('moveOrder', 'MoveOrderInput'),
  waiveFee: office('waiveFee', 'WaiveFeeInput'),
  addOfficeInstructions: office('addOfficeInstructions', 'AddInstructionsInput'),
  openDispute: office('openDispute', 'OpenDisputeInput'),
  resolveDispute: office('resolveDispute', 'ResolveDisputeInput'),
} as const
export type OfficeCommand = keyof typeof OFFICE_COMMANDS

function office(root: string, input: string): string {
  return `mutation Office($input: ${input}!) { ${root}(input: $input) ${OFFICE_PAYLOAD} }`
}

export const ORDER_REPORT = `query OrderReport($filter: OrderReportFilterInput!, $first: Int, $after: String) {
  orderReport(filter: $filter, first: $first, after: $after) {
    totalCount totalPoints returnedPoints pageInfo { hasNextPage endCursor }
    figures { catalog status orders points returnedPoints } edges { cursor node { order { orderNo status bookedDate } } } } }`
export const CHANGE_REPORT = `query ChangeReport($filter: ChangeReportFilterInput!, $first: Int, $after: String) {
  changeReport(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { cursor node { order { order { orderNo } } change ${TRAIL} } } } }`
