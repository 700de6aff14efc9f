import { expect, type Page } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { orderNumbers } from '../../testing/demoFacts.ts'
import { openAs, signInAs } from '../../testing/demoPeople.ts'

/** What happens to a page whose server is away, slow or newer (customer document sections 8 and 9, decision A16). */

// What Chromium says on its console of the failures that are arranged here.
test.use({
  tolerated:
    /net::ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED)|status of (40[14]|50\d)|Failed to fetch dynamically/,
})

const bar = (page: Page) => page.getByText('You’re offline.', { exact: false })
const toDetails = (page: Page) => page.getByRole('link', { name: /^Details of order/ }).first()

async function openOrders(page: Page): Promise<void> {
  await page.goto('/userOrderList/0')
  await toDetails(page).waitFor()
}

test('offline is said for as long as it lasts, and what failed is asked again by itself', async ({
  page,
  context,
  avery,
}) => {
  await openAs(page, avery)
  const orderNo = (await orderNumbers(avery.token)).get('Confirmed') ?? ''
  await page.goto(`/userOrderDetail/${orderNo}`)
  await page.getByRole('button', { name: 'Actions' }).waitFor()
  await page.getByRole('link', { name: /^Back to ongoing/ }).click()
  await toDetails(page).waitFor()
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
  await page.getByRole('link', { name: 'Show order history' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  // said for a moment only, which may be over before the page has come
  const said = expect(page.getByText('You’re back online.')).toBeVisible()
  await context.setOffline(false)
  await said
  await expect(page.getByRole('heading', { level: 1, name: 'Order history' })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await expect(page.getByText('You’re back online.')).toBeHidden()
})

test('a toast stands below the head of the page and the bar, also where the bar takes two lines', async ({
  page,
  context,
  avery,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs(page, avery)
  const orderNo = (await orderNumbers(avery.token)).get('Confirmed') ?? ''
  await page.goto(`/userOrderDetail/${orderNo}`)
  const copy = page.getByRole('button', { name: 'Copy order number' })
  const toast = page.getByText(/^(Order number copied|We couldn’t copy the number)/)
  await copy.click()
  await expect(toast).toBeVisible()
  const top = () => toast.evaluate((words) => words.getBoundingClientRect().top)
  const bottomOfHead = await page.getByRole('banner').evaluate((head) => head.getBoundingClientRect().bottom)
  await expect.poll(top).toBeGreaterThan(bottomOfHead)
  await expect(toast).toBeHidden()
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
  await copy.click()
  await expect(toast).toBeInViewport({ ratio: 1 })
  const bottomOfBar = await bar(page).evaluate((words) => words.getBoundingClientRect().bottom)
  await expect.poll(top).toBeGreaterThan(bottomOfBar)
  await context.setOffline(false)
})

test('a page whose code cannot be fetched says so and comes with the connection', async ({
  page,
  context,
  avery,
}) => {
  await openAs(page, avery)
  await openOrders(page)
  await context.setOffline(true)
  await toDetails(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('There’s still no connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible()
})

test('code that a new version took away leads to the new version, once', async ({ page, avery }) => {
  await openAs(page, avery)
  await openOrders(page)
  let loads = 0
  page.on('load', () => loads++)
  await page.route('**/assets/OrderDetailPage-*.js', (route) => route.fulfill({ status: 404 }))
  await toDetails(page).click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeVisible()
  expect(loads).toBe(1)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible()
})

test('a server that takes more than ten seconds is told with code 0 and can be asked again', async ({
  page,
  avery,
}) => {
  await openAs(page, avery)
  await page.route('**/graphql', () => {})
  await page.goto('/userOrderList/0')
  await expect(page.getByText('Loading', { exact: true })).toBeVisible()
  await expect(page.getByText(/Error code: 0/)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(toDetails(page)).toBeVisible()
})

test('on a slow server nothing is sent twice', async ({ page, avery }) => {
  await openAs(page, avery)
  const orderNo = (await orderNumbers(avery.token)).get('Confirmed') ?? ''
  await page.goto(`/userOrderDetail/${orderNo}`)
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Add instructions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add instructions' })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await dialog.getByRole('textbox').fill('Please ring twice.')
  const keys: string[] = []
  const held = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    if (operationName !== 'AddInstructions') return route.continue()
    keys.push(variables.input.key)
    if (keys.length === 1) return route.abort()
    await held.promise
    const outcome = { message: null, stale: false, order: null, userErrors: [refusal] }
    // fragments go by the name of the type
    const answer = { __typename: 'OrderPayload', ...outcome }
    return route.fulfill({ json: { data: { addInstructions: answer } } })
  })
  const submit = dialog.getByRole('button', { name: 'Add instructions' })
  await submit.click()
  await expect(dialog.getByText(/nothing will be done twice/)).toBeVisible()
  await submit.click()
  await expect(submit).toBeDisabled()
  await dialog.getByRole('textbox').press('Control+Enter')
  held.resolve()
  await expect(dialog.getByText('Not now.')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

const refusal = { code: 'BUSY', field: null, message: 'Not now.' }

test('a session that ended meanwhile is told, and leads to the start', async ({ page }) => {
  await openAs(page, await signInAs('camille'))
  await page.route('**/graphql', (route) =>
    route.fulfill({
      status: 401,
      json: { errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }] },
    }),
  )
  // whatever the page says, be it for a moment
  const said = new Set<string>()
  await page.exposeFunction('say', (words: string) => said.add(words))
  await page.addInitScript(() =>
    new MutationObserver(() => {
      const words = document.querySelector('main')?.innerText
      if (words) Reflect.get(window, 'say')(words)
    }).observe(document, { childList: true, subtree: true, characterData: true }),
  )
  // the words stand for a moment, which may be over before everything else of the page is there
  await page.goto('/account', { waitUntil: 'commit' })
  await expect(page.getByText('Your session has expired, please login again.')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect([...said].filter((words) => /couldn’t load/.test(words))).toEqual([])
})
