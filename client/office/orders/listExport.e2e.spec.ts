import { expect } from '@playwright/test'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { saveCsv } from '../../testing/savedCsv.ts'

/** The order list as a file (decision T7). */

test.describe.configure({ timeout: 120_000 })

let admin: Visitor
test.beforeAll(async () => {
  admin = await signInToOffice('admin')
})
test.beforeEach(async ({ page }) => openAs(page, admin))

const ask = <Data>(query: string, variables: object = {}) => askProduct<Data>(query, variables, admin.token)

test('a tab of the order list is saved as it is narrowed', async ({ page }) => {
  const { adminOrders } = await ask<{
    adminOrders: { totalCount: number; items: { order: { orderNo: string; totalPoints: number } }[] }
  }>(
    `{ adminOrders(type: History, catalog: HouseCleaning) {
      totalCount items { order { orderNo totalPoints } }
    } }`,
  )
  await page.goto('/adminOrderList?tab=3&catalog=1')
  const { fileName, head, rows } = await saveCsv(page, page.getByRole('button', { name: 'Export CSV' }))
  expect(fileName).toMatch(/^orders-/)
  expect(head[0]).toBe('Order number')
  expect(rows).toHaveLength(adminOrders.totalCount)
  expect(new Set(rows.map((row) => row['Service type']))).toEqual(new Set(['House cleaning']))
  const { order } = adminOrders.items[0] ?? {}
  expect(rows.find((row) => row['Order number'] === order?.orderNo)).toMatchObject({
    'Total (points)': String(order?.totalPoints),
  })
  await expect(page.getByText(`${fileName}`)).toBeVisible()
})
