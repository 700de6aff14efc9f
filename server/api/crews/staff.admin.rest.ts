import { z } from 'zod'
import { givenPasswordFields, staffFields } from '../../../schema/rules/staffFields.ts'
import { addStaff, removeStaff, resetStaffPassword, saveStaff } from '../../identity/staffMembers.handlers.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import { listStaff, type StaffRecord } from '../../people/staffMembers.store.ts'
import { officeActOf, type RequestContext } from '../context/requestContext.ts'
import { idField, noPayload } from '../rest/fields.ts'
import { type RestCall, restCall } from '../rest/restCall.ts'

/** The office's calls on staff members (back-office document, section 7). */
export const staffAdminCalls: readonly RestCall[] = [
  restCall({
    path: '/Staff/getStaffData',
    method: 'POST',
    audience: 'admin',
    body: noPayload,
    answer: async (_body, { application }) => ({
      staffData: (await listStaff(application.db)).map(staffReply),
    }),
  }),
  restCall({
    path: '/Staff/addStaffItem',
    method: 'POST',
    audience: 'admin',
    body: staffFields,
    answer: async (form, context) => {
      const act = { ...officeActOf(context), language: context.language }
      const added = await addStaff(context.application.staff, act, form)
      if (isRejection(added)) return added
      const { staffId, staffNo } = added
      return { msg: messageOf('STAFF_ADDED', context.language), staffId, staffNo }
    },
  }),
  restCall({
    path: '/Staff/saveStaffItem',
    method: 'POST',
    audience: 'admin',
    // the number stays whatever is sent (decision I11)
    body: staffFields.extend({ staffId: idField, staffNo: z.unknown().optional() }),
    answer: async ({ staffNo: _ignored, ...form }, context) =>
      told(await saveStaff(context.application.staff, officeActOf(context), form), 'STAFF_SAVED', context),
  }),
  restCall({
    path: '/Staff/removeStaffItem',
    method: 'POST',
    audience: 'admin',
    body: z.object({ staffId: idField }),
    answer: async ({ staffId }, context) =>
      told(
        await removeStaff(context.application.staff, officeActOf(context), staffId),
        'STAFF_REMOVED',
        context,
      ),
  }),
  restCall({
    path: '/Staff/resetStaffPassword',
    method: 'POST',
    audience: 'admin',
    body: givenPasswordFields.extend({ staffId: idField }),
    answer: async (form, context) =>
      told(
        await resetStaffPassword(context.application.staff, officeActOf(context), form),
        'STAFF_PASSWORD_RESET',
        context,
      ),
  }),
]

function told(outcome: StaffRecord | Rejection, key: MessageKey, { language }: RequestContext) {
  return isRejection(outcome) ? outcome : { msg: messageOf(key, language) }
}

/** A staff member in the documented spelling (back-office document, section 3). */
export function staffReply({ staffId, phone, rate, hasPassword: _, ...record }: StaffRecord) {
  return { dbStaff: { id: staffId, ...record, phone: phone ?? '' }, rate }
}
