import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs } from '../../testing/demoPeople.ts'
import { newCustomer } from '../../testing/newCustomer.ts'

test('what is saved stands on the account page at once', async ({ page }) => {
  await openAs(page, await newCustomer('Ines'))
  await page.goto('/account')
  await page.getByRole('link', { name: 'Edit contact info' }).click()
  await page.getByLabel('First name').fill('Inès')
  await page.getByLabel('Year').fill('1991')
  await page.getByLabel('Month').selectOption('02')
  await page.getByLabel('Day', { exact: true }).fill('28')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Details saved')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Inès' })).toBeVisible()
})

test('a phone number that somebody has is refused at its field', async ({ page }) => {
  await openAs(page, await newCustomer('Piotr'))
  await page.goto('/editAccount')
  await page.getByLabel('Phone number').fill('(403) 555-0172')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert').getByText('This phone number is already in use.')).toBeVisible()
  await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true')
})

test('changes are not left behind without a question', async ({ page }) => {
  await openAs(page, await newCustomer('Mei'))
  await page.goto('/editAccount')
  await page.getByLabel('Last name').fill('Wong')
  await page.getByRole('link', { name: 'About Us' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Last name')).toHaveValue('Wong')
  await page.getByRole('link', { name: 'About Us' }).click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/about')
})

test('a new password signs every other device out and goes on here', async ({ page, browser }) => {
  const owner = await newCustomer('Tomas')
  const context = await browser.newContext()
  const other = await context.newPage()
  for (const device of [page, other]) await openAs(device, owner)
  await other.goto('/account')
  await expect(other.getByRole('heading', { level: 1, name: 'Hello, Tomas' })).toBeVisible()

  await page.goto('/changePassword')
  await page.getByLabel('Current password').fill(owner.password)
  await page.getByLabel('New password', { exact: true }).fill('another-one')
  await page.getByLabel('Confirm new password').fill('another-one')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('region', { name: 'Points' })).toBeVisible()

  // the words stand for a moment, which may be over before everything else of the page is there
  await other.reload({ waitUntil: 'commit' })
  await expect(other.getByText('Your session has expired, please login again.')).toBeVisible()
  await context.close()
})
