import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs } from '../../testing/demoPeople.ts'

/** /serviceDetail of the built product (customer document, section 2, decision C13). */

test('the service that was looked at is shown with its prices; wrong numbers are told, right ones answered', async ({
  page,
  avery,
}) => {
  await openAs(page, avery)
  await page.addInitScript(() => localStorage.setItem('customer.serviceCatalog', 'SnowRemoval'))
  await page.goto('/serviceDetail')
  await expect(page.getByRole('heading', { level: 1, name: 'Snow removal' })).toBeVisible()
  const visit = page.getByRole('listitem').filter({ hasText: 'Single snow visit' })
  await expect(visit.getByText(/^[\d,]+ points$/)).toBeVisible()
  await expect(visit.getByRole('listitem').filter({ hasText: 'Driveway' })).toBeVisible()

  await page.getByLabel('Rooms', { exact: true }).fill('4')
  await page.getByLabel('Bathrooms').fill('two')
  await page.getByRole('button', { name: 'Show details' }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: 'Enter the number of bathrooms, from 0 to 50.' })
    .click()
  await expect(page.getByLabel('Bathrooms')).toBeFocused()
  await page.getByLabel('Bathrooms').fill('2')
  await page.getByRole('button', { name: 'Show details' }).click()
  await expect(page.getByText('Choose a service on the home page to book.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Book', exact: true }).click()
  await expect(page).toHaveURL('/selectServiceAddress/3')
})

test('without one the page leads to the services', async ({ page, noor }) => {
  await openAs(page, noor)
  await page.goto('/serviceDetail')
  await page.getByRole('main').getByRole('link', { name: 'See the services' }).click()
  await expect(page).toHaveURL('/')
})
