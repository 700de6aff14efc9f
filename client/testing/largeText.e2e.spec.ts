import { expect, type Page } from '@playwright/test'
import { test } from './browserTest.ts'
import { openAs } from './demoPeople.ts'
import { openScreen } from './screens/openScreen.ts'
import { onlookers, sessionFor } from './screens/screenState.ts'
import { screens } from './screens/screens.ts'

/** Customers' screens on the narrowest phone with text twice as large: the page never scrolls sideways (WCAG 1.4.4 and 1.4.10). */

test.describe.configure({ mode: 'parallel' })
test.use({ reducedMotion: 'reduce', viewport: { width: 320, height: 720 } })

const screenMs = 40_000
const customerParts = [
  'site',
  'entry',
  'account',
  'settings',
  'addresses',
  'histories',
  'booking',
  'orders',
] as const

for (const part of customerParts)
  for (const onlooker of onlookers) {
    const seen = screens[part]?.filter(({ seenBy }) => seenBy === onlooker) ?? []
    if (seen.length === 0) continue
    test(`${part} screens of ${onlooker}`, async ({ page }) => {
      test.setTimeout(screenMs * seen.length)
      const session = await sessionFor(onlooker)
      if (session) await openAs(page, session)
      for (const state of seen) {
        await openScreen(page, state, session)
        await doubleText(page)
        expect.soft(await page.evaluate(surplus), state.name).toBe(0)
      }
    })
  }

async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

function surplus(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}
