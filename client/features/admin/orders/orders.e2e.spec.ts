import { expect, type Locator, type Page } from '@playwright/test'
import { askProduct } from '../../../testing/askProduct.ts'
import { test } from '../../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../../testing/demoPeople.ts'
import {
  customersOrder,
  type Householder,
  newCrew,
  newHouseholder,
  type OwnCrew,
  placeOwnOrder,
  serve,
} from '../../../testing/ownOrders.ts'

/**
 * The office works through orders of a customer of its own: every tab, dialog and action of order management, and what the customer then
 * sees (back-office document, sections 2, 4, 5 and 8; decisions E1 to E16).
 */
test.describe.configure({ mode: 'serial', timeout: 120_000 })
// a crew member of the spec's own has no photo
test.use({ tolerated: /Failed to load resource.*404/ })

let admin: Visitor
let wanda: Householder
let crew: OwnCrew
const placed: string[] = []
test.beforeAll(async () => {
  admin = await signInToOffice('admin')
  wanda = await newHouseholder('Wanda', 500_000)
  crew = await newCrew('Tilo')
  for (const before of [0, 1, 2])
    placed.push(await placeOwnOrder(wanda, { catalog: 'LawnCare', periodType: 'Day', before }))
  placed.push(await placeOwnOrder(wanda, { catalog: 'SnowRemoval', periodType: 'Season' }))
})
test.afterAll(() => crew.leave())
test.beforeEach(async ({ page }) => openAs(page, admin))

const numberOf = (place: number) => placed[place] ?? ''
const cardOf = (page: Page, orderNo: string) =>
  page.locator('[data-order]').filter({ has: page.getByRole('button', { name: `Order ${orderNo},` }) })
const act = (page: Page, action: string, orderNo: string) =>
  page.getByRole('button', { name: `${action}: ${orderNo}` }).click()
const toast = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()

/** Opens the search for the number of an order. */
async function find(page: Page, orderNo: string): Promise<Locator> {
  await page.goto(`/adminOrderList?tab=4&type=1&text=${orderNo}`)
  const card = cardOf(page, orderNo)
  await expect(card).toBeVisible()
  return card
}

async function choose(page: Page, orderNo: string, entry: string): Promise<Locator> {
  await page.getByRole('button', { name: `More actions: ${orderNo}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  return page.getByRole('dialog', { name: entry })
}

/** Answers the browser's question and keeps what it asked. */
function answering(page: Page, isYes: boolean): string[] {
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.message())
    return isYes ? dialog.accept() : dialog.dismiss()
  })
  return asked
}

test('a pending order is given to a crew by the keyboard alone, and the customer sees who comes', async ({
  page,
}) => {
  const orderNo = numberOf(0)
  await page.goto('/adminOrderList?catalog=2&size=50')
  const card = cardOf(page, orderNo)
  await expect(card).toContainText('Robin Hay')
  await expect(card).toContainText('No staff assigned')
  await page.getByRole('button', { name: `Assign staff to order: ${orderNo}` }).focus()
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
  await toast(page, 'The group has been assigned to the order.')
  await expect(card).toHaveCount(0)

  expect(await customersOrder(wanda, orderNo)).toMatchObject({
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
  const orderNo = numberOf(0)
  await page.goto('/adminOrderList?tab=2&catalog=2&size=50')
  const card = cardOf(page, orderNo)
  const { totalPoints } = await customersOrder(wanda, orderNo)
  await card.getByRole('button', { name: 'Summary' }).click()
  await expect(card.locator('dl').getByText(totalPoints.toLocaleString('en-CA'))).toBeVisible()
  await expect(card.getByText('0.0%')).toBeVisible()
  await card.getByRole('button', { name: 'Change Tracking List' }).click()
  await expect(card.getByRole('columnheader')).toHaveText(['Action', 'Changed time', 'Operator role'])
  await expect(card.getByRole('row').nth(1)).toContainText(/Confirmed.*M[SD]T.*Admin/)

  const declined = answering(page, false)
  await act(page, 'Resend confirmation notification', orderNo)
  expect(declined).toEqual([`Are you sure you want to resend confirmation for this order?\n${orderNo}`])
  answering(page, true)
  await act(page, 'Resend confirmation notification', orderNo)
  await expect(card.getByRole('row').nth(2)).toContainText('Confirmation sent again')
  answering(page, true)
  await act(page, 'Resend confirmation notification', orderNo)
  await toast(page, /Please wait a minute/)

  const mails = await choose(page, orderNo, 'Mails about this order')
  await expect(mails.getByText('Order received')).toBeVisible()
  await expect(mails.getByText('Confirmation, sent again')).toBeVisible()
})

test('an order is moved in the calendar, and the crew gets a note', async ({ page }) => {
  const orderNo = numberOf(1)
  const before = await customersOrder(wanda, orderNo)
  await page.goto('/adminOrderList?catalog=2&size=50')
  await act(page, 'Reschedule', orderNo)
  const calendar = page.getByRole('dialog', { name: 'Reschedule' })
  await calendar.getByRole('button', { name: /^Previous month/ }).click()
  const day = calendar.locator('[role=grid] button[data-look=open]').last()
  const date = await day.getAttribute('data-date')
  await day.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to this day' }).click()
  await toast(page, /moved/)
  const moved = await customersOrder(wanda, orderNo)
  expect(moved.bookedDate).toBe(date)
  expect(moved.bookedDate).not.toBe(before.bookedDate)
  expect(moved.totalPoints).toBe(before.totalPoints)

  const dialog = await choose(page, orderNo, 'Add a note for the crew')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByRole('alert').or(dialog.getByText('There is a problem')).first()).toBeVisible()
  await dialog.getByLabel('What should the crew know?').fill('Gate code 4711.\nBeware of the cat.')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog).toHaveCount(0)
  const card = cardOf(page, orderNo)
  await card.getByRole('button', { name: 'Notes for the crew (1)' }).click()
  await expect(card.getByText('Gate code 4711.')).toBeVisible()
  const { instructions } = await customersOrder(wanda, orderNo)
  expect(instructions).toEqual([{ text: 'Gate code 4711.\nBeware of the cat.', role: 'Admin' }])
})

test('the property is confirmed in place', async ({ page }) => {
  const orderNo = numberOf(1)
  const card = await find(page, orderNo)
  await expect(card).toContainText('Unconfirmed address.')
  await card.getByRole('button', { name: 'Confirm property' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Address' })
  await expect(dialog).toContainText('2-46 Larkspur Way SW, Calgary, AB T3H 2K7')
  await dialog.getByLabel('Area').selectOption({ label: 'Over 4,000 sq ft' })
  await dialog.getByLabel('It is a corner lot').uncheck()
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card).not.toContainText('Unconfirmed address.')
  const { addresses } = await askProduct<{
    addresses: { isConfirmed: boolean; property: { areaType: string; isCornerLot: boolean } }[]
  }>('{ addresses { isConfirmed property { areaType isCornerLot } } }', {}, wanda.token)
  expect(addresses).toEqual([{ isConfirmed: true, property: { areaType: 'Over4000', isCornerLot: false } }])
})

test('an order is cancelled with a reason, after being asked', async ({ page }) => {
  const orderNo = numberOf(2)
  await page.goto('/adminOrderList?catalog=2&size=50')
  await act(page, 'Cancel order', orderNo)
  const dialog = page.getByRole('dialog', { name: 'Cancel order' })
  await dialog.getByLabel('Reason for the customer').fill('The mower is broken.')
  const asked = answering(page, false)
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  expect(asked).toEqual([`Are you sure you want to cancel this order?\n${orderNo}`])
  await expect(dialog).toBeVisible()
  expect((await customersOrder(wanda, orderNo)).status).toBe('Pending')
  answering(page, true)
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cardOf(page, orderNo)).toHaveCount(0)
  expect((await customersOrder(wanda, orderNo)).status).toBe('Cancelled')
  await page.getByRole('tab', { name: /^History Orders/ }).click()
  const card = cardOf(page, orderNo)
  await expect(card).toContainText('Cancelled')
  await card.getByRole('button', { name: 'Change Tracking List' }).click()
  await expect(card.getByRole('row').nth(1)).toContainText('The mower is broken.')
  await expect(card.getByRole('button', { name: `Cancel order: ${orderNo}` })).toHaveCount(0)
})

test('a complaint about a finished season is recorded, and decided with an apology', async ({ page }) => {
  const orderNo = numberOf(3)
  await find(page, orderNo)
  await act(page, 'Assign staff to order', orderNo)
  const groups = page.getByRole('dialog', { name: 'Available Staff Group List' })
  await groups.getByLabel('Show busy crews, too').check()
  await groups.getByRole('radio', { name: crew.groupNo }).check()
  await groups.getByRole('button', { name: 'Assign selected group to order' }).click()
  await expect(groups).toHaveCount(0)
  await serve(crew, 'startService', orderNo)
  const serving = await find(page, orderNo)
  await expect(serving).toContainText('In service')
  await expect(page.getByRole('button', { name: `Cancel order: ${orderNo}` })).toHaveCount(0)
  await serve(crew, 'endService', orderNo)

  await page.goto('/adminOrderList?tab=3&catalog=3&size=50')
  const card = cardOf(page, orderNo)
  await expect(card).toContainText('Completed')
  const opening = await choose(page, orderNo, 'Record a complaint')
  await opening.getByLabel('What is it about?').selectOption({ label: 'What was charged' })
  await opening.getByRole('button', { name: 'Record complaint' }).click()
  await expect(card).toContainText('Disputed')
  expect((await customersOrder(wanda, orderNo)).status).toBe('Disputed')

  const rewardPoints = async () =>
    (await askProduct<{ me: { rewardPoints: number } }>('{ me { rewardPoints } }', {}, wanda.token)).me
      .rewardPoints
  const before = await rewardPoints()
  const deciding = await choose(page, orderNo, 'Decide the complaint')
  await deciding.getByLabel('Reward points as an apology').fill('0.5')
  await deciding.getByRole('button', { name: 'Save the decision' }).click()
  await expect(deciding.getByText('The amount is not valid.').first()).toBeVisible()
  await deciding.getByLabel('Reward points as an apology').fill('500')
  await deciding.getByRole('button', { name: 'Save the decision' }).click()
  await expect(deciding).toHaveCount(0)
  await expect(card).toContainText('Completed')
  expect((await customersOrder(wanda, orderNo)).status).toBe('Completed')
  expect(await rewardPoints()).toBe(before + 500)
})

test('orders are found by all five types; the address keeps the search', async ({ page }) => {
  const orderNo = numberOf(0)
  await page.goto('/adminOrderList')
  await expect(page.locator('[data-order]').first()).toBeVisible()
  await page.keyboard.press('/')
  const words = page.getByLabel('Search text')
  await expect(words).toBeFocused()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Search type must be selected.')).toBeVisible()
  await expect(page.getByText('Search text cannot be empty.')).toBeVisible()
  const searches = [
    ['OrderNo', orderNo.toLowerCase()],
    ['User FirstName', 'wand'],
    ['StaffNo', crew.staffNo],
    ['Staff FirstName', 'til'],
  ] as const
  for (const [type, text] of searches) {
    await page.getByLabel('Search type').selectOption({ label: type })
    await words.fill(text)
    await page.keyboard.press('Enter')
    await expect(cardOf(page, orderNo)).toBeVisible()
    const isByNumber = type === 'OrderNo'
    await expect(page.getByRole('checkbox', { name: 'Snow Removal' })).toBeEnabled({ enabled: isByNumber })
  }
  await page.getByLabel('Search type').selectOption({ label: 'User Phone' })
  await words.fill('555-0172')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-order]').first()).toContainText('Thompson')
  await page.reload()
  await expect(words).toHaveValue('555-0172')
  await expect(page.locator('[data-order]').first()).toContainText('Thompson')
  await words.fill('000-0000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No data found')).toBeVisible()
})

test('page 2 survives a reload, and the density stays', async ({ page }) => {
  await page.goto('/adminOrderList?tab=3')
  await page.getByRole('navigation', { name: 'Pages', exact: true }).getByLabel('Next page').click()
  await expect(page).toHaveURL('/adminOrderList?tab=3&page=2')
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true })
  const number = page.locator('[data-order] button[aria-label^="Order "]').first()
  const first = await number.textContent()
  await page.reload()
  await expect(page.getByText(/^Page 2 of/).first()).toBeVisible()
  await expect(number).toHaveText(first ?? '')
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked()
})
