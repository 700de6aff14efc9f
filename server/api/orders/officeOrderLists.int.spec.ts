import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { inputOf, mowing } from '../../testing/bookings.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { numbersIn, type OfficeLists, officeLists } from '../../testing/officeLists.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'
import { ADMIN_ORDERS, SEARCH_ORDERS } from '../../testing/orderDocuments.ts'

/** The office's lists of orders: their pages, and what a search finds, through both APIs. */

let office: OfficeWorld
let lists: OfficeLists
let elise: Newcomer
let noah: Newcomer
beforeAll(async () => {
  office = await openOfficeWorld()
  lists = officeLists(office)
  elise = await office.customer({ firstName: 'Élise', lastName: 'O’Neil', phone: '+14035550172' })
  await office.placed(elise)
  await office.placed(elise)
  noah = await office.customer({ firstName: 'Noah', lastName: 'Singh', phone: '+15875550199' })
})
afterAll(() => office.product.stop())
afterEach(() => expect(office.product.failures()).toEqual([]))

describe('a page', () => {
  it('past the end is empty with the true count; the first is 1; sizes are 10, 20 and 50', async () => {
    const { totalCount } = (await lists.tabOf(1)).body.allData
    expect(totalCount).toBeGreaterThan(0)
    expect((await lists.tabOf(1, { curPageIndex: 9 })).body.allData).toEqual({ orderSet: [], totalCount })
    expect((await lists.search(2, 'elise', { curPageIndex: 9 })).body).toMatchObject({ orderData: [] })
    for (const curPageIndex of [0, -1, 1.5])
      expect(await lists.tabOf(1, { curPageIndex })).toMatchObject({
        status: 400,
        body: { tag: 'curPageIndex' },
      })
    for (const pageSize of [0, 11, 51, 1000])
      expect(await lists.tabOf(1, { pageSize })).toMatchObject({ status: 400, body: { tag: 'pageSize' } })
    const { body } = await office.product.graphql(
      ADMIN_ORDERS,
      { type: 'Pending', catalog: 'HouseCleaning', page: 0 },
      { token: office.admin.token },
    )
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  it('holds each order once, in the list’s order', async () => {
    const customer = await office.customer({ firstName: 'Pager', lastName: 'Many' })
    const placed: string[] = []
    for (let nth = 0; nth < 12; nth++) placed.push(await office.placed(customer))
    const found = [
      ...(await lists.search(2, 'pager')).body.orderData,
      ...(await lists.search(2, 'pager', { curPageIndex: 2 })).body.orderData,
    ]
    expect(numbersIn(found)).toEqual(placed)
    const newest = await lists.search(2, 'pager', { orderByCreateTime: true, pageSize: 20 })
    expect(numbersIn(newest.body.orderData)).toEqual(placed.toReversed())
  })
})

describe('a tab of all catalogs', () => {
  it('has the orders of each, page by page, in the order of the list', async () => {
    const pages = async (catalog?: string) => {
      const asked = { type: 'Pending', catalog, pageSize: 50 }
      return (await office.ask<{ adminOrders: Listed }>(ADMIN_ORDERS, asked)).adminOrders
    }
    const mower = await office.customer({ firstName: 'Mower', lastName: 'Day' })
    const day = office.freeDay()
    const mowed = inputOf(mowing(mower.addressIds[0] ?? '', day), crypto.randomUUID())
    const { order } = await office.product.place(mowed, mower.token)
    const cleaned = await office.placed(mower, { date: day })
    const all = await pages()
    const cleanings = await pages('HouseCleaning')
    const numbers = all.items.map((item) => item.order.orderNo)
    expect(all.totalCount).toBe(cleanings.totalCount + 1)
    // a day without an hour comes before its hours
    expect(numbers.indexOf(cleaned) - numbers.indexOf(order?.orderNo ?? '')).toBe(1)
    expect(numbers.filter((orderNo) => orderNo !== order?.orderNo)).toEqual(
      cleanings.items.map((item) => item.order.orderNo),
    )
  })
})

interface Listed {
  readonly totalCount: number
  readonly items: readonly { readonly order: { readonly orderNo: string } }[]
}

describe('a search', () => {
  it('asks for a type and a text in the documents’ words', async () => {
    for (const type of [null, undefined, 0, ''])
      expect(await lists.search(type, 'x')).toMatchObject({
        status: 400,
        body: { tag: 'searchType', msg: 'Search type must be selected.' },
      })
    for (const text of ['', '  ', null, undefined])
      expect(await lists.search(1, text)).toMatchObject({
        status: 400,
        body: { tag: 'searchText', msg: 'Search text cannot be empty.' },
      })
    expect(await lists.search(7, 'x')).toMatchObject({ status: 400, body: { tag: 'searchType' } })
    expect(await lists.search(1, 'x', { serviceCatalogs: [4] })).toMatchObject({
      status: 400,
      body: { tag: 'serviceCatalogs' },
    })
  })

  it('finds numbers exactly, names by their beginning without case or accents, phones by their last digits', async () => {
    const orderNo = await office.placed(noah)
    const found = async (type: number, text: string) =>
      (await lists.search(type, text)).body.orderData.map((o) => o.orderNo)
    expect(await found(1, ` ${orderNo.toLowerCase()} `)).toEqual([orderNo])
    for (const dash of ['', ' ', '–']) expect(await found(1, orderNo.replace('-', dash))).toEqual([orderNo])
    expect(await found(1, orderNo.slice(0, 6))).toEqual([])
    for (const text of ['NOAH', 'noa', 'Nóah', 'noah si']) expect(await found(2, text)).toEqual([orderNo])
    expect(await found(2, 'oah')).toEqual([])
    expect((await lists.search(2, 'elise')).body.totalCount).toBeGreaterThan(1)
    for (const text of ['+1 (587) 555-0199', '5550199', '99']) expect(await found(3, text)).toEqual([orderNo])
    expect(await found(3, '587555')).toEqual([])
    for (const text of ['%', '_', '...']) expect(await found(2, text)).toEqual([])
    expect(await found(3, 'none')).toEqual([])
  })

  it('on screen finds a number by its beginning, and orders by a customer’s street or postal code (decision P246)', async () => {
    const neighbour = await office.customer({ firstName: 'Nell', lastName: 'Street' })
    const orderNo = await office.placed(neighbour)
    const found = async (type: string, text: string) =>
      (
        await office.ask<{ searchOrders: Listed }>(SEARCH_ORDERS, { type, text, pageSize: 50 })
      ).searchOrders.items.map(({ order }) => order.orderNo)
    for (const text of [orderNo, orderNo.slice(0, 6), orderNo.slice(0, 4).toLowerCase()])
      expect(await found('OrderNo', text)).toContain(orderNo)
    expect(await found('OrderNo', orderNo.slice(0, 3))).toEqual([])
    const home = await office.product.database.db
      .selectFrom('address_version')
      .innerJoin('address', 'address.version_id', 'address_version.id')
      .where('customer_id', '=', neighbour.userId)
      .select(['street_no', 'street_name', 'postal'])
      .executeTakeFirstOrThrow()
    for (const text of [`${home.street_no} ${home.street_name.slice(0, 4)}`, home.postal.slice(0, 3)])
      expect(await found('Address', text)).toContain(orderNo)
    expect(await found('Address', 'zz')).toEqual([])
  })

  it('looks in the catalogs that are ticked, and in all when none is', async () => {
    const orderNo = await office.placed(noah)
    const inCatalogs = async (serviceCatalogs: number[]) =>
      (await lists.search(1, orderNo, { serviceCatalogs })).body.totalCount
    expect([await inCatalogs([]), await inCatalogs([1, 3]), await inCatalogs([2, 3])]).toEqual([1, 1, 0])
  })

  it('by a crew member finds the orders of their crew now, and those they did', async () => {
    const [, { groupId, members }] = office.crews
    const [member] = members
    await office.product.database.db
      .updateTable('staff')
      .set({ first_name: 'Zoë' })
      .where('id', '=', member?.id ?? '')
      .execute()
    const row = await office.product.database.db
      .selectFrom('staff')
      .select('staff_no')
      .where('id', '=', member?.id ?? '')
      .executeTakeFirstOrThrow()
    const orderNo = await office.placed(noah)
    expect((await lists.search(5, 'zoe')).body.totalCount).toBe(0)
    await lists.assign(orderNo, groupId)
    expect(numbersIn((await lists.search(5, 'zoe')).body.orderData)).toEqual([orderNo])
    expect(numbersIn((await lists.search(4, row.staff_no.toLowerCase())).body.orderData)).toEqual([orderNo])
    expect((await lists.search(4, row.staff_no.slice(0, -1))).body.totalCount).toBe(0)
    const { searchOrders } = await office.ask(SEARCH_ORDERS, { type: 'StaffNo', text: row.staff_no })
    expect(searchOrders).toMatchObject({ totalCount: 1, items: [{ order: { orderNo } }] })
  })

  it('shows open orders before those that are over', async () => {
    const customer = await office.customer({ firstName: 'Quentin', lastName: 'Order' })
    const [a, b, c, d] = [office.freeDay(), office.freeDay(), office.freeDay(), office.freeDay()]
    const over = [await office.placed(customer, { date: a }), await office.placed(customer, { date: c })]
    const open = [await office.placed(customer, { date: b }), await office.placed(customer, { date: d })]
    for (const orderNo of over) await office.product.cancel(orderNo, customer.token)
    // open ones by the next visit, then the latest visit first
    expect(numbersIn((await lists.search(2, 'quentin')).body.orderData)).toEqual([...open, over[1], over[0]])
  })
})

describe('a pending order', () => {
  const suggestion = async (orderNo: string) => {
    const asked = 'query ($orderNo: String!) { adminOrder(orderNo: $orderNo) { suggestedGroup { id } } }'
    const { adminOrder } = await office.ask<{
      adminOrder: { readonly suggestedGroup: { readonly id: string } | null }
    }>(asked, { orderNo })
    return adminOrder.suggestedGroup?.id
  }

  it('offers the crew of the last visit while it is free, else another one, else none', async () => {
    const [first, second] = office.crews
    const customer = await office.customer({ firstName: 'Crew', lastName: 'Known' })
    const [day, other] = [office.freeDay(), office.freeDay()]
    const before = await office.confirmed(customer, { crew: 1 })
    expect(await suggestion(before)).toBeUndefined()
    const orderNo = await office.placed(customer, { date: day })
    expect(await suggestion(orderNo)).toBe(second.groupId)
    await office.visit({ day, crew: 1 })
    expect(await suggestion(orderNo)).toBe(first.groupId)
    const stranger = await office.placed(await office.customer({ firstName: 'No', lastName: 'Body' }), {
      date: other,
    })
    expect(await suggestion(stranger)).toBe(first.groupId)
  })
})
