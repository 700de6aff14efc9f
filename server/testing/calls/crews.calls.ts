import {
  ADD_GROUP,
  ADD_STAFF,
  AVAILABLE_STAFF,
  CALENDAR_DAYS,
  CLOSE_DATE,
  CLOSED_DATES,
  CREW_DONE_TODAY,
  CREW_ORDER,
  CREW_ORDERS,
  CREW_TODAY,
  DAY_VISITS,
  END_SERVICE,
  JOIN_GROUP,
  LEAVE_GROUP,
  OPEN_DATE,
  REMOVE_DAY_OFF,
  REMOVE_GROUP,
  REMOVE_STAFF,
  RESET_PASSWORD,
  SAVE_GROUP,
  SAVE_STAFF,
  SET_DAY_OFF,
  STAFF_GROUPS,
  STAFF_MEMBERS,
  START_SERVICE,
} from '../crewsDocuments.ts'
import type { Belongings, ValidCall, ValidOperation } from './validCall.ts'

const person = {
  firstName: 'Robin',
  lastName: 'Field',
  disabled: false,
  selfAssessment: 4.5,
  phone: '403-555-0199',
  email: 'robin@example.com',
  unit: '2',
  streetNo: '9',
  streetName: 'Elm Street NW',
  city: 'Calgary',
  postal: 'T2N 1N4',
}
const wrongPassword = { userName: 'nobody@example.com', password: 'wrong-1' }
const absentGroup = ({ absentId }: Belongings) => ({ groupId: absentId })
const aPress = ({ orderNo }: Belongings) => ({ input: { key: 'a key', orderNo, pressedAt: null } })

/** Staff, groups and the crews' orders, through the documented calls. */
export const crewsCalls: readonly ValidCall[] = [
  { path: '/Staff/loginAdmin', body: () => wrongPassword },
  { path: '/Staff/loginStaff', body: () => wrongPassword },
  { path: '/Staff/getStaffData', body: () => ({}) },
  // no such province: whatever else is right, nobody is hired
  { path: '/Staff/addStaffItem', body: () => ({ ...person, provinceId: 99 }) },
  {
    path: '/Staff/saveStaffItem',
    body: ({ absentId }) => ({ staffId: absentId, staffNo: 'S-1', ...person, provinceId: 1 }),
  },
  { path: '/Staff/removeStaffItem', body: ({ absentId }) => ({ staffId: absentId }) },
  {
    path: '/Staff/resetStaffPassword',
    body: ({ absentId }) => ({ staffId: absentId, newPassword: 'another-1' }),
  },
  { path: '/Staff/getStaffGroupData', body: () => ({}) },
  { path: '/Staff/saveStaffGroup', body: (of) => ({ ...absentGroup(of), groupNo: '7' }) },
  { path: '/Staff/addStaffGroup', body: () => ({ groupNo: 'too long for a number' }), accepts: ['groupNo'] },
  { path: '/Staff/removeStaffGroup', body: absentGroup },
  { path: '/Staff/getGroupAvailableAddingStaffList', body: absentGroup },
  { path: '/Staff/addStaffToGroup', body: (of) => ({ ...absentGroup(of), staffIds: [of.staffId] }) },
  { path: '/Staff/removeStaffFromGroup', body: (of) => ({ ...absentGroup(of), staffId: of.staffId }) },
  { path: '/Staff/getStaffOrders', body: ({ staffId }) => ({ staffId, catalog: 0 }) },
  // of no crew: for this one there is no such order
  { path: '/Staff/startStaffOrder', body: ({ staffId, orderId }) => ({ staffId, orderId }) },
  { path: '/Staff/endStaffOrder', body: ({ staffId, orderId }) => ({ staffId, orderId }) },
]

/** The same at `/graphql`, and what only that has: days without work, the record, the crew's page. */
export const crewsOperations: readonly ValidOperation[] = [
  { root: 'staffMembers', query: STAFF_MEMBERS, audience: 'admin' },
  {
    root: 'addStaff',
    query: ADD_STAFF,
    variables: () => ({ input: { ...person, province: null } }),
    audience: 'admin',
  },
  {
    root: 'saveStaff',
    query: SAVE_STAFF,
    variables: ({ absentId }) => ({ staffId: absentId, input: { ...person, province: 'AB' } }),
    audience: 'admin',
  },
  {
    root: 'removeStaff',
    query: REMOVE_STAFF,
    variables: ({ absentId }) => ({ staffId: absentId }),
    audience: 'admin',
  },
  {
    root: 'resetStaffPassword',
    query: RESET_PASSWORD,
    variables: ({ absentId }) => ({ staffId: absentId, newPassword: 'another-1' }),
    audience: 'admin',
  },
  { root: 'staffGroups', query: STAFF_GROUPS, audience: 'admin' },
  { root: 'availableStaff', query: AVAILABLE_STAFF, variables: absentGroup, audience: 'admin' },
  {
    root: 'addStaffGroup',
    query: ADD_GROUP,
    variables: () => ({ groupNo: 'too long for a number' }),
    audience: 'admin',
    accepts: ['groupNo'],
  },
  {
    root: 'saveStaffGroup',
    query: SAVE_GROUP,
    variables: (of) => ({ input: { ...absentGroup(of), groupNo: '7' } }),
    audience: 'admin',
  },
  { root: 'removeStaffGroup', query: REMOVE_GROUP, variables: absentGroup, audience: 'admin' },
  {
    root: 'addStaffToGroup',
    query: JOIN_GROUP,
    variables: (of) => ({ input: { ...absentGroup(of), staffIds: [of.staffId] } }),
    audience: 'admin',
  },
  {
    root: 'removeStaffFromGroup',
    query: LEAVE_GROUP,
    variables: (of) => ({ ...absentGroup(of), staffId: of.staffId }),
    audience: 'admin',
  },
  { root: 'closedDates', query: CLOSED_DATES, audience: 'admin' },
  {
    root: 'calendarDays',
    query: CALENDAR_DAYS,
    variables: () => ({ from: '2026-11-01', first: 42 }),
    audience: 'admin',
  },
  {
    root: 'dayVisits',
    query: DAY_VISITS,
    variables: () => ({ date: '2026-11-25' }),
    audience: 'admin',
  },
  {
    root: 'addClosedDate',
    query: CLOSE_DATE,
    variables: () => ({ input: { date: '2020-12-25', catalog: null } }),
    audience: 'admin',
  },
  {
    root: 'removeClosedDate',
    query: OPEN_DATE,
    variables: () => ({ input: { date: '2020-12-25', catalog: 'LawnCare' } }),
    audience: 'admin',
  },
  {
    root: 'setGroupDayOff',
    query: SET_DAY_OFF,
    variables: (of) => ({ ...absentGroup(of), date: '2026-12-24' }),
    audience: 'admin',
  },
  {
    root: 'removeGroupDayOff',
    query: REMOVE_DAY_OFF,
    variables: (of) => ({ ...absentGroup(of), date: '2026-12-24' }),
    audience: 'admin',
  },
  { root: 'crewOrder', query: CREW_ORDER, variables: ({ orderNo }) => ({ orderNo }), audience: 'staff' },
  {
    root: 'crewOrders',
    query: CREW_ORDERS,
    variables: () => ({ group: 'Ongoing', first: 5, after: null }),
    audience: 'staff',
  },
  { root: 'crewToday', query: CREW_TODAY, audience: 'staff' },
  { root: 'crewDoneToday', query: CREW_DONE_TODAY, audience: 'staff' },
  { root: 'clock', query: 'query Clock { clock { at zoneLabel } }', audience: 'public' },
  { root: 'startService', query: START_SERVICE, variables: aPress, audience: 'staff' },
  { root: 'endService', query: END_SERVICE, variables: aPress, audience: 'staff' },
]
