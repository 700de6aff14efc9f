import { expect, test } from '@playwright/test'
import { signInAs, signInToOffice } from '../demoPeople.ts'
import { edgesHere } from '../pageEdges.ts'
import { type Firefox, openFirefox } from './bidi.ts'
import { firefoxPath } from './firefoxPath.ts'
import { type FirefoxTab, openTab } from './firefoxTab.ts'

/** What client/ui/scrollBar.e2e.spec.ts asks of Chromium, of an installed Firefox, whose scroll bar is of another width. */

// biome-ignore lint/suspicious/noSkippedTests: no package of npm brings a Firefox
test.skip(!firefoxPath, 'no Firefox on this machine; FIREFOX_PATH names one elsewhere')
test.setTimeout(120_000)

const invoice = 'main li a[href*="invoice="]'
const size = { width: 1280, height: 600 }

let firefox: Firefox
test.beforeAll(async () => {
  firefox = await openFirefox(firefoxPath ?? '', { 'ui.useOverlayScrollbars': 0 })
})
test.afterAll(() => firefox?.close())

test("a customer's page keeps the scroll bar's room while a dialog is open", async ({ baseURL }) => {
  const tab = await openTab(firefox, await signInAs('avery'), size)
  await tab.open(`${baseURL}/userPaymentHistory`)
  await tab.see(invoice)
  const before = await tab.ask(edgesHere)
  await tab.press(invoice)
  await keepsRoom(tab, before)
})

test("the office's page keeps the scroll bar's room while a dialog is open", async ({ baseURL }) => {
  const tab = await openTab(firefox, await signInToOffice('admin'), size)
  await tab.open(`${baseURL}/adminOrderList`)
  await tab.see('main [data-order]')
  const before = await tab.ask(edgesHere)
  await tab.press('main [data-order] button[aria-label^=Cancel]')
  await keepsRoom(tab, before)
})

type Edges = ReturnType<typeof edgesHere>

/** What goes across the window goes across the bar's room, too; nothing in the page has moved. */
async function keepsRoom(tab: FirefoxTab, before: Edges): Promise<void> {
  expect(before.across.length).toBeGreaterThan(0)
  for (const right of before.across) expect(right).toBeLessThan(size.width)
  await tab.see('[role=dialog]')
  const across = before.across.map(() => size.width)
  expect(await tab.ask(edgesHere)).toEqual({ ...before, across, isLocked: true })
}
