import type { Page } from '@playwright/test'
import { failingServer } from './gestures.ts'
import type { Onlooker, ScreenState } from './screenState.ts'

const routes = {
  points: '/userPointHistory',
  experience: '/userExpHistory',
  payments: '/userPaymentHistory',
} as const

/** Points, experience and payments over time, and how to recharge. */
export const historyScreens: readonly ScreenState[] = [
  { name: 'recharge', route: '/userRecharge', seenBy: 'avery' },
  {
    name: 'recharge-missing',
    route: '/userRecharge',
    seenBy: 'avery',
    address: '/userRecharge?points=6660',
    prepare: (page) =>
      page
        .getByRole('button', { name: 'Copy total' })
        .or(page.locator('[role=status] dd').first())
        .first()
        .waitFor(),
  },
  ...Object.entries(routes).flatMap(([name, route]): ScreenState[] => [
    { name: `history-${name}`, route, seenBy: 'avery' },
    { name: `history-${name}-year`, route, seenBy: 'avery', prepare: chooseLastYear },
    { name: `history-${name}-none`, route, seenBy: 'noor' },
  ]),
  {
    name: 'history-points-failed',
    route: routes.points,
    seenBy: 'avery',
    arrange: failingServer,
  },
  document('invoice', 'avery', 'a[href*="invoice="]:not([href*="creditNote="])'),
  document('invoice-quebec', 'camille', 'a[href*="invoice="]'),
  document('credit-note', 'avery', 'a[href*="creditNote="]'),
]

/** A document that the payment history's first link of that kind opens. */
function document(name: string, seenBy: Onlooker, link: string): ScreenState {
  return {
    name,
    route: routes.payments,
    seenBy,
    prepare: async (page) => {
      await page.locator(`main li ${link}`).first().click()
      await page.locator('[data-sheet]').waitFor()
    },
  }
}

/** The oldest year is the last choice of the filter. */
async function chooseLastYear(page: Page): Promise<void> {
  const filter = page.locator('main select')
  await filter.selectOption({ index: (await filter.locator('option').count()) - 1 })
  await page.waitForFunction(() => !globalThis.document.querySelector('[data-skeleton]'))
}
