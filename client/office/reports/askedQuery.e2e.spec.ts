import { expect } from '@playwright/test'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { column } from '../../testing/office/reportSteps.ts'

/** The question behind a report, which anybody may put to the server themselves (decision T9). */

test.describe.configure({ timeout: 120_000 })
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

let admin: Visitor
test.beforeAll(async () => {
  admin = await signInToOffice('admin')
})
test.beforeEach(async ({ page }) => openAs(page, admin))

const ask = <Data>(query: string, variables: object = {}) => askProduct<Data>(query, variables, admin.token)

test('the question behind a report is copied, and opens in the explorer, signed in', async ({ page }) => {
  await page.goto('/adminReports?report=payments&province=QC')
  await page.getByText('GraphQL query for this report').click()
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
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open in the explorer' }).click()
  const explorer = await opening
  const editor = (name: string) => explorer.getByRole('region', { name }).locator('.view-lines').first()
  await expect(editor('Operation Editor')).toContainText(/query\sPaymentReport/)
  await expect(editor('Variables')).toContainText(/"province":\s"QC"/)
  await explorer.getByRole('button', { name: /^Execute query/ }).click()
  await expect(editor('Result Window')).toContainText(/"paymentReport":/)
})
