import type { Page } from '@playwright/test'
import { answerCalls } from '../answerCalls.ts'
import { named } from '../bookingExamples.ts'
import { failingServer, openMenu, sendForm } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const services = '/serviceDetail'

/** The account's first page, the rank, and the service looked at last. */
export const accountScreens: readonly ScreenState[] = [
  { name: 'account', route: '/account', seenBy: 'avery' },
  { name: 'account-menu', route: '/account', seenBy: 'avery', prepare: openMenu },
  { name: 'account-new', route: '/account', seenBy: 'noor' },
  { name: 'account-leaving', route: '/account', seenBy: 'avery', arrange: askedErasure },
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
  { name: 'service-detail-new', route: services, seenBy: 'noor', arrange: rememberService },
  { name: 'service-detail-none', route: services, seenBy: 'noor' },
]

async function rememberService(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('customer.serviceCatalog', 'LawnCare'))
}

/** An account whose customer asked for its erasure. */
async function askedErasure(page: Page): Promise<void> {
  const latest = named('OrderMoment', { at: '2026-12-27T10:00:00-07:00' })
  const privacy = named('Privacy', { erasure: named('ErasureRequest', { id: '7', latest }) })
  await answerCalls(page, (operation) => (operation === 'AskedErasure' ? { data: { privacy } } : undefined))
}
