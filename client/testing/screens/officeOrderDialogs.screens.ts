import type { Page } from '@playwright/test'
import type { OfficeOrderPageQuery } from '../../office/orders/page/orderPage.generated.ts'
import { answerCalls, type Served } from '../answerCalls.ts'
import { untilDialog } from './gestures.ts'
import { orderState } from './officeOrders.screens.ts'
import type { ScreenState } from './screenState.ts'

/** What is asked and shown above the office's order cards. */
export const officeOrderDialogScreens: readonly ScreenState[] = [
  orderState('admin-orders-assign', '?catalog=1', async (page) => {
    await pressLast(page)
    await page.locator('[role=dialog] input[type=checkbox]').waitFor()
  }),
  orderState('admin-orders-move', '?catalog=1', openMove),
  orderState('admin-orders-move-time', '?catalog=1', async (page) => {
    await openMove(page)
    // the next free day above the calendar, whose month may be full
    await page.locator('[role=dialog] button:not([aria-label])', { hasText: ' · ' }).first().click()
    await page.locator('[role=dialog] form').waitFor()
  }),
  orderState('admin-orders-cancel', '?catalog=1', (page) => choose(page, -1)),
  orderState('admin-orders-property', '?tab=4&type=2&text=a', async (page) => {
    await page.locator('[data-order] button:not([aria-label], [aria-expanded])').first().click()
    await untilDialog(page)
  }),
  orderState('admin-orders-menu', '?tab=2', openMore),
  orderState('admin-orders-note', '?catalog=1', (page) => choose(page, 0)),
  orderState('admin-orders-waive', '?catalog=1', async (page) => {
    await choose(page, 1)
    await page.waitForFunction(() => !document.querySelector('[role=dialog] [data-skeleton]'))
  }),
  orderState('admin-orders-decision', '?tab=3&size=20', (page) => openComplaint(page, 'Disputed')),
  orderState('admin-orders-complaint', '?tab=3&size=20', (page) => openComplaint(page, 'Completed')),
  // last, because the browser keeps the choice
  orderState('admin-orders-compact', '?tab=2', compact),
]

/** The last button of the first card, which assigns. */
async function pressLast(page: Page): Promise<void> {
  await page
    .locator('[data-order] >> nth=0')
    .locator('button[aria-label]:not([aria-haspopup]):not([aria-expanded])')
    .last()
    .click()
  await untilDialog(page)
}

async function openMove(page: Page): Promise<void> {
  await choose(page, -2)
  await page.locator('[role=dialog] [role=grid]').waitFor()
}

/** What is asked of the newest order of a status: a complaint is decided, or recorded. */
async function openComplaint(page: Page, status: 'Disputed' | 'Completed'): Promise<void> {
  await answerCalls(page, (operation) => (operation === 'OfficeOrderPage' ? inTime : undefined))
  const cards = page.locator('[data-order]').filter({ has: page.locator(`[data-status=${status}]`) })
  await cards.first().locator('h3 a').click()
  await page.locator('main header button[aria-label*="-"]').first().click()
  await page.locator('[role=dialog] textarea').waitFor()
}

/** An order whose complaint may still be recorded. */
function inTime({ data }: Served<OfficeOrderPageQuery>) {
  const { adminOrder } = data
  const openDispute = adminOrder?.order.status === 'Completed'
  const officeMay = { ...adminOrder?.officeMay, openDispute }
  return { data: { ...data, adminOrder: adminOrder && { ...adminOrder, officeMay } } }
}

async function openMore(page: Page): Promise<void> {
  await page.locator('[data-order] button[aria-haspopup=menu]').first().click()
  await page.getByRole('menuitem').first().waitFor()
}

/** An entry of the first menu, counted from 0. */
async function choose(page: Page, place: number): Promise<void> {
  await openMore(page)
  await page.getByRole('menuitem').nth(place).click()
  await untilDialog(page)
}

async function compact(page: Page): Promise<void> {
  await page.locator('input[name=density]').last().check({ force: true })
  await page.locator('[data-density=compact] [data-order]').first().waitFor()
}
