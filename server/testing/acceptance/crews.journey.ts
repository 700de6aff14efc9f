import { describe, expect, it } from 'vitest'
import type { World } from './world.ts'

/** Staff and their groups (back-office document, sections 5 and 7). */
export function crews(world: () => World): void {
  describe('staff', () => {
    it('sign in apart from administrators, and neither without a password', async () => {
      const { box } = world()
      for (const path of ['/Staff/loginAdmin', '/Staff/loginStaff']) {
        await box.refused('password', path, { userName: 'avery@example.com', password: 'demo-avery' })
        await box.refused('password', path, { userName: 'admin', password: '' })
        await box.refused('userName', path, { userName: '', password: 'x' })
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
        await admin.refused(`${tag}: ${msg}`, '/Staff/addStaffItem', { ...kim, [tag]: '' })
      await admin.refused('provinceId: Provicne Id cannot be empty.', '/Staff/addStaffItem', {
        ...kim,
        provinceId: 0,
      })
      await admin.good('/Staff/addStaffItem', kim)
      await admin.refused('email', '/Staff/addStaffItem', kim)
      const { id: staffId, staffNo } = await staffMember(world(), kim.email)
      const signIn = { userName: kim.email, password: 'kim-pass-1' }
      await box.refused('password', '/Staff/loginStaff', signIn)
      const reset = { staffId, newPassword: signIn.password }
      await admin.refused('newPassword: Password cannot be empty.', '/Staff/resetStaffPassword', {
        ...reset,
        newPassword: '',
      })
      await admin.good('/Staff/resetStaffPassword', reset)
      const { token, staff } = await box.good<{ token: string; staff: object }>('/Staff/loginStaff', signIn)
      expect(staff).toMatchObject({ staffId, staffNo, firstName: 'Kim' })
      const saved = { ...kim, staffId, staffNo: 'ignored', disabled: true }
      await admin.refused('firstName', '/Staff/saveStaffItem', { ...saved, firstName: '' })
      await admin.good('/Staff/saveStaffItem', saved)
      expect(await staffMember(world(), kim.email)).toMatchObject({ staffNo, disabled: true })
      await box.unknown('/Staff/getStaffOrders', { staffId, catalog: 0 }, token)
      await admin.good('/Staff/removeStaffItem', { staffId })
      await admin.refused('warning: not found', '/Staff/removeStaffItem', { staffId })
    })

    it('form groups, one each', async () => {
      const { admin } = world()
      const lou = { ...kim, firstName: 'Lou', email: 'lou@example.com' }
      await admin.good('/Staff/addStaffItem', lou)
      const { id: staffId } = await staffMember(world(), lou.email)
      const none = 'groupNo: Group number cannot be empty.'
      await admin.refused(none, '/Staff/addStaffGroup', { groupNo: ' ' })
      await admin.good('/Staff/addStaffGroup', { groupNo: 'North' })
      await admin.refused('groupNo', '/Staff/addStaffGroup', { groupNo: 'North' })
      const groupId = (await group(world(), 'North')).dbGroup.id
      await admin.good('/Staff/saveStaffGroup', { groupId, groupNo: 'North-1' })
      await admin.refused(none, '/Staff/saveStaffGroup', { groupId, groupNo: '' })
      const { availableStaffs } = await admin.good<{ availableStaffs: { staffId?: string; id?: string }[] }>(
        '/Staff/getGroupAvailableAddingStaffList',
        { groupId },
      )
      expect(availableStaffs.map((each) => each.staffId ?? each.id)).toContain(staffId)
      await admin.refused('staffIds: Must select at least one staff.', '/Staff/addStaffToGroup', {
        groupId,
        staffIds: [],
      })
      await admin.good('/Staff/addStaffToGroup', { groupId, staffIds: [staffId] })
      expect((await group(world(), 'North-1')).staffs).toHaveLength(1)
      await admin.refused('warning', '/Staff/removeStaffGroup', { groupId })
      await admin.refused('warning', '/Staff/removeStaffItem', { staffId })
      await admin.good('/Staff/removeStaffFromGroup', { groupId, staffId })
      await admin.refused('warning', '/Staff/removeStaffFromGroup', { groupId, staffId })
      await admin.good('/Staff/removeStaffGroup', { groupId })
      const gone = { groupId: crypto.randomUUID() }
      await admin.refused('warning: not found', '/Staff/getGroupAvailableAddingStaffList', gone)
    })

    it('see their own orders, and start none of another crew', async () => {
      const { sam } = world()
      const { orderData } = await sam.good<{ orderData: { status: number; phoneNo?: string }[] }>(
        '/Staff/getStaffOrders',
        { staffId: sam.staffId, catalog: 0 },
      )
      expect(orderData.length).toBeGreaterThan(0)
      for (const order of orderData) {
        expect([1, 2]).toContain(order.status)
        expect(order.phoneNo).toBeUndefined()
      }
      const absent = { staffId: sam.staffId, orderId: crypto.randomUUID() }
      for (const path of ['/Staff/startStaffOrder', '/Staff/endStaffOrder'])
        await sam.refused('warning: not found', path, absent)
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

async function staffMember({ admin }: World, email: string): Promise<StaffRow> {
  const { staffData } = await admin.good<{ staffData: { dbStaff: StaffRow }[] }>('/Staff/getStaffData', {})
  const found = staffData.find(({ dbStaff }) => dbStaff.email === email)
  if (found === undefined) throw new Error(`nobody of the staff has ${email}`)
  return found.dbStaff
}

interface Group {
  readonly dbGroup: { readonly id: string; readonly groupNo: string }
  readonly staffs: readonly object[]
}

async function group({ admin }: World, groupNo: string): Promise<Group> {
  const { groupData } = await admin.good<{ groupData: Group[] }>('/Staff/getStaffGroupData', {})
  const found = groupData.find(({ dbGroup }) => dbGroup.groupNo === groupNo)
  if (found === undefined) throw new Error(`there is no group ${groupNo}`)
  return found
}
