import type { Page } from '@playwright/test'
import { failingServer, sendForm, untilDialog } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const route = '/adminOrderList'

/** A state of order management as the administrator sees it. */
function state(name: string, query: string, prepare?: ScreenState['prepare']): ScreenState {
  return { name, route, seenBy: 'admin', address: `${route}${query}`, ...(prepare && { prepare }) }
}

/** Order management: its tabs and cards. */
export const officeOrderScreens: readonly ScreenState[] = [
  state('admin-orders', ''),
  state('admin-orders-confirmed', '?tab=2'),
  state('admin-orders-folds', '?tab=3', openFolds),
  state('admin-orders-search', '?tab=4&type=2&text=a'),
  state('admin-orders-search-errors', '?tab=4', sendForm),
  state('admin-orders-search-none', '?tab=4&type=1&text=ZZZZ-ZZZZ'),
  { ...state('admin-orders-failed', ''), arrange: failingServer },
]

/** What is asked and shown above the cards. */
export const officeOrderDialogScreens: readonly ScreenState[] = [
  state('admin-orders-assign', '', async (page) => {
    await press(page, 0)
    await page.locator('[role=dialog] input[type=checkbox]').waitFor()
  }),
  state('admin-orders-move', '', async (page) => {
    await press(page, 1)
    await page.locator('[role=dialog] [role=grid]').waitFor()
  }),
  state('admin-orders-cancel', '', (page) => press(page, 2)),
  state('admin-orders-menu', '?tab=2', openMore),
  state('admin-orders-note', '', async (page) => {
    await openMore(page)
    await page.getByRole('menuitem').first().click()
    await untilDialog(page)
  }),
  state('admin-orders-mails', '?tab=4&type=2&text=a', async (page) => {
    await openMore(page)
    await page.getByRole('menuitem').last().click()
    await untilDialog(page)
  }),
  state('admin-orders-decision', '?tab=3&size=20', (page) => openComplaint(page, 'Disputed')),
  state('admin-orders-complaint', '?tab=3&size=20', (page) => openComplaint(page, 'Completed')),
  // last, because the browser keeps the choice
  state('admin-orders-compact', '?catalog=3', compact),
]

/** A button of the first card: assigning, moving and cancelling, in this order. */
async function press(page: Page, place: number): Promise<void> {
  await page
    .locator('[data-order] button[aria-label]:not([aria-haspopup]):not([aria-expanded])')
    .nth(place + 1)
    .click()
  await untilDialog(page)
}

async function openFolds(page: Page): Promise<void> {
  const folds = page.locator('[data-order]').first().locator('button[aria-expanded=false]:not([aria-label])')
  await folds.first().click()
  await folds.first().click()
}

/** What is asked of the newest order of a status: a complaint is decided, or recorded. */
async function openComplaint(page: Page, status: 'Disputed' | 'Completed'): Promise<void> {
  const cards = page.locator('[data-order]').filter({ has: page.locator(`[data-status=${status}]`) })
  await cards.first().locator('h3 a').click()
  await openMore(page)
  await page.getByRole('menuitem').first().click()
  await page.locator('[role=dialog] select').waitFor()
}

async function openMore(page: Page, card = page.locator('[data-order]').first()): Promise<void> {
  await card.locator('button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem').first().waitFor()
}

async function compact(page: Page): Promise<void> {
  await page.locator('input[name=density]').last().check({ force: true })
}
