import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { type NewCustomer, newCustomer } from '../../testing/newCustomer.ts'
import { cardOf, openCard, ownView } from '../../testing/office/userSteps.ts'

/** The office gives somebody new points and takes some back, and what the customer then has (back-office document, section 2 "User
 * Settings"). One after the other, because each goes on where the last one ended. */
test.describe.configure({ mode: 'serial', timeout: 90_000 })

let office: Visitor
let tabea: NewCustomer
test.beforeAll(async () => {
  office = await signInToOffice('admin')
  tabea = await newCustomer('Tabea')
})
test.beforeEach(async ({ page }) => openAs(page, office))

test('a recharge shows its sums first, asks before it is repeated, and gives the customer points', async ({
  page,
}) => {
  await openCard(page, tabea)
  for (const isSecond of [false, true]) {
    await cardOf(page, tabea).getByRole('button', { name: 'Confirm recharge' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm Recharge' })
    await dialog.getByLabel('Amount before tax ($)').fill('100.03')
    await dialog.getByLabel('Payment method').selectOption('Cash')
    await dialog.getByLabel('Reward percent').fill('10')
    await dialog.getByLabel('Comment (optional)').fill('Paid at the door')
    // 100.03 + 5 % of it, half up = 105.03; in cash 105.05
    await expect(dialog.getByText('$105.05')).toBeVisible()
    await expect(dialog.getByText('1,000', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Confirm recharge' }).click()
    if (isSecond) {
      await dialog.getByLabel('This is a second payment').check()
      await dialog.getByRole('button', { name: 'Confirm recharge' }).click()
    }
    await expect(dialog).toHaveCount(0)
  }
  await expect(cardOf(page, tabea).getByRole('button', { name: /^22,006, show/ })).toBeVisible()
  expect(await ownView(tabea, '{ me { points rewardPoints } }')).toMatchObject({
    me: { points: 20_006, rewardPoints: 2_000 },
  })
})

test('reward points are added', async ({ page }) => {
  await openCard(page, tabea)
  await cardOf(page, tabea).getByRole('button', { name: 'Add reward points' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Reward Point' })
  await dialog.getByLabel('Reward points').fill('500')
  await dialog.getByRole('button', { name: 'Add reward points' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cardOf(page, tabea).getByRole('row').nth(1)).toContainText('+500')
  expect(await ownView(tabea, '{ me { rewardPoints } }')).toMatchObject({ me: { rewardPoints: 2_500 } })
})

test('a payment opens its invoice, and is taken back with a credit note', async ({ page }) => {
  await openCard(page, tabea, 'payments')
  const invoice = cardOf(page, tabea).getByRole('link', { name: /^View invoice/ })
  await expect(invoice).toHaveCount(2)
  await expect(cardOf(page, tabea).getByText('Paid at the door').first()).toBeVisible()
  await invoice.first().click()
  await expect(page.locator('[data-sheet]')).toContainText('$105.05')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-sheet]')).toHaveCount(0)
  await cardOf(page, tabea)
    .getByRole('button', { name: /^Reverse recharge/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Reverse recharge' })
  await expect(dialog.getByText('10,003')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Counted twice')
  await dialog.getByRole('button', { name: 'Reverse and issue credit note' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cardOf(page, tabea).getByText('Counted twice')).toBeVisible()
  await cardOf(page, tabea)
    .getByRole('link', { name: /^View credit note/ })
    .click()
  await expect(page.locator('[data-sheet]')).toBeVisible()
  expect(await ownView(tabea, '{ me { points rewardPoints } }')).toMatchObject({
    me: { points: 10_003, rewardPoints: 1_500 },
  })
})
