import { expect, type Page } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { loseAnswer, seeNoAnswer } from '../../testing/lostAnswer.ts'
import { type NewCustomer, newCustomer } from '../../testing/newCustomer.ts'
import { cardOf, openCard, ownView } from '../../testing/office/userSteps.ts'

/** Money whose answer is lost after it was booked: the same again books nothing twice, also in a dialog that was closed meanwhile. */
test.describe.configure({ timeout: 120_000 })
test.use({ tolerated: /ERR_FAILED|WebSocket connection/ })

let office: Visitor
let paula: NewCustomer
test.beforeEach(async ({ page }) => {
  office ??= await signInToOffice('admin')
  paula = await newCustomer('Paula')
  await openAs(page, office)
})

const held = () => ownView(paula, '{ me { points rewardPoints } }')

/** What stands on the card behind an open dialog, which hides the page from those who hear it. */
const behind = (page: Page) => page.getByRole('complementary', { name: /^Paula/, includeHidden: true })

/** Opens the form of a recharge. */
async function openRecharge(page: Page) {
  await cardOf(page, paula).getByRole('button', { name: 'Confirm recharge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Recharge' })
  const amount = dialog.getByLabel('Amount before tax ($)')
  const submit = dialog.getByRole('button', { name: 'Confirm recharge' })
  return { dialog, amount, submit }
}

/** Recharges 250 dollars; nobody hears that they are booked. */
async function rechargeUnheard(page: Page) {
  await openCard(page, paula)
  await loseAnswer(page, 'ConfirmOfficeRecharge')
  const form = await openRecharge(page)
  await form.amount.fill('250')
  await form.dialog.getByLabel('Payment method').selectOption('DebitCard')
  await form.submit.click()
  await seeNoAnswer(form.dialog)
  await expect(behind(page)).toContainText('25,000')
  return form
}

test('a recharge that nobody heard of is booked once', async ({ page }) => {
  const { dialog, submit } = await rechargeUnheard(page)
  await submit.click()
  await expect(dialog).toHaveCount(0)
  expect(await held()).toMatchObject({ me: { points: 25_000 } })
})

test('a recharge that nobody heard of is still known when its form is opened again', async ({ page }) => {
  const { dialog } = await rechargeUnheard(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  const again = await openRecharge(page)
  await seeNoAnswer(again.dialog)
  await expect(again.amount).toHaveValue('250')
  await again.submit.click()
  await expect(again.dialog).toHaveCount(0)
  expect(await held()).toMatchObject({ me: { points: 25_000 } })
})

test('another amount after an answer that was lost is a payment of its own', async ({ page }) => {
  const { dialog, amount, submit } = await rechargeUnheard(page)
  await amount.fill('300')
  await submit.click()
  await expect(dialog).toHaveCount(0)
  expect(await held()).toMatchObject({ me: { points: 55_000 } })
})

/** Grants 500 reward points; nobody hears that they are booked. */
async function grantUnheard(page: Page) {
  await openCard(page, paula)
  await loseAnswer(page, 'GrantOfficeRewardPoints', false)
  await cardOf(page, paula).getByRole('button', { name: 'Add reward points' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Reward Point' })
  const amount = dialog.getByLabel('Reward points')
  const submit = dialog.getByRole('button', { name: 'Add reward points' })
  await amount.fill('500')
  await submit.click()
  await seeNoAnswer(dialog)
  await expect(behind(page)).toContainText('+500')
  return { dialog, amount, submit }
}

test('a grant that nobody heard of is booked once, also when its form was closed', async ({ page }) => {
  const { dialog, amount, submit } = await grantUnheard(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await cardOf(page, paula).getByRole('button', { name: 'Add reward points' }).click()
  await seeNoAnswer(dialog)
  await expect(amount).toHaveValue('500')
  await submit.click()
  await expect(dialog).toHaveCount(0)
  expect(await held()).toMatchObject({ me: { rewardPoints: 500 } })
})

test('another grant after an answer that was lost is one of its own', async ({ page }) => {
  const { dialog, amount, submit } = await grantUnheard(page)
  await amount.fill('700')
  await submit.click()
  await expect(dialog).toHaveCount(0)
  expect(await held()).toMatchObject({ me: { rewardPoints: 1_200 } })
})
