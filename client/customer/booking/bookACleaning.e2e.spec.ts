import { expect, type Page } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { type DemoOffer, demoOffer, fullDay } from '../../testing/demoFacts.ts'
import { openAs, type SignedIn } from '../../testing/demoPeople.ts'
import { newHouseholder } from '../../testing/householders.ts'

/**
 * A customer signs in, books a cleaning on the built product, sees it in the list, and cancels it (customer document, section 4); then
 * what is refused, in words. Who books is a customer of the spec's own: other specs read what the demo's customers hold. The way leads
 * through ten pages, for which a busy machine takes its time.
 */
test.describe.configure({ timeout: 120_000 })

async function signIn(page: Page, userName: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email or phone number').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/account')
}

async function chooseFreeMorning(page: Page, arrival: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Next month/ }).click()
  await page
    .getByRole('button', { name: / AM PM$/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('radio', { name: arrival }).click()
}

/** Opens the review of a cleaning on a day of which every crew is taken. */
async function reviewFullDay(
  page: Page,
  avery: SignedIn,
  { addressId, serviceId }: DemoOffer,
): Promise<string> {
  const day = await fullDay(avery.token, { addressId, serviceId })
  await openAs(page, avery)
  const [year, month, date] = day.split('-').map(Number)
  await page.goto(`/serviceOrderSummary/1/${addressId}/${serviceId}/${year}/${month}/${date}/1/930/0`)
  return day
}

test('books a cleaning, finds it among the ongoing orders and cancels it', async ({ page }) => {
  const { email, password } = await newHouseholder('Bea', 60_000)
  await signIn(page, email, password)
  await page.goto('/selectServiceAddress/1')
  await expect(page.getByRole('main')).toContainText('46 Larkspur Way')
  await page.getByRole('button', { name: 'Continue to service' }).click()
  await page.getByRole('radio', { name: /Standard clean/ }).check({ force: true })
  await page.getByRole('button', { name: 'Continue to date and time' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a day' })).toBeVisible()
  await chooseFreeMorning(page, /^9:30/)
  await expect(page.getByRole('heading', { level: 1, name: 'Check your booking' })).toBeVisible()
  await page.getByRole('button', { name: /^Place order · [\d,]+ points$/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible()
  const orderNo = /\/userOrderCreated\/([^/]+)\//.exec(page.url())?.[1] ?? ''
  expect(orderNo).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  await page.getByRole('link', { name: 'See ongoing orders' }).click()
  await page.waitForURL(`**/userOrderList/0?posOrderNo=${orderNo}`)
  // the whole card leads on, also beside its words
  await page.locator(`[data-order="${orderNo}"]`).click({ position: { x: 6, y: 6 } })

  const head = page.getByRole('heading', { level: 1 }).locator('..')
  await expect(head.getByText('Pending')).toBeVisible()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(head.getByText('Cancelled')).toBeVisible()
})

test('a day that is full is told in words, lets the order rest and leads back to the calendar', async ({
  page,
  avery,
}) => {
  const offer = await demoOffer(avery.token, 'HouseCleaning', 'Carpet cleaning')
  const day = await reviewFullDay(page, avery, offer)
  await expect(page.getByText(/ is full\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeDisabled()
  await page.getByRole('link', { name: 'Choose another time' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a day' })).toBeVisible()
  await page.locator(`[data-date="${day}"]`).click({ force: true })
  await expect(page.getByText('This day is full. Please choose another one.')).toBeVisible()
})

test('the browser’s Back keeps what was chosen; points that do not reach lead to the recharge', async ({
  page,
  avery,
}) => {
  const { serviceId } = await demoOffer(avery.token, 'HouseCleaning', 'Move-out clean')
  await openAs(page, avery)
  await page.goto('/selectServiceAddress/1')
  const address = page.getByRole('group', { name: 'Other addresses' }).getByRole('radio').first()
  await address.check({ force: true })
  await page.getByRole('button', { name: 'Continue to service' }).click()
  const service = page.locator(`input[value="${serviceId}"]`)
  await service.check({ force: true })
  await page.getByRole('button', { name: 'Continue to date and time' }).click()
  await chooseFreeMorning(page, /^9:00/)

  await expect(page.getByRole('button', { name: /^Place order/ })).toBeDisabled()
  await expect(page.getByRole('link', { name: /^Add [\d,]+ points$/ })).toHaveAttribute(
    'href',
    /^\/userRecharge\?points=\d+$/,
  )
  const panel = page.getByRole('complementary')
  await expect(panel.getByText(/^You’re [\d,]+ points short\. Recharge to/)).toBeVisible()

  await page.goBack()
  await expect(panel.getByText(/ by.9:00.AM$/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Continue to review' })).toBeVisible()
  await page.goBack()
  await expect(service).toBeChecked()
  await page.goBack()
  await expect(address).toBeChecked()
})

test('somebody without an address hears what to do first', async ({ page, noor }) => {
  await openAs(page, noor)
  await page.goto('/selectServiceAddress/1')
  await expect(page.getByText('No saved addresses yet')).toBeVisible()
})
