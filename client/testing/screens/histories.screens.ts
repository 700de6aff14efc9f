import type { Page } from '@playwright/test'
import { failingServer, untilDialog } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

/** Points, experience and payments over time, and how to recharge. */
export const historyScreens: readonly ScreenState[] = [
  { name: 'points', route: '/userPointHistory', seenBy: 'avery' },
  { name: 'points-none', route: '/userPointHistory', seenBy: 'noor' },
  { name: 'points-failed', route: '/userPointHistory', seenBy: 'avery', arrange: failingServer },
  { name: 'experience', route: '/userExpHistory', seenBy: 'avery' },
  { name: 'experience-none', route: '/userExpHistory', seenBy: 'noor' },
  { name: 'payments', route: '/userPaymentHistory', seenBy: 'avery' },
  { name: 'payments-none', route: '/userPaymentHistory', seenBy: 'noor' },
  { name: 'invoice', route: '/userPaymentHistory', seenBy: 'avery', prepare: openInvoice },
  { name: 'invoice-french', route: '/userPaymentHistory', seenBy: 'camille', prepare: openInvoice },
  { name: 'recharge', route: '/userRecharge', seenBy: 'avery' },
]

async function openInvoice(page: Page): Promise<void> {
  await page.locator('main a[href*="invoice="]').first().click()
  await untilDialog(page)
}
