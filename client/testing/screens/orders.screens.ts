import type { Page } from '@playwright/test'
import { answerCalls } from '../answerCalls.ts'
import { movableOrder, orderNumbers } from '../demoFacts.ts'
import type { Visitor } from '../demoPeople.ts'
import { failingServer, openDay, openEntry, openMenu, untilDialog } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const list = '/userOrderList/:catalog'
const detail = '/userOrderDetail/:orderNo'

/** Lists of orders, and one order in each of its statuses. */
export const orderScreens: readonly ScreenState[] = [
  { name: 'orders-ongoing', route: list, seenBy: 'avery', address: '/userOrderList/0' },
  { name: 'orders-history', route: list, seenBy: 'avery', address: '/userOrderList/1' },
  { name: 'orders-none', route: list, seenBy: 'noor', address: '/userOrderList/0' },
  {
    name: 'orders-failed',
    route: list,
    seenBy: 'avery',
    address: '/userOrderList/0',
    arrange: failingServer,
  },
  ...['Pending', 'Confirmed', 'InService', 'Completed', 'Cancelled', 'Disputed'].map(
    (status): ScreenState => ({
      name: `order-${status.toLowerCase()}`,
      route: detail,
      seenBy: 'avery',
      address: toOrder(status),
    }),
  ),
  {
    name: 'order-reported',
    route: detail,
    seenBy: 'avery',
    address: toOrder('Disputed'),
    arrange: reported,
  },
  {
    name: 'order-report',
    route: detail,
    seenBy: 'avery',
    address: toOrder('Completed'),
    arrange: reportable,
    prepare: async (page) => {
      await page.locator('[aria-labelledby=problem-title] button').click()
      await untilDialog(page)
    },
  },
  { name: 'order-move', route: '/rescheduleOrder/:orderNo', seenBy: 'avery', address: toMove },
  {
    name: 'order-move-day',
    route: '/rescheduleOrder/:orderNo',
    seenBy: 'avery',
    address: toMove,
    prepare: openDay,
  },
  { name: 'order-menu', route: detail, seenBy: 'avery', address: toOrder('Confirmed'), prepare: openMenu },
  ...Object.entries({ instructions: 1, contact: -2, cancel: -1 }).map(
    ([entry, place]): ScreenState => ({
      name: `order-${entry}`,
      route: detail,
      seenBy: 'avery',
      address: toOrder('Confirmed'),
      prepare: (page) => openEntry(page, place),
    }),
  ),
  {
    name: 'order-not-found',
    route: detail,
    seenBy: 'avery',
    address: '/userOrderDetail/2222-2222',
  },
]

/** The address of one of the customer's orders in that status. */
function toOrder(status: string): (session: Visitor) => Promise<string> {
  return async ({ token }) => {
    const orderNo = (await orderNumbers(token)).get(status)
    if (!orderNo) throw new Error(`The demo customer has no order ${status}`)
    return `/userOrderDetail/${orderNo}`
  }
}

/** The demo's visits are older than the seven days in which a problem can be reported. */
async function reportable(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"reportProblem":false', '"reportProblem":true')
    await route.fulfill({ response, body })
  })
}

/** By the customer in words; the demo's complaint was recorded by the office. */
function reported(page: Page): Promise<void> {
  return answerCalls<{ order: object }>(page, (operation) => {
    if (operation !== 'OrderDetail') return undefined
    return ({ data }) => ({
      data: { ...data, order: { ...data.order, reportedWords: 'The oven was left dirty, and the fan too.' } },
    })
  })
}

async function toMove({ token }: Visitor): Promise<string> {
  return `/rescheduleOrder/${await movableOrder(token)}`
}
