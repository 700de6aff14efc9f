import { expect, type Page } from '@playwright/test'
import { askProduct } from '../../../testing/askProduct.ts'
import { test } from '../../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../../testing/demoPeople.ts'
import { loseAnswer, seeNoAnswer } from '../../../testing/lostAnswer.ts'

/** The office books for somebody who phones: a new customer without an email address and without points, and the same one again (decision W2). */
test.describe.configure({ timeout: 120_000 })
test.use({ tolerated: /ERR_FAILED|WebSocket connection/ })

let office: Visitor
test.beforeEach(async ({ page }) => {
  office ??= await signInToOffice('admin')
  await openAs(page, office)
})

const phone = () => `403 555 ${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`

async function register(page: Page, lastName: string): Promise<void> {
  await page.goto('/adminBooking')
  await page.getByRole('searchbox', { name: 'Find the customer' }).fill(`Wren ${lastName}`)
  await page.getByRole('button', { name: 'New customer' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Wren')
  await expect(page.getByLabel('Last name')).toHaveValue(lastName)
  await page.getByLabel('Phone').fill(phone())
  await page.getByLabel('Street name').fill(`${lastName} Lane SW`)
  await page.getByLabel('City').fill('Calgary')
  await page.getByLabel('Province').selectOption('Alberta')
  await page.getByLabel('Postal code').fill('t3h2k7')
  await page.getByRole('button', { name: 'Register and continue' }).click()
  await expect(page.getByRole('heading', { name: `Wren ${lastName}` })).toBeVisible()
}

async function chooseVisit(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Carpet cleaning/ }).check()
  // the last free day of the month, because the hours of today may be over
  await page.locator('button[data-date][data-look=open]').last().click()
  const times = page.getByRole('group', { name: 'On-site service time' })
  await times.getByRole('radio', { disabled: false }).last().check()
}

test('registers a caller, confirms a recharge, and places the order once although its answer is lost', async ({
  page,
}) => {
  const lastName = `Q${crypto.randomUUID().slice(0, 8)}`
  await register(page, lastName)
  await expect(page.getByText('No email: nothing is sent')).toBeVisible()
  await chooseVisit(page)
  await page.getByLabel('Note for the crew').fill('The side door.')
  const place = page.getByRole('button', { name: /^Place order/ })
  await expect(place).toBeDisabled()
  await page.getByRole('button', { name: 'Confirm recharge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Recharge' })
  await expect(dialog.getByLabel('Amount before tax ($)')).toHaveValue(/^\d+$/)
  await dialog.getByLabel('Amount before tax ($)').fill('200')
  await dialog.getByLabel('Payment method').selectOption('Cash')
  await dialog.getByRole('button', { name: 'Confirm recharge' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Note for the crew')).toHaveValue('The side door.')
  await loseAnswer(page, 'PlaceCallerOrder')
  await place.click()
  await seeNoAnswer(page.getByRole('main'))
  await place.click()
  await expect(page.getByRole('heading', { name: `Order placed for Wren ${lastName}` })).toBeVisible()
  const { orderReport } = await askProduct<{ orderReport: { totalCount: number } }>(
    'query ($text: String!) { orderReport(filter: { by: Placed, text: $text }) { totalCount } }',
    { text: `Wren ${lastName}` },
    office.token,
  )
  expect(orderReport.totalCount).toBe(1)
  await expect(page.getByRole('main')).toContainText(/Carpet cleaning.+by.+Lane SW.+\$\d+\.\d\d/)
  await page.getByRole('link', { name: 'Open order' }).click()
  await expect(page.getByText('The side door.').first()).toBeVisible()
})

test('a known caller is chosen in the command menu, and reload keeps the answers', async ({ page }) => {
  const lastName = `K${crypto.randomUUID().slice(0, 8)}`
  await register(page, lastName)
  await page.goto('/adminMainPage')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Screen, order number or person' }).fill(`book wren ${lastName}`)
  await page.getByRole('option', { name: new RegExp(lastName) }).waitFor()
  await page.keyboard.press('Enter')
  await chooseVisit(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Carpet cleaning/ })).toBeChecked()
  await expect(
    page.getByRole('group', { name: 'On-site service time' }).getByRole('radio').last(),
  ).toBeChecked()
})
