import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { openAs, type SignedIn, test } from '../../testing/browserTest.ts'
import { demoOffer, orderNumbers } from '../../testing/demoFacts.ts'

/** Every screen of the flow, light and dark, in English and Hindi, against WCAG 2.2 AA and the best practices that axe knows. */

test.describe.configure({ mode: 'parallel', timeout: 120_000 })
test.use({ reducedMotion: 'reduce' })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Screen {
  readonly path: string
  /** Brings the screen into the state to look at. */
  readonly prepare?: (page: Page) => Promise<void>
}

const visitorScreens: readonly Screen[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/login' },
  { path: '/login', prepare: (page) => page.locator('main button[type=submit]').click() },
  { path: '/no-such-page' },
]

async function bookingScreens({ token }: SignedIn): Promise<readonly Screen[]> {
  const clean = await demoOffer(token, 'HouseCleaning', 'Standard clean')
  const season = await demoOffer(token, 'SnowRemoval', 'Seasonal snow removal')
  const time = `/selectServiceTime/1/${clean.addressId}/${clean.serviceId}`
  const year = new Date().getFullYear() + 1
  return [
    { path: '/selectServiceAddress/1' },
    { path: `/selectServiceDetail/1/${clean.addressId}`, prepare: chooseFirst },
    { path: time },
    { path: time, prepare: openDay },
    { path: `/selectServicePeriod/3/${season.addressId}/${season.serviceId}/2` },
    { path: `/serviceOrderSummary/3/${season.addressId}/${season.serviceId}/${year}/9/1/0/0/2` },
  ]
}

async function orderScreens({ token }: SignedIn): Promise<readonly Screen[]> {
  const orders = await orderNumbers(token)
  const confirmed = `/userOrderDetail/${orders.get('Confirmed')}`
  return [
    { path: '/account', prepare: openMenu },
    { path: '/userOrderList/0' },
    { path: '/userOrderList/1' },
    ...['InService', 'Completed', 'Disputed'].map((status) => ({
      path: `/userOrderDetail/${orders.get(status)}`,
    })),
    { path: confirmed, prepare: openMenu },
    { path: confirmed, prepare: (page) => openEntry(page, 0) },
    { path: confirmed, prepare: (page) => openEntry(page, 1) },
    { path: '/userOrderDetail/2222-2222' },
  ]
}

for (const language of ['en', 'ind']) {
  test(`visitor screens in ${language}`, async ({ page }) => {
    await speak(page, language)
    expect(await violationsOn(page, visitorScreens)).toEqual([])
  })

  test(`booking screens in ${language}`, async ({ page, avery }) => {
    await speak(page, language)
    await openAs(page, avery)
    expect(await violationsOn(page, await bookingScreens(avery))).toEqual([])
  })

  test(`account and order screens in ${language}`, async ({ page, avery }) => {
    await speak(page, language)
    await openAs(page, avery)
    expect(await violationsOn(page, await orderScreens(avery))).toEqual([])
  })
}

async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('preferredLanguage', chosen), language)
}

async function violationsOn(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = []
  for (const { path, prepare } of screens) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0)
    await prepare?.(page)
    found.push(...(await violations(page, path)))
  }
  return found
}

/** The dark colours of a page differ in nothing but contrast, and in no language from another, so only that is looked at again, once. */
async function violations(page: Page, path: string): Promise<string[]> {
  const light = await new AxeBuilder({ page }).withTags(rules).analyze()
  if (await page.evaluate(() => document.documentElement.lang.startsWith('hi'))) return wordsOf(path, light)
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  return [...wordsOf(path, light), ...wordsOf(`${path} in the dark`, dark)]
}

function wordsOf(
  where: string,
  { violations: found }: { readonly violations: readonly Violation[] },
): string[] {
  return found.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('main button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem').first().waitFor()
}

async function openEntry(page: Page, index: number): Promise<void> {
  await openMenu(page)
  await page.getByRole('menuitem').nth(index).click()
  await page.locator('[role=dialog], [role=alertdialog]').waitFor()
}

async function chooseFirst(page: Page): Promise<void> {
  await page.getByRole('radio').first().check({ force: true })
}

async function openDay(page: Page): Promise<void> {
  await page.locator('[role=grid] button[data-look=open]').last().click()
  await page.getByRole('dialog').waitFor()
}
