import { expect, type Page } from '@playwright/test'
import { CAPTCHA_ANSWER } from '../../../server/testing/servedForBrowsers.ts'
import { test } from '../../testing/browserTest.ts'
import { mailTo } from '../../testing/postbox.ts'

/** The way in, as a visitor goes: browser, mailbox, browser. */
test.describe.configure({ timeout: 90_000 })

/** Nobody's yet, however often these specs run against one product. */
const tag = Date.now()

test('somebody registers with the picture, activates with the mailed link and signs in', async ({ page }) => {
  const email = `noa.${tag}@example.com`
  await page.goto('/createAccount')
  await fillForm(page, email)
  await page.getByText('Date of birth (optional)').first().click()
  await page.getByLabel('Year').fill('1990')
  await page.getByLabel('Month').selectOption('April')
  await page.getByLabel('Day').fill('3')
  const picture = page.getByAltText('Picture of the characters to enter.')
  const first = await picture.getAttribute('src')
  await page.getByLabel('Characters in the picture').fill('wrong')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('link', { name: /aren’t the characters/ })).toBeVisible()
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  await expect(page.getByLabel('Characters in the picture')).toHaveValue('')
  await expect(page.getByLabel('First name')).toHaveValue('Noa')

  await page.getByLabel('Characters in the picture').fill(CAPTCHA_ANSWER)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(new RegExp(`An activation email is on its way to ${email}`))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page).toHaveURL('/login')

  await signIn(page, email, 'noa-noa')
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  const [link = ''] = /http\S+activateAccount\S+/.exec(await mailTo(email, 'activation')) ?? []
  await page.goto(link)
  await expect(page).toHaveURL('/login?activation=done')
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  await signIn(page, email, 'noa-noa')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Noa' })).toBeVisible()
})

test('the device does the work instead of the picture, and a mailed code sets a new password', async ({
  page,
}) => {
  const email = `eve.${tag}@example.com`
  await page.goto('/createAccount')
  await fillForm(page, email)
  await page.getByRole('button', { name: 'Skip the picture' }).click()
  await expect(page.getByText('Check passed.')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Create account' }).click()
  // Nobody need press "Continue now": the page goes on by itself.
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The page before has a field of the same name.
  await page.waitForURL('**/passwordReset1')
  await page.getByLabel('Email or phone number').fill(email)
  await page.getByLabel('Characters in the picture').fill(CAPTCHA_ANSWER)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page).toHaveURL('/passwordReset2')
  const [code = ''] = /\b\d{6}\b/.exec(await mailTo(email, 'resetCode')) ?? []
  await page.getByLabel('Code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)} `)
  await page.getByLabel('New password').fill('eve-again')
  await page.getByLabel('Confirm password').fill('eve-again')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  await signIn(page, email, 'eve-again')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Noa' })).toBeVisible()
  await page.goto('/passwordReset2')
  await expect(page).toHaveURL('/')
})

test('a link that is over says what to do', async ({ page }) => {
  await page.goto('/api/Account/activateAccount?token=over')
  await expect(page.getByRole('heading', { name: 'This activation link doesn’t work' })).toBeVisible()
  await page.getByRole('link', { name: 'Activate with a code by email' }).click()
  await expect(page).toHaveURL('/passwordReset1')
})

/** The page comes to life at the first sign of a reader, and keeps what was typed before. */
async function fillForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Noa')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('noa-noa')
  await page.getByLabel('Confirm password').fill('noa-noa')
  await page.getByAltText('Picture of the characters to enter.').waitFor()
}

async function signIn(page: Page, userName: string, password: string): Promise<void> {
  await page.getByLabel('Email or phone number').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
