import type { z } from 'zod'
import { newCustomerFields } from '../../schema/rules/accountFields.ts'
import type { Language } from '../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { newAdminFields, newStaffFields } from '../../schema/rules/staffFields.ts'
import type { Db } from '../kernel/database.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { businessDate } from '../kernel/time.ts'
import { type Admin, insertAdmin } from '../people/admins.store.ts'
import { recordConsent } from '../people/consents.store.ts'
import { type Customer, insertCustomer } from '../people/customers.store.ts'
import { photoAddress } from '../people/initial.ts'
import { brokenUnique, drawnNumber } from '../people/peopleTables.store.ts'
import { insertStaff, type StaffMember } from '../people/shownStaff.store.ts'
import { staffColumns } from '../people/staffMembers.store.ts'
import { hashPassword } from './credentials.store.ts'

/** Decisions about a new person beside the form, never taken from a payload. */
export interface Creation {
  readonly now: Temporal.Instant
  readonly language: Language
  /** A fixed id, for demo data; otherwise a new one. */
  readonly id?: string
}

/** How a new customer begins. */
export interface NewCustomer extends Omit<Creation, 'language'> {
  /** False until the person proves the e-mail address. */
  readonly isActive: boolean
  /** The chosen one; undefined, meaning English, until one is chosen. */
  readonly language: Language | undefined
}

/**
 * Registers a customer (customer document sections 3 and 5, decisions A6, A8, A11).
 * @param fields as the registration form sends them
 * @returns a refusal at `email` or `phoneNumber` if it is taken
 */
export async function createCustomer(
  db: Db,
  fields: z.input<typeof newCustomerFields>,
  creation: NewCustomer,
): Promise<Customer | Rejection> {
  const form = newcomerForm(fields, creation.now)
  if (isRejection(form)) return form
  const passwordHash = await hashPassword(form.password)
  return unlessTaken(() => addCustomer(db, { ...form, passwordHash }, creation))
}

/** The form of a new account; the office may register one without an e-mail address (decision W2). */
type NewAccount = Hashed<Omit<z.output<typeof newCustomerFields>, 'email'>> & {
  readonly email: string | undefined
}

/** A checked form with the hash of its password, which takes too long to compute while a transaction holds rows. */
type Hashed<Form> = Omit<Form, 'password'> & { readonly passwordHash: string }

/**
 * Writes a customer whose form was checked.
 * @throws if the e-mail address or the phone is taken, which ends a transaction; `unlessTaken` around it makes a refusal of that
 */
export async function addCustomer(
  db: Db,
  form: NewAccount,
  { id, now, language: chosen, isActive }: NewCustomer,
): Promise<Customer> {
  const language = chosen ?? 'en'
  const hasChosenLanguage = chosen !== undefined
  const userId = id ?? crypto.randomUUID()
  const person = {
    id: userId,
    first_name: form.firstName,
    last_name: form.lastName,
    email: form.email ?? null,
    phone: form.phoneNumber ?? null,
    password_hash: form.passwordHash,
    is_active: isActive,
    language,
    language_chosen: hasChosenLanguage,
    dob: form.dob ?? null,
    email_notifications: form.emailNotifications,
    marketing_consent: form.marketingConsent,
    created_at: now.toString(),
  }
  const userNo = await drawnNumber('C', (user_no) => insertCustomer(db, { ...person, user_no }))
  if (form.marketingConsent)
    await recordConsent(db, userId, { isGiven: true, occasion: 'registration', language, at: now })
  const { firstName, lastName, email = '', phoneNumber: phoneNo, emailNotifications } = form
  const shown = { userId, userNo, firstName, lastName, email, phoneNo, emailNotifications }
  return { ...shown, isActive, language, hasChosenLanguage }
}

/** The parsed registration form, or the refusal of its first faulty field. */
export function newcomerForm(
  fields: z.input<typeof newCustomerFields>,
  now: Temporal.Instant,
): z.output<typeof newCustomerFields> | Rejection {
  const form = checkedFields(newCustomerFields, fields)
  if (isRejection(form)) return form
  return isInTheFuture(form.dob, now) ? reject(RejectionCode.FIELD_INVALID, { field: 'dob' }) : form
}

/** Whether a day, yyyy-mm-dd, is in the future for the business. */
export function isInTheFuture(day: string | null | undefined, now: Temporal.Instant): boolean {
  return day !== null && day !== undefined && day > businessDate(now).toString()
}

/** Creates an administrator (decision A14: by seed or command line only). A taken name is refused at `userName`. */
export async function createAdmin(
  db: Db,
  fields: z.input<typeof newAdminFields>,
  { id, language, now }: Creation,
): Promise<Admin | Rejection> {
  const form = checkedFields(newAdminFields, fields)
  if (isRejection(form)) return form
  const adminId = id ?? crypto.randomUUID()
  const password_hash = await hashPassword(form.password)
  const row = { id: adminId, user_name: form.userName, password_hash, language, created_at: now.toString() }
  const refusal = await unlessTaken(() => insertAdmin(db, row))
  return refusal ?? { adminId, userName: form.userName, language }
}

/** Creates a staff member (back-office document section 5; decision A14: without a password sign-in is impossible). */
export async function createStaff(
  db: Db,
  fields: z.input<typeof newStaffFields>,
  creation: Creation,
): Promise<StaffMember | Rejection> {
  const form = checkedFields(newStaffFields, fields)
  if (isRejection(form)) return form
  const passwordHash = await hashOfFirst(form)
  return unlessTaken(() => enterStaff(db, { ...form, passwordHash }, creation))
}

/** The hash of an initial password, if there is one (decision A14). */
async function hashOfFirst({ password }: z.output<typeof newStaffFields>): Promise<string | null> {
  return password === undefined ? null : hashPassword(password)
}

/**
 * Inserts a staff member whose form was checked, under a new number.
 * @throws DatabaseError if the e-mail is taken; `unlessTaken` makes a refusal of it
 */
export async function enterStaff(
  db: Db,
  form: Omit<z.output<typeof newStaffFields>, 'password'> & { readonly passwordHash: string | null },
  { id, language, now }: Creation,
): Promise<StaffMember> {
  const staffId = id ?? crypto.randomUUID()
  const photoToken = crypto.randomUUID()
  const person = {
    ...staffColumns(form),
    id: staffId,
    password_hash: form.passwordHash,
    photo_token: photoToken,
    language,
    created_at: now.toString(),
  }
  const staffNo = await drawnNumber('S', (staff_no) => insertStaff(db, { ...person, staff_no }))
  const { firstName, lastName, selfAssessment: rate } = form
  return { staffId, staffNo, photo: photoAddress(staffNo, photoToken), firstName, lastName, rate, language }
}

const takenFields: Readonly<Record<string, Rejection>> = {
  customer_email_unique: reject(RejectionCode.EMAIL_TAKEN, { field: 'email' }),
  customer_phone_unique: reject(RejectionCode.PHONE_TAKEN, { field: 'phoneNumber' }),
  admin_user_name_unique: reject(RejectionCode.USER_NAME_TAKEN, { field: 'userName' }),
  staff_email_unique: reject(RejectionCode.EMAIL_TAKEN, { field: 'email' }),
}

/** The result of a write, or the refusal of a field whose value is taken. It goes around a transaction, not inside. */
export async function unlessTaken<Outcome>(write: () => Promise<Outcome>): Promise<Outcome | Rejection> {
  try {
    return await write()
  } catch (error) {
    const taken = takenFields[brokenUnique(error) ?? '']
    if (taken === undefined) throw error
    return taken
  }
}
