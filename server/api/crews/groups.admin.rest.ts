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
import { idField, noPayload } from '../rest/fields.ts'
import { adminCall, messageReply, type RestCall } from '../rest/restCall.ts'

/** A group's number may be sent as one (decision K3). */
const groupForm = groupFields.extend({
  groupNo: z.preprocess((sent) => (isNumber(sent) ? String(sent) : sent), groupFields.shape.groupNo),
})

/** The office's calls on crews (back-office document, section 7). */
export const groupsAdminCalls: readonly RestCall[] = [
  adminCall('/Staff/getStaffGroupData', noPayload, async (_body, { application }) => ({
    groupData: (await listGroups(application.db)).map(groupReply),
  })),
  adminCall('/Staff/addStaffGroup', groupForm, async (form, context) => {
    const added = await addGroup(context.application.crews, officeActorOf(context), form)
    if (isRejection(added)) return added
    return { msg: messageOf('GROUP_ADDED', context.language), groupId: added.groupId }
  }),
  adminCall('/Staff/saveStaffGroup', groupForm.extend({ groupId: idField }), async (form, context) =>
    messageReply(
      await saveGroup(context.application.crews, officeActorOf(context), form),
      'GROUP_SAVED',
      context,
    ),
  ),
  adminCall('/Staff/removeStaffGroup', z.object({ groupId: idField }), async ({ groupId }, context) =>
    messageReply(
      await removeGroup(context.application.crews, officeActorOf(context), groupId),
      'GROUP_REMOVED',
      context,
    ),
  ),
  adminCall(
    '/Staff/getGroupAvailableAddingStaffList',
    z.object({ groupId: idField }),
    async ({ groupId }, { application }) => {
      const people = await availableStaff(application.crews, groupId)
      return isRejection(people) ? people : { availableStaffs: people.map(groupStaffReply) }
    },
  ),
  adminCall(
    '/Staff/addStaffToGroup',
    z.object({ groupId: idField, staffIds: staffSelection }),
    async (form, context) => {
      const outcome = await addStaffToGroup(context.application.crews, officeActorOf(context), form)
      if (isRejection(outcome)) return outcome
      return { msg: messageOf('GROUP_STAFF_ADDED', context.language, { added: outcome.added }) }
    },
  ),
  adminCall(
    '/Staff/removeStaffFromGroup',
    z.object({ groupId: idField, staffId: idField }),
    async (form, context) =>
      messageReply(
        await removeStaffFromGroup(context.application.crews, officeActorOf(context), form),
        'GROUP_STAFF_REMOVED',
        context,
      ),
  ),
]

function isNumber(sent: unknown): boolean {
  return Number.isSafeInteger(sent) && Number(sent) >= 0
}

/** A crew in the documented spelling (back-office document, section 3). */
function groupReply({ groupId, groupNo, members }: Group) {
  return { dbGroup: { id: groupId, groupNo }, staffs: members.map(groupStaffReply) }
}

/** Somebody who is in a crew, or could be. */
function groupStaffReply({ isEnabled, ...member }: CrewMember) {
  const { staffId, staffNo, photo, firstName, lastName, rate } = member
  return { id: staffId, staffId, staffNo, photo, firstName, lastName, rate, disabled: !isEnabled }
}
