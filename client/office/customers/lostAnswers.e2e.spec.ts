import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { loseAnswer, seeNoAnswer } from '../../testing/lostAnswer.ts'
import { type NewCustomer, newCustomer } from '../../testing/newCustomer.ts'
import { cardOf, openCard, ownView } from '../../testing/office/userSteps.ts'

/** Money whose answer is lost after it was booked: the same again books nothing twice (decision L14). */
test.describe.configure({ timeout: 120_000 })
test.use({ tolerated: /ERR_FAILED|WebSocket connection/ })

let office: Visitor
let paula: NewCustomer
test.beforeEach(async ({ page }) => {
  office ??= await signInToOffice('admin')
  paula = await newCustomer('Paula')
  await openAs(page, office)
})

test('a recharge that nobody heard of is booked once', async ({ page }) => {
  await openCard(page, paula)
  await loseAnswer(page, 'ConfirmOfficeRecharge')
  await cardOf(page, paula).getByRole('button', { name: 'Confirm recharge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Recharge' })
  const submit = dialog.getByRole('button', { name: 'Confirm recharge' })
  await dialog.getByLabel('Amount before tax ($)').fill('250')
  await dialog.getByLabel('Payment method').selectOption('DebitCard')
  await submit.click()
  await seeNoAnswer(dialog)
  // the card behind an open dialog is hidden from assistive technology
  const behind = page.getByRole('complementary', { name: /^Paula/, includeHidden: true })
  await expect(behind).toContainText('25,000')
  await submit.click()
  await expect(dialog).toHaveCount(0)
  expect(await ownView(paula, '{ me { points rewardPoints } }')).toMatchObject({ me: { points: 25_000 } })
})
