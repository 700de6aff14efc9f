import type { Page } from '@playwright/test'
import { openMenu } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

/** Pages for everybody. */
export const siteScreens: readonly ScreenState[] = [
  { name: 'home', route: '/', seenBy: 'visitor' },
  { name: 'home-asked', route: '/', seenBy: 'visitor', address: '/privacy' },
  { name: 'about', route: '/about', seenBy: 'visitor' },
  { name: 'about-turned-away', route: '/about', seenBy: 'avery', address: '/account', prepare: quickBook },
  { name: 'policy', route: '/policy', seenBy: 'visitor' },
  { name: 'not-found', route: '/*', seenBy: 'visitor', address: '/no-such-page' },
]

/** Of the first catalog, of which an order is unfinished. */
async function quickBook(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByRole('menuitem').first().click()
  await page.waitForURL('**/about')
  await page.locator('main a[href^="/userOrderDetail/"]').waitFor()
}
