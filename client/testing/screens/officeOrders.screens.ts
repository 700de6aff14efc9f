import type { Page } from '@playwright/test'
import type { AdminOrdersQuery } from '../../office/orders/orders.generated.ts'
import type { OfficeOrderPageQuery } from '../../office/orders/page/orderPage.generated.ts'
import { answerCalls, type Served } from '../answerCalls.ts'
import { askProduct } from '../askProduct.ts'
import type { Visitor } from '../demoPeople.ts'
import { failingServer, sendForm } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const route = '/adminOrderList'
const pageRoute = '/adminOrder/:orderNo'

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
  pageState('admin-order', 'Confirmed'),
  pageState('admin-order-pending', 'Pending'),
  pageState('admin-order-disputed', 'Disputed'),
  { ...pageState('admin-order-not-done', 'Confirmed'), arrange: crewCouldNotDoIt },
  { ...pageState('admin-order-failed', 'Confirmed'), arrange: failingServer },
  { name: 'admin-order-none', route: pageRoute, seenBy: 'admin', address: '/adminOrder/ZZZZ-ZZZZ' },
]

/** The page of the newest order of a status. */
function pageState(name: string, status: string): ScreenState {
  const address = async ({ token }: Visitor) => {
    const { orderReport } = await askProduct<{
      orderReport: { edges: { node: { order: { orderNo: string } } }[] }
    }>(
      `{ orderReport(filter: { by: Placed, statuses: [${status}] }, first: 1) { edges { node { order { orderNo } } } } }`,
      {},
      token,
    )
    return `/adminOrder/${orderReport.edges[0]?.node.order.orderNo}`
  }
  return { name, route: pageRoute, seenBy: 'admin', address }
}

/** The page of an order whose crew came and could not work. */
async function crewCouldNotDoIt(page: Page): Promise<void> {
  const failed = ({ data }: Served<OfficeOrderPageQuery>) => {
    const { adminOrder } = data
    const [placed] = adminOrder?.trail ?? []
    if (!adminOrder || !placed) return { data }
    const moment = { at: '2025-11-27T09:12:00-07:00', zoneLabel: 'MST' }
    const failedVisit = { __typename: 'FailedVisit', ...moment }
    const report = {
      ...placed,
      ...moment,
      action: 'VisitFailed',
      reason: 'noAccess',
      note: 'The gate was locked.',
    }
    const order = { ...adminOrder.order, failedVisit }
    return { data: { ...data, adminOrder: { ...adminOrder, order, trail: [...adminOrder.trail, report] } } }
  }
  await answerCalls(page, (operation) => (operation === 'OfficeOrderPage' ? failed : undefined))
}

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
