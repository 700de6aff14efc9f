import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createAdmin } from '../../identity/accounts.handlers.ts'
import { type Employees, employeesOf } from '../../testing/employees.ts'
import { type OfficeSteps, officeSteps, staffForm } from '../../testing/officeSteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** How administrators and crews sign in, and what ends a session of theirs (back-office document sections 3, 5 and 7; decisions A3, A14, I2-I5). */

let product: TestApp
let office: OfficeSteps
let employees: Employees
beforeAll(async () => {
  product = await startTestApp()
  office = officeSteps(product, (await product.admin()).token)
  employees = employeesOf(product, office)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

describe('signing in', () => {
  it('gives an administrator a token and their name', async () => {
    const { db } = product.database
    await createAdmin(
      db,
      { userName: 'Olivia', password: 'olivia-1' },
      { now: product.now(), language: 'en' },
    )
    const { status, body } = await employees.signIn('/Staff/loginAdmin', ' OLIVIA ', 'olivia-1')
    expect([status, body]).toEqual([
      200,
      {
        token: expect.any(String),
        admin: { userName: 'olivia' },
        msg: 'Login successful, welcome back.',
      },
    ])
    const token = String(body.token)
    expect((await product.rest('/Staff/getStaffData', {}, { token })).status).toBe(200)
    expect(await employees.opens(token)).toBe(401)
  })

  it('gives a crew member a token of their area only, once the office has given a password', async () => {
    const { staffId, staffNo } = await office.hire('pat@example.com', { firstName: 'Pat' })
    const wrong = { status: 400, body: { tag: 'password', msg: 'The user name or password is incorrect.' } }
    expect(await employees.signIn('/Staff/loginStaff', 'pat@example.com', 'pat-1234')).toMatchObject(wrong)
    await office.call('/Staff/resetStaffPassword', { staffId, newPassword: 'pat-1234' })
    const { status, body } = await employees.signIn('/Staff/loginStaff', 'Pat@Example.com', 'pat-1234')
    expect([status, body.staff]).toEqual([200, { staffId, firstName: 'Pat', staffNo }])
    expect(await employees.opens(String(body.token))).toBe(200)
    const admin = await product.rest('/Staff/getStaffData', {}, { token: String(body.token) })
    expect(admin.status).toBe(401)
  })

  it.each(['/Staff/loginAdmin', '/Staff/loginStaff'])('at %s needs both fields', async (path) => {
    expect(await employees.signIn(path, '', 'x')).toMatchObject({ status: 400, body: { tag: 'userName' } })
    expect(await employees.signIn(path, 'x', '')).toMatchObject({ status: 400, body: { tag: 'password' } })
  })
})

describe('the way in of a staff member', () => {
  it('goes by the e-mail as it was last saved; the number stays whatever is sent', async () => {
    const { staffId, staffNo, token } = await employees.settled('old@example.com')
    const form = { staffId, staffNo: 'S-000001', ...staffForm('new@example.com', { firstName: 'Rob' }) }
    const saved = await office.call('/Staff/saveStaffItem', form)
    expect([saved.status, saved.body]).toEqual([200, { msg: 'Staff member saved' }])
    expect((await employees.signIn('/Staff/loginStaff', 'old@example.com', 'first-1')).status).toBe(400)
    const { body } = await employees.signIn('/Staff/loginStaff', 'new@example.com', 'first-1')
    expect(body.staff).toEqual({ staffId, firstName: 'Rob', staffNo })
    expect(await employees.opens(token)).toBe(200)
  })

  it('is closed at once when they are disabled; enabled again they sign in anew', async () => {
    const { staffId, token } = await employees.settled('away@example.com')
    const form = { staffId, ...staffForm('away@example.com', { disabled: true }) }
    await office.call('/Staff/saveStaffItem', form)
    expect(await employees.opens(token)).toBe(401)
    expect(await employees.signIn('/Staff/loginStaff', 'away@example.com', 'first-1')).toMatchObject({
      status: 400,
      body: { tag: 'password', msg: 'Your access is switched off. Contact the office.' },
    })
    await office.call('/Staff/saveStaffItem', { ...form, disabled: false })
    expect(await employees.opens(token)).toBe(401)
    expect((await employees.signIn('/Staff/loginStaff', 'away@example.com', 'first-1')).status).toBe(200)
  })

  it('needs the new password once the office has set one, and every session they had is over', async () => {
    const { staffId, token } = await employees.settled('reset@example.com')
    const reset = (newPassword: string) => office.call('/Staff/resetStaffPassword', { staffId, newPassword })
    expect(await reset('')).toMatchObject({
      status: 400,
      body: { tag: 'newPassword', msg: 'Password cannot be empty.' },
    })
    expect(await reset('short')).toMatchObject({
      status: 400,
      body: {
        tag: 'newPassword',
        msg: 'The password your entered does not meet the minimum length requirement.',
      },
    })
    expect(await employees.opens(token)).toBe(200)
    expect(await reset('second-2')).toMatchObject({ status: 200 })
    expect(await employees.opens(token)).toBe(401)
    expect((await employees.signIn('/Staff/loginStaff', 'reset@example.com', 'first-1')).status).toBe(400)
    expect((await employees.signIn('/Staff/loginStaff', 'reset@example.com', 'second-2')).status).toBe(200)
  })
})
