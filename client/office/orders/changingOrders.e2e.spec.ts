import { expect } from '@playwright/test'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { type Householder, newHouseholder } from '../../testing/householders.ts'
import { cardOf, choose, find, seeWords } from '../../testing/office/orderSteps.ts'
import { customersOrder, placeOwnOrder } from '../../testing/ownOrders.ts'

/**
 * The office moves an order, adds to it, confirms its property and cancels it, and what the customer then sees (back-office document,
 * sections 2, 5 and 8; decisions E1 to E16).
 */
test.describe.configure({ timeout: 120_000 })

let admin: Visitor
let orla: Householder
test.beforeAll(async () => {
  admin = await signInToOffice('admin')
  orla = await newHouseholder('Orla', 500_000)
})
test.beforeEach(async ({ page }) => openAs(page, admin))

/** @param before how many of the free days before the last one: each test takes another */
const placed = (before: number) => placeOwnOrder(orla, { catalog: 'LawnCare', periodType: 'Day', before })

test('an order is moved in the calendar, and the crew gets a note', async ({ page }) => {
  const orderNo = await placed(1)
  const before = await customersOrder(orla, orderNo)
  await page.goto('/adminOrderList?catalog=2&size=50')
  const calendar = await choose(page, orderNo, 'Reschedule')
  await calendar.getByRole('button', { name: /^Previous month/ }).click()
  const day = calendar.locator('[role=grid] button[data-look=open]').last()
  const date = await day.getAttribute('data-date')
  await day.click()
  // the time is asked for in place of the calendar, not in a second dialog over it
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('grid')).toBeHidden()
  const button = (name: string) => page.getByRole('dialog').getByRole('button', { name })
  // on a phone the main button is on top
  await page.setViewportSize({ width: 390, height: 844 })
  const topOf = async (name: string) => (await button(name).boundingBox())?.y ?? 0
  expect(await topOf('Reschedule to this day')).toBeLessThan(await topOf('Back to the calendar'))
  await button('Reschedule to this day').click()
  await seeWords(page, /rescheduled/)
  await expect.poll(async () => (await customersOrder(orla, orderNo)).bookedDate).toBe(date)
  const moved = await customersOrder(orla, orderNo)
  expect(moved.bookedDate).not.toBe(before.bookedDate)
  expect(moved.totalPoints).toBe(before.totalPoints)

  const dialog = await choose(page, orderNo, 'Add instructions for the crew')
  await dialog.getByRole('button', { name: 'Add instructions' }).click()
  await expect(dialog.getByRole('alert').or(dialog.getByText('There’s a problem')).first()).toBeVisible()
  await dialog.getByLabel('What should the crew know?').fill('Gate code 4711.\nBeware of the cat.')
  await dialog.getByRole('button', { name: 'Add instructions' }).click()
  await expect(dialog).toHaveCount(0)
  const card = cardOf(page, orderNo)
  await card.getByRole('button', { name: 'Instructions for the crew (1)' }).click()
  await expect(card.getByText('Gate code 4711.')).toBeVisible()
  await expect
    .poll(async () => (await customersOrder(orla, orderNo)).instructions)
    .toEqual([{ text: 'Gate code 4711.\nBeware of the cat.', role: 'Admin' }])
})

test('the property is confirmed in place', async ({ page }) => {
  const orderNo = await placed(2)
  const card = await find(page, orderNo)
  await expect(card).toContainText('Unconfirmed')
  await card.getByRole('button', { name: 'Confirm this property?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Address' })
  await expect(dialog).toContainText('2-46 Larkspur Way SW, Calgary, AB T3H 2K7')
  await expect(dialog.getByLabel('Building type')).toBeFocused()
  await dialog.getByLabel('Area').selectOption({ label: 'Over 4,000 sq ft' })
  await dialog.getByLabel('Corner lot').uncheck()
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card).not.toContainText('Unconfirmed')
  const { addresses } = await askProduct<{
    addresses: { isConfirmed: boolean; property: { areaType: string; isCornerLot: boolean } }[]
  }>('{ addresses { isConfirmed property { areaType isCornerLot } } }', {}, orla.token)
  expect(addresses).toEqual([{ isConfirmed: true, property: { areaType: 'Over4000', isCornerLot: false } }])
})

test('an order is cancelled with a reason, after being asked', async ({ page }) => {
  const orderNo = await placed(3)
  await page.goto('/adminOrderList?catalog=2&size=50')
  const dialog = await choose(page, orderNo, 'Cancel order')
  await dialog.getByLabel('Reason for the customer').fill('The mower is broken.')
  await expect(dialog.getByText('Are you sure you want to cancel this order?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep order' }).click()
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await customersOrder(orla, orderNo)).status).toBe('Pending')
  await choose(page, orderNo, 'Cancel order')
  await dialog.getByLabel('Reason for the customer').fill('The mower is broken.')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cardOf(page, orderNo)).toHaveCount(0)
  await expect.poll(async () => (await customersOrder(orla, orderNo)).status).toBe('Cancelled')
  await page.getByRole('tab', { name: /^History Orders/ }).click()
  const card = cardOf(page, orderNo)
  await expect(card).toContainText('Cancelled')
  await card.getByRole('button', { name: 'Change Tracking List' }).click()
  await expect(card.getByRole('row').nth(1)).toContainText('The mower is broken.')
  await expect(card.getByRole('button', { name: `More actions: ${orderNo}` })).toHaveCount(0)
})
