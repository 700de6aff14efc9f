import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'

/** /policy of the built product, which is drawn while building (decisions E11, K8). */

test('its contents lead to their parts, and it prints alone, in black on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/policy')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Rescheduling a visit' })
    .click()
  await expect(page).toHaveURL('/policy#policy-move')
  await expect(page.getByRole('heading', { name: 'Rescheduling a visit' })).toBeInViewport()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const heading = page.getByRole('heading', { level: 1, name: 'Our policy' })
  await expect(heading).toBeVisible()
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)')
  expect((await page.pdf({ format: 'Letter' })).subarray(0, 5).toString()).toBe('%PDF-')
})

test('it speaks the language that is chosen, and keeps it', async ({ page }) => {
  await page.goto('/policy')
  await page.getByRole('banner').getByLabel('Language').selectOption('fr')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText('Our policy')
  const inFrench = await heading.innerText()
  await page.reload()
  await expect(heading).toHaveText(inFrench)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
})
