import type { Language } from '../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import {
  givenPasswordFields,
  type StaffFields,
  type StaffInput,
  staffFields,
} from '../../schema/rules/staffFields.ts'
import type { Db } from '../kernel/database.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import type { OfficeActor } from '../office/officeChange.ts'
import { recordOfficeChange } from '../office/officeChanges.store.ts'
import {
  lockStaffRecord,
  markStaffRemoved,
  type StaffRecord,
  setStaffPassword,
  updateStaff,
} from '../people/staffMembers.store.ts'
import { enterStaff, unlessTaken } from './accounts.handlers.ts'
import { hashPassword } from './credentials.store.ts'
import { revokeSessions } from './sessions.store.ts'

/** The dependencies of the handlers of staff members. */
export interface StaffContext {
  readonly db: Db
  /**
   * Removes somebody under the crews' lock, so that no crew and no order takes them meanwhile; refused while they have one (decision I3).
   * @param leave the removal, in the given transaction
   */
  readonly whenFree: <Outcome>(
    staffId: string,
    leave: (transaction: Db) => Promise<Outcome>,
  ) => Promise<Outcome | Rejection>
}

/**
 * Adds a staff member. They can sign in once the office has set a password; their e-mail is their user name (back-office document section
 * 5, decision A14).
 * @param form staff fields in the spelling of the documented calls
 * @returns EMAIL_TAKEN of field `email` if another staff member has it
 */
export async function addStaff(
  { db }: StaffContext,
  act: OfficeActor & { readonly language: Language },
  form: StaffInput,
): Promise<StaffRecord | Rejection> {
  const fields = checkedFields(staffFields, form)
  if (isRejection(fields)) return fields
  return unlessTaken(() =>
    db.transaction().execute(async (transaction) => {
      const { adminId, at, language } = act
      const { staffId, staffNo, photo, rate } = await enterStaff(
        transaction,
        { ...fields, passwordHash: null },
        { now: at, language },
      )
      const record = { staffId, staffNo, photo, rate, hasPassword: false, ...fields }
      await recordOfficeChange(transaction, {
        ...about({ adminId, at }, record),
        action: 'staff.added',
        before: null,
        after: told(fields),
      })
      return record
    }),
  )
}

/**
 * Saves the office's data about a staff member. A changed e-mail is the new user name; a disabled person is signed out everywhere at once,
 * cannot sign in and does not count for their crew (decisions A4, A14, D2). The staff number stays, whatever the form says (decision I11).
 */
export async function saveStaff(
  { db }: StaffContext,
  act: OfficeActor,
  { staffId, ...form }: StaffInput & { readonly staffId: string },
): Promise<StaffRecord | Rejection> {
  const fields = checkedFields(staffFields, form)
  if (isRejection(fields)) return fields
  return changingStaff(db, staffId, async (transaction, known) => {
    await updateStaff(transaction, staffId, fields)
    if (fields.disabled) await revokeSessions(transaction, staffId, act.at)
    const { staffNo, photo, rate: _rate, staffId: _id, hasPassword, ...before } = known
    await recordOfficeChange(transaction, {
      ...about(act, known),
      action: 'staff.saved',
      before: told(before),
      after: told(fields),
    })
    return { staffId, staffNo, photo, rate: fields.selfAssessment, hasPassword, ...fields }
  })
}

/** Removes somebody softly and ends their sessions; refused while they are in a crew or on an unfinished order (decision I3). */
export async function removeStaff(
  { whenFree }: StaffContext,
  act: OfficeActor,
  staffId: string,
): Promise<StaffRecord | Rejection> {
  return whenFree(staffId, async (transaction) => {
    const known = await lockStaffRecord(transaction, staffId)
    if (known === undefined) return reject(RejectionCode.NOT_FOUND)
    await markStaffRemoved(transaction, staffId, act.at)
    await revokeSessions(transaction, staffId, act.at)
    const { hasPassword: _hasPassword, ...before } = known
    await recordOfficeChange(transaction, {
      ...about(act, known),
      action: 'staff.removed',
      before: told(before),
      after: null,
    })
    return known
  })
}

/**
 * Sets a person's first or new password, and ends all their sessions (back-office document section 5, decision A4).
 * @returns PASSWORD_REQUIRED, PASSWORD_TOO_SHORT or FIELD_TOO_LONG of field `newPassword`
 */
export async function resetStaffPassword(
  { db }: StaffContext,
  act: OfficeActor,
  { staffId, newPassword }: { readonly staffId: string; readonly newPassword: string },
): Promise<StaffRecord | Rejection> {
  const fields = checkedFields(givenPasswordFields, { newPassword })
  if (isRejection(fields)) return fields
  const hash = await hashPassword(fields.newPassword)
  return changingStaff(db, staffId, async (transaction, known) => {
    await setStaffPassword(transaction, staffId, hash)
    await revokeSessions(transaction, staffId, act.at)
    await recordOfficeChange(transaction, {
      ...about(act, known),
      action: 'password.set',
      before: null,
      after: null,
    })
    return { ...known, hasPassword: true }
  })
}

async function changingStaff(
  db: Db,
  staffId: string,
  change: (transaction: Db, known: StaffRecord) => Promise<StaffRecord | Rejection>,
): Promise<StaffRecord | Rejection> {
  return unlessTaken(() =>
    db.transaction().execute(async (transaction) => {
      const known = await lockStaffRecord(transaction, staffId)
      return known === undefined ? reject(RejectionCode.NOT_FOUND) : change(transaction, known)
    }),
  )
}

function about(act: OfficeActor, { staffId }: Pick<StaffRecord, 'staffId'>) {
  return { ...act, subject: { kind: 'crew-member', id: staffId } } as const
}

/** The form's fields, with null for no phone. */
function told({ phone, ...fields }: StaffFields) {
  const { firstName, lastName, email, disabled, selfAssessment, unit, streetNo, streetName, city, postal } =
    fields
  const place = { unit, streetNo, streetName, city, postal, provinceId: fields.provinceId }
  return { firstName, lastName, email, phone: phone ?? null, disabled, selfAssessment, ...place }
}
