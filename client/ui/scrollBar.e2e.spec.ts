import { expect, type Page } from '@playwright/test'
import { test } from '../testing/browserTest.ts'
import { orderNumbers } from '../testing/demoFacts.ts'
import { openAs } from '../testing/demoPeople.ts'
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
  const before = await edgesOf(page)
  expect(before).toMatchObject({ outer: before.outer.map(() => 1265), locked: false })
  await openEntry(page, -1)
  expect(await edgesOf(page)).toEqual({ ...before, outer: before.outer.map(() => 1280), locked: true })
})

/** Right edges in pixels: of what goes across the window, and of what stands in it. */
function edgesOf(page: Page) {
  return page.evaluate(() => {
    const rightOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect().right)
    return {
      outer: rightOf('#root > :is(header, footer, [role=status])'),
      inner: rightOf('header button, footer a, main section'),
      locked: document.body.hasAttribute('data-scroll-lock'),
    }
  })
}
