import { expect, type Page } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice } from '../../testing/demoPeople.ts'

/** What a page keeps when the connection is lost, the browser stores nothing, or the reader goes back (decision P129). */

// What Chromium says on its console of what is arranged here.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection/ })

test('a list stays as long as it is, and the reader where they are, when the connection returns', async ({
  page,
  context,
  avery,
}) => {
  await openAs(page, avery)
  await page.goto('/userOrderList/1')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(5)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(cards).toHaveCount(8)
  await cards.nth(6).focus()
  const order = await cards.nth(6).getAttribute('data-order')
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.', { exact: false })).toBeVisible()
  const read = page.waitForResponse((reply) => reply.request().postData()?.includes('OrderList') ?? false)
  await context.setOffline(false)
  expect(JSON.parse((await read).request().postData() ?? '').variables).toMatchObject({ first: 8 })
  await expect(page.getByText('You’re offline.', { exact: false })).toBeHidden()
  await expect(cards).toHaveCount(8)
  await expect(page.locator(`[data-order="${order}"]`)).toBeFocused()
})

const refusals = {
  'switched off': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  full: () => {
    for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2))
      for (let count = 0; count < 16; count += 1)
        try {
          localStorage.setItem(`filling.${size}.${count}`, 'x'.repeat(size))
        } catch {
          break
        }
  },
}

for (const [name, refuse] of Object.entries(refusals))
  test(`whose storage is ${name} signs in, reads and is told how long that lasts`, async ({ page }) => {
    await page.addInitScript(refuse)
    await page.goto('/login')
    const notice = page.getByText('Your browser couldn’t store what this page needs', { exact: false })
    await signIn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Avery' })).toBeVisible()
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: 'Ongoing' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('status').filter({ has: notice }).getByRole('button', { name: 'Close' }).click()
    await expect(notice).toBeHidden()
  })

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email or phone number').fill('avery@example.com')
  await page.getByLabel('Password', { exact: true }).fill('demo-avery')
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('Back from a customer asks before it drops what was typed in a dialog', async ({ page }) => {
  await openAs(page, await signInToOffice('admin'))
  await page.goto('/adminUserList')
  await page.getByRole('searchbox').fill('avery@example.com')
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('link', { name: /^Avery / }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit Memo' }).click()
  await page.getByLabel('Memo', { exact: true }).fill('Beware of the goose.')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page).toHaveURL(/user=/)
  await expect(page.getByLabel('Memo', { exact: true })).toHaveValue('Beware of the goose.')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).not.toHaveURL(/user=/)
})
