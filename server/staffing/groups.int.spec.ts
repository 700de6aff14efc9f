import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RejectionCode } from '../../schema/rules/rejections.ts'
import { isRejection } from '../kernel/rejection.ts'
import { stepsThrough } from '../testing/bookingSteps.ts'
import { cleaning, inputOf } from '../testing/bookings.ts'
import type { Colleague } from '../testing/colleagues.ts'
import {
  CLOSE_DATE,
  CLOSED_DATES,
  OPEN_DATE,
  REMOVE_DAY_OFF,
  SET_DAY_OFF,
  STAFF_CHANGES,
  STAFF_GROUPS,
} from '../testing/crewsDocuments.ts'
import type { Newcomer } from '../testing/newcomers.ts'
import { type OfficeSteps, officeSteps, staffForm } from '../testing/officeSteps.ts'
import { type StartedProduct, startProduct } from '../testing/startProduct.ts'
import { usingCrews } from './crewTurns.store.ts'
import { whenFree } from './groupMembers.handlers.ts'
import { removeGroup } from './groups.handlers.ts'

/** Groups, what they mean for the booking calendar, and days without work (back-office document section 5; decisions D2, D3, D5, I2, I3). */

let product: StartedProduct
let admin: Colleague
let office: OfficeSteps
let customer: Newcomer
beforeAll(async () => {
  product = await startProduct()
  admin = await product.admin()
  office = officeSteps(product, admin.token)
  customer = await product.customer({ points: 1_000_000, addresses: 4 })
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))
// each case begins with no group at all; orders of earlier cases lie on days of their own
beforeEach(() =>
  product.database.pool.query('truncate staff_group_member, group_day_off; delete from staff_group'),
)

let people = 0
const hire = async (change?: object) => (await office.hire(`person${++people}@example.com`, change)).staffId

/** A standard clean in the morning of a day, at one of the customer's addresses. @returns its number, or why not */
async function booked(day: string, address = 0): Promise<string> {
  const booking = cleaning(customer.addressIds[address] ?? '', day)
  const { order, userErrors } = await stepsThrough(product).place(
    inputOf(booking, crypto.randomUUID()),
    customer.token,
  )
  return order?.orderNo ?? String(userErrors[0]?.code)
}

async function assign(orderNo: string, groupId: string): Promise<'done' | RejectionCode> {
  const command = {
    id: crypto.randomUUID(),
    actor: { id: admin.id, role: 3 as const },
    source: 'graphql' as const,
    at: product.now(),
    correlationId: 'spec',
  }
  const outcome = await product.application.ordering.assignCrew(command, { orderNo, groupId })
  return isRejection(outcome) ? outcome.rejected : 'done'
}

interface GroupData {
  readonly groupData: readonly {
    readonly dbGroup: { readonly id: string; readonly groupNo: string }
    readonly staffs: readonly { readonly staffId: string; readonly disabled: boolean }[]
  }[]
}
const groupData = async () => (await office.call<GroupData>('/Staff/getStaffGroupData', {})).body.groupData

describe('a group', () => {
  it('is added, listed by number as people count, given another number and removed', async () => {
    const [tenth, second] = [await office.group('10'), await office.group('2')]
    expect(await groupData()).toEqual([
      { dbGroup: { id: second, groupNo: '2' }, staffs: [] },
      { dbGroup: { id: tenth, groupNo: '10' }, staffs: [] },
    ])
    const saved = await office.call('/Staff/saveStaffGroup', { groupId: second, groupNo: ' 12 ' })
    expect([saved.status, saved.body]).toEqual([200, { msg: 'The group has been saved.' }])
    const removed = await office.call('/Staff/removeStaffGroup', { groupId: tenth })
    expect([removed.status, removed.body]).toEqual([200, { msg: 'The group has been removed.' }])
    expect((await groupData()).map(({ dbGroup }) => dbGroup)).toEqual([{ id: second, groupNo: '12' }])
    // the number is free again
    await office.group('10')
  })

  it('needs a number of its own of at most 20 characters', async () => {
    const groupId = await office.group('1')
    await office.group('2')
    const refusals = [
      ['', 'Group number cannot be empty.'],
      ['   ', 'Group number cannot be empty.'],
      ['x'.repeat(21), 'This is too long; 20 characters at most.'],
      ['2', 'This group number is already in use.'],
      [2, 'This group number is already in use.'],
    ]
    for (const [groupNo, msg] of refusals)
      for (const [path, body] of [
        ['/Staff/addStaffGroup', { groupNo }],
        ['/Staff/saveStaffGroup', { groupId, groupNo }],
      ] as const)
        expect(await office.call(path, body)).toMatchObject({ status: 400, body: { tag: 'groupNo', msg } })
    expect((await office.call('/Staff/saveStaffGroup', { groupId, groupNo: '1' })).status).toBe(200)
  })

  it('takes enabled people who are in no group, all that are named or none', async () => {
    const [free, other, away] = [await hire(), await hire(), await hire({ disabled: true })]
    const groupId = await office.group('1')
    await office.group('2', [other])
    const available = await office.call<{ availableStaffs: { id: string; staffId: string }[] }>(
      '/Staff/getGroupAvailableAddingStaffList',
      { groupId },
    )
    const ids = available.body.availableStaffs.map(({ staffId }) => staffId)
    expect(ids).toContain(free)
    expect(ids).not.toContain(other)
    expect(ids).not.toContain(away)
    const join = (staffIds: unknown) => office.call('/Staff/addStaffToGroup', { groupId, staffIds })
    for (const staffIds of [[], undefined, null])
      expect(await join(staffIds)).toMatchObject({
        status: 400,
        body: { tag: 'staffIds', msg: 'Must select at least one staff.' },
      })
    for (const staffIds of [
      [free, other],
      [free, away],
      [free, crypto.randomUUID()],
      [free, 'x\u0000'],
    ])
      expect(await join(staffIds)).toMatchObject({ status: 400, body: { tag: 'staffIds' } })
    expect((await groupData())[0]?.staffs).toEqual([])
    const joined = await join([free, free])
    expect([joined.status, joined.body]).toEqual([
      200,
      { msg: '1 staff member has been added to the group.' },
    ])
    expect((await groupData())[0]?.staffs).toMatchObject([{ id: free, staffId: free, disabled: false }])
    expect((await join([free])).status).toBe(400)
  })

  it('lets a member go, and knows nobody who is not in it', async () => {
    const staffId = await hire()
    const groupId = await office.group('1', [staffId])
    const leave = (of: object) => office.call('/Staff/removeStaffFromGroup', { groupId, staffId, ...of })
    const other = await office.group('2')
    for (const wrong of [{ groupId: other }, { staffId: admin.id }, { groupId: 'x' }, { staffId: 'a\u0000' }])
      expect(await leave(wrong)).toMatchObject({ status: 400, body: { tag: 'warning', msg: 'not found' } })
    expect(await leave({})).toMatchObject({ status: 200 })
    expect((await groupData())[0]?.staffs).toEqual([])
  })

  it('with staff, or with orders that are not finished, stays', async () => {
    const staffId = await hire()
    const groupId = await office.group('1', [staffId])
    const orderNo = await booked('2026-12-01')
    expect(await assign(orderNo, groupId)).toBe('done')
    const remove = () => office.call('/Staff/removeStaffGroup', { groupId })
    expect(await remove()).toMatchObject({
      body: { tag: 'warning', msg: 'This group still has staff. Please remove them from the group first.' },
    })
    await office.call('/Staff/removeStaffFromGroup', { groupId, staffId })
    expect(await remove()).toMatchObject({
      body: {
        tag: 'warning',
        msg: 'This group has orders that are not finished. Please assign them to another group first.',
      },
    })
    await stepsThrough(product).cancel(orderNo, customer.token)
    expect((await remove()).status).toBe(200)
  })

  it('is not removed, and nobody leaves, while the order book cannot say what is open', async () => {
    const [groupId, staffId] = [await office.group('1'), await hire()]
    const unsure = async () => undefined
    const openOrders = { ...product.application.crews.openOrders, ofGroup: unsure, ofStaff: unsure }
    const context = { db: product.database.db, openOrders }
    const act = { adminId: admin.id, at: product.now() }
    expect(await removeGroup(context, act, groupId)).toEqual({ rejected: 'BUSY' })
    expect(await whenFree(context, staffId, async () => 'left')).toEqual({ rejected: 'BUSY' })
    expect((await groupData()).map(({ dbGroup }) => dbGroup.id)).toEqual([groupId])
  })

  it.each([
    ['/Staff/saveStaffGroup', { groupNo: '9' }],
    ['/Staff/removeStaffGroup', {}],
    ['/Staff/getGroupAvailableAddingStaffList', {}],
    ['/Staff/addStaffToGroup', { staffIds: ['x'] }],
    ['/Staff/removeStaffFromGroup', { staffId: 'x' }],
  ])('that is not there, or not any more, is not found by %s', async (path, body) => {
    const removed = await office.group('1')
    await office.call('/Staff/removeStaffGroup', { groupId: removed })
    for (const groupId of [removed, crypto.randomUUID(), 'a\u0000b', 0])
      expect(await office.call(path, { groupId, ...body })).toMatchObject({
        status: 400,
        body: { tag: 'warning', msg: 'not found' },
      })
  })
})

describe('removing and assigning at once', () => {
  it('never leaves an order with a crew that is gone: one of the two is refused', async () => {
    for (const day of ['2026-12-02', '2026-12-03', '2026-12-04']) {
      const staffId = await hire()
      const groupId = await office.group(`race ${day}`, [staffId])
      const orderNo = await booked(day)
      const [assigned, , removed] = await Promise.all([
        assign(orderNo, groupId),
        office.call('/Staff/removeStaffFromGroup', { groupId, staffId }),
        office.call('/Staff/removeStaffGroup', { groupId }),
      ])
      const isHeld = assigned === 'done'
      expect(['done', 'FIELD_INVALID']).toContain(assigned)
      if (isHeld) expect(removed.status).toBe(400)
      await stepsThrough(product).cancel(orderNo, customer.token)
    }
  })

  it('a change of crews waits until what uses them is done', async () => {
    const groupId = await office.group('slow')
    let isRemoved = false
    const { removal } = await usingCrews(product.database.db, async () => {
      const later = office.call('/Staff/removeStaffGroup', { groupId }).then((reply) => {
        isRemoved = true
        return reply
      })
      const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted and mode = 'ExclusiveLock'`
      await expect.poll(async () => (await product.database.pool.query(waiting)).rowCount).toBe(1)
      expect(isRemoved).toBe(false)
      return { removal: later }
    })
    expect((await removal).status).toBe(200)
  })
})

describe('the booking calendar', () => {
  it('has three places in a half day before there is any group, and one per active group afterwards', async () => {
    const day = '2026-12-08'
    const first = await office.group('1', [await hire()])
    expect(await booked(day, 0)).toMatch(/-/)
    expect(await booked(day, 1)).toBe('SLOT_FULL')
    // a group without anybody takes no work
    const second = await office.group('2')
    expect(await booked(day, 1)).toBe('SLOT_FULL')
    const staffId = await hire()
    await office.call('/Staff/addStaffToGroup', { groupId: second, staffIds: [staffId] })
    expect(await booked(day, 1)).toMatch(/-/)
    expect(await booked(day, 2)).toBe('SLOT_FULL')
    // what was placed stays when a group goes; nothing more is taken
    await office.call('/Staff/removeStaffFromGroup', { groupId: second, staffId })
    expect((await office.call('/Staff/removeStaffGroup', { groupId: second })).status).toBe(200)
    expect(await booked(day, 2)).toBe('SLOT_FULL')
    expect(first).not.toBe(second)
  })

  it('takes three in a half day while there is no group at all', async () => {
    const day = '2026-12-09'
    for (const address of [0, 1, 2]) expect(await booked(day, address)).toMatch(/-/)
    expect(await booked(day, 3)).toBe('SLOT_FULL')
  })

  it('counts no group whose people are all disabled, until one is enabled again', async () => {
    const day = '2026-12-10'
    const staffId = await hire()
    await office.group('1', [staffId])
    const email = `person${people}@example.com`
    const disable = (disabled: boolean) =>
      office.call('/Staff/saveStaffItem', { staffId, ...staffForm(email, { disabled }) })
    await disable(true)
    expect(await booked(day)).toBe('SLOT_FULL')
    expect((await groupData())[0]?.staffs).toMatchObject([{ staffId, disabled: true }])
    await disable(false)
    expect(await booked(day)).toMatch(/-/)
  })

  it('leaves out a group that has the day off; what it holds stays and is named', async () => {
    const day = '2026-12-11'
    const groupId = await office.group('1', [await hire()])
    const orderNo = await booked(day)
    expect(await assign(orderNo, groupId)).toBe('done')
    const off = await office.ask<{ setGroupDayOff: object }>(SET_DAY_OFF, { groupId, date: day })
    expect(off.setGroupDayOff).toEqual({
      message: 'The group has the day off. 1 order already stands on that day and stays; please move it.',
      openOrders: [orderNo],
      userErrors: [],
      group: expect.objectContaining({ id: groupId, isActive: true, daysOff: [day] }),
    })
    expect((await stepsThrough(product).order(orderNo, customer.token))?.status).toBe('Confirmed')
    await stepsThrough(product).cancel(orderNo, customer.token)
    expect(await booked(day)).toBe('SLOT_FULL')
    expect(await booked('2026-12-12')).toMatch(/-/)
    // a second time nothing happens
    await office.ask(SET_DAY_OFF, { groupId, date: day })
    expect(await office.ask(REMOVE_DAY_OFF, { groupId, date: day })).toMatchObject({
      removeGroupDayOff: { userErrors: [], group: { daysOff: [] } },
    })
    expect(await booked(day)).toMatch(/-/)
    expect(await office.ask(REMOVE_DAY_OFF, { groupId, date: day })).toMatchObject({
      removeGroupDayOff: { group: null, userErrors: [{ code: 'NOT_FOUND' }] },
    })
  })

  it('takes nothing on a closed day, of one catalog or of all; orders on it stay and are named', async () => {
    const [day, other] = ['2026-12-14', '2026-12-15']
    const orderNo = await booked(day)
    const close = (input: object) => office.ask<{ addClosedDate: object }>(CLOSE_DATE, { input })
    expect((await close({ date: day, catalog: 'HouseCleaning' })).addClosedDate).toMatchObject({
      message:
        'The day is closed for new bookings. 1 order already stands on that day and stays; please move it.',
      openOrders: [orderNo],
      closedDates: [{ date: day, catalog: 'HouseCleaning' }],
      userErrors: [],
    })
    await close({ date: day, catalog: 'HouseCleaning' })
    expect((await close({ date: other })).addClosedDate).toMatchObject({
      message: 'The day is closed for new bookings.',
      openOrders: [],
    })
    expect(await office.ask(CLOSED_DATES)).toEqual({
      closedDates: [
        { date: day, catalog: 'HouseCleaning' },
        { date: other, catalog: null },
      ],
    })
    expect([await booked(day, 1), await booked(other, 1)]).toEqual(['DAY_CLOSED', 'DAY_CLOSED'])
    const open = (input: object) => office.ask<{ removeClosedDate: object }>(OPEN_DATE, { input })
    expect((await open({ date: day })).removeClosedDate).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect((await open({ date: day, catalog: 'HouseCleaning' })).removeClosedDate).toMatchObject({
      message: 'The day is open for bookings again.',
      closedDates: [{ date: other, catalog: null }],
    })
    expect(await booked(day, 1)).toMatch(/-/)
  })

  it.each([
    ['2026-11-23', 'DATE_PAST'],
    ['2026-02-30', 'DATE_INVALID'],
    ['0000-01-01', 'DATE_INVALID'],
    ['tomorrow', 'DATE_INVALID'],
  ])('plans no %s', async (date, code) => {
    const groupId = await office.group('1')
    const userErrors = [{ code, field: 'date' }]
    expect(await office.ask(CLOSE_DATE, { input: { date } })).toMatchObject({ addClosedDate: { userErrors } })
    expect(await office.ask(SET_DAY_OFF, { groupId, date })).toMatchObject({ setGroupDayOff: { userErrors } })
  })

  it('and its changes are on the record, once for each', async () => {
    const groupId = await office.group('Record')
    await office.ask(CLOSE_DATE, { input: { date: '2027-01-02' } })
    await office.ask(CLOSE_DATE, { input: { date: '2027-01-02' } })
    await office.ask(SET_DAY_OFF, { groupId, date: '2027-01-04' })
    await office.ask(OPEN_DATE, { input: { date: '2027-01-02' } })
    const { staffChanges } = await office.ask<{ staffChanges: { edges: { node: { action: string } }[] } }>(
      STAFF_CHANGES,
      { first: 4 },
    )
    expect(staffChanges.edges.map(({ node }) => node)).toMatchObject([
      { action: 'closed-date.removed', subject: 'ClosedDate', subjectName: '2027-01-02' },
      { action: 'day-off.set', subjectName: 'Record', changes: [{ field: 'date', after: '2027-01-04' }] },
      { action: 'closed-date.added', changes: [{ field: 'catalog', before: null, after: null }] },
      { action: 'group.added', changes: [{ field: 'groupNo', before: null, after: 'Record' }] },
    ])
    expect(await office.ask(STAFF_GROUPS)).toMatchObject({
      staffGroups: [{ groupNo: 'Record', isActive: false, daysOff: ['2027-01-04'] }],
    })
  })
})
