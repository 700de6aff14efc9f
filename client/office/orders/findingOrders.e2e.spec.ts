import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice } from '../../testing/demoPeople.ts'
import { newHouseholder } from '../../testing/householders.ts'
import { cardOf } from '../../testing/office/orderSteps.ts'
import { newCrew, type OwnCrew } from '../../testing/ownCrews.ts'
import { placeOwnOrder } from '../../testing/ownOrders.ts'
import { assignTo } from '../../testing/ownVisits.ts'

/** Orders are found by their search and stay where they were through a reload (back-office document, sections 2 and 5). */

test.describe.configure({ timeout: 120_000 })
// a crew member of the spec's own has no photo
test.use({ tolerated: /Failed to load resource.*404/ })

let crew: OwnCrew
/** Of a customer and a crew whose names nobody else has. */
let orderNo: string
test.beforeAll(async () => {
  const yasmin = await newHouseholder('Yasmin', 500_000)
  crew = await newCrew('Ulf')
  orderNo = await placeOwnOrder(yasmin, { catalog: 'LawnCare', periodType: 'Day', before: 6 })
  await assignTo(crew, { by: yasmin, orderNo })
})
test.afterAll(() => crew.leave())
test.beforeEach(async ({ page }) => openAs(page, await signInToOffice('admin')))

test('orders are found by all five types; the address keeps the search', async ({ page }) => {
  await page.goto('/adminOrderList')
  await expect(page.locator('[data-order]').first()).toBeVisible()
  await page.keyboard.press('/')
  const words = page.getByLabel('Search text')
  await expect(words).toBeFocused()
  await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Search type must be selected.')).toBeVisible()
  await expect(page.getByText('Search text cannot be empty.')).toBeVisible()
  const searches = [
    ['OrderNo', orderNo.toLowerCase()],
    ['User FirstName', 'yasm'],
    ['StaffNo', crew.staffNo],
    ['Staff FirstName', 'ul'],
  ] as const
  for (const [type, text] of searches) {
    await page.getByRole('radio', { name: type, exact: true }).check({ force: true })
    await words.fill(text)
    await page.keyboard.press('Enter')
    // the order stands there from the search before
    await expect(page).toHaveURL(new RegExp(`[?&]text=${text}(&|$)`))
    await expect(cardOf(page, orderNo)).toBeVisible()
    const isByNumber = type === 'OrderNo'
    await expect(page.getByRole('checkbox', { name: 'Snow Removal' })).toBeEnabled({ enabled: isByNumber })
  }
  await page.getByRole('radio', { name: 'User Phone' }).check({ force: true })
  await words.fill('555-0172')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-order]').first()).toContainText('Thompson')
  await page.reload()
  await expect(words).toHaveValue('555-0172')
  await expect(page.locator('[data-order]').first()).toContainText('Thompson')
  await words.fill('000-0000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No data found')).toBeVisible()
  await expect(
    page.getByText('No customer with orders has a phone number ending in “000-0000”.'),
  ).toBeVisible()
  await words.fill('')
  await words.fill('46 larkspur')
  await expect(page.getByRole('radio', { name: 'Street or postal code' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ongoing orders' })).toBeVisible()
  await expect(page.locator('[data-order]').first()).toContainText('Thompson')
})

test('page 2 survives a reload, and the density stays', async ({ page }) => {
  await page.goto('/adminOrderList?tab=3')
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true })
  await page.getByRole('navigation', { name: 'Pages', exact: true }).getByLabel('Next page').click()
  await expect(page).toHaveURL('/adminOrderList?tab=3&page=2')
  const number = page.locator('[data-order] a').first()
  const first = await number.textContent()
  await page.reload()
  await expect(page.getByText(/^Page 2 of/).first()).toBeVisible()
  await expect(number).toHaveText(first ?? '')
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked()
  // about 15 lines on a screen
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/adminOrderList?tab=3')
  await expect(number).toBeVisible()
  const bottoms = await page
    .locator('[data-order]')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom))
  expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(15)
})
