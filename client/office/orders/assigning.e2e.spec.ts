import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { type Householder, newHouseholder } from '../../testing/householders.ts'
import { answer, cardOf, choose, seeWords } from '../../testing/office/orderSteps.ts'
import { newCrew, type OwnCrew } from '../../testing/ownCrews.ts'
import { customersOrder, placeOwnOrder } from '../../testing/ownOrders.ts'

/**
 * The office gives an order to a crew, which confirms it, and what the customer then sees (back-office document, sections 2, 4 and 5). One
 * after the other, because the second goes on where the first ended.
 */
test.describe.configure({ mode: 'serial', timeout: 120_000 })
// a crew member of the spec's own has no photo
test.use({ tolerated: /Failed to load resource.*404/ })

let admin: Visitor
let wanda: Householder
let crew: OwnCrew
let orderNo: string
test.beforeAll(async () => {
  admin = await signInToOffice('admin')
  wanda = await newHouseholder('Wanda', 500_000)
  crew = await newCrew('Tilo')
  orderNo = await placeOwnOrder(wanda, { catalog: 'LawnCare', periodType: 'Day', before: 0 })
})
test.afterAll(() => crew.leave())
test.beforeEach(async ({ page }) => openAs(page, admin))

test('a pending order is given to a crew by the keyboard alone, and the customer sees who comes', async ({
  page,
}) => {
  await page.goto('/adminOrderList?catalog=2&size=50')
  const card = cardOf(page, orderNo)
  await expect(card).toContainText('Robin Hay')
  await expect(card).toContainText('No staff assigned')
  const assign = page.getByRole('button', { name: `Assign staff to order: ${orderNo}` })
  // nothing moves under the pointer when something unfolds, and four cards stand on a screen
  const inCard = () =>
    assign.evaluate((button) => {
      const top = button.closest('[data-order]')?.getBoundingClientRect().top ?? 0
      return button.getBoundingClientRect().top - top
    })
  const before = await inCard()
  await card.getByRole('button', { name: 'Summary' }).click()
  await expect(card.getByText('Base points')).toBeVisible()
  expect(await inCard()).toBe(before)
  await card.getByRole('button', { name: 'Summary' }).click()
  await assign.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Available Staff Group List' })
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Must select at least one staff group.')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  const group = dialog.getByRole('radio', { name: crew.groupNo })
  await group.focus()
  await page.keyboard.press('Space')
  await expect(group).toBeChecked()
  await page.keyboard.press('Enter')
  await seeWords(page, 'Crew assigned')
  await expect(card).toHaveCount(0)

  await expect
    .poll(() => customersOrder(wanda, orderNo))
    .toMatchObject({
      status: 'Confirmed',
      staff: [{ staffNo: crew.staffNo }],
      changes: [{ action: 'Placed' }, { action: 'Confirmed', role: 'Admin' }],
    })
  await page.getByRole('tab', { name: /^Confirmed Orders/ }).click()
  await expect(card).toContainText('Confirmed')
  await expect(card).toContainText(crew.groupNo)
  await card.getByRole('button', { name: new RegExp(crew.staffNo) }).click()
  await expect(card.getByText(`Staff number ${crew.staffNo}`)).toBeVisible()
})

test('a confirmed order shows what it costs and what happened, and its confirmation goes out again', async ({
  page,
}) => {
  await page.goto('/adminOrderList?tab=2&catalog=2&size=50')
  const card = cardOf(page, orderNo)
  const { totalPoints } = await customersOrder(wanda, orderNo)
  await card.getByRole('button', { name: 'Summary' }).click()
  await expect(card.locator('dl').getByText(totalPoints.toLocaleString('en-CA'))).toBeVisible()
  await expect(card.getByText('0.0%')).toBeVisible()
  await card.getByRole('button', { name: 'Change Tracking List' }).click()
  await expect(card.getByRole('columnheader')).toHaveText(['Action', 'Changed time', 'Operator role'])
  await expect(card.getByRole('row').nth(1)).toContainText(/Confirmed.*M[SD]T.*Admin/)

  const resend = 'Resend confirmation notification'
  const question = 'Are you sure you want to resend confirmation for this order?'
  await choose(page, orderNo, resend)
  await answer(page, question, 'Cancel')
  await expect(card.getByRole('row')).toHaveCount(2)
  await choose(page, orderNo, resend)
  await answer(page, question, resend)
  await expect(card.getByRole('row').nth(2)).toContainText('Confirmation resent')
  await choose(page, orderNo, resend)
  await answer(page, question, resend)
  await seeWords(page, /Wait a minute/)

  await card.getByRole('heading').getByRole('link').click()
  const mails = page.getByRole('region', { name: 'Emails' })
  await expect(mails.getByText('Order received')).toBeVisible()
  await expect(mails.getByText('Confirmation resent')).toBeVisible()
})
