import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInAs } from '../../testing/demoPeople.ts'

const lists = [
  '/adminMainPage',
  '/adminServiceList',
  '/adminStaffList',
  '/adminStaffGroupList',
  '/adminOrderList',
  '/adminUserList',
  '/adminCalendar',
  '/adminReports',
]

test('who is no administrator is sent to the sign-in from every list', async ({ page }) => {
  for (const list of lists) {
    await page.goto(list)
    await expect(page, list).toHaveURL('/admin')
  }
})

test.describe('with the wrong password', () => {
  test('the refusal stands under the password and what was typed stays', async ({ page }) => {
    await page.goto('/admin')
    await page.getByLabel('User name').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('User name')).toHaveValue('admin')
  })
})

test('an administrator comes in beside a customer, and out again alone', async ({ page }) => {
  await openAs(page, await signInAs('camille'))
  await page.goto('/admin')
  await page.getByLabel('User name').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('demo-admin')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/adminMainPage')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Settings' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin Settings' })).toBeHidden()

  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'User Settings' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin Settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin')
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Camille')
})

test('signing in leads to the address that was asked for, and signs in every new tab', async ({
  page,
  context,
}) => {
  const asked = '/adminOrderList?tab=2&catalog=3'
  await page.goto(asked)
  await expect(page).toHaveURL('/admin')
  await page.getByLabel('User name').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('demo-admin')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(asked)
  await expect(page.getByRole('tab', { name: /^Confirmed Orders/ })).toHaveAttribute('aria-selected', 'true')
  const other = await context.newPage()
  await other.goto('/adminUserList')
  await expect(other.getByRole('heading', { level: 1, name: 'User Settings' })).toBeVisible()
})

test('the keyboard leads to the lists', async ({ page }) => {
  await page.goto('/admin')
  await page.getByLabel('User name').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('demo-admin')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/adminMainPage')
  // the address comes first: keys are heard once the frame is there that names them
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Screen, order number or person' }).fill('serv')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Service Item Settings' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1, name: 'Order Settings' })).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByRole('checkbox', { name: /^Single-key shortcuts/ })).toBeFocused()
})
