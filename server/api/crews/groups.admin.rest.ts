import { z } from 'zod'
import { groupFields, staffSelection } from '../../../schema/rules/staffFields.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import type { CrewMember } from '../../staffing/crewMembers.store.ts'
import {
  addStaffToGroup,
  availableStaff,
  removeStaffFromGroup,
} from '../../staffing/groupMembers.handlers.ts'
import { addGroup, removeGroup, saveGroup } from '../../staffing/groups.handlers.ts'
import { type Group, listGroups } from '../../staffing/groups.store.ts'
import { officeActOf, type RequestContext } from '../context/requestContext.ts'
import { idField, noPayload } from '../rest/fields.ts'
import { type RestCall, restCall } from '../rest/restCall.ts'

/** A group's number may be sent as one (decision K3). */
const groupForm = groupFields.extend({
  groupNo: z.preprocess((sent) => (isNumber(sent) ? String(sent) : sent), groupFields.shape.groupNo),
})

/** The office's calls on crews (back-office document, section 7). */
export const groupsAdminCalls: readonly RestCall[] = [
  restCall({
    path: '/Staff/getStaffGroupData',
    method: 'POST',
    audience: 'admin',
    body: noPayload,
    answer: async (_body, { application }) => ({
      groupData: (await listGroups(application.db)).map(groupReply),
    }),
  }),
  restCall({
    path: '/Staff/addStaffGroup',
    method: 'POST',
    audience: 'admin',
    body: groupForm,
    answer: async (form, context) => {
      const added = await addGroup(context.application.crews, officeActOf(context), form)
      if (isRejection(added)) return added
      return { msg: messageOf('GROUP_ADDED', context.language), groupId: added.groupId }
    },
  }),
  restCall({
    path: '/Staff/saveStaffGroup',
    method: 'POST',
    audience: 'admin',
    body: groupForm.extend({ groupId: idField }),
    answer: async (form, context) =>
      told(await saveGroup(context.application.crews, officeActOf(context), form), 'GROUP_SAVED', context),
  }),
  restCall({
    path: '/Staff/removeStaffGroup',
    method: 'POST',
    audience: 'admin',
    body: z.object({ groupId: idField }),
    answer: async ({ groupId }, context) =>
      told(
        await removeGroup(context.application.crews, officeActOf(context), groupId),
        'GROUP_REMOVED',
        context,
      ),
  }),
  restCall({
    path: '/Staff/getGroupAvailableAddingStaffList',
    method: 'POST',
    audience: 'admin',
    body: z.object({ groupId: idField }),
    answer: async ({ groupId }, { application }) => {
      const people = await availableStaff(application.crews, groupId)
      return isRejection(people) ? people : { availableStaffs: people.map(groupStaffReply) }
    },
  }),
  restCall({
    path: '/Staff/addStaffToGroup',
    method: 'POST',
    audience: 'admin',
    body: z.object({ groupId: idField, staffIds: staffSelection }),
    answer: async (form, context) => {
      const outcome = await addStaffToGroup(context.application.crews, officeActOf(context), form)
      if (isRejection(outcome)) return outcome
      return { msg: messageOf('GROUP_STAFF_ADDED', context.language, { added: outcome.added }) }
    },
  }),
  restCall({
    path: '/Staff/removeStaffFromGroup',
    method: 'POST',
    audience: 'admin',
    body: z.object({ groupId: idField, staffId: idField }),
    answer: async (form, context) =>
      told(
        await removeStaffFromGroup(context.application.crews, officeActOf(context), form),
        'GROUP_STAFF_REMOVED',
        context,
      ),
  }),
]

function told(outcome: object | Rejection, key: MessageKey, { language }: RequestContext) {
  return isRejection(outcome) ? outcome : { msg: messageOf(key, language) }
}

function isNumber(sent: unknown): boolean {
  return Number.isSafeInteger(sent) && Number(sent) >= 0
}

/** A crew in the documented spelling (back-office document, section 3). */
export function groupReply({ groupId, groupNo, members }: Group) {
  return { dbGroup: { id: groupId, groupNo }, staffs: members.map(groupStaffReply) }
}

/** Somebody who is in a crew, or could be. */
export function groupStaffReply({ isEnabled, ...member }: CrewMember) {
  const { staffId, staffNo, photo, firstName, lastName, rate } = member
  return { id: staffId, staffId, staffNo, photo, firstName, lastName, rate, disabled: !isEnabled }
}
