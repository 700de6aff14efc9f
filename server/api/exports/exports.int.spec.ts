import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvLines } from '../../testing/csvLines.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { OFFICE_CHANGES } from '../../testing/officeChangesDocument.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'

/** Lists and reports as files (decision T7): what stands in them, and what is refused. */

let office: OfficeWorld
let nadia: Newcomer
let first: string
let second: string

beforeAll(async () => {
  office = await openOfficeWorld()
  nadia = await office.customer({ firstName: '=Zoé', lastName: 'O"Hara, 王', phone: '+14035550181' })
  first = await office.placed(nadia, { date: '2026-12-01' })
  second = await office.placed(nadia, { date: '2026-12-02' })
  await office.command('assignGroup', { orderNo: first, groupId: office.crews[0].groupId })
  await office.command('cancelCustomerOrder', { orderNo: second, reason: 'The crew is ill.' })
})
afterAll(() => office.product.stop())

/** The lines of a file; the fields of these specs hold no line break. */
async function saved(path: string, body: object, language = 'en'): Promise<Record<string, string>[]> {
  const reply = await office.product.rest(`/Staff/${path}`, body, {
    token: office.admin.token,
    headers: { 'accept-language': language },
  })
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  return csvLines(reply.text, language === 'fr' ? ';' : ',')
}

describe('orders', () => {
  it('are as the list has them, with plain figures and a harmless name', async () => {
    const [order, ...others] = await saved('exportOrders', { by: 'booked', statuses: [1] })
    expect(others).toEqual([])
    expect(order).toMatchObject({
      'Order number': first,
      'Visit (ISO 8601)': expect.stringMatching(/^2026-12-01T09:\d\d:00-0[67]:00$/),
      'Service type': 'House cleaning',
      Status: 'Confirmed',
      'First name': "'=Zoé",
      'Last name': 'O"Hara, 王',
      Phone: '(403) 555-0181',
      Crew: 'Crew 1',
      'Base (points)': '13500',
      'Total (points)': '13500',
      'Refunded (points)': '0',
    })
    expect(order?.Staff?.split('; ')).toHaveLength(2)
  })

  it('leave the latest day first, narrowed by every filter', async () => {
    const numbers = async (body: object) =>
      (await saved('exportOrders', { by: 'booked', ...body })).map((order) => order['Order number'])
    expect(await numbers({})).toEqual([second, first])
    expect(await numbers({ to: '2026-12-01' })).toEqual([first])
    expect(await numbers({ from: '2026-12-02' })).toEqual([second])
    expect(await numbers({ catalogs: [2] })).toEqual([])
    expect(await numbers({ groupId: office.crews[0].groupId })).toEqual([first])
    expect(await numbers({ groupId: office.crews[1].groupId })).toEqual([])
    expect(await numbers({ userId: nadia.userId, statuses: [4] })).toEqual([second])
    expect(await numbers({ text: first })).toEqual([first])
  })

  it('of a tab and of a search are those of the screen', async () => {
    const tab = (orderType: number, serviceCatalog: number | null = 1) =>
      saved('exportAdminOrderData', { orderType, serviceCatalog, orderByCreateTime: false })
    expect((await tab(2)).map((order) => order['Order number'])).toEqual([first])
    expect((await tab(3)).map((order) => order.Status)).toEqual(['Cancelled'])
    expect(await tab(1)).toEqual([])
    expect(await tab(2, 3)).toEqual([])
    expect(await tab(2, null)).toEqual(await tab(2))
    const search = { searchType: 5, searchText: 'SAM', serviceCatalogs: [1] }
    const found = await saved('exportAdminOrderSearchData', { ...search, orderByCreateTime: true })
    expect(found.map((order) => order['Order number'])).toEqual([first])
  })
})

it('customers are those of the list or of its search, with what the list joins of them', async () => {
  await office.customer()
  const everybody = await saved('exportUsers', {})
  const [found, ...more] = await saved('exportUsers', { search: '=zoé' })
  expect(more).toEqual([])
  // newest first
  expect(everybody).toEqual([expect.anything(), found])
  expect(found).toMatchObject({
    'First name': "'=Zoé",
    Phone: '(403) 555-0181',
    Active: 'yes',
    'Special attr': 'None',
    Language: 'English',
    'Registered (ISO 8601)': expect.stringMatching(/^20\d\d-\d\d-\d\dT.*-0[67]:00$/),
    Orders: '2',
    'Open orders': '1',
    'Last visit (ISO 8601)': '',
  })
  expect(await saved('exportUsers', { search: 'nobody at all' })).toEqual([])
})

it('changes say who did what, from what to what', async () => {
  const changes = await saved('exportOrderChanges', { roles: [3] })
  expect(changes).toMatchObject([
    {
      'Order number': second,
      'Old status': 'Pending',
      'New status': 'Cancelled',
      'Reason or outcome': 'By the office',
      Channel: 'Website',
      Note: 'The crew is ill.',
    },
    {
      'Order number': first,
      'Old status': 'Pending',
      'New status': 'Confirmed',
      'New crew': 'Crew 1',
    },
  ])
  expect(changes[0]).toMatchObject({ 'Refunded (points)': '13500', Role: 'Admin' })
  expect(await saved('exportOrderChanges', { orderNo: 'ZZZZ-ZZZZ' })).toEqual([])
})

it('the ledger has what came in and, below zero, what went out', async () => {
  const rows = await saved('exportLedger', { userId: nadia.userId, kind: 'spent' })
  expect(rows.map((row) => row['Points (negative = deducted)'])).toEqual(['-13500', '-13500'])
  const back = await saved('exportLedger', { userId: nadia.userId, kind: 'refunded' })
  expect(back).toMatchObject([{ 'Points (negative = deducted)': '13500', 'Order number': second }])
})

it('payments and tax are plain dollars, in the words of the reader', async () => {
  const payment = {
    userId: nadia.userId,
    paymentMethod: 2,
    paidAmount: 199.99,
    rewardPercent: 0,
    comment: '-1',
  }
  expect((await office.rest('/Staff/confrmUserPayment', payment)).status).toBe(200)
  // AB: 5 % of 199.99 is 9.9995, half up 10.00
  expect(await saved('exportPayments', { userId: nadia.userId })).toMatchObject([
    {
      'Invoice number': 'INV-2026-000001',
      'Payment method': 'e-Transfer',
      Province: 'AB',
      'Subtotal (CAD)': '199.99',
      'GST (CAD)': '10.00',
      'HST (CAD)': '',
      'Total (CAD)': '209.99',
      'Credited (CAD)': '0.00',
      Comment: "'-1",
    },
  ])
  expect(await saved('exportTax', { from: '2026-11-01', to: '2026-11-30' }, 'fr')).toEqual([
    {
      Province: 'AB',
      Taxe: 'GST',
      'Taux (%)': '5',
      'Facturé avant taxe (CAD)': '199,99',
      'Taxe facturée (CAD)': '10,00',
      'Crédité avant taxe (CAD)': '0,00',
      'Taxe créditée (CAD)': '0,00',
      'Net avant taxe (CAD)': '199,99',
      'Taxe due (CAD)': '10,00',
    },
  ])
  expect(await saved('exportTax', { to: '2026-10-31' })).toEqual([])
})

it.each([
  ['exportOrders', { by: 'booked', from: '2026-02-30' }, 'from'],
  ['exportOrders', { by: 'booked', from: '2026-12-02', to: '2026-12-01' }, 'to'],
  ['exportOrders', { by: 'noon' }, 'by'],
  ['exportAdminOrderData', { orderType: 4, serviceCatalog: 1, orderByCreateTime: true }, 'orderType'],
  ['exportAdminOrderSearchData', { serviceCatalogs: [], orderByCreateTime: true }, 'searchType'],
  [
    'exportAdminOrderSearchData',
    { searchType: 1, serviceCatalogs: [], orderByCreateTime: true },
    'searchText',
  ],
  ['exportOrderChanges', { actions: [99] }, 'actions'],
  ['exportLedger', { kind: 'gift' }, 'kind'],
  ['exportPayments', { provinceId: 14 }, 'provinceId'],
  ['exportTax', { to: 'today' }, 'to'],
  ['exportUsers', { search: 'x'.repeat(300) }, 'search'],
])('%s %j is refused under %s, before anything leaves', async (path, body, tag) => {
  expect(await office.rest(`/Staff/${path}`, body)).toMatchObject({ status: 400, body: { tag } })
})

describe('a list that leaves', () => {
  const latest = async () => {
    const { officeChanges } = await office.ask(OFFICE_CHANGES, { record: 'Staff', first: 1 })
    return (officeChanges as { edges: { node: object }[] }).edges[0]?.node
  }

  it.each([
    ['exportUsers', { search: '=zoé' }, 'users', { lines: '1', search: 'true' }],
    [
      'exportOrders',
      { by: 'booked', statuses: [4] },
      'orders',
      { lines: '1', by: 'booked', statuses: '[4]' },
    ],
    [
      'exportAdminOrderData',
      { orderType: 3, serviceCatalog: 1, orderByCreateTime: false },
      'orders',
      { lines: '1', orderType: '3', serviceCatalog: '1', orderByCreateTime: 'false' },
    ],
    ['exportTax', { from: '2026-01-01' }, 'tax', { lines: '1', from: '2026-01-01' }],
  ])('by %s %j is on the office’s record, but for what was typed', async (path, body, subjectId, fields) => {
    await saved(path, body)
    expect(await latest()).toMatchObject({
      subject: 'List',
      subjectId,
      action: 'ListHandedOut',
      adminName: expect.any(String),
      fields: expect.arrayContaining(
        Object.entries(fields).map(([field, after]) => ({ field, before: null, after })),
      ),
    })
  })

  it('stays where it is when that cannot be recorded', async () => {
    const { pool } = office.product.database
    await pool.query('alter table office_change rename to office_change_elsewhere')
    const reply = await office.product.rest('/Staff/exportUsers', {}, { token: office.admin.token })
    await pool.query('alter table office_change_elsewhere rename to office_change')
    expect(reply.status).toBe(500)
    expect(reply.text).not.toContain('Hara')
  })
})
