import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ConflictError } from '../../eventstore/errors.ts'
import { holdingRows } from '../../eventstore/kurrentdb/holdingRows.ts'
import { createMemoryEventStore } from '../../eventstore/memory/memoryEventStore.ts'
import { appendingThrough } from '../../eventstore/testing/takingPlaces.ts'
import { readReferenceDataVersion } from '../../ordering/referenceData.store.ts'
import { crewsAsOf } from '../../staffing/crewLock.store.ts'
import { whenFree } from '../../staffing/groupMembers.handlers.ts'
import { removeGroup } from '../../staffing/groups.handlers.ts'
import { type CrewsWorld, openCrewsWorld } from '../../testing/crewsWorld.ts'

/** Groups, who is in them, and what keeps them (back-office document, section 5; decisions I2, I3). */

let world: CrewsWorld
let product: CrewsWorld['product']
let admin: CrewsWorld['admin']
let office: CrewsWorld['office']
let customer: CrewsWorld['customer']
beforeAll(async () => {
  world = await openCrewsWorld()
  ;({ product, admin, office, customer } = world)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))
beforeEach(() => world.withoutGroups())

describe('a group', () => {
  it('is added, listed by number as people count, given another number and removed', async () => {
    const [tenth, second] = [await office.group('10'), await office.group('2')]
    expect(await world.groupData()).toEqual([
      { dbGroup: { id: second, groupNo: '2' }, staffs: [] },
      { dbGroup: { id: tenth, groupNo: '10' }, staffs: [] },
    ])
    const saved = await office.call('/Staff/saveStaffGroup', { groupId: second, groupNo: ' 12 ' })
    expect([saved.status, saved.body]).toEqual([200, { msg: 'Crew saved' }])
    const removed = await office.call('/Staff/removeStaffGroup', { groupId: tenth })
    expect([removed.status, removed.body]).toEqual([200, { msg: 'Crew removed' }])
    expect((await world.groupData()).map(({ dbGroup }) => dbGroup)).toEqual([{ id: second, groupNo: '12' }])
    // the number is free again
    await office.group('10')
  })

  it('needs a number of its own of at most 20 characters', async () => {
    const groupId = await office.group('1')
    await office.group('2')
    const refusals = [
      ['', 'Group number cannot be empty.'],
      ['   ', 'Group number cannot be empty.'],
      ['\u2800\u3164', 'Group number cannot be empty.'],
      ['x'.repeat(21), '20 characters maximum'],
      ['2', 'This group number is already in use.'],
      [2, 'This group number is already in use.'],
      ['２', 'This group number is already in use.'],
      ['2\u200D', 'This group number is already in use.'],
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
    const [free, other, away] = [await world.hire(), await world.hire(), await world.hire({ disabled: true })]
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
    expect((await world.groupData())[0]?.staffs).toEqual([])
    const joined = await join([free, free])
    expect([joined.status, joined.body]).toEqual([200, { msg: '1 person added to the crew' }])
    expect((await world.groupData())[0]?.staffs).toMatchObject([{ id: free, staffId: free, disabled: false }])
    expect((await join([free])).status).toBe(400)
  })

  it('lets a member go, and knows nobody who is not in it', async () => {
    const staffId = await world.hire()
    const groupId = await office.group('1', [staffId])
    const leave = (of: object) => office.call('/Staff/removeStaffFromGroup', { groupId, staffId, ...of })
    const other = await office.group('2')
    for (const wrong of [{ groupId: other }, { staffId: admin.id }, { groupId: 'x' }, { staffId: 'a\u0000' }])
      expect(await leave(wrong)).toMatchObject({ status: 400, body: { tag: 'warning', msg: 'not found' } })
    expect(await leave({})).toMatchObject({ status: 200 })
    expect((await world.groupData())[0]?.staffs).toEqual([])
  })

  it('with staff, or with orders that are not finished, stays', async () => {
    const staffId = await world.hire()
    const groupId = await office.group('1', [staffId])
    const orderNo = await world.booked('2026-12-01')
    expect(await world.assign(orderNo, groupId)).toBe('done')
    const remove = () => office.call('/Staff/removeStaffGroup', { groupId })
    expect(await remove()).toMatchObject({
      body: { tag: 'warning', msg: 'This crew still has staff. Remove them first.' },
    })
    await office.call('/Staff/removeStaffFromGroup', { groupId, staffId })
    expect(await remove()).toMatchObject({
      body: {
        tag: 'warning',
        msg: 'This crew has unfinished orders. Assign them to another crew first.',
      },
    })
    await product.cancel(orderNo, customer.token)
    expect((await remove()).status).toBe(200)
  })

  it('is not removed, and nobody leaves, while the order book cannot say what is open', async () => {
    const [groupId, staffId] = [await office.group('1'), await world.hire()]
    const unsure = async () => undefined
    const openOrders = { ...product.application.crews.openOrders, ofGroup: unsure, ofStaff: unsure }
    const context = { db: product.database.db, openOrders }
    const act = { adminId: admin.id, at: product.now() }
    expect(await removeGroup(context, act, groupId)).toEqual({ rejected: 'BUSY' })
    expect(await whenFree(context, staffId, async () => 'left')).toEqual({ rejected: 'BUSY' })
    expect((await world.groupData()).map(({ dbGroup }) => dbGroup.id)).toEqual([groupId])
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
      const staffId = await world.hire()
      const groupId = await office.group(`race ${day}`, [staffId])
      const orderNo = await world.booked(day)
      const [assigned, , removed] = await Promise.all([
        world.assign(orderNo, groupId),
        office.call('/Staff/removeStaffFromGroup', { groupId, staffId }),
        office.call('/Staff/removeStaffGroup', { groupId }),
      ])
      const isHeld = assigned === 'done'
      expect(['done', 'CREW_UNAVAILABLE']).toContain(assigned)
      if (isHeld) expect(removed.status).toBe(400)
      await product.cancel(orderNo, customer.token)
    }
  })

  const appendOn = (version: number, always = true) => {
    const stream = `spec-${crypto.randomUUID()}`
    const event = { id: crypto.randomUUID(), type: 'spec.happened', data: {}, meta: {} }
    return {
      expect: { [stream]: 'absent' as const },
      events: [{ stream, event }],
      rows: crewsAsOf(version, { always }),
    }
  }

  it.each([
    ['the database', () => product.application.store],
    ['another database', () => holdingRows(createMemoryEventStore(), product.application.db)],
  ])('an append to events in %s stands on crews as they were decided on, or is none', async (_, open) => {
    const store = open()
    const version = await readReferenceDataVersion(product.application.db)
    const stale = appendOn(version - 1)
    await expect(store.append(stale)).rejects.toThrow(new ConflictError([]))
    expect((await store.readStreams(Object.keys(stale.expect))).size).toBe(0)
    const current = appendOn(version)
    await store.append(current)
    expect((await store.readStreams(Object.keys(current.expect))).size).toBe(1)
  })

  it('an append to another database holds no crews where that is not worth a transaction', async () => {
    const store = holdingRows(createMemoryEventStore(), product.application.db)
    const stale = appendOn(0, false)
    expect(await store.append(stale)).toMatchObject({ duplicate: false })
  })

  it('a change of crews waits until an append that holds them is done', async () => {
    const groupId = await office.group('slow')
    let isRemoved = false
    let removal: ReturnType<typeof office.call> | undefined
    const memory = createMemoryEventStore()
    const slow = appendingThrough(memory, (append) => async (request) => {
      removal = office.call('/Staff/removeStaffGroup', { groupId }).then((reply) => {
        isRemoved = true
        return reply
      })
      const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted and mode = 'ExclusiveLock'`
      await expect.poll(async () => (await product.database.pool.query(waiting)).rowCount).toBe(1)
      expect(isRemoved).toBe(false)
      return append(request)
    })
    const { db } = product.application
    await holdingRows(slow, db).append(appendOn(await readReferenceDataVersion(db)))
    expect((await removal)?.status).toBe(200)
  })
})
