import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contractFaults } from '../testing/contractReplies.ts'
import {
  ADD_STAFF,
  REMOVE_STAFF,
  RESET_PASSWORD,
  SAVE_STAFF,
  STAFF_CHANGES,
  STAFF_MEMBERS,
} from '../testing/crewsDocuments.ts'
import { type OfficeSteps, officeSteps, staffForm } from '../testing/officeSteps.ts'
import { type StartedProduct, startProduct } from '../testing/startProduct.ts'
import { createAdmin } from './accounts.handlers.ts'

/** Staff members and how the office and crews sign in (back-office document sections 2, 3, 5 and 7; decisions A3, A14, I2-I5, I11). */

let product: StartedProduct
let office: OfficeSteps
beforeAll(async () => {
  product = await startProduct()
  office = officeSteps(product, (await product.admin()).token)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

async function signIn(path: string, userName: string, password: string) {
  const reply = await product.rest(path, { userName, password })
  expect(contractFaults(path, reply)).toEqual([])
  return reply
}

/** A staff member who can sign in, and the token of a session of theirs. */
async function settled(email: string) {
  const hired = await office.hire(email)
  await office.call('/Staff/resetStaffPassword', { staffId: hired.staffId, newPassword: 'first-1' })
  const { body } = await signIn('/Staff/loginStaff', email, 'first-1')
  return { ...hired, token: String(body.token) }
}

const opens = async (token: string) =>
  (await product.rest('/Staff/getStaffOrders', { catalog: 0 }, { token })).status

describe('signing in', () => {
  it('gives an administrator a token and their name', async () => {
    const { db } = product.database
    await createAdmin(
      db,
      { userName: 'Olivia', password: 'olivia-1' },
      { now: product.now(), language: 'en' },
    )
    const { status, body } = await signIn('/Staff/loginAdmin', ' OLIVIA ', 'olivia-1')
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
    expect(await opens(token)).toBe(401)
  })

  it('gives a crew member a token of their area only, once the office has given a password', async () => {
    const { staffId, staffNo } = await office.hire('pat@example.com', { firstName: 'Pat' })
    const wrong = { status: 400, body: { tag: 'password', msg: 'The user name or password is incorrect.' } }
    expect(await signIn('/Staff/loginStaff', 'pat@example.com', 'pat-1234')).toMatchObject(wrong)
    await office.call('/Staff/resetStaffPassword', { staffId, newPassword: 'pat-1234' })
    const { status, body } = await signIn('/Staff/loginStaff', 'Pat@Example.com', 'pat-1234')
    expect([status, body.staff]).toEqual([200, { staffId, firstName: 'Pat', staffNo }])
    expect(await opens(String(body.token))).toBe(200)
    const admin = await product.rest('/Staff/getStaffData', {}, { token: String(body.token) })
    expect(admin.status).toBe(401)
  })

  it.each(['/Staff/loginAdmin', '/Staff/loginStaff'])('at %s needs both fields', async (path) => {
    expect(await signIn(path, '', 'x')).toMatchObject({ status: 400, body: { tag: 'userName' } })
    expect(await signIn(path, 'x', '')).toMatchObject({ status: 400, body: { tag: 'password' } })
  })
})

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
      msg: 'The staff member has been added.',
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
    const taken = { status: 400, body: { tag: 'email', msg: 'This e-mail address is already in use.' } }
    expect(await office.call('/Staff/addStaffItem', staffForm('FIRST@example.com'))).toMatchObject(taken)
    const form = { staffId, ...staffForm('second@example.com') }
    expect(await office.call('/Staff/saveStaffItem', form)).toMatchObject(taken)
  })

  it('is saved; the changed e-mail is the new user name, and the number stays whatever is sent', async () => {
    const { staffId, staffNo, token } = await settled('old@example.com')
    const form = { staffId, staffNo: 'S-000001', ...staffForm('new@example.com', { firstName: 'Rob' }) }
    const saved = await office.call('/Staff/saveStaffItem', form)
    expect([saved.status, saved.body]).toEqual([200, { msg: 'The staff member has been saved.' }])
    expect((await signIn('/Staff/loginStaff', 'old@example.com', 'first-1')).status).toBe(400)
    const { body } = await signIn('/Staff/loginStaff', 'new@example.com', 'first-1')
    expect(body.staff).toEqual({ staffId, firstName: 'Rob', staffNo })
    expect(await opens(token)).toBe(200)
  })

  it('who is disabled is out at once and cannot sign in; enabled again they sign in anew', async () => {
    const { staffId, token } = await settled('away@example.com')
    const form = { staffId, ...staffForm('away@example.com', { disabled: true }) }
    await office.call('/Staff/saveStaffItem', form)
    expect(await opens(token)).toBe(401)
    expect(await signIn('/Staff/loginStaff', 'away@example.com', 'first-1')).toMatchObject({
      status: 400,
      body: { tag: 'password', msg: 'Your access has been switched off. Please contact the office.' },
    })
    await office.call('/Staff/saveStaffItem', { ...form, disabled: false })
    expect(await opens(token)).toBe(401)
    expect((await signIn('/Staff/loginStaff', 'away@example.com', 'first-1')).status).toBe(200)
  })

  it('gets another password, and every session they had is over', async () => {
    const { staffId, token } = await settled('reset@example.com')
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
    expect(await opens(token)).toBe(200)
    expect(await reset('second-2')).toMatchObject({ status: 200 })
    expect(await opens(token)).toBe(401)
    expect((await signIn('/Staff/loginStaff', 'reset@example.com', 'first-1')).status).toBe(400)
    expect((await signIn('/Staff/loginStaff', 'reset@example.com', 'second-2')).status).toBe(200)
  })

  it('is removed softly: gone from the list and out at once, and may be hired again under the e-mail', async () => {
    const { staffId, staffNo, token } = await settled('gone@example.com')
    const removed = await office.call('/Staff/removeStaffItem', { staffId })
    expect([removed.status, removed.body]).toEqual([200, { msg: 'The staff member has been removed.' }])
    expect(await opens(token)).toBe(401)
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
        msg: 'This staff member belongs to a group. Please remove them from the group first.',
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

describe('over GraphQL', () => {
  const input = { firstName: 'Gale', email: 'gale@example.com', streetName: 'Elm St', city: 'Calgary' }

  it('the same rules name the fields as GraphQL does', async () => {
    const { addStaff } = await office.ask<{ addStaff: object }>(ADD_STAFF, { input })
    expect(addStaff).toEqual({
      message: null,
      staffMember: null,
      userErrors: [
        { code: 'PROVINCE_ID_REQUIRED', field: 'province', message: 'Provicne Id cannot be empty.' },
      ],
    })
  })

  it('somebody is added, saved, shown with their group and removed; every step is on the record', async () => {
    const form = { ...input, province: 'AB' }
    const { addStaff } = await office.ask<{ addStaff: { staffMember: { id: string; staffNo: string } } }>(
      ADD_STAFF,
      { input: form },
    )
    const { id: staffId, staffNo } = addStaff.staffMember
    const groupId = await office.group('Gale’s', [staffId])
    const { staffMembers } = await office.ask<{ staffMembers: object[] }>(STAFF_MEMBERS)
    expect(staffMembers).toContainEqual({
      ...form,
      id: staffId,
      staffNo,
      lastName: '',
      phone: null,
      unit: null,
      streetNo: null,
      postal: null,
      disabled: false,
      selfAssessment: 0,
      hasPassword: false,
      rate: 0,
      group: { id: groupId, groupNo: 'Gale’s' },
    })
    const saved = await office.ask(SAVE_STAFF, { staffId, input: { ...form, selfAssessment: 3.5 } })
    expect(saved).toMatchObject({ saveStaff: { staffMember: { rate: 3.5 }, userErrors: [] } })
    expect(await office.ask(RESET_PASSWORD, { staffId, newPassword: 'secret-gale' })).toMatchObject({
      resetStaffPassword: { staffMember: { hasPassword: true } },
    })
    expect(await office.ask(REMOVE_STAFF, { staffId })).toMatchObject({
      removeStaff: { userErrors: [{ code: 'STAFF_IN_GROUP', field: null }] },
    })
    await office.call('/Staff/removeStaffFromGroup', { groupId, staffId })
    await office.call('/Staff/removeStaffItem', { staffId })
    const { staffChanges } = await office.ask<{
      staffChanges: { edges: { cursor: string; node: Record<string, unknown> }[] }
    }>(STAFF_CHANGES, { first: 7 })
    const told = staffChanges.edges.map(({ node }) => [
      node.action,
      node.subject,
      node.subjectName,
      node.part,
    ])
    expect(told).toEqual([
      ['staff.removed', 'StaffMember', 'Gale', null],
      ['staff.left', 'Group', 'Gale’s', 'Gale'],
      ['password.set', 'StaffMember', 'Gale', null],
      ['staff.saved', 'StaffMember', 'Gale', null],
      ['staff.joined', 'Group', 'Gale’s', 'Gale'],
      ['group.added', 'Group', 'Gale’s', null],
      ['staff.added', 'StaffMember', 'Gale', null],
    ])
    expect(staffChanges.edges[3]?.node).toMatchObject({
      changes: [{ field: 'selfAssessment', before: '0', after: '3.5' }],
      adminName: expect.stringMatching(/^office-/),
    })
    expect(JSON.stringify(staffChanges)).not.toContain('secret-gale')
    const after = staffChanges.edges[5]?.cursor
    const rest = await office.ask<typeof staffChanges extends infer C ? { staffChanges: C } : never>(
      STAFF_CHANGES,
      { first: 1, after },
    )
    expect(rest.staffChanges.edges.map(({ node }) => node.action)).toEqual(['staff.added'])
  })

  it.each([
    ['first', 0],
    ['first', 101],
    ['after', 'x'],
    ['after', '-1'],
  ])('the record refuses %s %j', async (argument, value) => {
    const { token } = await product.admin()
    const { body } = await product.graphql(STAFF_CHANGES, { [argument]: value }, { token })
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })
})
