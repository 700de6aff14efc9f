import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'
import { CHANGE_REPORT, ORDER_REPORT } from '../../testing/orderDocuments.ts'

/** Reports over free ranges (decision T9), through the running product. Today is 2026-11-24. */

let office: OfficeWorld
let camille: Newcomer
let noor: Newcomer
/** Booked for the 1st, 2nd and 3rd of December; the second is cancelled, the third confirmed. */
let orders: readonly string[]
beforeAll(async () => {
  office = await openOfficeWorld()
  camille = await office.customer({ firstName: 'Camille', lastName: 'Roy', phone: '+15145550111' })
  noor = await office.customer({ firstName: 'Noor', lastName: 'Khan' })
  const placed = (who: Newcomer, date: string) => office.placed(who, { date })
  orders = [
    await placed(camille, '2026-12-01'),
    await placed(camille, '2026-12-02'),
    await placed(noor, '2026-12-03'),
  ]
  await office.product.cancel(orders[1] ?? '', camille.token)
  await office.command('assignGroup', { orderNo: orders[2], groupId: office.crews[0].groupId })
})
afterAll(() => office.product.stop())
afterEach(() => expect(office.product.failures()).toEqual([]))

interface Report {
  readonly totalCount: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly edges: readonly { readonly node: { readonly order: { readonly orderNo: string } } }[]
}
async function report(filter: object, more: object = {}) {
  const data = await office.ask(ORDER_REPORT, { filter: { by: 'Booked', ...filter }, ...more })
  const { edges, ...rest } = data.orderReport as Report
  return { ...rest, numbers: edges.map(({ node }) => node.order.orderNo) }
}
interface Changes extends Pick<Report, 'totalCount' | 'pageInfo'> {
  readonly edges: readonly { readonly node: { readonly change: { readonly action: string } } }[]
}
async function changes(filter: object, more: object = {}) {
  const data = await office.ask(CHANGE_REPORT, { filter, ...more })
  return data.changeReport as Changes
}
async function refusal(query: string, filter: object, more: object = {}) {
  const { body } = await office.product.graphql(query, { filter, ...more }, { token: office.admin.token })
  return body.errors?.[0]?.extensions?.code
}

describe('a report of orders', () => {
  it('has the latest day first, and the figures of all of it', async () => {
    expect(await report({})).toMatchObject({
      numbers: orders.toReversed(),
      totalCount: 3,
      // three cleanings of 13,500 points; one came back whole
      totalPoints: 40_500,
      returnedPoints: 13_500,
      figures: [
        { catalog: 'HouseCleaning', status: 'Pending', orders: 1, points: 13_500, returnedPoints: 0 },
        { status: 'Confirmed', orders: 1, points: 13_500, returnedPoints: 0 },
        { status: 'Cancelled', orders: 1, points: 13_500, returnedPoints: 13_500 },
      ],
      pageInfo: { hasNextPage: false },
    })
  })

  it('sums more points than 32 bits hold', async () => {
    const { db } = office.product.application
    const enlarged = async (points: number) => {
      await db
        .updateTable('order_listing')
        .set({ total_points: points })
        .where('user_id', '=', camille.userId)
        .execute()
      await db.updateTable('order_sum').set({ points }).where('status', '<>', OrderStatus.Confirmed).execute()
    }
    await enlarged(2_000_000_000)
    // two orders of 20 million dollars, and one of 135
    expect(await report({})).toMatchObject({ totalPoints: 4_000_013_500 })
    expect(await report({ userId: camille.userId })).toMatchObject({ totalPoints: 4_000_000_000 })
    expect(await report({ text: 'camille' })).toMatchObject({ totalPoints: 4_000_000_000 })
    await enlarged(13_500)
  })

  it('is narrowed by days, statuses, catalogs, crew, customer and text', async () => {
    const [first, second, third] = orders
    expect((await report({ from: '2026-12-02', to: '2026-12-02' })).numbers).toEqual([second])
    expect((await report({ from: '2026-12-02' })).numbers).toEqual([third, second])
    expect((await report({ to: '2026-12-01' })).numbers).toEqual([first])
    expect((await report({ by: 'Placed', from: '2026-11-24', to: '2026-11-24' })).totalCount).toBe(3)
    expect((await report({ by: 'Placed', from: '2026-11-25' })).totalCount).toBe(0)
    expect((await report({ statuses: ['Cancelled', 'Confirmed'] })).numbers).toEqual([third, second])
    expect((await report({ catalogs: ['SnowRemoval'] })).totalCount).toBe(0)
    expect((await report({ groupId: office.crews[0].groupId })).numbers).toEqual([third])
    expect((await report({ groupId: 'no id' })).totalCount).toBe(0)
    expect((await report({ userId: noor.userId })).numbers).toEqual([third])
    for (const text of ['camille', 'CAMILLE R', '555-0111'])
      expect((await report({ text })).numbers).toEqual([second, first])
    const short = third?.toLowerCase().replace('-', '') ?? ''
    for (const text of [third?.toLowerCase(), short, short.slice(0, 4), `${short.slice(0, 4)} ${short[4]}`])
      expect((await report({ text })).numbers).toEqual([third])
    expect((await report({ text: short.slice(0, 3) })).totalCount).toBe(0)
    expect((await report({ text: '!' })).totalCount).toBe(0)
  })

  it('is read on from where a stretch ended, with the same figures', async () => {
    const start = await report({}, { first: 2 })
    expect(start).toMatchObject({
      numbers: [orders[2], orders[1]],
      totalCount: 3,
      pageInfo: { hasNextPage: true },
    })
    const rest = await report({}, { first: 2, after: start.pageInfo.endCursor })
    expect(rest).toMatchObject({ numbers: [orders[0]], totalCount: 3, pageInfo: { hasNextPage: false } })
  })

  it.each([
    ['a day that is none', { by: 'Booked', from: '2026-02-30' }, {}],
    ['a text as a day', { by: 'Booked', to: 'tomorrow' }, {}],
    ['a range that ends before it begins', { by: 'Booked', from: '2026-12-02', to: '2026-12-01' }, {}],
    ['too many at once', { by: 'Booked' }, { first: 101 }],
    ['none at once', { by: 'Booked' }, { first: 0 }],
    ['a cursor that is none', { by: 'Booked' }, { after: 'nowhere' }],
    ['a text beyond all names', { by: 'Booked', text: 'x'.repeat(101) }, {}],
  ])('refuses %s', async (_what, filter, more) => {
    expect(await refusal(ORDER_REPORT, filter, more)).toBe('BAD_USER_INPUT')
  })

  it('refuses the cursor of another report', async () => {
    const { pageInfo } = await report({}, { first: 1 })
    expect(await refusal(ORDER_REPORT, { by: 'Placed' }, { after: pageInfo.endCursor })).toBe(
      'BAD_USER_INPUT',
    )
  })
})

describe('a report of changes', () => {
  it('says who did what on which order, newest first, with both statuses', async () => {
    expect(await changes({})).toMatchObject({
      totalCount: 2,
      edges: [
        {
          node: {
            order: { order: { orderNo: orders[2] } },
            change: {
              action: 'Confirmed',
              by: { id: office.admin.id },
              oldStatus: 'Pending',
              newStatus: 'Confirmed',
            },
          },
        },
        {
          node: {
            order: { order: { orderNo: orders[1] } },
            change: {
              action: 'Cancelled',
              by: { role: 'Customer', name: 'Camille Roy' },
              channel: 'Graphql',
              oldStatus: 'Pending',
              newStatus: 'Cancelled',
              refundPoints: 13_500,
            },
          },
        },
      ],
    })
  })

  it('is narrowed by days, roles, actions, people and orders', async () => {
    const actionsIn = async (filter: object) =>
      (await changes(filter)).edges.map(({ node }) => node.change.action)
    expect(await actionsIn({ from: '2026-11-24', to: '2026-11-24' })).toEqual(['Confirmed', 'Cancelled'])
    expect(await actionsIn({ from: '2026-11-25' })).toEqual([])
    expect(await actionsIn({ roles: ['Admin'] })).toEqual(['Confirmed'])
    expect(await actionsIn({ actions: ['Cancelled', 'Rescheduled'] })).toEqual(['Cancelled'])
    expect(await actionsIn({ roles: ['Admin'], actions: ['Cancelled'] })).toEqual([])
    expect(await actionsIn({ actorId: camille.userId })).toEqual(['Cancelled'])
    expect(await actionsIn({ orderNo: orders[2] })).toEqual(['Confirmed'])
    expect(await actionsIn({ orderNo: 'ZZZZ-ZZZZ' })).toEqual([])
  })

  it('is read on from where a stretch ended', async () => {
    const { pageInfo, totalCount } = await changes({}, { first: 1 })
    expect({ pageInfo, totalCount }).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } })
    const rest = await changes({}, { first: 1, after: pageInfo.endCursor })
    expect(rest).toMatchObject({
      pageInfo: { hasNextPage: false },
      edges: [{ node: { change: { action: 'Cancelled' } } }],
    })
    expect(await refusal(CHANGE_REPORT, {}, { after: 'nowhere' })).toBe('BAD_USER_INPUT')
    expect(await refusal(CHANGE_REPORT, { from: 'x' })).toBe('BAD_USER_INPUT')
  })

  it('neither shows nor counts the changes of an order that the history of orders set aside', async () => {
    const { db, pool } = office.product.database
    const set = await db
      .deleteFrom('order_history')
      .where('order_no', '=', orders[1] ?? '')
      .returning('order_id')
      .executeTakeFirstOrThrow()
    await pool.query(
      `insert into dead_letter (name, generation, stream, revision, position, type, error)
       select name, generation, $1, 0, '1', 'order.placed', 'cannot be read' from projection
       where name = 'orderHistory' and status = 'live'`,
      [`order-${set.order_id}`],
    )
    const counted = async (filter: object) => (await changes(filter)).totalCount
    expect(await counted({})).toBe(1)
    expect(await counted({ actions: ['Cancelled'] })).toBe(0)
    expect(await counted({ actorId: camille.userId })).toBe(0)
    expect(await counted({ orderNo: orders[2] })).toBe(1)
    const { edges } = await changes({})
    expect(edges.map(({ node }) => node.change.action)).toEqual(['Confirmed'])
    const days = { from: '2026-11-24', to: '2026-11-24' }
    const file = await office.product.rest('/Staff/exportOrderChanges', days, { token: office.admin.token })
    expect(file.status).toBe(200)
  })
})
