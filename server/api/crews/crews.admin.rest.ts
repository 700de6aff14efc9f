import { z } from 'zod'
import {
  givenPasswordFields,
  groupFields,
  staffFields,
  staffSelection,
} from '../../../schema/rules/staffFields.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { listStaff, type StaffRecord } from '../../people/staffMembers.store.ts'
import type { CrewMember } from '../../staffing/crewMembers.store.ts'
import { type Group, listGroups } from '../../staffing/groups.store.ts'
import { officeActorOf } from '../context/requestContext.ts'
import { idField, messageShape, noPayload, photoField, provinceIdField, rateField } from '../rest/fields.ts'
import { adminCall, type RestCall } from '../rest/restCall.ts'

const { shape: typed } = staffFields

/** The form, with types that the schema of its fields leaves open. */
const staffForm = staffFields.extend({
  phone: typed.phone.meta({ type: ['string', 'null'] }),
  email: typed.email.describe('Also the user name'),
  postal: typed.postal.meta({ type: ['string', 'null'], anyOf: undefined }),
  disabled: typed.disabled.describe('false when left out'),
  selfAssessment: typed.selfAssessment.describe('0 when left out'),
})
const someone = z.object({ staffId: idField })

/** A staff member in the documented spelling (back-office document, section 3). */
const staffShape = z
  .strictObject({
    id: z.string(),
    staffNo: z.string(),
    photo: photoField,
    firstName: z.string(),
    lastName: z.string(),
    selfAssessment: rateField,
    email: z.string(),
    phone: z.string().describe('Empty when there is none'),
    unit: z.string(),
    streetNo: z.string(),
    streetName: z.string(),
    city: z.string(),
    postal: z.string(),
    provinceId: provinceIdField,
    disabled: z.boolean(),
  })
  .meta({ id: 'StaffRecord' })

/** The office's calls on staff members (back-office document, section 7). */
export const staffAdminCalls: readonly RestCall[] = [
  adminCall('/Staff/getStaffData', {
    summary: 'All staff members',
    description:
      'photo is the address of the photo that was put there under the staff number, else of a drawing of the initial; also for those who have left.',
    body: noPayload,
    returns: 'The staff members',
    reply: z.strictObject({ staffData: z.array(z.strictObject({ dbStaff: staffShape, rate: rateField })) }),
    answer: async (_body, { application }) => ({
      staffData: (await listStaff(application.db)).map(staffReply),
    }),
  }),
  adminCall('/Staff/addStaffItem', {
    summary: 'Add a staff member',
    description: 'The member can sign in once the office has set a password.',
    body: staffForm,
    returns: 'Added',
    reply: z.strictObject({ msg: z.string(), staffId: z.string(), staffNo: z.string() }),
    answer: async (form, context) => {
      const act = { ...officeActorOf(context), language: context.language }
      const added = await context.application.identity.addStaff(act, form)
      if (isRejection(added)) return added
      const { staffId, staffNo } = added
      return { msg: messageOf('STAFF_ADDED', context.language), staffId, staffNo }
    },
  }),
  adminCall.message('/Staff/saveStaffItem', {
    summary: 'Save a staff member',
    description:
      'A changed e-mail address is the new user name. A disabled member is signed out at once. The number never changes, whatever staffNo contains.',
    // the number stays whatever is sent (decision I11)
    body: staffForm.extend({ staffId: idField, staffNo: z.unknown().optional().describe('Ignored') }),
    returns: 'Saved',
    success: 'STAFF_SAVED',
    run: ({ staffNo: _ignored, ...form }, context) =>
      context.application.identity.saveStaff(officeActorOf(context), form),
  }),
  adminCall.message('/Staff/removeStaffItem', {
    summary: 'Remove a staff member',
    description: 'Refused while they are in a group or on an order that is not finished.',
    body: someone,
    returns: 'Removed',
    success: 'STAFF_REMOVED',
    run: ({ staffId }, context) => context.application.identity.removeStaff(officeActorOf(context), staffId),
  }),
  adminCall.message('/Staff/resetStaffPassword', {
    summary: "Set a staff member's password",
    description: 'Ends every session they had.',
    body: givenPasswordFields.extend(someone.shape),
    returns: 'The password holds',
    success: 'STAFF_PASSWORD_RESET',
    run: (form, context) => context.application.identity.resetStaffPassword(officeActorOf(context), form),
  }),
]

function staffReply({ staffId, phone, rate, hasPassword: _, ...record }: StaffRecord) {
  return { dbStaff: { id: staffId, ...record, phone: phone ?? '' }, rate }
}

/** A group's number may be sent as one (decision K3). */
const groupForm = groupFields.extend({
  groupNo: z
    .preprocess((sent) => (isNumber(sent) ? String(sent) : sent), groupFields.shape.groupNo)
    .meta({ type: ['string', 'integer'], maxLength: 20 }),
})
const someGroup = z.object({ groupId: idField })

const groupStaffShape = z
  .strictObject({
    id: z.string(),
    staffId: z.string().describe('The same as id'),
    staffNo: z.string(),
    photo: photoField,
    firstName: z.string(),
    lastName: z.string(),
    rate: rateField,
    disabled: z.boolean(),
  })
  .meta({ id: 'GroupStaff' })

/** The office's calls on crews (back-office document, section 7). */
export const groupsAdminCalls: readonly RestCall[] = [
  adminCall('/Staff/getStaffGroupData', {
    summary: 'All staff groups with their staff',
    body: noPayload,
    returns: 'The groups',
    reply: z.strictObject({
      groupData: z.array(
        z.strictObject({
          dbGroup: z.strictObject({ id: z.string(), groupNo: z.string() }),
          staffs: z.array(groupStaffShape),
        }),
      ),
    }),
    answer: async (_body, { application }) => ({
      groupData: (await listGroups(application.db)).map(groupReply),
    }),
  }),
  adminCall('/Staff/addStaffGroup', {
    summary: 'Add a group',
    body: groupForm,
    returns: 'Added',
    reply: z.strictObject({ msg: z.string(), groupId: z.string() }),
    answer: async (form, context) => {
      const added = await context.application.staffing.addGroup(officeActorOf(context), form)
      if (isRejection(added)) return added
      return { msg: messageOf('GROUP_ADDED', context.language), groupId: added.groupId }
    },
  }),
  adminCall.message('/Staff/saveStaffGroup', {
    summary: "Change a group's number",
    body: groupForm.extend({ groupId: idField }),
    returns: 'Saved',
    success: 'GROUP_SAVED',
    run: (form, context) => context.application.staffing.saveGroup(officeActorOf(context), form),
  }),
  adminCall.message('/Staff/removeStaffGroup', {
    summary: 'Remove a group',
    description: 'Refused while it has staff or orders that are not finished.',
    body: someGroup,
    returns: 'Removed',
    success: 'GROUP_REMOVED',
    run: ({ groupId }, context) => context.application.staffing.removeGroup(officeActorOf(context), groupId),
  }),
  adminCall('/Staff/getGroupAvailableAddingStaffList', {
    summary: 'People who may join a group',
    body: someGroup,
    returns: 'Enabled staff members who are in no group',
    reply: z.strictObject({ availableStaffs: z.array(groupStaffShape) }),
    answer: async ({ groupId }, { application }) => {
      const people = await application.staffing.availableStaff(groupId)
      return isRejection(people) ? people : { availableStaffs: people.map(groupStaffReply) }
    },
  }),
  adminCall('/Staff/addStaffToGroup', {
    summary: 'Let staff members join a group',
    body: z.object({ groupId: idField, staffIds: staffSelection }),
    returns: 'All of them joined',
    reply: messageShape,
    answer: async (form, context) => {
      const outcome = await context.application.staffing.addStaffToGroup(officeActorOf(context), form)
      if (isRejection(outcome)) return outcome
      return { msg: messageOf('GROUP_STAFF_ADDED', context.language, { added: outcome.added }) }
    },
  }),
  adminCall.message('/Staff/removeStaffFromGroup', {
    summary: 'Take a staff member out of a group',
    body: z.object({ groupId: idField, staffId: idField }),
    returns: 'Taken out',
    success: 'GROUP_STAFF_REMOVED',
    run: (form, context) => context.application.staffing.removeStaffFromGroup(officeActorOf(context), form),
  }),
]

function isNumber(sent: unknown): boolean {
  return Number.isSafeInteger(sent) && Number(sent) >= 0
}

/** A crew in the documented spelling (back-office document, section 3). */
function groupReply({ groupId, groupNo, members }: Group) {
  return { dbGroup: { id: groupId, groupNo }, staffs: members.map(groupStaffReply) }
}

function groupStaffReply({ isEnabled, ...member }: CrewMember) {
  const { staffId, staffNo, photo, firstName, lastName, rate } = member
  return { id: staffId, staffId, staffNo, photo, firstName, lastName, rate, disabled: !isEnabled }
}
