import { expect } from '@playwright/test'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { demoOffer, orderNumbers } from '../../testing/demoFacts.ts'
import { openAs, signInAs } from '../../testing/demoPeople.ts'

test('signing out is said and leads home', async ({ page }) => {
  await openAs(page, await signInAs('camille'))
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Logout successful, redirecting to the home page...')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/account')
  await expect(page).toHaveURL('/')
})

test('a session the server has forgotten ends with the documented words, at home', async ({ page }) => {
  const session = await signInAs('camille')
  await openAs(page, session)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Camille' })).toBeVisible()
  const ongoing = page.getByRole('link', { name: 'Ongoing' })
  await ongoing.waitFor()
  await askProduct('mutation { signOut { userErrors { code } } }', {}, session.token)
  await ongoing.click()
  await expect(page.getByText('Your session has expired, please login again.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('signing in leads to what was asked for, and a new tab is signed in as the others are', async ({
  page,
}) => {
  await page.goto('/userRecharge')
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email or phone number').fill('camille@example.com')
  await page.getByLabel('Password', { exact: true }).fill('demo-camille')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Continue now' }).click()
  await expect(page).toHaveURL('/userRecharge')

  const tab = await page.context().newPage()
  await tab.goto('/account')
  await expect(tab.getByRole('heading', { level: 1, name: 'Hello, Camille' })).toBeVisible()
  expect(await tab.evaluate(() => localStorage.getItem('customer.token'))).toBeNull()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(tab).toHaveURL('/')
  await tab.close()
})

test("another customer's order number is told like one that does not exist", async ({
  page,
  avery,
  noor,
}) => {
  const [orderNo] = (await orderNumbers(avery.token)).values()
  await openAs(page, noor)
  await page.goto(`/userOrderDetail/${orderNo}`)
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this order' })).toBeVisible()
})

test('another language keeps the page and what was typed', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email or phone number').fill('somebody@example.com')
  await page.getByLabel('Language').selectOption('fr')
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  await expect(page.getByRole('textbox').first()).toHaveValue('somebody@example.com')
  await expect(page).toHaveURL('/login')
})

test('another language keeps the booking step and what was chosen', async ({ page, avery }) => {
  const { addressId } = await demoOffer(avery.token, 'HouseCleaning', 'Standard clean')
  await openAs(page, avery)
  await page.goto(`/selectServiceDetail/1/${addressId}`)
  const carpet = page.getByRole('radio').last()
  await carpet.check({ force: true })
  await page.locator('header select').selectOption('zh')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(carpet).toBeChecked()
  await expect(page).toHaveURL(`/selectServiceDetail/1/${addressId}`)
})
