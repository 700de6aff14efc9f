import { describe, expect, it } from 'vitest'
import type { World } from './world.ts'

/** Staff and their groups (back-office document, sections 5 and 7). */
export function crews(world: () => World): void {
  describe('staff', () => {
    it('sign in apart from administrators, and neither without a password', async () => {
      const { box } = world()
      for (const path of ['/Staff/loginAdmin', '/Staff/loginStaff']) {
        const refusal = await box.refused(path, { userName: 'avery@example.com', password: 'demo-avery' })
        expect(refusal.tag).toBe('password')
        expect(await box.refused(path, { userName: 'admin', password: '' })).toMatchObject({
          tag: 'password',
        })
        expect(await box.refused(path, { userName: '', password: 'x' })).toMatchObject({ tag: 'userName' })
      }
    })

    it('are added, edited, given a password and removed', async () => {
      const { box, admin } = world()
      const texts = {
        firstName: 'First name cannot be empty.',
        email: 'EMail cannot be empty.',
        streetName: 'Street name cannot be empty.',
        city: 'City/town cannot be empty.',
      }
      for (const [tag, msg] of Object.entries(texts))
        expect(await box.refused('/Staff/addStaffItem', { ...kim, [tag]: '' }, admin)).toEqual({ tag, msg })
      expect(await box.refused('/Staff/addStaffItem', { ...kim, provinceId: 0 }, admin)).toEqual({
        tag: 'provinceId',
        msg: 'Provicne Id cannot be empty.',
      })
      await box.good('/Staff/addStaffItem', kim, admin)
      expect(await box.refused('/Staff/addStaffItem', kim, admin)).toMatchObject({ tag: 'email' })
      const { id: staffId, staffNo } = await staffMember(world(), kim.email)
      const signIn = { userName: kim.email, password: 'kim-pass-1' }
      expect(await box.refused('/Staff/loginStaff', signIn)).toMatchObject({ tag: 'password' })
      const reset = { staffId, newPassword: signIn.password }
      expect(await box.refused('/Staff/resetStaffPassword', { ...reset, newPassword: '' }, admin)).toEqual({
        tag: 'newPassword',
        msg: 'Password cannot be empty.',
      })
      await box.good('/Staff/resetStaffPassword', reset, admin)
      const { token, staff } = await box.good<{ token: string; staff: object }>('/Staff/loginStaff', signIn)
      expect(staff).toMatchObject({ staffId, staffNo, firstName: 'Kim' })
      const saved = { ...kim, staffId, staffNo: 'ignored', disabled: true }
      expect(await box.refused('/Staff/saveStaffItem', { ...saved, firstName: '' }, admin)).toMatchObject({
        tag: 'firstName',
      })
      await box.good('/Staff/saveStaffItem', saved, admin)
      expect(await staffMember(world(), kim.email)).toMatchObject({ staffNo, disabled: true })
      const body = JSON.stringify({ staffId, catalog: 0 })
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const late = await box.send('/api/Staff/getStaffOrders', { method: 'POST', headers, body })
      expect(late.status).toBe(401)
      await box.good('/Staff/removeStaffItem', { staffId }, admin)
      expect(await box.refused('/Staff/removeStaffItem', { staffId }, admin)).toMatchObject({
        msg: 'not found',
      })
    })

    it('form groups, one each', async () => {
      const { box, admin } = world()
      const lou = { ...kim, firstName: 'Lou', email: 'lou@example.com' }
      await box.good('/Staff/addStaffItem', lou, admin)
      const { id: staffId } = await staffMember(world(), lou.email)
      const none = { tag: 'groupNo', msg: 'Group number cannot be empty.' }
      expect(await box.refused('/Staff/addStaffGroup', { groupNo: ' ' }, admin)).toEqual(none)
      await box.good('/Staff/addStaffGroup', { groupNo: 'North' }, admin)
      expect(await box.refused('/Staff/addStaffGroup', { groupNo: 'North' }, admin)).toMatchObject({
        tag: 'groupNo',
      })
      const groupId = (await group(world(), 'North')).dbGroup.id
      await box.good('/Staff/saveStaffGroup', { groupId, groupNo: 'North-1' }, admin)
      expect(await box.refused('/Staff/saveStaffGroup', { groupId, groupNo: '' }, admin)).toEqual(none)
      const { availableStaffs } = await box.good<{ availableStaffs: { staffId?: string; id?: string }[] }>(
        '/Staff/getGroupAvailableAddingStaffList',
        { groupId },
        admin,
      )
      expect(availableStaffs.map((each) => each.staffId ?? each.id)).toContain(staffId)
      expect(await box.refused('/Staff/addStaffToGroup', { groupId, staffIds: [] }, admin)).toEqual({
        tag: 'staffIds',
        msg: 'Must select at least one staff.',
      })
      await box.good('/Staff/addStaffToGroup', { groupId, staffIds: [staffId] }, admin)
      expect((await group(world(), 'North-1')).staffs).toHaveLength(1)
      const guarded = { tag: 'warning' }
      expect(await box.refused('/Staff/removeStaffGroup', { groupId }, admin)).toMatchObject(guarded)
      expect(await box.refused('/Staff/removeStaffItem', { staffId }, admin)).toMatchObject(guarded)
      await box.good('/Staff/removeStaffFromGroup', { groupId, staffId }, admin)
      expect(await box.refused('/Staff/removeStaffFromGroup', { groupId, staffId }, admin)).toMatchObject({
        tag: 'warning',
      })
      await box.good('/Staff/removeStaffGroup', { groupId }, admin)
      const gone = { groupId: crypto.randomUUID() }
      expect(await box.refused('/Staff/getGroupAvailableAddingStaffList', gone, admin)).toMatchObject({
        msg: 'not found',
      })
    })

    it('see their own orders, and start none of another crew', async () => {
      const { box, sam } = world()
      const { orderData } = await box.good<{ orderData: { status: number; phoneNo?: string }[] }>(
        '/Staff/getStaffOrders',
        { staffId: sam.staffId, catalog: 0 },
        sam.token,
      )
      expect(orderData.length).toBeGreaterThan(0)
      for (const order of orderData) {
        expect([1, 2]).toContain(order.status)
        expect(order.phoneNo).toBeUndefined()
      }
      const absent = { staffId: sam.staffId, orderId: crypto.randomUUID() }
      for (const path of ['/Staff/startStaffOrder', '/Staff/endStaffOrder'])
        expect(await box.refused(path, absent, sam.token)).toEqual({ tag: 'warning', msg: 'not found' })
    })
  })
}

const kim = {
  firstName: 'Kim',
  lastName: 'Osei',
  disabled: false,
  selfAssessment: 4,
  phone: '',
  email: 'kim@example.com',
  unit: '',
  streetNo: '7',
  streetName: 'Aspen Way',
  city: 'Calgary',
  postal: 'T2N 1N4',
  provinceId: 1,
}

interface StaffRow {
  readonly id: string
  readonly staffNo: string
  readonly email: string
}

async function staffMember({ box, admin }: World, email: string): Promise<StaffRow> {
  const { staffData } = await box.good<{ staffData: { dbStaff: StaffRow }[] }>(
    '/Staff/getStaffData',
    {},
    admin,
  )
  const found = staffData.find(({ dbStaff }) => dbStaff.email === email)
  if (found === undefined) throw new Error(`nobody of the staff has ${email}`)
  return found.dbStaff
}

interface Group {
  readonly dbGroup: { readonly id: string; readonly groupNo: string }
  readonly staffs: readonly object[]
}

async function group({ box, admin }: World, groupNo: string): Promise<Group> {
  const { groupData } = await box.good<{ groupData: Group[] }>('/Staff/getStaffGroupData', {}, admin)
  const found = groupData.find(({ dbGroup }) => dbGroup.groupNo === groupNo)
  if (found === undefined) throw new Error(`there is no group ${groupNo}`)
  return found
}
