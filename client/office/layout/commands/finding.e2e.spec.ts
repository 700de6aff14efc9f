import { expect, type Page } from '@playwright/test'
import { test } from '../../../testing/browserTest.ts'
import { openAs, signInToOffice } from '../../../testing/demoPeople.ts'

/** What the office finds by the keyboard, and where the figures of today lead (decisions W4, W7, W8). */

test.beforeEach(async ({ page }) => {
  await openAs(page, await signInToOffice('admin'))
  await page.goto('/adminMainPage')
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible()
})

async function find(page: Page, typed: string) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Screen, order number or person' }).fill(typed)
  return page.getByRole('listbox')
}

test('a street finds its customer, whose card opens with visits, memo and balance', async ({ page }) => {
  const menu = await find(page, '14 aspen ridge')
  await expect(menu.getByRole('group', { name: 'Customers' }).getByRole('option').first()).toContainText(
    'Hugo Marchetti',
  )
  await page.keyboard.press('Enter')
  const card = page.getByRole('complementary', { name: 'Hugo Marchetti' })
  await expect(card.getByRole('region', { name: 'Orders' }).getByText('Next visit')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Edit: Memo' })).toBeVisible()
})

test('a crew member is found by name, and their line has the focus', async ({ page }) => {
  const menu = await find(page, 'sam okafor')
  await expect(menu.getByRole('group', { name: 'Staff' }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.locator('main li:focus')).toContainText('Sam Okafor')
})

test('an order is found without its hyphen and by its beginning', async ({ page }) => {
  const menu = await find(page, 'avery')
  const order = menu.getByRole('group', { name: 'Orders' }).getByRole('option').first()
  const [orderNo = ''] = /^\S+/.exec(await order.innerText()) ?? []
  for (const typed of [orderNo.replace('-', ''), orderNo.slice(0, 4)]) {
    await page.getByRole('combobox').fill(typed)
    await expect(menu.getByRole('option', { name: new RegExp(`^${orderNo}`) })).toBeVisible()
  }
  await page.getByRole('combobox').fill(orderNo)
  await expect(menu.getByRole('option', { name: new RegExp(`^${orderNo}`), selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/adminOrder/${orderNo}`)
})

test('a command on an order opens its dialog, and no letter typed after the keys is lost', async ({
  page,
}) => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('reschedule avery')
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('reschedule avery')
  await expect(page.getByRole('option').first()).toContainText(/Pending|Confirmed/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Reschedule')
  await expect(page).toHaveURL(/adminOrder\/[A-Z0-9-]+$/)
})

test('a payment on the phone: the menu, the customer, the amount', async ({ page }) => {
  const menu = await find(page, 'recharge camille')
  await expect(menu.getByRole('option', { name: /^Camille/, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm Recharge' })
  await dialog.getByLabel('Amount before tax ($)').fill('10')
  await dialog.getByLabel('Payment method').selectOption('Cash')
  await expect(dialog.getByText('Amount due')).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm recharge' }).click()
  await expect(dialog).toHaveCount(0)
  // the method of the next one is there already
  await page.getByRole('button', { name: 'Confirm recharge' }).click()
  await expect(dialog.getByLabel('Payment method')).toHaveValue('Cash')
})

test('customers are narrowed by a press, and the address keeps it', async ({ page }) => {
  // by e-mail, because other specs register people who stay inactive
  await page.goto('/adminUserList?search=hugo@example.com')
  await expect(page.getByRole('link', { name: 'Hugo Marchetti' })).toBeVisible()
  await page.getByRole('button', { name: 'Inactive' }).click()
  await expect(page.getByText('No user data')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No user data')).toBeVisible()
  await page.getByRole('searchbox').fill('priscilla@example.com')
  await expect(page.getByRole('link', { name: 'Priscilla Nakamura' })).toBeVisible()
  await expect(page).toHaveURL(/only=Inactive/)
})
