import { expect, type Page } from '@playwright/test'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { openAs, type SignedIn } from '../../testing/demoPeople.ts'
import { newCustomer } from '../../testing/newCustomer.ts'

/**
 * Somebody new adds an address on the way to a booking, books there, then keeps their addresses: edits, moves the default, removes (customer
 * document, sections 2, 4 and 5). One after the other, because each goes on where the last one ended.
 */
test.describe.configure({ mode: 'serial', timeout: 90_000 })

let robin: SignedIn
test.beforeAll(async () => {
  robin = await newCustomer('Robin', 50_000)
})
test.beforeEach(async ({ page }) => openAs(page, robin))

interface Place {
  readonly street: string
  readonly city: string
  readonly postal: string
}

async function fillPlace(page: Page, { street, city, postal }: Place): Promise<void> {
  await page.getByLabel('Street name').fill(street)
  await page.getByLabel('City').fill(city)
  await page.getByLabel('Province').selectOption('Alberta')
  await page.getByLabel('Postal code').pressSequentially(postal)
}

const card = (page: Page, street: string) => page.getByRole('region', { name: street })

test('an address added on the way to a booking is chosen there, and booked', async ({ page }) => {
  await page.goto('/selectServiceAddress/2')
  await page.getByRole('link', { name: 'Add an address' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add an address' })).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Robin')
  await expect(page.getByLabel('Last name')).toHaveValue('Fraser')

  await page.getByRole('button', { name: 'Add address' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'A province must be selected.' }).click()
  await expect(page.getByLabel('Province')).toBeFocused()
  await fillPlace(page, { street: 'Cottonwood Crescent', city: 'Calgary', postal: 't3h2k7' })
  await page.getByLabel('Street no. (optional)').fill('7')
  await expect(page.getByLabel('Postal code')).toHaveValue('T3H 2K7')
  await page.getByRole('button', { name: 'Add address' }).click()

  await expect(page.getByText('Address added')).toBeVisible()
  await expect(page).toHaveURL(/\/selectServiceAddress\/2\?address=/)
  await expect(page.getByRole('main')).toContainText('7 Cottonwood Crescent')
  await page.getByRole('button', { name: 'Continue to service' }).click()

  await page.getByRole('radio', { name: /Mowing visit/ }).check({ force: true })
  await page.getByRole('link', { name: 'Edit property details' }).click()
  await page.getByLabel('Area').selectOption('Over 4,000 sq ft')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a service' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Mowing visit/ })).toBeChecked()
  await expect(page.getByText('Over 4,000 sq ft').first()).toBeVisible()

  await page.getByRole('button', { name: 'Continue to date and time' }).click()
  await page.getByRole('button', { name: /^Next month/ }).click()
  await page.locator('[role=grid] button[data-look=open]').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with this day' }).click()
  await page.getByRole('button', { name: /^Place order · [\d,]+ points$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible()
  await expect(page.getByText(/7 Cottonwood Crescent/).first()).toBeVisible()
})

test('a second address is added, edited, made the default; the account follows at once', async ({ page }) => {
  await page.goto('/account')
  await page.getByRole('link', { name: 'All addresses' }).click()
  await page.getByRole('link', { name: 'Add an address' }).click()
  await fillPlace(page, { street: 'Range Road 24', city: 'Airdrie', postal: 'T4A 0A1' })
  await page.getByRole('button', { name: 'Add address' }).click()
  const second = card(page, 'Range Road 24')
  await expect(second.getByText('No building details yet.')).toBeVisible()

  await second.getByRole('link', { name: 'Edit Range Road 24' }).click()
  await page.getByRole('button', { name: /^Building details/ }).click()
  await page.getByLabel('Building type').selectOption('House')
  await page.getByLabel('Corner lot').check()
  await page.getByLabel('Access notes (optional)').fill('Key box 12')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(second.getByText('Corner lot')).toBeVisible()
  await expect(second.getByText('Access: Key box 12')).toBeVisible()

  await second.getByRole('button', { name: 'Set as default: Range Road 24' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to set this as your default address?')
  await question.getByRole('button', { name: 'Set as default' }).click()
  await expect(second.getByText('Default', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Range Road 24' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to account' }).click()
  await expect(page.getByText('Range Road 24, Airdrie, AB T4A 0A1')).toBeVisible()
})

test('an address that is not the default is removed; its order keeps it', async ({ page }) => {
  await page.goto('/userAddressDetail')
  await expect(card(page, 'Range Road 24').getByRole('button')).toHaveCount(0)
  await card(page, '7 Cottonwood Crescent')
    .getByRole('button', { name: 'Remove 7 Cottonwood Crescent' })
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to remove this address?')
  await question.getByRole('button', { name: 'Remove address' }).click()
  await expect(page.getByText('Address removed')).toBeVisible()
  await expect(card(page, '7 Cottonwood Crescent')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Range Road 24' })).toBeFocused()
  await page.goto('/userOrderList/0')
  await expect(page.getByText(/7 Cottonwood Crescent/).first()).toBeVisible()
})

test('another customer’s address is told like one that does not exist', async ({ page, avery }) => {
  const { addresses } = await askProduct<{ addresses: { id: string }[] }>(
    '{ addresses { id } }',
    {},
    avery.token,
  )
  await page.goto(`/editUserAddress/${addresses[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this address' })).toBeVisible()
})
