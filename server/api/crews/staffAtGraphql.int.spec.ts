import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  ADD_STAFF,
  REMOVE_STAFF,
  RESET_PASSWORD,
  SAVE_STAFF,
  STAFF_MEMBERS,
} from '../../testing/crewsDocuments.ts'
import { OFFICE_CHANGES } from '../../testing/officeChangesDocument.ts'
import { type OfficeSteps, officeSteps } from '../../testing/officeSteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** Staff members over GraphQL: the same rules under the names of its fields, and the record of what was done (decision I11). */

let product: TestApp
let office: OfficeSteps

beforeAll(async () => {
  product = await startTestApp()
  office = officeSteps(product, (await product.admin()).token)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

describe('staff over GraphQL', () => {
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
      photo: expect.stringMatching(/^\/static\/staff\/S-\d+\.svg\?token=[0-9a-f-]{36}$/),
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
    const { officeChanges } = await office.ask<{
      officeChanges: { edges: { cursor: string; node: Record<string, unknown> }[] }
    }>(OFFICE_CHANGES, { record: 'Staff', first: 7 })
    const told = officeChanges.edges.map(({ node }) => [
      node.action,
      node.subject,
      node.subjectName,
      node.partName,
    ])
    expect(told).toEqual([
      ['StaffRemoved', 'StaffMember', 'Gale', null],
      ['StaffLeft', 'Group', 'Gale’s', 'Gale'],
      ['PasswordSet', 'StaffMember', 'Gale', null],
      ['StaffSaved', 'StaffMember', 'Gale', null],
      ['StaffJoined', 'Group', 'Gale’s', 'Gale'],
      ['GroupAdded', 'Group', 'Gale’s', null],
      ['StaffAdded', 'StaffMember', 'Gale', null],
    ])
    expect(officeChanges.edges[3]?.node).toMatchObject({
      fields: [{ field: 'selfAssessment', before: '0', after: '3.5' }],
      adminName: expect.stringMatching(/^office-/),
    })
    expect(JSON.stringify(officeChanges)).not.toContain('secret-gale')
    const after = officeChanges.edges[5]?.cursor
    const rest = await office.ask<typeof officeChanges extends infer C ? { officeChanges: C } : never>(
      OFFICE_CHANGES,
      { record: 'Staff', first: 1, after },
    )
    expect(rest.officeChanges.edges.map(({ node }) => node.action)).toEqual(['StaffAdded'])
  })

  it.each([
    ['first', 0],
    ['first', 101],
    ['after', 'x'],
    ['after', '-1'],
  ])('the record refuses %s %j', async (argument, value) => {
    const { token } = await product.admin()
    const { body } = await product.graphql(OFFICE_CHANGES, { record: 'Staff', [argument]: value }, { token })
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })
})
