import { expect, type Page } from '@playwright/test'
import { LARKSPUR_INPUT } from '../../../server/testing/homes.ts'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { demoOffer } from '../../testing/demoFacts.ts'
import { openAs, type SignedIn } from '../../testing/demoPeople.ts'
import { newCustomer } from '../../testing/newCustomer.ts'

/**
 * What somebody does on an order's page: moves it, and tells the crew something (customer document, section 2, decisions E10, E11). One
 * after the other, on an order of their own.
 */
test.describe.configure({ mode: 'serial', timeout: 90_000 })

let iris: SignedIn
let orderPath = ''
test.beforeAll(async () => {
  iris = await newCustomer('Iris', 50_000)
  const added = await askProduct<{ addAddress: { userErrors: { message: string }[] } }>(
    'mutation ($input: AddAddressInput!) { addAddress(input: $input) { userErrors { message } } }',
    { input: { ...LARKSPUR_INPUT, key: 'home' } },
    iris.token,
  )
  expect(added.addAddress.userErrors).toEqual([])
})
test.beforeEach(async ({ page }) => openAs(page, iris))

const actions = (page: Page) => page.getByRole('button', { name: 'Actions' })

async function choose(page: Page, name: string): Promise<void> {
  await actions(page).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Opens the questions of the last free day of next month, which is never less than 24 hours away. @returns that day as "December 31" */
async function openDayOfNextMonth(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Next month/ }).click()
  const day = page.locator('[role=grid] button[data-look=open]').last()
  const date = new Date((await day.getAttribute('data-date')) ?? '')
  await day.click()
  return new Intl.DateTimeFormat('en-CA', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(date)
}

test('an order is placed, and moved to the day that was chosen', async ({ page }) => {
  const { addressId, serviceId } = await demoOffer(iris.token, 'LawnCare', 'Mowing visit')
  await page.goto(`/selectServiceTime/2/${addressId}/${serviceId}`)
  await openDayOfNextMonth(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with this day' }).click()
  await page.getByRole('button', { name: /^Place order · [\d,]+ points$/ }).click()
  await page.waitForURL('**/userOrderCreated/**')
  orderPath = `/userOrderDetail/${/\/userOrderCreated\/([^/]+)\//.exec(page.url())?.[1] ?? ''}`

  await page.goto(orderPath)
  await choose(page, 'Reschedule')
  await expect(page.getByRole('heading', { level: 1, name: 'Reschedule' })).toBeFocused()
  const day = await openDayOfNextMonth(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Reschedule to this day' }).click()
  await expect(page.getByText('Visit rescheduled')).toBeVisible()
  await expect(page).toHaveURL(orderPath)
  await expect(page.getByRole('heading', { level: 1, name: 'Mowing visit' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Your visit' })).toContainText(day)
})

test('on paper it has nothing to press, no frames, and black letters in either mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(orderPath)
  await expect(actions(page)).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const visit = page.getByRole('region', { name: 'Your visit' })
  await expect(visit).toHaveCSS('border-top-width', '0px')
  await expect(visit).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByText('Price details')).toBeHidden()
  await expect(actions(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Back to ongoing orders' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Mowing visit' })).toBeVisible()
})

test('a note to the crew is added; the focus is back on "Actions", sent or not', async ({ page }) => {
  await page.goto(orderPath)
  await choose(page, 'Add instructions')
  const note = page.getByLabel('What should the crew know?')
  await expect(note).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)
  await expect(actions(page)).toBeFocused()

  await choose(page, 'Add instructions')
  await note.fill('The gate sticks: lift it.')
  await page.getByRole('dialog').getByRole('button', { name: 'Add instructions' }).click()
  await expect(
    page.getByRole('region', { name: /^Notifications/ }).getByText('Instructions added'),
  ).toBeVisible()
  await expect(actions(page)).toBeFocused()
  await expect(page.getByRole('region', { name: 'Instructions for the crew' })).toContainText(
    'The gate sticks: lift it.',
  )
})
