import { z } from 'zod'
import { givenPasswordFields, staffFields } from '../../../schema/rules/staffFields.ts'
import { addStaff, removeStaff, resetStaffPassword, saveStaff } from '../../identity/staffMembers.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { listStaff, type StaffRecord } from '../../people/staffMembers.store.ts'
import { officeActorOf } from '../context/requestContext.ts'
import { idField, noPayload } from '../rest/fields.ts'
import { adminCall, messageReply, type RestCall } from '../rest/restCall.ts'

/** The office's calls on staff members (back-office document, section 7). */
export const staffAdminCalls: readonly RestCall[] = [
  adminCall('/Staff/getStaffData', noPayload, async (_body, { application }) => ({
    staffData: (await listStaff(application.db)).map(staffReply),
  })),
  adminCall('/Staff/addStaffItem', staffFields, async (form, context) => {
    const act = { ...officeActorOf(context), language: context.language }
    const added = await addStaff(context.application.staff, act, form)
    if (isRejection(added)) return added
    const { staffId, staffNo } = added
    return { msg: messageOf('STAFF_ADDED', context.language), staffId, staffNo }
  }),
  adminCall(
    '/Staff/saveStaffItem', // the number stays whatever is sent (decision I11)
    staffFields.extend({ staffId: idField, staffNo: z.unknown().optional() }),
    async ({ staffNo: _ignored, ...form }, context) =>
      messageReply(
        await saveStaff(context.application.staff, officeActorOf(context), form),
        'STAFF_SAVED',
        context,
      ),
  ),
  adminCall('/Staff/removeStaffItem', z.object({ staffId: idField }), async ({ staffId }, context) =>
    messageReply(
      await removeStaff(context.application.staff, officeActorOf(context), staffId),
      'STAFF_REMOVED',
      context,
    ),
  ),
  adminCall(
    '/Staff/resetStaffPassword',
    givenPasswordFields.extend({ staffId: idField }),
    async (form, context) =>
      messageReply(
        await resetStaffPassword(context.application.staff, officeActorOf(context), form),
        'STAFF_PASSWORD_RESET',
        context,
      ),
  ),
]

/** A staff member in the documented spelling (back-office document, section 3). */
function staffReply({ staffId, phone, rate, hasPassword: _, ...record }: StaffRecord) {
  return { dbStaff: { id: staffId, ...record, phone: phone ?? '' }, rate }
}
