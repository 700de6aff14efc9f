import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRejection } from '../kernel/rejection.ts'
import { findAdmin } from '../people/admins.store.ts'
import { type Customer, findCustomer } from '../people/customers.store.ts'
import { drawnNumber } from '../people/peopleTables.store.ts'
import { findStaffMember } from '../people/shownStaff.store.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { createAdmin, createCustomer, createStaff } from './accounts.handlers.ts'
import { rememberLanguage } from './accounts.store.ts'

const now = Temporal.Instant.from('2026-11-21T17:00:00Z')
const creation = { now, language: 'en', isActive: true } as const
const robin = {
  firstName: 'Robin',
  lastName: 'Hay',
  email: 'Robin@Example.com',
  phoneNumber: '403 555 0144',
  password: 'robin-1',
}

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

describe('customers', () => {
  it('are created with a number of their own and found again without hash or memo', async () => {
    const customer = await createCustomer(database.db, { ...robin, dob: '1990-04-30' }, creation)
    if (isRejection(customer)) throw new Error(customer.rejected)
    expect(customer).toMatchObject({
      email: 'robin@example.com',
      phoneNo: '+14035550144',
      emailNotifications: true,
    })
    expect(customer.userNo).toMatch(/^C-\d{6}$/)
    expect(await findCustomer(database.db, customer.userId)).toEqual(customer)
    const row = await database.pool.query('select dob::text, password_hash, is_active, memo from customer')
    expect(row.rows).toEqual([
      {
        dob: '1990-04-30',
        is_active: true,
        memo: '',
        password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/),
      },
    ])
  })

  it.each([
    [{ ...robin, email: 'ROBIN@example.com', phoneNumber: undefined }, 'email', 'EMAIL_TAKEN'],
    [
      { ...robin, email: 'other@example.com', phoneNumber: '+1 (403) 555-0144' },
      'phoneNumber',
      'PHONE_TAKEN',
    ],
    [{ ...robin, email: 'other@example.com', phoneNumber: '', dob: '2026-11-22' }, 'dob', 'FIELD_INVALID'],
    [{ ...robin, password: '12345' }, 'password', 'PASSWORD_TOO_SHORT'],
  ])('%j is refused and leaves nothing', async (fields, field, rejected) => {
    const before = await countOf('customer')
    expect(await createCustomer(database.db, fields, creation)).toMatchObject({ field, rejected })
    expect(await countOf('customer')).toBe(before)
  })

  it('are one when two register with the same e-mail at once', async () => {
    const twin = { firstName: 'Twin', email: 'twin@example.com', password: 'twin-twin' }
    const outcomes = await Promise.all([1, 2, 3].map(() => createCustomer(database.db, twin, creation)))
    expect(outcomes.filter(isRejection)).toHaveLength(2)
  })

  it('are asked about by any text without harm', async () => {
    expect(await findCustomer(database.db, "1' or true --")).toBeUndefined()
    expect(await findCustomer(database.db, crypto.randomUUID())).toBeUndefined()
  })

  it('keep the language they last used', async () => {
    const customer = await createCustomer(
      database.db,
      { firstName: 'Li', email: 'li@example.com', password: 'li-li-li' },
      creation,
    )
    if (isRejection(customer)) throw new Error(customer.rejected)
    await rememberLanguage(database.db, { area: 'customer', id: customer.userId }, 'zh')
    expect((await findCustomer(database.db, customer.userId))?.language).toBe('zh')
  })

  it('have chosen no language until they ask for one, be it the one they have (decision G10)', async () => {
    const { userId } = (await createCustomer(
      database.db,
      { ...robin, email: 'noah@example.com', phoneNumber: null },
      { ...creation, language: undefined },
    )) as Customer
    const before = await findCustomer(database.db, userId)
    await rememberLanguage(database.db, { area: 'customer', id: userId }, 'en')
    const after = await findCustomer(database.db, userId)
    expect([before, after]).toMatchObject([
      { language: 'en', hasChosenLanguage: false },
      { language: 'en', hasChosenLanguage: true },
    ])
  })
})

describe('admins and staff', () => {
  const sam = {
    firstName: 'Sam',
    email: 'sam@example.com',
    streetName: '4 Street NW',
    city: 'Calgary',
    provinceId: 1,
  } as const

  it('are created, staff without a password too', async () => {
    const admin = await createAdmin(database.db, { userName: 'Olivia', password: 'olivia-1' }, creation)
    const staff = await createStaff(database.db, { ...sam, selfAssessment: 4.7 }, creation)
    if (isRejection(admin) || isRejection(staff)) throw new Error('refused')
    expect(await findAdmin(database.db, admin.adminId)).toEqual({ ...admin, userName: 'olivia' })
    expect(await findStaffMember(database.db, staff.staffId)).toEqual(staff)
    expect(staff.staffNo).toMatch(/^S-\d{6}$/)
  })

  it('keep their names for past orders when they are removed', async () => {
    const gone = await createStaff(database.db, { ...sam, email: 'gone@example.com' }, creation)
    if (isRejection(gone)) throw new Error('refused')
    await database.pool.query('update staff set removed_at = now() where id = $1', [gone.staffId])
    expect(await findStaffMember(database.db, gone.staffId)).toEqual(gone)
    for (const nobody of ['x', crypto.randomUUID()])
      expect(await findStaffMember(database.db, nobody)).toBeUndefined()
    // and their e-mail address may be hired again
    expect(isRejection(await createStaff(database.db, { ...sam, email: 'gone@example.com' }, creation))).toBe(
      false,
    )
  })

  it('are refused under a name somebody has', async () => {
    expect(await createAdmin(database.db, { userName: 'OLIVIA', password: 'olivia-2' }, creation)).toEqual({
      rejected: 'USER_NAME_TAKEN',
      field: 'userName',
    })
    expect(await createStaff(database.db, sam, creation)).toEqual({ rejected: 'EMAIL_TAKEN', field: 'email' })
    expect(await createStaff(database.db, { ...sam, provinceId: undefined as never }, creation)).toEqual({
      rejected: 'PROVINCE_ID_REQUIRED',
      field: 'provinceId',
    })
  })
})

it('draws another number when one is taken, and gives up when none is free', async () => {
  const seen: string[] = []
  const number = await drawnNumber('C', async (drawn) => seen.push(drawn) === 3)
  expect(seen).toHaveLength(3)
  expect(seen.at(-1)).toBe(number)
  await expect(drawnNumber('S', async () => false)).rejects.toThrow('No free number')
})

it('draws numbers with more digits once those with fewer are used up', async () => {
  const sixDigits = (drawn: string) => /^C-[1-9]\d{5}$/.test(drawn)
  expect(sixDigits(await drawnNumber('C', async () => true))).toBe(true)
  expect(await drawnNumber('C', async (drawn) => !sixDigits(drawn))).toMatch(/^C-[1-9]\d{6}$/)
})

async function countOf(table: 'customer'): Promise<number> {
  const result = await database.pool.query(`select count(*)::int as count from ${table}`)
  return result.rows[0].count
}
