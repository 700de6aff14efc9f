import type { Page } from '@playwright/test'
import type { ScreenState } from './screenState.ts'

/** The administrators' main page and reports. */
export const officeStartScreens: readonly ScreenState[] = [
  {
    name: 'admin-main',
    route: '/adminMainPage',
    seenBy: 'admin',
    prepare: (page) => page.getByRole('img').first().waitFor(),
  },
  ...['orders', 'changes', 'ledger', 'payments', 'tax'].map((report) => ({
    name: `admin-report-${report}`,
    route: '/adminReports',
    seenBy: 'admin' as const,
    address: `/adminReports?report=${report}`,
    prepare: (page: Page) => page.getByRole('table').waitFor(),
  })),
]
