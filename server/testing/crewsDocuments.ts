/** The operations on staff, groups, days without work and crews' orders, as a client of `/graphql` writes them. */

const ERRORS = 'userErrors { code field message }'
const STAFF_FIELDS = `id staffNo photo firstName lastName email phone unit streetNo streetName city province postal disabled selfAssessment hasPassword rate
  group { id groupNo }`
const STAFF_PAYLOAD = `{ message ${ERRORS} staffMember { ${STAFF_FIELDS} } }`
const GROUP_FIELDS =
  'id groupNo isActive daysOff members { id staffNo photo firstName lastName rate disabled }'
const GROUP_PAYLOAD = `{ message ${ERRORS} group { ${GROUP_FIELDS} } }`
const CLOSED_PAYLOAD = `{ message openOrders ${ERRORS} closedDates { date catalog } }`
const CREW_ORDER_FIELDS = `
  id orderNo status catalog periodType serviceName plannedMinutes bookedDate bookedTime slot totalPoints userNo customerName
  placed { at zoneLabel } booked { at zoneLabel } started { at } ended { at } address { id firstName streetName city postal }
  instructions { text role at } staff { staffNo photo firstName rate } viewerMay { start end }`
const CREW_ORDER_PAYLOAD = `{ stale message ${ERRORS} order { ${CREW_ORDER_FIELDS} } }`

export const STAFF_MEMBERS = `query Staff { staffMembers { ${STAFF_FIELDS} } }`
export const ADD_STAFF = `mutation AddStaff($input: StaffMemberInput!) { addStaff(input: $input) ${STAFF_PAYLOAD} }`
export const SAVE_STAFF = `mutation SaveStaff($staffId: ID!, $input: StaffMemberInput!) {
  saveStaff(staffId: $staffId, input: $input) ${STAFF_PAYLOAD} }`
export const REMOVE_STAFF = `mutation RemoveStaff($staffId: ID!) { removeStaff(staffId: $staffId) ${STAFF_PAYLOAD} }`
export const RESET_PASSWORD = `mutation Reset($staffId: ID!, $newPassword: String!) {
  resetStaffPassword(staffId: $staffId, newPassword: $newPassword) ${STAFF_PAYLOAD} }`

export const STAFF_GROUPS = `query Groups { staffGroups { ${GROUP_FIELDS} } }`
export const AVAILABLE_STAFF = `query Available($groupId: ID!) {
  availableStaff(groupId: $groupId) { id staffNo photo firstName lastName rate disabled } }`
export const ADD_GROUP = `mutation AddGroup($groupNo: String!) { addStaffGroup(groupNo: $groupNo) ${GROUP_PAYLOAD} }`
export const SAVE_GROUP = `mutation SaveGroup($input: SaveStaffGroupInput!) { saveStaffGroup(input: $input) ${GROUP_PAYLOAD} }`
export const REMOVE_GROUP = `mutation RemoveGroup($groupId: ID!) { removeStaffGroup(groupId: $groupId) ${GROUP_PAYLOAD} }`
export const JOIN_GROUP = `mutation Join($input: AddStaffToGroupInput!) { addStaffToGroup(input: $input) ${GROUP_PAYLOAD} }`
export const LEAVE_GROUP = `mutation Leave($groupId: ID!, $staffId: ID!) {
  removeStaffFromGroup(groupId: $groupId, staffId: $staffId) ${GROUP_PAYLOAD} }`

export const CLOSED_DATES = 'query Closed { closedDates { date catalog } }'
export const CALENDAR_DAYS = `query Days($from: String!, $first: Int!) {
  calendarDays(from: $from, first: $first) { date loads { catalog visits unassigned places amTaken pmTaken } } }`
export const DAY_VISITS = `query Visits($date: String!, $first: Int! = 200) { dayVisits(date: $date, first: $first) {
  id revision dayPart group { id groupNo } customer { id firstName lastName } address { id streetNo streetName city }
  order { id orderNo status catalog periodType serviceName bookedDate bookedTime priceLines { minutes } }
  officeMay { assign move } } }`
export const CLOSE_DATE = `mutation Close($input: ClosedDateInput!) { addClosedDate(input: $input) ${CLOSED_PAYLOAD} }`
export const OPEN_DATE = `mutation Open($input: ClosedDateInput!) { removeClosedDate(input: $input) ${CLOSED_PAYLOAD} }`
export const SET_DAY_OFF = `mutation Off($groupId: ID!, $date: String!) {
  setGroupDayOff(groupId: $groupId, date: $date) { message openOrders ${ERRORS} group { ${GROUP_FIELDS} } } }`
export const REMOVE_DAY_OFF = `mutation On($groupId: ID!, $date: String!) {
  removeGroupDayOff(groupId: $groupId, date: $date) ${GROUP_PAYLOAD} }`

export const CREW_ORDER = `query CrewOrder($orderNo: String!) { crewOrder(orderNo: $orderNo) { ${CREW_ORDER_FIELDS} } }`
export const CREW_ORDERS = `query CrewOrders($group: OrderGroup!, $first: Int, $after: String) {
  crewOrders(group: $group, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ${CREW_ORDER_FIELDS} } } } }`
export const CREW_TODAY = 'query CrewToday { crewToday }'
export const CREW_DONE_TODAY = 'query CrewDoneToday { crewDoneToday }'
export const START_SERVICE = `mutation Start($input: ServeOrderInput!) { startService(input: $input) ${CREW_ORDER_PAYLOAD} }`
export const END_SERVICE = `mutation End($input: ServeOrderInput!) { endService(input: $input) ${CREW_ORDER_PAYLOAD} }`
