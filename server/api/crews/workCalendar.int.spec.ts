import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LOOK_AT_SERIES } from '../../ordering/recurring/lookJob.store.ts'
import { deleteClosedDate, insertClosedDate, insertDayOff } from '../../staffing/workCalendar.store.ts'
import {
  CALENDAR_DAYS,
  CLOSE_DATE,
  CLOSED_DATES,
  DAY_VISITS,
  OPEN_DATE,
  REMOVE_DAY_OFF,
  SET_DAY_OFF,
  STAFF_GROUPS,
} from '../../testing/crewsDocuments.ts'
import { type CrewsWorld, openCrewsWorld } from '../../testing/crewsWorld.ts'
import { OFFICE_CHANGES } from '../../testing/officeChangesDocument.ts'
import { staffForm } from '../../testing/officeSteps.ts'

/** What groups mean for the booking calendar, and days without work (decisions D2, D3, D5). */

let world: CrewsWorld
let product: CrewsWorld['product']
let office: CrewsWorld['office']
let customer: CrewsWorld['customer']
beforeAll(async () => {
  world = await openCrewsWorld()
  ;({ product, office, customer } = world)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))
beforeEach(() => world.withoutGroups())

describe('the booking calendar', () => {
  it('has three places in a half day before there is any group, and one per active group afterwards', async () => {
    const day = '2026-12-08'
    const first = await office.group('1', [await world.hire()])
    expect(await world.booked(day, 0)).toMatch(/-/)
    expect(await world.booked(day, 1)).toBe('SLOT_FULL')
    // a group without anybody takes no work
    const second = await office.group('2')
    expect(await world.booked(day, 1)).toBe('SLOT_FULL')
    const staffId = await world.hire()
    await office.call('/Staff/addStaffToGroup', { groupId: second, staffIds: [staffId] })
    expect(await world.booked(day, 1)).toMatch(/-/)
    expect(await world.booked(day, 2)).toBe('SLOT_FULL')
    // what was placed stays when a group goes; nothing more is taken
    await office.call('/Staff/removeStaffFromGroup', { groupId: second, staffId })
    expect((await office.call('/Staff/removeStaffGroup', { groupId: second })).status).toBe(200)
    expect(await world.booked(day, 2)).toBe('SLOT_FULL')
    expect(first).not.toBe(second)
  })

  it('takes three in a half day while there is no group at all', async () => {
    const day = '2026-12-09'
    for (const address of [0, 1, 2]) expect(await world.booked(day, address)).toMatch(/-/)
    expect(await world.booked(day, 3)).toBe('SLOT_FULL')
  })

  it('counts no group whose people are all disabled, until one is enabled again', async () => {
    const day = '2026-12-10'
    const email = 'robin@example.com'
    const { staffId } = await office.hire(email)
    await office.group('1', [staffId])
    const disable = (disabled: boolean) =>
      office.call('/Staff/saveStaffItem', { staffId, ...staffForm(email, { disabled }) })
    await disable(true)
    expect(await world.booked(day)).toBe('SLOT_FULL')
    expect((await world.groupData())[0]?.staffs).toMatchObject([{ staffId, disabled: true }])
    await disable(false)
    expect(await world.booked(day)).toMatch(/-/)
  })

  it('leaves out a group that has the day off; what it holds stays and is named', async () => {
    const day = '2026-12-11'
    const groupId = await office.group('1', [await world.hire()])
    const orderNo = await world.booked(day)
    expect(await world.assign(orderNo, groupId)).toBe('done')
    const off = await office.ask<{ setGroupDayOff: object }>(SET_DAY_OFF, { groupId, date: day })
    expect(off.setGroupDayOff).toEqual({
      message: 'The crew has the day off. 1 visit is still booked that day. Reschedule it.',
      openOrders: [orderNo],
      userErrors: [],
      group: expect.objectContaining({ id: groupId, isActive: true, daysOff: [day] }),
    })
    expect((await product.order(orderNo, customer.token))?.status).toBe('Confirmed')
    await product.cancel(orderNo, customer.token)
    expect(await world.booked(day)).toBe('SLOT_FULL')
    expect(await world.booked('2026-12-12')).toMatch(/-/)
    // a second time nothing happens
    await office.ask(SET_DAY_OFF, { groupId, date: day })
    expect(await office.ask(REMOVE_DAY_OFF, { groupId, date: day })).toMatchObject({
      removeGroupDayOff: { userErrors: [], group: { daysOff: [] } },
    })
    expect(await world.booked(day)).toMatch(/-/)
    expect(await office.ask(REMOVE_DAY_OFF, { groupId, date: day })).toMatchObject({
      removeGroupDayOff: { group: null, userErrors: [{ code: 'NOT_FOUND' }] },
    })
  })

  it('takes nothing on a closed day, of one catalog or of all; orders on it stay and are named', async () => {
    const [day, other] = ['2026-12-14', '2026-12-15']
    const orderNo = await world.booked(day)
    const close = (input: object) => office.ask<{ addClosedDate: object }>(CLOSE_DATE, { input })
    expect((await close({ date: day, catalog: 'HouseCleaning' })).addClosedDate).toMatchObject({
      message: 'Closed for new bookings. 1 visit is still booked that day. Reschedule it.',
      openOrders: [orderNo],
      closedDates: [{ date: day, catalog: 'HouseCleaning' }],
      userErrors: [],
    })
    await close({ date: day, catalog: 'HouseCleaning' })
    expect((await close({ date: other })).addClosedDate).toMatchObject({
      message: 'Closed for new bookings.',
      openOrders: [],
    })
    expect(await office.ask(CLOSED_DATES)).toEqual({
      closedDates: [
        { date: day, catalog: 'HouseCleaning' },
        { date: other, catalog: null },
      ],
    })
    expect([await world.booked(day, 1), await world.booked(other, 1)]).toEqual(['DAY_CLOSED', 'DAY_CLOSED'])
    const open = (input: object) => office.ask<{ removeClosedDate: object }>(OPEN_DATE, { input })
    expect((await open({ date: day })).removeClosedDate).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect((await open({ date: day, catalog: 'HouseCleaning' })).removeClosedDate).toMatchObject({
      message: 'Open for bookings again',
      closedDates: [{ date: other, catalog: null }],
    })
    expect(await world.booked(day, 1)).toMatch(/-/)
  })

  it('has recurring visits looked at when a day is opened, not when nothing was closed', async () => {
    const { db } = world.product.application
    const looks = async () =>
      (await sql`select from graphile_worker.jobs where key = ${LOOK_AT_SERIES}`.execute(db)).rows.length
    await sql`select graphile_worker.remove_job(${LOOK_AT_SERIES})`.execute(db)
    const date = '2026-12-21'
    await office.ask(CLOSE_DATE, { input: { date } })
    await office.ask(OPEN_DATE, { input: { date: '2026-12-22' } })
    expect(await looks()).toBe(0)
    await office.ask(OPEN_DATE, { input: { date } })
    expect(await looks()).toBe(1)
  })

  it('tells the office how full days are, and everything on one of them', async () => {
    const [day, next] = ['2026-12-16', '2026-12-17']
    const [groupId] = [
      await office.group('1', [await world.hire()]),
      await office.group('2', [await world.hire()]),
    ]
    const [first, second] = [await world.booked(day), await world.booked(day, 1)]
    const gone = await world.booked(next)
    expect(await world.assign(first, groupId)).toBe('done')
    await product.cancel(gone, customer.token)
    expect(await office.ask(CALENDAR_DAYS, { from: day, first: 2 })).toEqual({
      calendarDays: [
        {
          date: day,
          loads: [{ catalog: 'HouseCleaning', visits: 2, unassigned: 1, places: 2, amTaken: 2, pmTaken: 0 }],
        },
      ],
    })
    const { dayVisits } = await office.ask<{ dayVisits: { order: { orderNo: string } }[] }>(DAY_VISITS, {
      date: day,
    })
    expect(dayVisits.map(({ order }) => order.orderNo).sort()).toEqual([first, second].sort())
    expect(dayVisits).toContainEqual(
      expect.objectContaining({
        dayPart: 'Morning',
        minutes: expect.any(Number),
        hasNotes: false,
        group: { id: groupId, groupNo: '1' },
        officeMay: { assign: true, move: true },
        order: expect.objectContaining({ orderNo: first, status: 'Confirmed' }),
      }),
    )
    expect(await office.ask(DAY_VISITS, { date: next })).toEqual({ dayVisits: [] })
  })

  it.each([
    [CALENDAR_DAYS, { from: '2026-12-32', first: 7 }],
    [CALENDAR_DAYS, { from: '2026-12-01', first: 63 }],
    [DAY_VISITS, { date: 'tomorrow' }],
    [CLOSED_DATES, { monthsBack: -1 }],
    [CLOSED_DATES, { monthsBack: 14 }],
  ])('tells nothing of days that are none', async (query, variables) => {
    const { body } = await product.graphql(query, variables, { token: world.admin.token })
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })

  it('lists closed days and days off of up to thirteen months back when asked to', async () => {
    const groupId = await office.group('1')
    const { db } = world.product.application
    for (const date of ['2025-09-30', '2025-10-01', '2026-11-27']) {
      await insertClosedDate(db, { date, catalog: undefined })
      await insertDayOff(db, { groupId, date })
    }
    const asked = `query ($monthsBack: Int!) {
      closedDates(monthsBack: $monthsBack) { date } staffGroups { daysOff(monthsBack: $monthsBack) } }`
    const listed = async (monthsBack: number) => {
      const answer = await office.ask<{
        closedDates: { date: string }[]
        staffGroups: { daysOff: string[] }[]
      }>(asked, { monthsBack })
      return [answer.closedDates.map(({ date }) => date), answer.staffGroups[0]?.daysOff]
    }
    const recent = ['2025-10-01', '2026-11-27']
    expect(await listed(13)).toEqual([expect.arrayContaining(recent), recent])
    expect(await listed(13)).not.toContainEqual(expect.arrayContaining(['2025-09-30']))
    expect(await listed(0)).toEqual([expect.not.arrayContaining(['2025-10-01']), ['2026-11-27']])
    for (const date of recent) await deleteClosedDate(db, { date, catalog: undefined })
  })

  it.each([
    ['2026-11-23', 'DATE_PAST'],
    ['2026-02-30', 'DATE_INVALID'],
    ['0000-01-01', 'DATE_INVALID'],
    ['9999-12-31', 'DATE_INVALID'],
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
    const { officeChanges } = await office.ask<{ officeChanges: { edges: { node: { action: string } }[] } }>(
      OFFICE_CHANGES,
      { record: 'Staff', first: 4 },
    )
    expect(officeChanges.edges.map(({ node }) => node)).toMatchObject([
      { action: 'ClosedDateRemoved', subject: 'ClosedDate', subjectName: '2027-01-02' },
      { action: 'DayOffSet', subjectName: 'Record', fields: [{ field: 'date', after: '2027-01-04' }] },
      { action: 'ClosedDateAdded', fields: [{ field: 'catalog', before: null, after: null }] },
      { action: 'GroupAdded', fields: [{ field: 'groupNo', before: null, after: 'Record' }] },
    ])
    expect(await office.ask(STAFF_GROUPS)).toMatchObject({
      staffGroups: [{ groupNo: 'Record', isActive: false, daysOff: ['2027-01-04'] }],
    })
  })
})
