import { z } from 'zod'
import { givenPasswordFields, staffFields } from '../../../schema/rules/staffFields.ts'
import { addStaff, removeStaff, resetStaffPassword, saveStaff } from '../../identity/staffMembers.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { listStaff, type StaffRecord } from '../../people/staffMembers.store.ts'
import { officeActorOf } from '../context/requestContext.ts'
import { idField, messageShape, noPayload, photoField, provinceIdField, rateField } from '../rest/fields.ts'
import { adminCall, messageReply, type RestCall } from '../rest/restCall.ts'

const { shape: typed } = staffFields

/** The form, with what the schema of its fields cannot say. */
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
    description: 'Signs in once the office has given a password.',
    body: staffForm,
    returns: 'Added',
    reply: z.strictObject({ msg: z.string(), staffId: z.string(), staffNo: z.string() }),
    answer: async (form, context) => {
      const act = { ...officeActorOf(context), language: context.language }
      const added = await addStaff(context.application.staff, act, form)
      if (isRejection(added)) return added
      const { staffId, staffNo } = added
      return { msg: messageOf('STAFF_ADDED', context.language), staffId, staffNo }
    },
  }),
  adminCall('/Staff/saveStaffItem', {
    summary: 'Save a staff member',
    description:
      'A changed e-mail is the new user name. Who is disabled is signed out at once. The number stays, whatever staffNo says.',
    // the number stays whatever is sent (decision I11)
    body: staffForm.extend({ staffId: idField, staffNo: z.unknown().optional().describe('Ignored') }),
    returns: 'Saved',
    reply: messageShape,
    answer: async ({ staffNo: _ignored, ...form }, context) => {
      const saved = await saveStaff(context.application.staff, officeActorOf(context), form)
      return messageReply(saved, 'STAFF_SAVED', context)
    },
  }),
  adminCall('/Staff/removeStaffItem', {
    summary: 'Remove a staff member',
    description: 'Refused while they are in a group or on an order that is not finished.',
    body: someone,
    returns: 'Removed',
    reply: messageShape,
    answer: async ({ staffId }, context) => {
      const removed = await removeStaff(context.application.staff, officeActorOf(context), staffId)
      return messageReply(removed, 'STAFF_REMOVED', context)
    },
  }),
  adminCall('/Staff/resetStaffPassword', {
    summary: 'Give a staff member a password',
    description: 'Ends every session they had.',
    body: givenPasswordFields.extend(someone.shape),
    returns: 'The password holds',
    reply: messageShape,
    answer: async (form, context) => {
      const reset = await resetStaffPassword(context.application.staff, officeActorOf(context), form)
      return messageReply(reset, 'STAFF_PASSWORD_RESET', context)
    },
  }),
]

function staffReply({ staffId, phone, rate, hasPassword: _, ...record }: StaffRecord) {
  return { dbStaff: { id: staffId, ...record, phone: phone ?? '' }, rate }
}
