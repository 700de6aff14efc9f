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

/** What the handlers of staff members work with. */
export interface StaffContext {
  readonly db: Db
  /**
   * Lets somebody leave while no crew and no order can take them; refused while one has them (decision I3).
   * @param leave what makes them leave, in the transaction that it is given
   */
  readonly whenFree: <Outcome>(
    staffId: string,
    leave: (transaction: Db) => Promise<Outcome>,
  ) => Promise<Outcome | Rejection>
}

/**
 * Hires somebody. Nobody signs in before the office has given them a password; their e-mail is their user name (back-office document
 * section 5, decision A14).
 * @param form staff fields in the spelling of the documented calls
 * @returns EMAIL_TAKEN of field `email` when another staff member has it
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
 * Saves what the office knows of somebody. A changed e-mail is the new user name; who is disabled is signed out everywhere at once, cannot
 * sign in and does not count for their crew (decisions A4, A14, D2). The staff number stays, whatever the form says (decision I11).
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

/** Removes somebody softly and ends their sessions; refused while they are in a crew or on an order that is not finished (decision I3). */
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
 * Gives somebody a password, the first or a new one, and ends every session they had (back-office document section 5, decision A4).
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

/** The form's own fields, a phone that is none as null. */
function told({ phone, ...fields }: StaffFields) {
  const { firstName, lastName, email, disabled, selfAssessment, unit, streetNo, streetName, city, postal } =
    fields
  const place = { unit, streetNo, streetName, city, postal, provinceId: fields.provinceId }
  return { firstName, lastName, email, phone: phone ?? null, disabled, selfAssessment, ...place }
}
