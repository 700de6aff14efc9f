import type { Page } from '@playwright/test'
import { failingServer, openMenu, sendForm } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const services = '/serviceDetail'

/** The account's first page, the rank, and the service looked at last. */
export const accountScreens: readonly ScreenState[] = [
  { name: 'account', route: '/account', seenBy: 'avery' },
  { name: 'account-menu', route: '/account', seenBy: 'avery', prepare: openMenu },
  { name: 'account-new', route: '/account', seenBy: 'noor' },
  { name: 'account-failed', route: '/account', seenBy: 'avery', arrange: failingServer },
  { name: 'rank', route: '/rankDetail', seenBy: 'avery' },
  { name: 'rank-new', route: '/rankDetail', seenBy: 'noor' },
  { name: 'rank-failed', route: '/rankDetail', seenBy: 'avery', arrange: failingServer },
  { name: 'service-detail', route: services, seenBy: 'avery', arrange: rememberService },
  {
    name: 'service-detail-errors',
    route: services,
    seenBy: 'avery',
    arrange: rememberService,
    prepare: sendForm,
  },
  { name: 'service-detail-none', route: services, seenBy: 'noor' },
]

async function rememberService(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('customer.serviceCatalog', 'HouseCleaning'))
}
