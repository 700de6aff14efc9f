import { expect, type Page, test } from '@playwright/test'

/** A customer books a cleaning end to end on the built product, sees it in the list, and cancels it (customer document, section 4). */

async function signIn(page: Page, userName: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail or phone number').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/account')
}

/** Any complaint of the browser fails the test, whether or not the page looks right. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

async function chooseFreeMorning(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Next month/ }).click()
  await page
    .getByRole('button', { name: / AM PM$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Morning/ }).check({ force: true })
  await dialog.getByRole('radio', { name: /9:30/ }).check({ force: true })
  await dialog.getByRole('button', { name: /^Continue with/ }).click()
}

test('books a cleaning, finds it among the ongoing orders and cancels it', async ({ page }) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'avery@example.com', 'demo-avery')
  await page.goto('/selectServiceAddress/1')
  await page.getByRole('radio', { name: /46 Larkspur Way/ }).check({ force: true })
  await page.getByRole('button', { name: 'Continue to service' }).click()
  await page.getByRole('radio', { name: /Standard clean/ }).check({ force: true })
  await page.getByRole('button', { name: 'Continue to date and time' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a day' })).toBeVisible()
  await chooseFreeMorning(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Check your booking' })).toBeVisible()
  await page.getByRole('button', { name: /^Place order · [\d,]+ points$/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeVisible()
  const orderNo = /\/userOrderCreated\/([^/]+)\//.exec(page.url())?.[1] ?? ''
  expect(orderNo).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  await page.getByRole('link', { name: 'See ongoing orders' }).click()
  await page.waitForURL(`**/userOrderList/0?posOrderNo=${orderNo}`)
  const link = page.getByRole('link', { name: `Details of order ${orderNo}` })
  await link.click()

  await expect(page.getByText('Pending')).toBeVisible()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { level: 1 }).locator('..').getByText('Cancelled')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a full choice is refused in words, and nothing is taken', async ({ page }) => {
  await signIn(page, 'noor@example.com', 'demo-noor')
  await page.goto('/selectServiceAddress/1')
  await expect(page.getByText('You have no saved address yet')).toBeVisible()
})
