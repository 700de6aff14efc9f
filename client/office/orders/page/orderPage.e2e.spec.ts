import { expect } from '@playwright/test'
import { test } from '../../../testing/browserTest.ts'
import { openAs, signInToOffice } from '../../../testing/demoPeople.ts'
import { newHouseholder } from '../../../testing/householders.ts'
import { act, seeWords } from '../../../testing/office/orderSteps.ts'
import { newCrew } from '../../../testing/ownCrews.ts'
import { customersOrder, placeOwnOrder } from '../../../testing/ownOrders.ts'

/** An order's own page, reached by its number, and what the office does there (decision W1). */

test.describe.configure({ timeout: 120_000 })
// a crew member of the spec's own has no photo
test.use({ tolerated: /Failed to load resource.*404/ })

test('an order is found by its number, moved, assigned and cancelled on its page', async ({ page }) => {
  const odile = await newHouseholder('Odile', 500_000)
  const crew = await newCrew('Piet')
  const orderNo = await placeOwnOrder(odile, { catalog: 'LawnCare', periodType: 'Day', before: 9 })
  await openAs(page, await signInToOffice('admin'))
  await page.goto('/adminMainPage')
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(orderNo)
  await expect(page.getByRole('option', { name: new RegExp(`^${orderNo}`), selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNo}` })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText('Odile')

  await act(page, 'Reschedule', orderNo)
  const moving = page.getByRole('dialog', { name: 'Reschedule' })
  const day = moving.locator('[role=grid] button[data-look=open]').first()
  const date = await day.getAttribute('data-date')
  await day.click()
  await moving.getByRole('button', { name: 'Reschedule to this day' }).click()
  await seeWords(page, /rescheduled/)
  await expect.poll(async () => (await customersOrder(odile, orderNo)).bookedDate).toBe(date)
  const activity = page.getByRole('region', { name: 'Activity' })
  await expect(activity.getByRole('listitem').filter({ hasText: /^Rescheduled/ })).toBeVisible()

  await act(page, 'Assign staff to order', orderNo)
  const groups = page.getByRole('dialog', { name: 'Available Staff Group List' })
  await groups.getByRole('radio', { name: crew.groupNo }).check()
  await groups.getByRole('button', { name: 'Assign selected group to order' }).click()
  await expect(page.getByRole('region', { name: new RegExp(crew.groupNo) })).toContainText('Piet')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: `More actions: ${orderNo}` }).click()
  await page.getByRole('menuitem', { name: 'Cancel order' }).click()
  const cancelling = page.getByRole('dialog', { name: 'Cancel order' })
  await cancelling.getByLabel('Reason for the customer').fill('The mower is broken.')
  await cancelling.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.locator('main header')).toContainText('Cancelled')
  await expect(
    activity.getByRole('listitem').filter({ hasText: 'The mower is broken.' }).first(),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Refunded')
  await crew.leave()
})
