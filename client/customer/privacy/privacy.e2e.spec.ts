import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs } from '../../testing/demoPeople.ts'
import { newCustomer } from '../../testing/newCustomer.ts'

test('the browser saves everything we keep of a customer as a file', async ({ page, avery }) => {
  await openAs(page, avery)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Your privacy' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await started
  await expect(page.getByText('Your download has started.')).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/)
  const { sections } = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(sections.profile[0].email).toBe('avery@example.com')
  expect(sections.orders.length).toBeGreaterThan(3)
  expect(sections.payments.length).toBeGreaterThan(0)
})

test('a customer with open orders is told to cancel them first', async ({ page, avery }) => {
  await openAs(page, avery)
  await page.goto('/privacy')
  const erasure = page.getByRole('region', { name: 'Delete your account' })
  await expect(erasure.getByText(/n’t finished yet/)).toBeVisible()
  await expect(erasure.getByRole('button')).toHaveCount(0)
})

test('being forgotten is asked for with the password, and taken back', async ({ page }) => {
  const owner = await newCustomer('Odile')
  await openAs(page, owner)
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Current password').fill(owner.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByText(/You asked us on/)).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw the request' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})
