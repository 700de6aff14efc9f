import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice } from '../../testing/demoPeople.ts'
import { send } from '../../testing/office/serviceSteps.ts'

/** Points per minute of a catalog on the real server, and the tab that stays. */

test('points per minute are refused in words, previewed, and the tab stays through a reload', async ({
  page,
}) => {
  await openAs(page, await signInToOffice('admin'))
  await page.goto('/adminServiceList')
  await page.getByRole('tab', { name: 'House cleaning' }).focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/catalog=3$/)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Snow removal', selected: true })).toBeVisible()
  await page.getByRole('button', { name: /^Edit: .* points per minute/ }).click()
  await page.getByRole('textbox', { name: 'Points per minute' }).fill('0')
  await send(page, 'Save Changes')
  await expect(page.locator('#pointsPerMinute-error')).toHaveText(
    'Enter whole points per minute from 1 to 1,000.',
  )
  await page.getByRole('textbox', { name: 'Points per minute' }).fill('180')
  await expect(page.getByRole('dialog').getByText('New price')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('90 points per minute')).toBeVisible()
})
