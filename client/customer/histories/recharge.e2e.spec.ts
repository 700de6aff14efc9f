import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs } from '../../testing/demoPeople.ts'
import { newCustomer } from '../../testing/newCustomer.ts'
import { recharge } from '../../testing/officeHelp.ts'

/** /userRecharge of the built product (customer document, section 2, decision F14). */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the customer number is copied, and what the office confirms is in the balance and the payments', async ({
  page,
}) => {
  const ivo = await newCustomer('Ivo')
  await openAs(page, ivo)
  await page.goto('/userRecharge')
  const balance = page.getByRole('region', { name: 'Current balance' })
  await expect(balance).toContainText('0 points')
  await page.getByRole('button', { name: 'Copy customer number' }).click()
  await expect(page.getByText('Customer number copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ivo.customer.userNo)

  // 6,660 points are 67 whole dollars; Alberta's GST of 5% makes $70.35
  await page.goto('/userRecharge?points=6660')
  const sum = page.getByRole('region', { name: 'How much to send' })
  await expect(sum.getByLabel('Or whole dollars before tax ($)')).toHaveValue('67')
  await expect(sum).toContainText('GST 5% (Alberta)')
  await sum.getByRole('button', { name: 'Copy total' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('70.35')
  await sum.getByLabel('Points you want').fill('15000')
  await expect(sum).toContainText('$157.50')

  // $150.00 are 15,000 points; with Alberta's GST of 5% $157.50 are paid.
  await recharge(ivo.customer.userNo, 15_000)
  await page.reload()
  await expect(balance).toContainText('15,000 points')
  await page.getByRole('main').getByRole('link', { name: 'Payment history' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '$157.50' })).toBeVisible()
})
