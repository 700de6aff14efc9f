import { expect, type Page } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { loseAnswer, seeNoAnswer } from '../../testing/lostAnswer.ts'
import { type NewCustomer, newCustomer } from '../../testing/newCustomer.ts'
import { cardOf, openCard, ownView } from '../../testing/office/userSteps.ts'

/**
 * Money whose answer is lost after it was booked: the same again books nothing twice. Grants and closed dialogs: unheardMoney.spec.tsx.
 */
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

/** Recharges 250 dollars; nobody hears that they are booked. */
async function rechargeUnheard(page: Page) {
  await openCard(page, paula)
  await loseAnswer(page, 'ConfirmOfficeRecharge')
  await cardOf(page, paula).getByRole('button', { name: 'Confirm recharge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Recharge' })
  const amount = dialog.getByLabel('Amount before tax ($)')
  const submit = dialog.getByRole('button', { name: 'Confirm recharge' })
  await amount.fill('250')
  await dialog.getByLabel('Payment method').selectOption('DebitCard')
  await submit.click()
  await seeNoAnswer(dialog)
  // the card behind an open dialog, which hides the page from those who hear it
  const behind = page.getByRole('complementary', { name: /^Paula/, includeHidden: true })
  await expect(behind).toContainText('25,000')
  return { dialog, amount, submit }
}

test('a recharge that nobody heard of is booked once', async ({ page }) => {
  const { dialog, submit } = await rechargeUnheard(page)
  await submit.click()
  await expect(dialog).toHaveCount(0)
  expect(await held()).toMatchObject({ me: { points: 25_000 } })
})

test('another amount after an answer that was lost is a payment of its own', async ({ page }) => {
  const { dialog, amount, submit } = await rechargeUnheard(page)
  await amount.fill('300')
  await submit.click()
  await expect(dialog).toHaveCount(0)
  expect(await held()).toMatchObject({ me: { points: 55_000 } })
})
