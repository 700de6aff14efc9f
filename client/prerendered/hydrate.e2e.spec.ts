import { expect, type Page } from '@playwright/test'
import { test } from '../testing/browserTest.ts'
import { openAs, signInAs } from '../testing/demoPeople.ts'
import { visitorPages } from './visitorPages.ts'

/** Visitor pages are drawn while building; these are about the time before their program is there, and the moment it comes. */

// the last long file of all: both workers share it
test.describe.configure({ mode: 'parallel' })
// nothing may move the page under its reader, and what moves by itself is there to try
test.use({ reducedMotion: 'no-preference' })

/** Holds the program back; what it gives lets it come. */
async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/start-[\w-]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

async function remember(page: Page, stored: Record<string, string>): Promise<void> {
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, stored)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('before the program is there', () => {
  test('links lead on', async ({ page }) => {
    await holdProgram(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Book now' }).click()
    await expect(page).toHaveURL('/#services')
    await page.getByRole('link', { name: 'Meet the team' }).click()
    await expect(heading(page)).toHaveText('About us')
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(heading(page)).toHaveText('Sign In')
  })

  test('the page is in the language, colours and words that search engines are told of', async ({ page }) => {
    await holdProgram(page)
    await page.goto('/about')
    await expect(page).toHaveTitle('About us – Aspenrow')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
    const address = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(address).toBe(page.url())
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })

  test('the page follows the system into the dark and back while it is open', async ({ page }) => {
    const release = await holdProgram(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/about')
    const follow = async () => {
      for (const [mode, background] of [
        ['dark', 'rgb(14, 21, 19)'],
        ['light', 'rgb(250, 250, 247)'],
      ] as const) {
        await page.emulateMedia({ colorScheme: mode })
        await expect(page.locator('body')).toHaveCSS('background-color', background)
      }
    }
    await follow()
    release()
    await page.getByLabel('Language').selectOption('fr')
    await expect(heading(page)).toHaveText('À propos de nous')
    await follow()
  })

  test('a form that is sent waits, and nothing of it stands in the address', async ({ page }) => {
    const release = await holdProgram(page)
    await page.goto('/login')
    await page.getByLabel('Email or phone number').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('no such password')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveClass(/waiting/)
    await expect(page).toHaveURL('/login')
    release()
    await expect(page.getByRole('alert').first()).toContainText('incorrect')
    await expect(page.locator('html')).not.toHaveClass(/waiting/)
    await expect(page).toHaveURL('/login')
  })

  test('a button that is pressed twice acts once', async ({ page }) => {
    const release = await holdProgram(page)
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Switch to dark mode' })
    await button.click()
    await button.click()
    release()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
  })

  test('a language that is chosen comes, and what was typed stays', async ({ page }) => {
    const release = await holdProgram(page)
    await page.goto('/login')
    await page.getByLabel('Email or phone number').fill('somebody@example.com')
    await page.getByLabel('Language').selectOption('fr')
    release()
    await expect(heading(page)).toHaveText('Connexion')
    await expect(page.getByRole('textbox').first()).toHaveValue('somebody@example.com')
  })
})

test('what is typed goes on where it was when the program comes', async ({ page }) => {
  const release = await holdProgram(page)
  await page.goto('/login')
  const name = page.getByLabel('Email or phone number')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('demo-noor')
  await page.getByLabel('Remember me on this device').check()
  await name.pressSequentially('nor@example.com')
  for (let step = 0; step < '@example.com'.length + 1; step++) await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Show password' }).dispatchEvent('click')
  release()
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
  await page.keyboard.type('o')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('noor@example.com')
  await expect(password).toHaveValue('demo-noor')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Continue now' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('customer.token'))).toBeTruthy()
})

for (const { path } of visitorPages)
  test(`${path} comes to life without moving, and stays the same page`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        const moved = list.getEntries().reduce((sum, entry) => sum + entry.toJSON().value, 0)
        Object.assign(window, { moved: Reflect.get(window, 'moved') + moved })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    const title = await page.title()
    const drawn = await heading(page).elementHandle()
    await page.mouse.wheel(0, 200)
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    expect(await drawn?.evaluate((node) => node.isConnected)).toBe(true)
    expect(await page.title()).toBe(title)
    expect(await page.evaluate<number>('window.moved')).toBeLessThan(0.01)
  })

test('prices come by themselves, without a sign of the reader', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/^[\d,]+ points$/).first()).toBeVisible({ timeout: 25_000 })
})

test.describe('for a reader of another language', () => {
  test('who was here before, the first page is in it', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'preferredLanguage', value: 'ind', url: baseURL ?? '' }])
    await remember(page, { preferredLanguage: 'ind' })
    const release = await holdProgram(page)
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
    await expect(heading(page)).toHaveText('साइन इन')
    await page.getByRole('button').last().hover()
    release()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    await expect(heading(page)).toHaveText('साइन इन')
  })

  test('who chose it in another tab meanwhile, the page follows, and what was typed stays', async ({
    page,
    context,
  }) => {
    const release = await holdProgram(page)
    await page.goto('/login')
    await page.getByLabel('Email or phone number').fill('nadia@example.ca')
    const other = await context.newPage()
    await other.goto('/login')
    await other.getByLabel('Language').selectOption('fr')
    await expect(heading(other)).toHaveText('Connexion')
    await expect(heading(page)).toHaveText('Sign In')
    release()
    await expect(heading(page)).toHaveText('Connexion')
    await expect(page.getByRole('textbox').first()).toHaveValue('nadia@example.ca')
  })

  test('whose cookie is gone, no English word is shown on the way', async ({ page }) => {
    await remember(page, { preferredLanguage: 'fr' })
    const release = await holdProgram(page)
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    await expect(page.locator('#root')).toHaveCSS('visibility', 'hidden')
    await expect(heading(page)).toHaveCount(0)
    release()
    await expect(heading(page)).toHaveText('Connexion')
    expect((await page.context().cookies()).find(({ name }) => name === 'preferredLanguage')?.value).toBe(
      'fr',
    )
  })
})

test('a page that answers its address is not shown before it does', async ({ page }) => {
  const release = await holdProgram(page)
  await page.goto('/login?token=nonsense')
  await expect(page.locator('#root')).toHaveCSS('visibility', 'hidden')
  release()
  await expect(heading(page)).toBeVisible()
})

test('in the dark nothing is light before the program is there', async ({ page }) => {
  await remember(page, { colorMode: 'dark' })
  await holdProgram(page)
  await page.goto('/')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 21, 19)')
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toHaveCount(0)
})

test('who is signed in never sees Sign In', async ({ page }) => {
  await openAs(page, await signInAs('avery'))
  const release = await holdProgram(page)
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  release()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL('/account')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('visitor pages can be read', async ({ page }) => {
    await page.goto('/')
    await expect(heading(page)).toHaveText(/A cared.for home/)
    await page.getByRole('link', { name: 'About Us' }).click()
    await expect(heading(page)).toHaveText('About us')
  })
})
