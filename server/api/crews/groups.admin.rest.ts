import { z } from 'zod'
import { groupFields, staffSelection } from '../../../schema/rules/staffFields.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import type { CrewMember } from '../../staffing/crewMembers.store.ts'
import {
  addStaffToGroup,
  availableStaff,
  removeStaffFromGroup,
} from '../../staffing/groupMembers.handlers.ts'
import { addGroup, removeGroup, saveGroup } from '../../staffing/groups.handlers.ts'
import { type Group, listGroups } from '../../staffing/groups.store.ts'
import { officeActorOf } from '../context/requestContext.ts'
import { idField, messageShape, noPayload, photoField, rateField } from '../rest/fields.ts'
import { adminCall, messageReply, type RestCall } from '../rest/restCall.ts'

/** A group's number may be sent as one (decision K3). */
const groupForm = groupFields.extend({
  groupNo: z
    .preprocess((sent) => (isNumber(sent) ? String(sent) : sent), groupFields.shape.groupNo)
    .meta({ type: ['string', 'integer'], maxLength: 20 }),
})
const someGroup = z.object({ groupId: idField })

/** Somebody who is in a crew, or could be. */
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
      const added = await addGroup(context.application.crews, officeActorOf(context), form)
      if (isRejection(added)) return added
      return { msg: messageOf('GROUP_ADDED', context.language), groupId: added.groupId }
    },
  }),
  adminCall('/Staff/saveStaffGroup', {
    summary: 'Give a group another number',
    body: groupForm.extend({ groupId: idField }),
    returns: 'Saved',
    reply: messageShape,
    answer: async (form, context) => {
      const saved = await saveGroup(context.application.crews, officeActorOf(context), form)
      return messageReply(saved, 'GROUP_SAVED', context)
    },
  }),
  adminCall('/Staff/removeStaffGroup', {
    summary: 'Remove a group',
    description: 'Refused while it has staff or orders that are not finished.',
    body: someGroup,
    returns: 'Removed',
    reply: messageShape,
    answer: async ({ groupId }, context) => {
      const removed = await removeGroup(context.application.crews, officeActorOf(context), groupId)
      return messageReply(removed, 'GROUP_REMOVED', context)
    },
  }),
  adminCall('/Staff/getGroupAvailableAddingStaffList', {
    summary: 'Who may join a group',
    body: someGroup,
    returns: 'Enabled staff members who are in no group',
    reply: z.strictObject({ availableStaffs: z.array(groupStaffShape) }),
    answer: async ({ groupId }, { application }) => {
      const people = await availableStaff(application.crews, groupId)
      return isRejection(people) ? people : { availableStaffs: people.map(groupStaffReply) }
    },
  }),
  adminCall('/Staff/addStaffToGroup', {
    summary: 'Let staff members join a group',
    body: z.object({ groupId: idField, staffIds: staffSelection }),
    returns: 'All of them joined',
    reply: messageShape,
    answer: async (form, context) => {
      const outcome = await addStaffToGroup(context.application.crews, officeActorOf(context), form)
      if (isRejection(outcome)) return outcome
      return { msg: messageOf('GROUP_STAFF_ADDED', context.language, { added: outcome.added }) }
    },
  }),
  adminCall('/Staff/removeStaffFromGroup', {
    summary: 'Take a staff member out of a group',
    body: z.object({ groupId: idField, staffId: idField }),
    returns: 'Taken out',
    reply: messageShape,
    answer: async (form, context) => {
      const removed = await removeStaffFromGroup(context.application.crews, officeActorOf(context), form)
      return messageReply(removed, 'GROUP_STAFF_REMOVED', context)
    },
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
