import type { Page } from '@playwright/test'
import type { AdminOrdersQuery } from '../../office/orders/orders.generated.ts'
import { answerCalls, type Served } from '../answerCalls.ts'
import { failingServer, sendForm } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const route = '/adminOrderList'

/** A state of order management as the administrator sees it. */
export function orderState(name: string, query: string, prepare?: ScreenState['prepare']): ScreenState {
  return { name, route, seenBy: 'admin', address: `${route}${query}`, ...(prepare && { prepare }) }
}

/** Order management: its tabs and cards. */
export const officeOrderScreens: readonly ScreenState[] = [
  orderState('admin-orders', ''),
  orderState('admin-orders-confirmed', '?tab=2'),
  orderState('admin-orders-folds', '?tab=3', openFolds),
  orderState('admin-orders-search', '?tab=4&type=2&text=a'),
  orderState('admin-orders-search-errors', '?tab=4', sendForm),
  orderState('admin-orders-search-none', '?tab=4&type=1&text=ZZZZ-ZZZZ'),
  { ...orderState('admin-orders-none', ''), arrange: noOrders },
  { ...orderState('admin-orders-failed', ''), arrange: failingServer },
]

async function openFolds(page: Page): Promise<void> {
  const folds = page.locator('[data-order]').first().locator('button[aria-expanded=false]:not([aria-label])')
  await folds.first().click()
  await folds.first().click()
  await page.locator('[data-order] table').waitFor()
}

/** A list in which nothing waits. */
async function noOrders(page: Page): Promise<void> {
  const nothing = ({ data: { page } }: Served<AdminOrdersQuery>) => ({
    data: { page: { ...page, items: [], totalCount: 0 } },
  })
  await answerCalls(page, (operation) => (operation === 'AdminOrders' ? nothing : undefined))
}
