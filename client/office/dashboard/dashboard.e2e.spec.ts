import { expect, type Locator, type Page } from '@playwright/test'
import { print } from 'graphql'
import { answerCalls, type Served } from '../../testing/answerCalls.ts'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { DashboardDocument, type DashboardQuery } from './dashboard.generated.ts'
import { ordersOf } from './dashboardFigures.ts'

/** The administrators' main page on the real server: where its links lead, and whether its figures are those of the business (decision T9). */

test.describe.configure({ timeout: 120_000 })

let admin: Visitor
test.beforeAll(async () => {
  admin = await signInToOffice('admin')
})
test.beforeEach(async ({ page }) => openAs(page, admin))

type Figures = DashboardQuery['dashboard']

/**
 * Opens the page, and gives the very answer of which it is drawn: others may place orders meanwhile. The page, which reads its figures again
 * every minute, gets that answer each time.
 */
async function openMain(page: Page): Promise<Figures> {
  let first: Served<DashboardQuery> | undefined
  const theFirst = (served: Served<DashboardQuery>) => {
    first ??= served
    return first
  }
  await answerCalls(page, (operation) => (operation === 'Dashboard' ? theFirst : undefined))
  await page.goto('/adminMainPage')
  await expect(page.getByRole('img').first()).toBeVisible()
  if (!first) throw new Error('The figures were not asked for')
  return first.data.dashboard
}

/** Row by row, its name first. */
async function cellsOf(rows: Locator): Promise<string[][]> {
  return rows.evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent)))
}

const number = (figure: number) => figure.toLocaleString('en')
const day = (date: string) =>
  new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date))

test('the five links tell how much is behind them, and lead there', async ({ page }) => {
  const { counts } = await openMain(page)
  const lists = [
    [
      'Order Settings',
      `${counts.pending} pending, ${counts.pendingNextDays} of them in the next 7 days`,
      '/adminOrderList',
    ],
    ['User Settings', `${counts.users} customers`, '/adminUserList'],
    ['Service Items', `${counts.services} across 3 service types`, '/adminServiceList'],
    ['Staff Settings', `${counts.staff} active`, '/adminStaffList'],
    ['Staff Groups', `${counts.groups} crews`, '/adminStaffGroupList'],
  ] as const
  const link = (name: string) => page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name })
  for (const [name, fact] of lists) await expect(link(name)).toContainText(fact)
  for (const [name, , path] of lists) {
    await link(name).click()
    await expect(page).toHaveURL(new RegExp(`^[^?]*${path}([?]|$)`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Admin Settings' }).click()
  }
})

test('each table has the figures of its picture', async ({ page }) => {
  const figures = await openMain(page)
  const { days, weeks, statuses, crews } = figures
  const catalogs = (row: Figures['days'][number] | Figures['weeks'][number]) =>
    [row.houseCleaning, row.lawnCare, row.snowRemoval, ordersOf(row)].map(number)
  const tables: readonly (readonly [title: string, rows: readonly (readonly string[])[]])[] = [
    ['Orders placed', days.map((row) => [day(row.date), ...catalogs(row)])],
    [
      'Points sold vs. spent',
      weeks.map(({ from, pointsSold, pointsSpent, pointsReturned }) => [
        day(from),
        ...[pointsSold, pointsSpent, pointsReturned].map(number),
      ]),
    ],
    ['Orders cancelled', weeks.map((row) => [day(row.from), number(row.cancellations)])],
    [
      'Order status, last 30 days',
      statuses.map(({ status, orders }) => [status === 'InService' ? 'In service' : status, number(orders)]),
    ],
    [
      'Crew workload, next 7 days',
      crews.map(({ groupNo, orders, takenDays, workingDays }) => [
        groupNo,
        ...[orders, takenDays, workingDays].map(number),
      ]),
    ],
  ]
  for (const [title, rows] of tables) {
    const card = page.getByRole('region', { name: title }).first()
    const toggle = card.getByRole('button', { name: 'Table' })
    await toggle.click()
    await expect(card.locator('tbody tr')).toHaveCount(rows.length)
    expect(await cellsOf(card.locator('tbody tr'))).toEqual(rows)
    await card.getByRole('button', { name: 'Chart' }).click()
    await expect(card.getByRole('table')).toHaveCount(0)
  }
  const bookings = page.getByRole('region', { name: 'Orders placed' })
  await bookings.getByRole('button', { name: '8 weeks' }).click()
  await bookings.getByRole('button', { name: 'Table' }).click()
  expect(await cellsOf(bookings.locator('tbody tr'))).toEqual(
    weeks.map((row) => [day(row.from), ...catalogs(row)]),
  )
})

test('the figures of days gone by are those of the lists and reports', async () => {
  const { dashboard } = await askProduct<{ dashboard: Figures }>(print(DashboardDocument), {}, admin.token)
  // nobody places an order on a day that is over
  for (const row of dashboard.days.slice(0, -1)) {
    const { orderReport } = await askProduct<{ orderReport: { totalCount: number } }>(
      `query ($day: String!) { orderReport(filter: { by: Placed, from: $day, to: $day }) { totalCount } }`,
      { day: row.date },
      admin.token,
    )
    expect([row.date, ordersOf(row)]).toEqual([row.date, orderReport.totalCount])
  }
  const [first] = dashboard.weeks
  const second = dashboard.weeks[1]
  const lastDay = new Date(Date.parse(second?.from ?? '') - 86_400_000).toISOString().slice(0, 10)
  const { ledgerReport } = await askProduct<{
    ledgerReport: { totals: { pointsIn: number } }
  }>(
    'query ($from: String, $to: String) { ledgerReport(from: $from, to: $to, kind: Recharged, bucket: Paid) { totals { pointsIn } } }',
    { from: first?.from, to: lastDay },
    admin.token,
  )
  expect(first?.pointsSold).toBe(ledgerReport.totals.pointsIn)
})
