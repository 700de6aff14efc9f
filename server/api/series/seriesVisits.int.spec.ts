import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoServiceId } from '../../demo/demoCatalog.store.ts'
import { CLEANING_POINTS } from '../../testing/bookings.ts'
import { DASHBOARD } from '../../testing/dashboardDocuments.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'
import { AVAILABLE_GROUPS, ORDER_REPORT } from '../../testing/orderDocuments.ts'
import {
  OFFICE_SERIES_COMMANDS,
  OFFICE_SERIES_LIST,
  SERIES_COMMANDS,
  SERIES_OF_ID,
} from '../../testing/seriesDocuments.ts'

/** What customers and the office see of placed, waiting and missed visits, on a Tuesday, November 24 (section N). */

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.product.stop())
afterEach(() => expect(world.product.failures()).toEqual([]))

async function begun(who: Newcomer, first: string, everyWeeks = 2): Promise<string> {
  const [addressId] = who.addressIds
  const rhythm = { everyWeeks, first, slot: 'Morning', hour: 9, minute: 0 }
  const service = { addressId, serviceId: demoServiceId('standardClean'), pointsSeen: CLEANING_POINTS }
  const input = { key: crypto.randomUUID(), ...service, ...rhythm }
  const { series } = await world.product
    .as(who.token)
    .root<{ series: { id: string } | null }>(SERIES_COMMANDS.startSeries, { input })
  return series?.id ?? ''
}

interface Shown {
  readonly nextVisits: readonly Record<string, unknown>[]
}

async function shown(who: Newcomer, id: string): Promise<Shown & Record<string, unknown>> {
  return (await world.product.as(who.token).ask(SERIES_OF_ID, { id })).series as never
}

const kindsTo = async ({ userId }: Newcomer) => (await world.product.posted(userId)).map(({ kind }) => kind)
const ORDER = `query Order($orderNo: String!) { order(orderNo: $orderNo) {
  orderNo changes { action role byViewer } series { id everyWeeks weekday slot time }
} }`
const TRAIL = `query Trail($orderNo: String!) { adminOrder(orderNo: $orderNo) { trail { action channel by { role id name } } } }`

describe('a placed visit', () => {
  it('is an order that names its series, in both APIs', async () => {
    const who = await world.customer()
    const id = await begun(who, '2026-12-02')
    const series = await shown(who, id)
    expect(series).toMatchObject({
      placedAhead: 1,
      nextVisits: [
        {
          date: '2026-12-02',
          state: 'Placed',
          takenDate: '2026-12-02',
          orderStatus: 'Pending',
          canSkip: false,
        },
        { date: '2026-12-16', state: 'Planned' },
        ...[{}, {}, {}, {}],
      ],
    })
    const orderNo = String(series.nextVisits[0]?.orderNo)
    expect(await world.product.as(who.token).ask(ORDER, { orderNo })).toEqual({
      order: {
        orderNo,
        changes: [{ action: 'Placed', role: 'System', byViewer: false }],
        series: { id, everyWeeks: 2, weekday: 3, slot: 'Morning', time: '09:00' },
      },
    })
    expect(await world.ask(TRAIL, { orderNo })).toEqual({
      adminOrder: {
        trail: [{ action: 'Placed', channel: null, by: { role: 'System', id: null, name: null } }],
      },
    })
    const recent = await world.product
      .as(who.token)
      .call<{ orders: object[] }>('/Service/getRecentOrdersByCatalog', { userId: who.userId, catalog: 1 })
    expect(recent.body.orders).toMatchObject([{ orderNo, seriesId: id }])
    expect(await kindsTo(who)).toEqual(['seriesBegun', 'orderReceived'])
    for (const [recurring, totalCount] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const filter = { by: 'Placed', userId: who.userId, recurring }
      expect(await world.ask(ORDER_REPORT, { filter, first: 10 })).toMatchObject({
        orderReport: { totalCount },
      })
      const file = await world.product.send('/api/Staff/exportOrders', {
        method: 'POST',
        headers: { authorization: `Bearer ${world.admin.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ by: 'placed', userId: who.userId, recurring }),
      })
      expect(file.text.includes(orderNo)).toBe(recurring)
    }
  })

  it('is shown on the day that its order was moved to, and keeps its own in the series', async () => {
    const who = await world.customer()
    const id = await begun(who, '2026-12-05')
    const orderNo = (await shown(who, id)).nextVisits[0]?.orderNo
    const to = { year: 2026, month: 12, day: 4, slot: 'Afternoon', hour: 12, minute: 30 }
    expect(await world.command('moveOrder', { orderNo, ...to })).toMatchObject({ userErrors: [] })
    expect((await shown(who, id)).nextVisits[0]).toMatchObject({
      ...{ date: '2026-12-05', slot: 'Morning', time: '09:00' },
      ...{ takenDate: '2026-12-04', takenTime: '12:30' },
    })
  })

  it('is on the worklist while the usual crew could not take it', async () => {
    const who = await world.customer()
    const seriesId = await begun(who, '2026-12-03')
    const before = await work()
    const input = { key: 'a crew', seriesId, groupId: world.crews[0].groupId }
    await world.ask(OFFICE_SERIES_COMMANDS.setSeriesCrew, { input })
    expect(await work()).toEqual({ ...before, visitsWithoutCrew: before.visitsWithoutCrew + 1 })
  })

  it('offers the crew of the last visit first, and is named on the card of its customer', async () => {
    const who = await world.customer()
    const id = await begun(who, '2026-11-26', 1)
    const first = String((await shown(who, id)).nextVisits[0]?.orderNo)
    await world.command('assignGroup', { orderNo: first, groupId: world.crews[1].groupId })
    const input = { key: 'no crew', seriesId: id, groupId: null }
    await world.ask(OFFICE_SERIES_COMMANDS.setSeriesCrew, { input })
    const second = String((await shown(who, id)).nextVisits[1]?.orderNo)
    const { availableGroups } = await world.ask(AVAILABLE_GROUPS, { orderNo: second, includeBusy: true })
    expect(availableGroups).toMatchObject([
      { groupNo: 'Crew 2', isOfLastVisit: true, isCurrent: false },
      { groupNo: 'Crew 1', isOfLastVisit: false },
    ])
    const card = 'query Card($id: ID!) { customer(id: $id) { series { id everyWeeks } } }'
    expect(await world.ask(card, { id: who.userId })).toEqual({
      customer: { series: [{ id, everyWeeks: 1 }] },
    })
  })

  it('leaves a one-time order without a series', async () => {
    const who = await world.customer()
    const orderNo = await world.placed(who)
    expect(await world.product.as(who.token).ask(ORDER, { orderNo })).toEqual({
      order: { orderNo, changes: [{ action: 'Placed', role: 'Customer', byViewer: true }], series: null },
    })
    const found = await world.rest<{ allData: { orderSet: object[] } }>('/Staff/getAdminOrderSearchData', {
      ...{ searchType: 1, searchText: orderNo, serviceCatalogs: [1], orderByCreateTime: false },
      ...{ curPageIndex: 1, pageSize: 10 },
    })
    expect(JSON.stringify(found.body)).toContain('"seriesId":null')
  })
})

async function work() {
  const { dashboard } = await world.ask(DASHBOARD, {})
  return (dashboard as { work: Record<'stoppedVisits' | 'visitsWithoutCrew', number> }).work
}

describe('a visit without enough points', () => {
  it('waits with a mail, is shown as waiting, and is missed two days ahead', async () => {
    const who = await world.product.customer({ points: CLEANING_POINTS - 500 })
    const id = await begun(who, '2026-12-01')
    expect(await shown(who, id)).toMatchObject({
      missingPoints: 500,
      nextVisits: [{ date: '2026-12-01', state: 'WaitingForPoints', canSkip: true }, ...[{}, {}, {}, {}, {}]],
    })
    const asked = { customerId: who.userId, waiting: true }
    expect(await world.ask(OFFICE_SERIES_LIST, asked)).toMatchObject({
      officeSeriesList: { totalCount: 1, items: [{ id }] },
    })
    world.product.later({ hours: 3 * 24 })
    await world.product.application.recurringVisits.everywhere(world.product.now())
    world.product.later({ hours: 2 * 24 })
    await world.product.application.recurringVisits.everywhere(world.product.now())
    expect(await kindsTo(who)).toEqual(['seriesBegun', 'seriesPoints', 'seriesPoints', 'seriesMissed'])
    const { token } = await world.product.admin()
    const { dashboard } = await world.ask(DASHBOARD, {}, token)
    expect(dashboard).toMatchObject({
      runningSeries: expect.any(Number),
      missedVisits: [{ seriesId: id, date: '2026-12-01', reason: 'Points', customerId: who.userId }],
    })
  })
})
