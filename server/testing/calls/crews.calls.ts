import * as crews from '../crewsDocuments.ts'
import {
  admin,
  anybody,
  type Belongings,
  call,
  staff,
  type ValidCall,
  type ValidOperation,
} from './validCall.ts'

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
  call('/Staff/loginAdmin', () => wrongPassword),
  call('/Staff/loginStaff', () => wrongPassword),
  call('/Staff/getStaffData'),
  // unknown province: the call is refused whatever else is valid
  call('/Staff/addStaffItem', () => ({ ...person, provinceId: 99 })),
  call('/Staff/saveStaffItem', ({ absentId }) => ({
    staffId: absentId,
    staffNo: 'S-1',
    ...person,
    provinceId: 1,
  })),
  call('/Staff/removeStaffItem', ({ absentId }) => ({ staffId: absentId })),
  call('/Staff/resetStaffPassword', ({ absentId }) => ({ staffId: absentId, newPassword: 'another-1' })),
  call('/Staff/getStaffGroupData'),
  call('/Staff/saveStaffGroup', (of) => ({ ...absentGroup(of), groupNo: '7' })),
  call('/Staff/addStaffGroup', () => ({ groupNo: 'too long for a number' }), { accepts: ['groupNo'] }),
  call('/Staff/removeStaffGroup', absentGroup),
  call('/Staff/getGroupAvailableAddingStaffList', absentGroup),
  call('/Staff/addStaffToGroup', (of) => ({ ...absentGroup(of), staffIds: [of.staffId] })),
  call('/Staff/removeStaffFromGroup', (of) => ({ ...absentGroup(of), staffId: of.staffId })),
  call('/Staff/getStaffOrders', ({ staffId }) => ({ staffId, catalog: 0 })),
  // a crew member without a crew, for whom the order does not exist
  call('/Staff/startStaffOrder', ({ staffId, orderId }) => ({ staffId, orderId })),
  call('/Staff/endStaffOrder', ({ staffId, orderId }) => ({ staffId, orderId })),
]

/** The same at `/graphql`, and what only that has: days without work, the record, the crew's page. */
export const crewsOperations: readonly ValidOperation[] = [
  admin(crews.STAFF_MEMBERS),
  admin(crews.ADD_STAFF, () => ({ input: { ...person, province: null } })),
  admin(crews.SAVE_STAFF, ({ absentId }) => ({ staffId: absentId, input: { ...person, province: 'AB' } })),
  admin(crews.REMOVE_STAFF, ({ absentId }) => ({ staffId: absentId })),
  admin(crews.RESET_PASSWORD, ({ absentId }) => ({ staffId: absentId, newPassword: 'another-1' })),
  admin(crews.STAFF_GROUPS),
  admin(crews.AVAILABLE_STAFF, absentGroup),
  admin(crews.ADD_GROUP, () => ({ groupNo: 'too long for a number' }), ['groupNo']),
  admin(crews.SAVE_GROUP, (of) => ({ input: { ...absentGroup(of), groupNo: '7' } })),
  admin(crews.REMOVE_GROUP, absentGroup),
  admin(crews.JOIN_GROUP, (of) => ({ input: { ...absentGroup(of), staffIds: [of.staffId] } })),
  admin(crews.LEAVE_GROUP, (of) => ({ ...absentGroup(of), staffId: of.staffId })),
  admin(crews.CLOSED_DATES, () => ({ monthsBack: 3 })),
  admin(crews.CALENDAR_DAYS, () => ({ from: '2026-11-01', first: 42 })),
  admin(crews.DAY_VISITS, () => ({ date: '2026-11-25' })),
  admin(crews.VISIT_PROPOSAL, ({ absentId, orderNo }) => ({
    ...{ date: null, orderNos: [orderNo] },
    ...{ groupId: absentId, toDate: '2026-12-04', first: 5 },
  })),
  admin(crews.OVERDUE_VISITS, () => ({ first: 5, after: null })),
  admin(crews.UNENDED_VISITS),
  admin(crews.CLOSE_DATE, () => ({ input: { date: '2020-12-25', catalog: null } })),
  admin(crews.OPEN_DATE, () => ({ input: { date: '2020-12-25', catalog: 'LawnCare' } })),
  admin(crews.SET_DAY_OFF, (of) => ({ ...absentGroup(of), date: '2026-12-24' })),
  admin(crews.REMOVE_DAY_OFF, (of) => ({ ...absentGroup(of), date: '2026-12-24' })),
  staff(crews.CREW_ORDER, ({ orderNo }) => ({ orderNo })),
  staff(crews.CREW_ORDERS, () => ({ group: 'Ongoing', first: 5, after: null })),
  staff(crews.CREW_TODAY),
  staff(crews.CREW_DONE_TODAY),
  anybody('query Clock { clock { at zoneLabel } }'),
  staff(crews.START_SERVICE, aPress),
  staff(crews.END_SERVICE, aPress),
  staff(crews.REPORT_FAILED_VISIT, (of) => ({
    input: { ...aPress(of).input, reason: 'Other', words: 'A dog is in the yard.' },
  })),
]
