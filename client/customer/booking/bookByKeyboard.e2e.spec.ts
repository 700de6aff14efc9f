import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs } from '../../testing/demoPeople.ts'
import { newHouseholder } from '../../testing/householders.ts'

/** Presses Tab until the focus is there, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

/** From the day in focus to the next that can be booked, by the arrow keys of the date grid. */
async function moveToFreeDay(page: Page): Promise<void> {
  for (let presses = 0; presses < 31; presses += 1) {
    const isFree = await page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') !== 'true')
    if (isFree) return
    await page.keyboard.press('ArrowRight')
  }
  throw new Error('The arrow keys reach no free day')
}

test('books a lawn visit with the keyboard alone', async ({ page }) => {
  await openAs(page, await newHouseholder('Kay', 60_000))
  await page.goto('/selectServiceAddress/2')
  await tabTo(page, page.getByRole('button', { name: 'Continue to service' }))
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('radio', { name: /Mowing visit/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Continue to date and time' }))
  await page.keyboard.press('Enter')

  await tabTo(page, page.locator('[role=grid] button[tabindex="0"]'))
  await page.keyboard.press('PageDown')
  await moveToFreeDay(page)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Continue with this day' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Check your booking' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /^Place order · [\d,]+ points$/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeFocused()
})
