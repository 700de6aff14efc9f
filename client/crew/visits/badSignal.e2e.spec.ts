import { expect, type Page } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs } from '../../testing/demoPeople.ts'
import { newCrew, type OwnCrew, serve } from '../../testing/ownCrews.ts'
import {
  assignTo,
  crewSession,
  type OwnVisit,
  officeDoes,
  ownVisit,
  recordOf,
} from '../../testing/ownVisits.ts'

/** A crew member at work, with a signal and without (decision T10). */

const list = '/staffOngoingOrderList/0'
test.use({
  tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection/,
  viewport: { width: 390, height: 844 },
})
test.beforeEach(({ context }) => context.clock.install())

async function atWork(firstName: string): Promise<{ crew: OwnCrew; visit: OwnVisit }> {
  const crew = await newCrew(firstName)
  const visit = await ownVisit(firstName)
  await assignTo(crew, visit)
  return { crew, visit }
}

const button = (page: Page, verb: 'Start' | 'End') => page.getByRole('button', { name: `${verb} Service` })

/** Presses End, and lets the time pass in which Undo is offered. */
async function end(page: Page): Promise<void> {
  await button(page, 'End').click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.clock.fastForward(10_000)
}

const unsent = (page: Page) => page.getByText(/not synced/)
const keptActions = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('staff.press.')).length)

test('starts and ends a service, which the customer sees', async ({ page }) => {
  const { crew, visit } = await atWork('Wanda')
  await openAs(page, await crewSession(crew))
  await page.goto('/staffMainPage')
  await expect(page.getByText('Hi, Wanda.')).toBeVisible()
  await page.getByRole('link', { name: 'Ongoing orders' }).click()
  await expect(page.getByText(visit.orderNo)).toBeVisible()
  await button(page, 'Start').click()
  await expect(page.getByText('In service', { exact: true })).toBeVisible()
  await expect.poll(async () => (await recordOf(visit)).status).toBe('InService')
  await end(page)
  await expect(page.getByText('No order data')).toBeVisible()
  await expect
    .poll(() => recordOf(visit))
    .toMatchObject({ status: 'Completed', times: { InService: 1, Completed: 1 } })
  await page.getByRole('link', { name: 'Past orders' }).click()
  await expect(page.getByRole('article').getByText(visit.orderNo)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Logout staff successful')).toBeVisible()
  await expect(page).toHaveURL('/staff')
})

test('ends a service with the network cut, and it is recorded once when the network returns', async ({
  page,
  context,
}) => {
  const { crew, visit } = await atWork('Xenia')
  await serve(crew, 'startService', visit.orderNo)
  await openAs(page, await crewSession(crew))
  await page.goto(list)
  await expect(button(page, 'End')).toBeVisible()
  await context.setOffline(true)
  await expect(
    page.getByText(/^You’re offline\. List last updated .* You can still start and end visits\.$/),
  ).toBeVisible()
  await end(page)
  await expect(page.getByText(/^Ended .* · not synced$/)).toBeVisible()
  await expect(page.getByText(/1 update waiting to send\./)).toBeVisible()
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  expect((await recordOf(visit)).status).toBe('InService')
  await context.setOffline(false)
  await expect(page.getByText('No order data')).toBeVisible()
  await expect(unsent(page)).toHaveCount(0)
  await expect.poll(() => recordOf(visit)).toMatchObject({ status: 'Completed', times: { Completed: 1 } })
})

test('an action that nobody knows to have arrived is sent again with the same key, also after a reload', async ({
  page,
}) => {
  const { crew, visit } = await atWork('Yuri')
  await openAs(page, await crewSession(crew))
  const keys: string[] = []
  let isCut = true
  await page.route('**/graphql', async (route) => {
    const { query, variables } = route.request().postDataJSON()
    if (!/mutation (Start|End)Service/.test(query)) return route.fallback()
    keys.push(variables.input.key)
    if (!isCut) return route.fallback()
    // the server gets it, and its answer is lost on the way
    await route.fetch()
  })
  await page.goto(list)
  await button(page, 'Start').click()
  await expect(button(page, 'Start')).toBeDisabled()
  await expect.poll(async () => (await recordOf(visit)).status).toBe('InService')
  expect(await keptActions(page)).toBe(1)
  isCut = false
  await page.reload()
  await expect.poll(() => keptActions(page)).toBe(0)
  await expect(button(page, 'End')).toBeVisible()
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  await expect.poll(() => recordOf(visit)).toMatchObject({ status: 'InService', times: { InService: 1 } })
})

test('opens without a network, reloaded or in a new tab, and what is done then is recorded once', async ({
  page,
  context,
}) => {
  const { crew, visit } = await atWork('Tovah')
  await page.goto(list)
  await expect(page).toHaveURL('/staff')
  await page.getByLabel('Email').fill(crew.email)
  await page.getByLabel('Password', { exact: true }).fill(crew.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  // what was asked for before
  await expect(page).toHaveURL(list)
  await expect(button(page, 'Start')).toBeVisible()
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(new URL(scope).pathname).toBe('/staff')
  await context.setOffline(true)
  await page.reload()
  await button(page, 'Start').click()
  await expect(page.getByText(/^Started .* · not synced$/)).toBeVisible()
  await page.close()
  const later = await context.newPage()
  await later.goto('/staffMainPage')
  await later.getByRole('link', { name: 'Ongoing orders' }).click()
  await end(later)
  await expect(unsent(later)).toHaveCount(2)
  expect((await recordOf(visit)).status).toBe('Confirmed')
  await context.setOffline(false)
  await expect(later.getByText('No order data')).toBeVisible()
  await expect
    .poll(() => recordOf(visit))
    .toMatchObject({ status: 'Completed', times: { InService: 1, Completed: 1 } })
})

test('customers and the office have no service worker', async ({ page, noor }) => {
  await openAs(page, noor)
  for (const address of ['/', '/account', '/admin']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const count = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  expect(count).toBe(0)
})

test('two tabs send one action once', async ({ page, context }) => {
  const { crew, visit } = await atWork('Zora')
  await serve(crew, 'startService', visit.orderNo)
  const session = await crewSession(crew)
  const other = await context.newPage()
  const sent: string[] = []
  for (const tab of [page, other]) {
    // counted by their answers: without a network none that is tried has one, however late it is tried
    tab.on('response', (response) => {
      if (response.request().postData()?.includes('mutation EndService')) sent.push(response.url())
    })
    await openAs(tab, session)
    await tab.goto(list)
    await expect(button(tab, 'End')).toBeVisible()
  }
  await context.setOffline(true)
  await end(page)
  // what waits is shown in both
  await expect(unsent(page)).toBeVisible()
  await expect(unsent(other)).toBeVisible()
  await context.setOffline(false)
  for (const tab of [page, other]) await expect(tab.getByText('No order data')).toBeVisible()
  expect(sent).toHaveLength(1)
  await expect.poll(() => recordOf(visit)).toMatchObject({ status: 'Completed', times: { Completed: 1 } })
})

test('an action that comes too late is told, and kept until that was read', async ({ page, context }) => {
  const { crew, visit } = await atWork('Ansel')
  await serve(crew, 'startService', visit.orderNo)
  await openAs(page, await crewSession(crew))
  await page.goto(list)
  await expect(button(page, 'End')).toBeVisible()
  await context.setOffline(true)
  await end(page)
  await expect(unsent(page)).toBeVisible()
  await officeDoes('cancelCustomerOrder', 'CancelCustomerOrderInput', {
    key: crypto.randomUUID(),
    orderNo: visit.orderNo,
  })
  await context.setOffline(false)
  await expect(page.getByText(/^Couldn’t end the visit at /)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Couldn’t end the visit at /)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(/Couldn’t end the visit/)).toHaveCount(0)
  expect((await recordOf(visit)).status).toBe('Cancelled')
})
