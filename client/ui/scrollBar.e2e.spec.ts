import { expect } from '@playwright/test'
import { test } from '../testing/browserTest.ts'
import { orderNumbers } from '../testing/demoFacts.ts'
import { openAs } from '../testing/demoPeople.ts'
import { edgesHere } from '../testing/pageEdges.ts'
import { openEntry } from '../testing/screens/gestures.ts'

// a scroll bar beside the page, as a desk has it
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
  viewport: { width: 1280, height: 600 },
})

test('where a dialog takes the scroll bar away, header, footer and status line go across its room, and nothing moves', async ({
  page,
  avery,
}) => {
  await openAs(page, avery)
  const orders = await orderNumbers(avery.token)
  await page.goto(`/userOrderDetail/${orders.get('Confirmed')}`)
  await page.locator('main section').last().waitFor()
  const before = await page.evaluate(edgesHere)
  expect(before).toMatchObject({ across: before.across.map(() => 1265), isLocked: false })
  await openEntry(page, -1)
  const across = before.across.map(() => 1280)
  expect(await page.evaluate(edgesHere)).toEqual({ ...before, across, isLocked: true })
})
