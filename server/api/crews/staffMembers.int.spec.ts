import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Employees, employeesOf } from '../../testing/employees.ts'
import { type OfficeSteps, officeSteps, staffForm } from '../../testing/officeSteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** Staff members as the office keeps them (back-office document sections 2 and 5; decisions A14, I11). */

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

describe('a staff member', () => {
  it('is added as written, with a number of our own, and shown with the self-assessment as rate', async () => {
    const form = staffForm('Robin.Field@Example.com', {
      selfAssessment: 4.5,
      phone: '403 555 0142',
      unit: '2',
      streetNo: '9',
      postal: 't2n1n4',
    })
    const added = await office.call<{ staffId: string; staffNo: string; msg: string }>(
      '/Staff/addStaffItem',
      form,
    )
    expect(added.body).toEqual({
      msg: 'Staff member added',
      staffId: expect.any(String),
      staffNo: expect.stringMatching(/^S-\d{6}$/),
    })
    const { body } = await office.call<{ staffData: { dbStaff: { id: string } }[] }>(
      '/Staff/getStaffData',
      {},
    )
    expect(body.staffData.find(({ dbStaff }) => dbStaff.id === added.body.staffId)).toEqual({
      dbStaff: {
        id: added.body.staffId,
        staffNo: added.body.staffNo,
        photo: expect.stringMatching(/^\/static\/staff\/S-\d{6}\.svg\?token=[\w-]{36}$/),
        firstName: 'Robin',
        lastName: 'Field',
        email: 'robin.field@example.com',
        phone: '+14035550142',
        unit: '2',
        streetNo: '9',
        streetName: 'Elm Street NW',
        city: 'Calgary',
        postal: 'T2N 1N4',
        provinceId: 1,
        disabled: false,
        selfAssessment: 4.5,
      },
      rate: 4.5,
    })
  })

  it.each([
    ['firstName', 'First name cannot be empty.'],
    ['email', 'EMail cannot be empty.'],
    ['streetName', 'Street name cannot be empty.'],
    ['city', 'City/town cannot be empty.'],
    ['provinceId', 'Provicne Id cannot be empty.'],
  ])('without %s is refused in the document’s words, by both calls', async (field, msg) => {
    const { staffId } = await office.hire(`without-${field}@example.com`.toLowerCase())
    const form = staffForm('somebody@example.com', { [field]: field === 'provinceId' ? 0 : '  ' })
    for (const [path, body] of [
      ['/Staff/addStaffItem', form],
      ['/Staff/saveStaffItem', { ...form, staffId }],
    ] as const)
      expect(await office.call(path, body)).toMatchObject({ status: 400, body: { tag: field, msg } })
  })

  it('under an e-mail that somebody has is refused at the e-mail', async () => {
    const { staffId } = await office.hire('first@example.com')
    await office.hire('second@example.com')
    const taken = { status: 400, body: { tag: 'email', msg: 'This email is already in use.' } }
    expect(await office.call('/Staff/addStaffItem', staffForm('FIRST@example.com'))).toMatchObject(taken)
    const form = { staffId, ...staffForm('second@example.com') }
    expect(await office.call('/Staff/saveStaffItem', form)).toMatchObject(taken)
  })

  it('is removed softly: gone from the list and out at once, and may be hired again under the e-mail', async () => {
    const { staffId, staffNo, token } = await employees.settled('gone@example.com')
    const removed = await office.call('/Staff/removeStaffItem', { staffId })
    expect([removed.status, removed.body]).toEqual([200, { msg: 'Staff member removed' }])
    expect(await employees.opens(token)).toBe(401)
    expect((await office.call('/Staff/getStaffData', {})).text).not.toContain(staffNo)
    const again = await office.hire('gone@example.com')
    expect(again.staffNo).not.toBe(staffNo)
    const { rows } = await product.database.pool.query('select staff_no from staff where id = $1', [staffId])
    expect(rows).toEqual([{ staff_no: staffNo }])
  })

  it('who is in a group stays', async () => {
    const { staffId } = await office.hire('member@example.com')
    const groupId = await office.group('Member', [staffId])
    expect(await office.call('/Staff/removeStaffItem', { staffId })).toMatchObject({
      status: 400,
      body: {
        tag: 'warning',
        msg: 'This person is in a crew. Remove them from it first.',
      },
    })
    await office.call('/Staff/removeStaffFromGroup', { groupId, staffId })
    expect((await office.call('/Staff/removeStaffItem', { staffId })).status).toBe(200)
  })

  it.each([
    ['/Staff/saveStaffItem', staffForm('absent@example.com')],
    ['/Staff/removeStaffItem', {}],
    ['/Staff/resetStaffPassword', { newPassword: 'another-1' }],
  ])('who is not there is not found by %s, whatever the id', async (path, form) => {
    for (const staffId of [crypto.randomUUID(), 'nobody', 'a\u0000b', 17])
      expect(await office.call(path, { ...form, staffId })).toMatchObject({
        status: 400,
        body: { tag: 'warning', msg: 'not found' },
      })
  })
})
