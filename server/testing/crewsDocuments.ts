import { mutation, query } from './operation.ts'

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
  placed { at zoneLabel } booked { at zoneLabel } started { at } ended { at } address { id firstName streetName city postal accessNotes }
  instructions { text role at } staff { staffNo photo firstName rate } viewerMay { start end }
  checkPoints { id name } failedVisit { at zoneLabel reason }`
const CREW_ORDER_PAYLOAD = `{ stale message ${ERRORS} order { ${CREW_ORDER_FIELDS} } }`

export const STAFF_MEMBERS = query(`staffMembers { ${STAFF_FIELDS} }`)
export const ADD_STAFF = mutation(`addStaff ${STAFF_PAYLOAD}`)
export const SAVE_STAFF = mutation(`saveStaff ${STAFF_PAYLOAD}`)
export const REMOVE_STAFF = mutation(`removeStaff ${STAFF_PAYLOAD}`)
export const RESET_PASSWORD = mutation(`resetStaffPassword ${STAFF_PAYLOAD}`)

export const STAFF_GROUPS = query(`staffGroups { ${GROUP_FIELDS} }`)
export const AVAILABLE_STAFF = query('availableStaff { id staffNo photo firstName lastName rate disabled }')
export const ADD_GROUP = mutation(`addStaffGroup ${GROUP_PAYLOAD}`)
export const SAVE_GROUP = mutation(`saveStaffGroup ${GROUP_PAYLOAD}`)
export const REMOVE_GROUP = mutation(`removeStaffGroup ${GROUP_PAYLOAD}`)
export const JOIN_GROUP = mutation(`addStaffToGroup ${GROUP_PAYLOAD}`)
export const LEAVE_GROUP = mutation(`removeStaffFromGroup ${GROUP_PAYLOAD}`)

export const CLOSED_DATES = query('closedDates { date catalog }')
export const CALENDAR_DAYS = query(`calendarDays { date loads { catalog visits unassigned places amTaken
  pmTaken } }`)
export const DAY_VISITS =
  query(`dayVisits { id revision dayPart minutes hasNotes group { id groupNo } customer { id
  firstName lastName } address { id streetNo streetName city } order { id orderNo status catalog
  periodType serviceName bookedDate bookedTime priceLines { minutes } } officeMay { assign move } }`)
export const VISIT_PROPOSAL =
  query(`visitProposal { groups { id groupNo } toDate visits { groupId freeGroupIds
  busyCrews { groupId catalog bookedTime jobs } problem visit { id revision group { id groupNo } customer { id firstName lastName } address { id streetNo
  streetName city } order { id orderNo bookedDate bookedTime } } } }`)
export const OVERDUE_VISITS = query(`overdueVisits { totalCount pageInfo { hasNextPage endCursor } edges {
  cursor node { id revision group { id groupNo } customer { id firstName lastName } address { id streetName city }
  order { id orderNo status bookedDate } } } }`)
export const UNENDED_VISITS = query('unendedVisits { id order { orderNo started { at } } }')
export const CLOSE_DATE = mutation(`addClosedDate ${CLOSED_PAYLOAD}`)
export const OPEN_DATE = mutation(`removeClosedDate ${CLOSED_PAYLOAD}`)
export const SET_DAY_OFF = mutation(`setGroupDayOff { message openOrders ${ERRORS} group { ${GROUP_FIELDS}
  } }`)
export const REMOVE_DAY_OFF = mutation(`removeGroupDayOff ${GROUP_PAYLOAD}`)

export const CREW_ORDER = query(`crewOrder { ${CREW_ORDER_FIELDS} }`)
export const CREW_ORDERS = query(`crewOrders { totalCount pageInfo { hasNextPage endCursor } edges {
  cursor node { ${CREW_ORDER_FIELDS} } } }`)
export const CREW_TODAY = query('crewToday')
export const CREW_DONE_TODAY = query('crewDoneToday')
export const START_SERVICE = mutation(`startService ${CREW_ORDER_PAYLOAD}`)
export const END_SERVICE = mutation(`endService ${CREW_ORDER_PAYLOAD}`)
export const REPORT_FAILED_VISIT = mutation(`reportFailedVisit ${CREW_ORDER_PAYLOAD}`)
