import { expect, type Locator, type Page } from '@playwright/test'
import { askProduct } from '../../../testing/askProduct.ts'
import { test } from '../../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../../testing/demoPeople.ts'
import { saveCsv } from '../../../testing/savedCsv.ts'

/** Every report on the real server: its filters, its pages, its address, and the file it is saved as (decisions T7 and T9). */

test.describe.configure({ timeout: 120_000 })
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

let admin: Visitor
/** The last day to look at: on the day itself other specs are at work. */
let yesterday: string
test.beforeAll(async () => {
  admin = await signInToOffice('admin')
  const { clock } = await askProduct<{ clock: { at: string } }>('{ clock { at } }', {})
  yesterday = new Date(Date.parse(clock.at.slice(0, 10)) - 86_400_000).toISOString().slice(0, 10)
})
test.beforeEach(async ({ page }) => openAs(page, admin))

/** Nothing happened in its year; from it on, every list is longer than a page. */
const since = '2020-01-01'
const until = '2020-12-31'

const rowsOf = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const column = (page: Page, at: number) => rowsOf(page).locator(`td:nth-child(${at})`)
const figure = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).click()

async function openReport(page: Page, title: string): Promise<void> {
  await page.goto('/adminReports')
  const tab = page
    .getByRole('navigation', { name: 'Reports' })
    .getByRole('link', { name: title, exact: true })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
}

/** Runs what is filled in so far from a day on: a page of 20, the rest behind it, and each of them again from its address. */
async function walkPages(page: Page, total: number, label: string): Promise<void> {
  expect(total).toBeGreaterThan(20)
  await page.getByLabel('From', { exact: true }).fill(since)
  await page.getByLabel('To', { exact: true }).fill(yesterday)
  await run(page)
  await expect(page).toHaveURL(new RegExp(`[?&]from=${since}`))
  await expect(rowsOf(page)).toHaveCount(20)
  await expect(figure(page, label)).toHaveText(total.toLocaleString('en'))
  await expect(page.getByRole('button', { name: 'First page' })).toHaveCount(0)
  const first = await rowsOf(page).allTextContents()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/&after=/)
  await expect(page.getByRole('button', { name: 'First page' })).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(Math.min(20, total - 20))
  const second = await rowsOf(page).allTextContents()
  expect(second.filter((row) => first.includes(row))).toEqual([])
  await page.reload()
  await expect(rowsOf(page)).toHaveText(second)
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(since)
  await page.getByRole('button', { name: 'First page' }).click()
  await expect(rowsOf(page)).toHaveText(first)
}

/** Nothing happened in those days: the document's words, and a file of a head alone. */
async function findNothing(page: Page, title: string): Promise<void> {
  await page.getByLabel('From', { exact: true }).fill(since)
  await page.getByLabel('To', { exact: true }).fill(until)
  await run(page)
  await expect(page.getByText('No data found')).toBeVisible()
  expect((await save(page, title)).rows).toEqual([])
}

async function save(page: Page, title: string) {
  return saveCsv(page, page.getByRole('button', { name: `Export CSV: ${title}` }))
}

const ask = <Data>(query: string, variables: object = {}) => askProduct<Data>(query, variables, admin.token)

test('orders of a catalog, the same in the table, from GraphQL and in the file', async ({ page }) => {
  interface Found {
    readonly orderReport: {
      readonly totalCount: number
      readonly totalPoints: number
      readonly edges: readonly {
        readonly node: {
          readonly order: { readonly orderNo: string; readonly totalPoints: number }
          readonly customer: { readonly userNo: string; readonly firstName: string }
        }
      }[]
    }
  }
  const found = (filter: object) =>
    ask<Found>(
      `query ($filter: OrderReportFilterInput!) {
        orderReport(filter: $filter, first: 20) {
          totalCount totalPoints
          edges { node { order { orderNo totalPoints } customer { userNo firstName } } }
        }
      }`,
      { filter: { by: 'Placed', from: since, to: yesterday, ...filter } },
    )
  await openReport(page, 'Orders')
  await page.getByLabel('By day').selectOption('it was placed')
  const { orderReport: all } = await found({})
  await walkPages(page, all.totalCount, 'Orders')

  await page.getByLabel('Catalog').selectOption('Snow removal')
  await page.getByLabel('Status').selectOption('Cancelled')
  await run(page)
  const { orderReport: some } = await found({ catalogs: ['SnowRemoval'], statuses: ['Cancelled'] })
  expect(some.totalCount).toBeGreaterThan(0)
  await expect(column(page, 1)).toHaveText(some.edges.map(({ node }) => node.order.orderNo))
  await expect(figure(page, 'Points')).toHaveText(some.totalPoints.toLocaleString('en'))
  await page.reload()
  await expect(page.getByLabel('Catalog')).toHaveValue('SnowRemoval')
  await expect(page.getByLabel('By day')).toHaveValue('Placed')
  await expect(column(page, 1)).toHaveText(some.edges.map(({ node }) => node.order.orderNo))

  const { fileName, head, rows } = await save(page, 'Orders')
  expect(fileName).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
  expect(head.slice(0, 7)).toEqual([
    'Order number',
    'Placed (ISO 8601)',
    'Visit (ISO 8601)',
    'Period',
    'Catalog',
    'Service',
    'Status',
  ])
  expect(rows).toHaveLength(some.totalCount)
  const { order, customer } = some.edges[0]?.node ?? { order: undefined, customer: undefined }
  expect(rows.find((row) => row['Order number'] === order?.orderNo)).toMatchObject({
    Catalog: 'Snow removal',
    Status: 'Cancelled',
    'User number': customer?.userNo,
    'First name': customer?.firstName,
    'Total (points)': String(order?.totalPoints),
  })
  await findNothing(page, 'Orders')
})

test('changes of orders by an action', async ({ page }) => {
  interface Found {
    readonly changeReport: {
      readonly totalCount: number
      readonly edges: readonly {
        readonly node: {
          readonly order: { readonly order: { readonly orderNo: string } }
          readonly change: { readonly at: string; readonly by: { readonly name: string } }
        }
      }[]
    }
  }
  const found = (filter: object) =>
    ask<Found>(
      `query ($filter: ChangeReportFilterInput!) {
        changeReport(filter: $filter, first: 20) {
          totalCount edges { node { order { order { orderNo } } change { at by { name } } } }
        }
      }`,
      { filter: { from: since, to: yesterday, ...filter } },
    )
  await openReport(page, 'Changes')
  await walkPages(page, (await found({})).changeReport.totalCount, 'Changes')

  await page.getByLabel('Role').selectOption('Customer')
  await page.getByLabel('Action').selectOption('Cancelled')
  await run(page)
  const { changeReport: some } = await found({ roles: ['Customer'], actions: ['Cancelled'] })
  const numbers = some.edges.map(({ node }) => node.order.order.orderNo)
  expect(numbers.length).toBeGreaterThan(0)
  await expect(column(page, 2)).toHaveText(numbers)
  await page.reload()
  await expect(page.getByLabel('Action')).toHaveValue('Cancelled')
  await expect(column(page, 2)).toHaveText(numbers)

  const { fileName, head, rows } = await save(page, 'Changes')
  expect(fileName).toMatch(/^order-changes-/)
  expect(head.slice(0, 5)).toEqual(['Time (ISO 8601)', 'Order number', 'Action', 'Role', 'Person'])
  expect(rows).toHaveLength(some.totalCount)
  const { change } = some.edges[0]?.node ?? {}
  expect(rows.find((row) => row['Order number'] === numbers[0])).toMatchObject({
    'Time (ISO 8601)': change?.at,
    Action: 'Cancelled',
    Role: 'Customer',
    Person: change?.by.name,
    'Status after': 'Cancelled',
  })

  await page.getByLabel('Order number').fill(numbers[0] ?? '')
  await run(page)
  await expect(column(page, 2).first()).toHaveText(numbers[0] ?? '')
  await findNothing(page, 'Changes')
})

test('movements of rewards', async ({ page }) => {
  interface Found {
    readonly ledgerReport: {
      readonly totalCount: number
      readonly totals: { readonly rewardIn: number; readonly pointsIn: number }
      readonly edges: readonly {
        readonly node: { readonly amount: number; readonly customer: { readonly userNo: string } }
      }[]
    }
  }
  const found = (filter: object) =>
    ask<Found>(
      `query ($from: String, $to: String, $kind: PointEntryKind, $bucket: PointBucket) {
        ledgerReport(from: $from, to: $to, kind: $kind, bucket: $bucket) {
          totalCount totals { rewardIn pointsIn } edges { node { amount customer { userNo } } }
        }
      }`,
      { from: since, to: yesterday, ...filter },
    )
  await openReport(page, 'Point ledger')
  await walkPages(page, (await found({})).ledgerReport.totalCount, 'Movements')

  await page.getByLabel('Movement').selectOption('Reward')
  await page.getByLabel('Kind of points').selectOption('Reward')
  await run(page)
  const { ledgerReport: some } = await found({ kind: 'Rewarded', bucket: 'Reward' })
  expect(some.totalCount).toBeGreaterThan(0)
  await expect(column(page, 6)).toHaveText(some.edges.map(({ node }) => node.amount.toLocaleString('en')))
  await expect(figure(page, 'Reward points in')).toHaveText(some.totals.rewardIn.toLocaleString('en'))
  await expect(figure(page, 'Paid points in')).toHaveText('0')
  await page.reload()
  await expect(page.getByLabel('Kind of points')).toHaveValue('Reward')
  await expect(rowsOf(page)).toHaveCount(some.edges.length)

  const { fileName, head, rows } = await save(page, 'Point ledger')
  expect(fileName).toMatch(/^ledger-/)
  expect(head.slice(4, 7)).toEqual(['Movement', 'Kind of points', 'Points, minus: spent (points)'])
  expect(rows).toHaveLength(some.totalCount)
  expect(new Set(rows.map((row) => row['Kind of points']))).toEqual(new Set(['Reward']))
  const sum = rows.reduce((all, row) => all + Number(row['Points, minus: spent (points)']), 0)
  expect(sum).toBe(some.totals.rewardIn)
  expect(rows.map((row) => row['User number'])).toContain(some.edges[0]?.node.customer.userNo)
  await findNothing(page, 'Point ledger')
})

test('payments from Quebec', async ({ page }) => {
  interface Found {
    readonly paymentReport: {
      readonly totalCount: number
      readonly totals: { readonly paid: { readonly formatted: string; readonly cents: number } }
      readonly edges: readonly {
        readonly node: { readonly invoiceNo: string; readonly subtotal: { readonly cents: number } }
      }[]
    }
  }
  const found = (filter: object) =>
    ask<Found>(
      `query ($from: String, $to: String, $province: Province) {
        paymentReport(from: $from, to: $to, province: $province) {
          totalCount totals { paid { formatted cents } } edges { node { invoiceNo subtotal { cents } } }
        }
      }`,
      { from: since, to: yesterday, ...filter },
    )
  await openReport(page, 'Payments')
  await walkPages(page, (await found({})).paymentReport.totalCount, 'Payments')

  await page.getByLabel('Province').selectOption('Quebec')
  await run(page)
  const { paymentReport: some } = await found({ province: 'QC' })
  const invoices = some.edges.map(({ node }) => node.invoiceNo)
  expect(invoices.length).toBeGreaterThan(0)
  await expect(column(page, 2)).toHaveText(invoices)
  await expect(figure(page, 'Paid')).toHaveText(some.totals.paid.formatted)
  await page.reload()
  await expect(column(page, 2)).toHaveText(invoices)

  const { fileName, head, rows } = await save(page, 'Payments')
  expect(fileName).toMatch(/^payments-/)
  expect(head.slice(0, 3)).toEqual(['Paid (ISO 8601)', 'Invoice number', 'User number'])
  expect(rows).toHaveLength(some.totalCount)
  const one = rows.find((row) => row['Invoice number'] === invoices[0])
  const subtotal = (some.edges[0]?.node.subtotal.cents ?? 0) / 100
  expect(one).toMatchObject({ Province: 'QC', 'Subtotal (CAD)': String(subtotal) })
  // 5 % and 9.975 %
  expect(Number(one?.['GST (CAD)'])).toBeCloseTo(subtotal * 0.05, 2)
  expect(Number(one?.['QST (CAD)'])).toBeCloseTo(subtotal * 0.09975, 2)
  const paid = rows.reduce((all, row) => all + Math.round(Number(row['Paid (CAD)']) * 100), 0)
  expect(paid).toBe(some.totals.paid.cents)
  await findNothing(page, 'Payments')
})

test('tax of a province, which is no list of pages', async ({ page }) => {
  await openReport(page, 'Tax')
  await page.getByLabel('Province').selectOption('Quebec')
  await page.getByLabel('From', { exact: true }).fill(since)
  await run(page)
  const { taxReport } = await ask<{
    taxReport: { rows: { name: string; net: { formatted: string; cents: number } }[] }
  }>('{ taxReport(from: "2020-01-01", province: QC) { rows { name net { formatted cents } } } }')
  expect(taxReport.rows.map(({ name }) => name)).toEqual(['GST', 'QST'])
  await expect(column(page, 7)).toHaveText(taxReport.rows.map(({ net }) => net.formatted))
  await expect(figure(page, 'QST owed')).toHaveText(taxReport.rows[1]?.net.formatted ?? '')
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Province')).toHaveValue('QC')
  await expect(column(page, 7)).toHaveText(taxReport.rows.map(({ net }) => net.formatted))

  const { fileName, head, rows } = await save(page, 'Tax')
  expect(fileName).toMatch(/^tax-/)
  expect(head.slice(0, 4)).toEqual(['Province', 'Tax', 'Rate (%)', 'Invoiced before tax (CAD)'])
  expect(rows.map(({ Province, Tax, 'Rate (%)': rate }) => [Province, Tax, rate])).toEqual([
    ['QC', 'GST', '5'],
    ['QC', 'QST', '9.975'],
  ])
  expect(rows[1]?.['Tax owed (CAD)']).toBe(String((taxReport.rows[1]?.net.cents ?? 0) / 100))
  await findNothing(page, 'Tax')
})

test('the question behind a report is copied, and opens in the explorer as it was put', async ({ page }) => {
  await page.goto('/adminReports?report=payments&province=QC')
  await page.getByText('The GraphQL query behind this report').click()
  await page.getByRole('button', { name: 'Copy query' }).click()
  await expect(page.getByText('Query copied')).toBeVisible()
  const [query = '', variables = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split(
    '\n\n{',
  )
  const copied = await ask<{ paymentReport: { edges: { node: { invoiceNo: string } }[] } }>(
    query,
    JSON.parse(`{${variables}`),
  )
  await expect(column(page, 2)).toHaveText(copied.paymentReport.edges.map(({ node }) => node.invoiceNo))
  const explorer = await page.getByRole('link', { name: 'Open in the explorer' }).getAttribute('href')
  expect(new URLSearchParams(explorer?.split('#')[1]).get('query')).toBe(query)
})

test('a tab of the order list is saved as it is narrowed', async ({ page }) => {
  const { adminOrders } = await ask<{
    adminOrders: { totalCount: number; items: { order: { orderNo: string; totalPoints: number } }[] }
  }>(
    `{ adminOrders(type: History, catalog: HouseCleaning) {
      totalCount items { order { orderNo totalPoints } }
    } }`,
  )
  await page.goto('/adminOrderList?tab=3')
  const { fileName, head, rows } = await saveCsv(page, page.getByRole('button', { name: 'Export CSV' }))
  expect(fileName).toMatch(/^orders-/)
  expect(head[0]).toBe('Order number')
  expect(rows).toHaveLength(adminOrders.totalCount)
  expect(new Set(rows.map(({ Catalog }) => Catalog))).toEqual(new Set(['House cleaning']))
  const { order } = adminOrders.items[0] ?? {}
  expect(rows.find((row) => row['Order number'] === order?.orderNo)).toMatchObject({
    'Total (points)': String(order?.totalPoints),
  })
  await expect(page.getByText(`${fileName}`)).toBeVisible()
})
