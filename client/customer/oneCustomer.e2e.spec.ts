import { expect, type Page } from '@playwright/test'
import { CAPTCHA_ANSWER } from '../../server/testing/servedForBrowsers.ts'
import { test } from '../testing/browserTest.ts'
import { recharge } from '../testing/officeHelp.ts'
import { mailTo } from '../testing/postbox.ts'

/**
 * One customer's whole story by what a person sees on the screens: registers, activates from the mail, adds an address, books in each
 * catalog once the office has confirmed a payment, moves a visit, prints the invoice and cancels an order (customer document, section 4).
 */
test.describe.configure({ timeout: 240_000 })
// as most people see it, with everything that moves
test.use({ reducedMotion: 'no-preference' })

const email = `june.${Date.now()}@example.com`
const password = 'june-and-july'

test('from the first visit to a cancelled order', async ({ page }) => {
  await test.step('registers and activates', () => becomeCustomer(page))
  await test.step('adds an address', () => addAddress(page))
  await recharge(await customerNumber(page), 120_000)
  const cleaning = await test.step('books a cleaning', () => bookCleaning(page))
  const mowing = await test.step('books a lawn visit', () => bookDay(page, 'Lawn care', /Mowing visit/))
  await test.step('books a season of snow removal', () => bookSeason(page))
  await test.step('moves the cleaning', () => reschedule(page, cleaning))
  await test.step('prints the invoice', () => printInvoice(page))
  await test.step('cancels the lawn visit', () => cancel(page, mowing))
})

async function becomeCustomer(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill('June')
  await page.getByLabel('Last name (optional)').fill('Okafor')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByAltText('Picture of the characters to enter.').waitFor()
  await page.getByLabel('Characters in the picture').fill(CAPTCHA_ANSWER)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const [link = ''] = /http\S+activateAccount\S+/.exec(await mailTo(email, 'activation')) ?? []
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  await page.getByLabel('Email or phone number').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, June' })).toBeVisible()
}

async function addAddress(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add an address' }).first().click()
  await page.getByLabel('Street no. (optional)').fill('118')
  await page.getByLabel('Street name').fill('Signal Hill Green SW')
  await page.getByLabel('City').fill('Calgary')
  await page.getByLabel('Province').selectOption('Alberta')
  await page.getByLabel('Postal code').fill('t3h 2y4')
  await page.getByRole('button', { name: 'Add address' }).click()
  await expect(page.getByText('Address added')).toBeVisible()
}

async function customerNumber(page: Page): Promise<string> {
  await page.goto('/userRecharge')
  const number = page.getByText(/^C-\d+$/)
  await number.waitFor()
  return number.innerText()
}

async function toAccount(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
}

/** From the account's Quick Book to the choice of a day or period for a service of the one address. */
async function quickBook(page: Page, catalog: string, service: RegExp): Promise<void> {
  await toAccount(page)
  await page.getByRole('button', { name: 'Quick Book' }).click()
  await page.getByRole('menuitem', { name: catalog }).click()
  await expect(page.getByRole('main')).toContainText('118 Signal Hill Green SW')
  await page.getByRole('button', { name: 'Continue to service' }).click()
  await page.getByRole('radio', { name: service }).check({ force: true })
  await page.getByRole('button', { name: /^Continue to/ }).click()
}

/** @returns the number of the order */
async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Place order · [\d,]+ points$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible()
  return /\/userOrderCreated\/([^/]+)\//.exec(page.url())?.[1] ?? ''
}

async function bookCleaning(page: Page): Promise<string> {
  await quickBook(page, 'House cleaning', /Standard clean/)
  await page.getByRole('button', { name: /^Next month/ }).click()
  const day = page.getByRole('button', { name: / AM PM$/ }).first()
  await day.click()
  await page.getByRole('dialog').getByRole('radio', { name: /^9:30/ }).click()
  return placeOrder(page)
}

async function bookDay(page: Page, catalog: string, service: RegExp): Promise<string> {
  await quickBook(page, catalog, service)
  await page.getByRole('button', { name: /^Next month/ }).click()
  await page.locator('[role=grid] button[data-look=open]').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with this day' }).click()
  return placeOrder(page)
}

async function bookSeason(page: Page): Promise<string> {
  await quickBook(page, 'Snow removal', /Seasonal snow removal/)
  await page.getByRole('group', { name: 'Year the season begins' }).getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  return placeOrder(page)
}

async function openOrder(page: Page, orderNo: string): Promise<void> {
  await toAccount(page)
  await page.getByRole('link', { name: 'Ongoing' }).click()
  await page.getByRole('link', { name: `Details of order ${orderNo}` }).click()
  await page.getByRole('button', { name: 'Actions' }).click()
}

async function reschedule(page: Page, orderNo: string): Promise<void> {
  await openOrder(page, orderNo)
  await page.getByRole('menuitem', { name: 'Reschedule' }).click()
  await page.getByRole('button', { name: /^Next month/ }).click()
  await page
    .getByRole('button', { name: / AM PM$/ })
    .last()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Afternoon/ }).check({ force: true })
  await dialog.getByRole('radio', { name: /^1:00/ }).check({ force: true })
  await dialog.getByRole('button', { name: /^Reschedule to/ }).click()
  await expect(page.getByText('Visit rescheduled')).toBeVisible()
  await expect(page.getByText(/1:00/).first()).toBeVisible()
}

async function printInvoice(page: Page): Promise<void> {
  await toAccount(page)
  await page.getByRole('link', { name: 'Payment history' }).click()
  await page.getByRole('link', { name: /^View invoice INV-/ }).click()
  const invoice = page.getByRole('dialog')
  for (const words of ['PAID', 'June Okafor', '$1,200.00', 'GST 5%', '$60.00', '$1,260.00'])
    await expect(invoice.getByText(words).first()).toBeVisible()
  await expect(invoice.getByRole('button', { name: 'SAVE/PRINT' })).toBeEnabled()
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await page.keyboard.press('Escape')
}

async function cancel(page: Page, orderNo: string): Promise<void> {
  await openOrder(page, orderNo)
  await page.getByRole('menuitem', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('main').getByText('Cancelled').first()).toBeVisible()
}
